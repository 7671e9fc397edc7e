import type { ErrorCode } from '../../src/errors.ts';
import { type AnyRoute, GENERATION, isOutreach, OUTREACH } from '../apis.ts';
import { buildOpenApi } from '../openapi.ts';
import { componentName, namedSchema } from '../openapi-schemas.ts';

/** The pages of the documents. The first one also explains what the others share: errors, envelopes, plans. */
export const DOCS_PATHS = ['/docs', '/docs/outreach', '/docs/webhooks'] as const;
export type DocsPath = (typeof DOCS_PATHS)[number];

/** The page that explains a route. */
export function pageOf(route: AnyRoute): DocsPath {
  if (!isOutreach(route)) return '/docs';
  return route.tag === 'Webhooks' ? '/docs/webhooks' : '/docs/outreach';
}

const ALL_ROUTES: readonly AnyRoute[] = [...GENERATION.routes, ...OUTREACH.routes];

/** The routes of a page, in the order of the contract. */
export const routesOf = (page: DocsPath): readonly AnyRoute[] => ALL_ROUTES.filter((route) => pageOf(route) === page);

export const routeHref = (route: AnyRoute): string => `${pageOf(route)}#${route.operationId}`;

export const errorHref = (code: ErrorCode): string => `/docs#error-${code}`;

export const schemaHref = (name: string): string => `${schemaPage(name)}#schema-${name}`;

/** The page that shows a schema: the first one with a route that uses it. */
export function schemaPage(name: string): DocsPath {
  pages ??= schemaPages();
  return pages.get(name) ?? '/docs';
}

let pages: ReadonlyMap<string, DocsPath> | undefined;

function schemaPages(): ReadonlyMap<string, DocsPath> {
  const { schemas } = buildOpenApi().components;
  const found = new Map<string, DocsPath>([['OutreachError', '/docs/outreach']]);
  for (const page of DOCS_PATHS) {
    const open = routesOf(page).flatMap(schemasOf);
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (found.has(name) || !(name in schemas)) continue;
      found.set(name, page);
      open.push(...refsIn(schemas[name] ?? {}));
    }
  }
  return found;
}

const schemasOf = (route: AnyRoute): string[] => [
  componentName(route, 'Request'),
  ...Object.values(route.responses).map(
    ({ shape }) => namedSchema(shape) ?? componentName(route, isOutreach(route) ? 'Answer' : 'Data'),
  ),
];

const refsIn = (schema: object): string[] =>
  [...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name);
