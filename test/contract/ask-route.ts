import type { OutreachRoute } from '../../bridge/outreach/route.ts';
import type { Outreach } from '../bridge/outreach/outreach.ts';
import type { World } from '../bridge/outreach/world.ts';
import type { CallOptions, Reply } from '../bridge/rest.ts';

/** A body that the route takes, as its documents show it. */
export const bodyOf = ({ body }: OutreachRoute): unknown => Object.values(body?.examples ?? {})[0]?.value;

/** The word in the path that says what kind of thing `{id}` is. */
export const kindOf = ({ path }: OutreachRoute): string => /\/(\w+)\/\{id\}/.exec(path)?.[1] ?? '';

/** The ids of the world that fit into the path of a route. */
export const idsFor = (world: World, route: OutreachRoute) => ({
  id: world.ids[kindOf(route)] ?? NOBODY,
  stepId: world.ids.steps,
});

export const NOBODY = `nil_${'0'.repeat(32)}`;

export interface Asked extends CallOptions {
  id?: string;
  stepId?: string | undefined;
  query?: string;
}

/** Calls a route with the body its documents show, or the one given. */
export function askRoute(outreach: Outreach, route: OutreachRoute, asked: Asked = {}): Promise<Reply> {
  const { id = NOBODY, stepId = NOBODY, query = '', body: given = bodyOf(route), ...options } = asked;
  const body = route.body && given;
  return outreach.call(route.method, route.path.replace('{id}', id).replace('{stepId}', stepId) + query, {
    ...options,
    ...(body === undefined ? {} : { body }),
  });
}
