import type { Feature } from '../../../../artifacts/features.ts';
import type { Entity } from '../../design/design.ts';
import { kebab, withArticle } from '../../language/inflect.ts';
import { makerOf } from './build-order.ts';
import type { Draft } from './draft.ts';

type Endpoint = Feature['apiSurface'][number];

/** Written by the program itself while it works: people read such rows, and never add one. */
const BY_ITSELF =
  /(line|entry|event|usage|change|conflict|revision|session|run|figure|score|match|alarm|attempt|state|fix|twin|segment|fragment|action|reading|movement|payout|payment|refund|receipt|repayment|answer|passage|digest|suggestion|forecast|notice|turn|problem|correction|install|case|hit)$/i;
/** Have ways of their own: signing in, and the page of the thing whose history it is. */
const ALONE = new Set(['Account', 'Session', 'Revision']);
const SURFACE_MAX = 12;

/**
 * Adds what is missing so that everything written can be created, read and listed: to the feature that makes it. An
 * entity that is only read gets its way in from the feature that reads it first.
 */
export function closeHoles(drafts: readonly Draft[], entities: readonly Entity[], paths: Set<string>): void {
  for (const entity of entities) {
    const home = makerOf(entity, drafts) ?? drafts.find((draft) => draft.reads.includes(entity));
    if (!home) continue;
    if (!home.writes.includes(entity)) home.writes.push(entity);
    const all = drafts.flatMap(({ feature }) => feature.apiSurface);
    for (const endpoint of missing(entity, all)) {
      const shape = shapeOf(endpoint.method, endpoint.path);
      if (paths.has(shape) || home.feature.apiSurface.length >= SURFACE_MAX) continue;
      paths.add(shape);
      home.feature.apiSurface.push(endpoint);
    }
  }
}

/** "GET /x/:id": how two endpoints are told apart. */
export const shapeOf = (method: string, path: string) => `${method} ${path.replace(/:[a-z]+/gi, ':id')}`;

function missing(entity: Entity, all: readonly Endpoint[]): Endpoint[] {
  const path = `/${entity.path.toLowerCase()}`;
  const names = [entity.path.toLowerCase(), kebab(entity.one)];
  const touching = all.filter((endpoint) => endpoint.path.split('/').some((segment) => names.includes(segment)));
  const isRead = touching.some(({ method }) => method === 'GET');
  const isMade = touching.some(({ method }) => method === 'POST' || method === 'PUT');
  const alone = ALONE.has(entity.name);
  return [
    ...(isMade || alone || BY_ITSELF.test(entity.one.split(' ').at(-1) ?? '')
      ? []
      : [{ method: 'POST', path, purpose: `Add ${withArticle(entity.one)}` }]),
    ...(isRead || alone ? [] : [{ method: 'GET', path, purpose: `List ${entity.many}` }]),
  ];
}
