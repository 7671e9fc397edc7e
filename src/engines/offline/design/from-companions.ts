import { companions } from '../knowledge/companions.ts';
import type { Ground } from './design.ts';
import type { Wish } from './wish.ts';

/** What is wanted most with each thing that was asked for, whatever the field: a loan wants a reminder, a market a search. */
export function fromCompanions({ capabilities }: Ground, asked: readonly Wish[]): Wish[] {
  return asked
    .filter(({ because }) => because === 'asked')
    .flatMap(({ capability, object }) => {
      const id = companions[capability.id];
      const found = capabilities.find((one) => one.id === id);
      return found ? [{ capability: found, object, because: 'field' as const, need: 'usual' as const }] : [];
    });
}
