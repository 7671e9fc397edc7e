import type { Architecture } from '../../../artifacts/architecture.ts';
import type { Feature } from '../../../artifacts/features.ts';
import type { Wish } from '../read/brief.ts';

/** What a wish writes, and the operation that creates it. */
export interface Impact {
  entities: string[];
  operation: Feature['apiSurface'][number] | undefined;
}

/**
 * What each wish writes of the architecture's entities: those that its words name. Entities that no wish names go to the
 * first one, because the rules cannot tell what writes them.
 */
export function impactsOf(wishes: readonly Wish[], { dataModel }: Architecture): Impact[] {
  const names = dataModel.map(({ entity }) => entity);
  const taken = new Set<string>();
  const created = new Set<string>();
  const impacts = wishes.map(({ demand, piece }): Impact => {
    const words = plain(demand.quote);
    const entities = names.filter((name) => name === piece.act.entity || words.includes(plain(spelled(name))));
    const creates = entities.find((name) => name === piece.act.entity && !created.has(name));
    if (creates !== undefined) created.add(creates);
    for (const name of entities) taken.add(name);
    return { entities, operation: creates === undefined ? undefined : creation(creates, piece.act.actor) };
  });
  impacts[0]?.entities.push(...names.filter((name) => !taken.has(name)));
  return impacts;
}

const creation = (entity: string, actor: string | undefined): Feature['apiSurface'][number] => ({
  method: 'POST',
  path: `/${spelled(entity).replaceAll(' ', '-')}s`,
  purpose: `Store: ${spelled(entity)}.`,
  by: [actor ?? 'all'],
  writes: [`+${entity}: details`],
});

/** `BookingRequest` as it is said: "booking request". */
const spelled = (entity: string): string => entity.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** Words between single spaces, so that one text can be searched for another's words. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
