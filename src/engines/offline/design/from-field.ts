import { lastWord, singular } from '../language/inflect.ts';
import type { Entity, Ground } from './design.ts';
import { likelihoods } from './likelihood.ts';
import { applies } from './match.ts';
import type { Wish } from './wish.ts';

const ENOUGH = 3;

/** What weighs less where the field was hardly recognised. */
const LOWER = { core: 'usual', usual: 'later', later: 'later' } as const;

/** Log odds below which a plan that has enough does without. */
const UNLIKELY = -2.5;

/** Fewer wishes than this make no plan. */
const FEW = 5;

/** What the field takes for granted. What it has later only, a plan needs where the idea says next to nothing. */
export function fromField(ground: Ground, asked: readonly Wish[]): Wish[] {
  const enough =
    new Set(asked.filter(({ because }) => because === 'asked').map(({ capability }) => capability.id)).size >= ENOUGH;
  const known = new Set<string>();
  const odds = likelihoods(ground.understanding);
  return ground.domain.capabilities.flatMap(({ id, object, need, when }) => {
    const capability = ground.capabilities.find((one) => one.id === id);
    if (!capability || !applies(when, ground.understanding, known)) return [];
    const named = object ? fieldEntity(object, ground) : undefined;
    if (id === 'measurements' && !named && !ground.entities.some(({ kind }) => kind === 'measure')) return [];
    // What the idea asks for is plan enough: the field adds what every product of its kind has, to things the idea names.
    if (enough && !(need === 'core' && (id === 'records' || object === undefined || named?.from === 'idea'))) return [];
    if (asked.length >= FEW && id !== 'records' && (odds.get(id) ?? 0) < UNLIKELY) return [];
    const own = ground.sure ? need : LOWER[need];
    return own === 'later' && asked.length >= FEW
      ? []
      : [{ capability, object: named, because: 'field' as const, need: own }];
  });
}

/** The entity of the field by name, or the one of the idea that means the same. */
function fieldEntity(name: string, { entities, domain }: Ground): Entity | undefined {
  const spec = domain.entities.find((one) => one.name === name);
  const names = [name, ...(spec?.words ?? [])];
  return entities.find((entity) => names.includes(entity.one) || names.includes(singular(lastWord(entity.one))));
}
