import { companions } from '../knowledge/companions.ts';
import type { Ground } from './design.ts';
import type { Wish } from './wish.ts';

/**
 * What usually comes with what was asked for, whatever the field: a loan wants a reminder, a market wants ratings. First what is
 * wanted most with each, then the others.
 */
export function fromCompanions({ capabilities }: Ground, asked: readonly Wish[]): [first: Wish[], others: Wish[]] {
  const all = asked
    .filter(({ because }) => because === 'asked')
    .flatMap(({ capability, object }) =>
      (companions[capability.id] ?? []).flatMap((id, at) => {
        const found = capabilities.find((one) => one.id === id);
        const need = at === 0 ? ('usual' as const) : ('later' as const);
        return found ? [{ capability: found, object, because: 'field' as const, need }] : [];
      }),
    );
  return [all.filter(({ need }) => need === 'usual'), all.filter(({ need }) => need !== 'usual')];
}
