import { type Word, word } from '../../design/slots.ts';
import type { Recipe } from '../../knowledge/stack/recipes.ts';
import { singular } from '../../language/inflect.ts';
import { isByLink, LINK_PAGES } from '../link-pages.ts';
import type { Ground } from './ground.ts';
import { filesFor } from './stack-of.ts';

interface Endpoint {
  method: string;
  path: string;
}

/** So many screens are told of a feature beside the one of its main thing. */
const SCREENS_MAX = 3;

/**
 * The files of a feature, whose endpoints decide where they are answered: a file of routes for each path that they begin with,
 * and a screen for each that people look at.
 */
export function filesByPath(
  files: readonly string[],
  main: Word,
  endpoints: readonly Endpoint[],
  { stack: { recipe }, design, architecture }: Ground,
): string[] {
  if (endpoints.length === 0) return [...new Set(files)];
  const known = new Map(design.entities.map((entity) => [entity.path.toLowerCase(), entity]));
  const things = firstsOf(endpoints).map((first): Word => known.get(first) ?? named(first));
  const [routes] = filesFor(recipe, main, ['routes']);
  const [screen] = filesFor(recipe, main, ['screen']);
  const byPath = routesByPath(recipe, endpoints);
  const answered = byPath.length > 0 ? byPath : things.flatMap((one) => filesFor(recipe, one, ['routes']));
  const seen = firstsOf(endpoints.filter(({ method, path }) => method === 'GET' && !path.startsWith('/webhooks')));
  const shown = seen
    .map((first) => known.get(first))
    .filter((one) => one !== undefined)
    .flatMap((one) => filesFor(recipe, one, ['screen']))
    .filter((file) => file !== screen)
    .slice(0, SCREENS_MAX);
  const hasPages = architecture.nodes.some(({ tech }) => tech === LINK_PAGES);
  const pages = hasPages
    ? firstsOf(endpoints.filter(({ method, path }) => method === 'GET' && isByLink(path))).map(
        (first) => `web/src/pages/${(known.get(first) ?? named(first)).name}Page.tsx`,
      )
    : [];
  const told = files.flatMap((file) => (file === routes ? answered : file === screen ? [file, ...shown] : [file]));
  return [...new Set([...told, ...pages])];
}

/** "/rows/:id/turns", "/rows" → "rows". */
const firstsOf = (endpoints: readonly { path: string }[]): string[] => [
  ...new Set(endpoints.flatMap(({ path }) => /^\/([\w-]+)/.exec(path)?.[1]?.toLowerCase() ?? [])),
];

/** A path that is no table's: "/webhooks/fees", "/my/:token". */
function named(first: string): Word {
  const said = first.replaceAll('-', ' ');
  return { ...word(singular(said)), path: first };
}

/** Where a file's place is its address, each path of the endpoints has a file of its own. Empty elsewhere. */
function routesByPath(recipe: Recipe | undefined, endpoints: readonly { path: string }[]): string[] {
  const [before, after] = recipe?.files.routes.split('{path}') ?? [];
  if (before === undefined || !after || !/^\/(?:route\.ts|\+server\.ts)$/.test(after)) return [];
  const inFolders = (path: string) => path.replace(/^\//, '').replace(/:([A-Za-z]+)/g, '[$1]');
  return [...new Set(endpoints.map(({ path }) => `${before}${inFolders(path)}${after}`))];
}
