import type { Features } from '../../features.ts';
import { quote, quoteList } from '../../reading/names.ts';
import { wordKey } from '../../reading/words.ts';
import { defineRule, type Finding } from '../rule.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Operations that are no HTTP requests: their paths are free. */
const OTHER_METHODS = new Set(['WS', 'CLI', 'EVENT']);
const SEGMENTS_MAX = 12;
// One address that carries many operations by design.
const SHARED_PATH = /\/(?:graphql|rpc|trpc|json-?rpc)$/i;

interface Endpoint {
  feature: string;
  method: string;
  path: string;
}

export const endpointsAreConsistent = defineRule({
  id: 'endpoints-are-consistent',
  check: 5,
  severity: 'report',
  says: 'Endpoints use HTTP methods and paths that start with a slash, occur once, and are spelled in one style.',
  needs: ['features'],
  judges: ['features'],
  find({ features }, { hasAccess }) {
    const endpoints = endpointsOf(features).filter(({ method }) => !OTHER_METHODS.has(method));
    const messages = [
      ...malformed(endpoints),
      // Where operations say what they do, the same one twice is a later feature that adds to it.
      ...(hasAccess ? [] : repeated(endpoints)),
      ...mixedParameters(endpoints),
      ...mixedNumber(endpoints),
    ];
    return messages.map((message): Finding => ({ artifact: 'features', message }));
  },
});

function endpointsOf({ features }: Features): Endpoint[] {
  return features.flatMap((feature) =>
    feature.apiSurface.map(({ method, path }) => ({
      feature: feature.name,
      method: method.trim().toUpperCase(),
      path: path.trim(),
    })),
  );
}

function malformed(endpoints: readonly Endpoint[]): string[] {
  return endpoints.flatMap(({ feature, method, path }) => {
    const where = `Feature ${quote(feature)}: endpoint ${quote(`${method} ${path}`)}`;
    if (!METHODS.has(method)) return [`${where} has no HTTP method (${[...METHODS].join(', ')}).`];
    if (!path.startsWith('/')) return [`${where} has a path that does not start with "/".`];
    return /\s/.test(path) ? [`${where} has a space in its path.`] : [];
  });
}

function repeated(endpoints: readonly Endpoint[]): string[] {
  const first = new Map<string, string>();
  return endpoints.flatMap(({ feature, method, path }) => {
    const key = `${method} ${shape(path)}`;
    if (SHARED_PATH.test(shape(path))) return [];
    const before = first.get(key);
    first.set(key, before ?? feature);
    if (before === undefined) return [];
    return [
      `${quote(`${method} ${path}`)} of ${quote(feature)} is already an endpoint of ${quote(before)}; keep it in one of them.`,
    ];
  });
}

/** A path as it is compared: parameters without their names, no query, no slash at the end. */
function shape(path: string): string {
  const segments = path.split(/[?#]/, 1)[0]?.toLowerCase().split('/') ?? [];
  return segments
    .map((segment) => (parameterStyle(segment) === null ? segment : '{}'))
    .join('/')
    .replace(/(.)\/$/, '$1');
}

function parameterStyle(segment: string): string | null {
  if (segment.startsWith(':') && segment.length > 1) return ':id';
  if (segment.startsWith('{') && segment.endsWith('}')) return '{id}';
  if (segment.startsWith('[') && segment.endsWith(']')) return '[id]';
  return segment.startsWith('<') && segment.endsWith('>') ? '<id>' : null;
}

function mixedParameters(endpoints: readonly Endpoint[]): string[] {
  const styles = new Map<string, string>();
  for (const { path } of endpoints) {
    for (const style of path.split('/').map(parameterStyle)) {
      if (style !== null && !styles.has(style)) styles.set(style, path);
    }
  }
  if (styles.size < 2) return [];
  const examples = [...styles].map(([style, path]) => `${style} in ${quote(path)}`).join(', ');
  return [`Path parameters are written in ${styles.size} styles (${examples}); use one.`];
}

/** `/order/{id}` beside `/orders`: one collection under two names. A lone `/session` beside nothing is left alone. */
function mixedNumber(endpoints: readonly Endpoint[]): string[] {
  const spellings = new Map<string, { names: Set<string>; isCollection: boolean }>();
  for (const { path } of endpoints) {
    for (const { key, name, isCollection } of staticSegments(path)) {
      const known = spellings.get(key) ?? { names: new Set(), isCollection: false };
      spellings.set(key, { names: known.names.add(name), isCollection: known.isCollection || isCollection });
    }
  }
  return [...spellings.values()]
    .filter(({ names, isCollection }) => names.size > 1 && isCollection)
    .map(({ names }) => `One collection is called ${quoteList([...names])}; use one spelling.`);
}

/** The segments that are no parameters, each under a key that is the same for its singular and its plural. */
function staticSegments(path: string) {
  const segments = shape(path)
    .split('/')
    .slice(1, 1 + SEGMENTS_MAX);
  return segments
    .map((segment, at) => ({
      key: [...segments.slice(0, at), wordKey(segment)].join('/'),
      name: `/${[...segments.slice(0, at), segment].join('/')}`,
      isCollection: segments[at + 1] === '{}',
    }))
    .filter((_, at) => segments[at] !== '{}' && segments[at] !== '');
}
