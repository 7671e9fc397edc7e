import type { Architecture } from '../../../artifacts/architecture.ts';
import type { Wish } from '../read/brief.ts';

/**
 * Which entities of a supplied architecture each wish may write: those that its words name. Entities that no wish names
 * go to the first one, because the rules cannot tell what writes them.
 */
export function impactsOf(wishes: readonly Wish[], { dataModel }: Architecture): string[][] {
  const names = dataModel.map(({ entity }) => entity);
  const taken = new Set<string>();
  const impacts = wishes.map(({ demand }) => {
    const words = plain(demand.quote);
    const entities = names.filter((name) => words.includes(plain(spelled(name))));
    for (const name of entities) taken.add(name);
    return entities;
  });
  impacts[0]?.push(...names.filter((name) => !taken.has(name)));
  return impacts;
}

/** `BookingRequest` as it is said: "booking request". */
const spelled = (entity: string): string => entity.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** Words between single spaces, so that one text can be searched for another's words. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
