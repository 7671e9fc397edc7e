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
 * entity that is only read gets its way in from the feature that reads it first. `told`: whose author has told what is listed; a
 * list of each such table would only leak.
 */
export function closeHoles(
  drafts: readonly Draft[],
  entities: readonly Entity[],
  paths: Set<string>,
  told: ReadonlySet<Entity> = new Set(),
): void {
  const given = new Map(drafts.map((draft) => [draft, [...draft.feature.apiSurface]]));
  for (const entity of entities) {
    const home = makerOf(entity, drafts) ?? drafts.find((draft) => draft.reads.includes(entity));
    if (!home) continue;
    if (!home.writes.includes(entity)) home.writes.push(entity);
    for (const endpoint of missing(entity, [...given.values()].flat(), given.get(home) ?? [])) {
      if (told.has(entity) && endpoint.method === 'GET') continue;
      const shape = shapeOf(endpoint.method, endpoint.path);
      if (paths.has(shape) || home.feature.apiSurface.length >= SURFACE_MAX) continue;
      paths.add(shape);
      home.feature.apiSurface.push(endpoint);
    }
  }
}

/** "GET /x/:id": how two endpoints are told apart. */
export const shapeOf = (method: string, path: string) => `${method} ${path.replace(/:[a-z]+/gi, ':id')}`;

/** `own`: the endpoints of the feature that brings the entity; one of them may make it under another name. */
function missing(entity: Entity, all: readonly Endpoint[], own: readonly Endpoint[]): Endpoint[] {
  const names = [entity.path.toLowerCase(), kebab(entity.one)];
  if (ALONE.has(entity.name)) return [];
  const path = `/${entity.path.toLowerCase()}`;
  const isMade =
    all.some(({ method, path }) => (method === 'POST' || method === 'PUT') && isAbout(path, names) === 'all') ||
    all.some(({ method, path }) => method === 'PUT' && isAbout(path, names) === 'one') ||
    own.some(({ method, path, purpose }) => method === 'POST' && HOLDS.test(`${path} ${purpose}`)) ||
    (entity.from === 'capability' &&
      own.some(({ method, path }) => (method === 'POST' || method === 'PUT') && isAbout(path, names) === undefined));
  const isListed = all.some(({ method, path }) => method === 'GET' && isAbout(path, names) === 'all');
  return [
    ...(isMade || BY_ITSELF.test(entity.one.split(' ').at(-1) ?? '')
      ? []
      : [{ method: 'POST', path, purpose: `Add ${withArticle(entity.one)}` }]),
    ...(isListed ? [] : [{ method: 'GET', path, purpose: `List ${entity.many}` }]),
  ];
}

/** "Hold one and go to the payment page": it is made on its way, and never added past it. */
const HOLDS = /\/hold\b|^\S+ hold /i;

/** Whether a path speaks of all such things ("/devices", "/devices/claim"), of one ("/devices/:id/x"), or of others. */
function isAbout(path: string, names: readonly string[]): 'all' | 'one' | undefined {
  const segments = path.split('/');
  const at = segments.findIndex((segment) => names.includes(segment));
  if (at < 0) return undefined;
  return segments[at + 1]?.startsWith(':') ? 'one' : 'all';
}
