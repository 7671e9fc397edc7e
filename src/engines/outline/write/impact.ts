import type { Architecture } from '../../../artifacts/architecture.ts';
import type { Wish } from '../read/brief.ts';
import { fitting } from './words.ts';

/** So many characters of names fit into the text of one impact. */
const NAMES_CHARS_MAX = 3_900;

/**
 * Which entities of a supplied architecture each wish may write: those that its words name. Entities that no wish names
 * go to the first one that has room, because the rules cannot tell what writes them.
 */
export function impactsOf(wishes: readonly Wish[], { dataModel }: Architecture): string[][] {
  const names = dataModel.map(({ entity }) => entity);
  const taken = new Set<string>();
  const impacts = wishes.map(({ demand }) => {
    const words = plain(demand.quote);
    const entities: string[] = [];
    for (const name of names) if (words.includes(plain(spelled(name))) && add(name, entities)) taken.add(name);
    return entities;
  });
  for (const name of names) if (!taken.has(name)) impacts.find((entities) => add(name, entities));
  return impacts;
}

/** Adds a name where there is room for it. */
function add(name: string, entities: string[]): boolean {
  const hasRoom = fitting([...entities, name], NAMES_CHARS_MAX).more === 0;
  if (hasRoom) entities.push(name);
  return hasRoom;
}

/** `BookingRequest` as it is said: "booking request". */
const spelled = (entity: string): string => entity.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** Words between single spaces, so that one text can be searched for another's words. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
