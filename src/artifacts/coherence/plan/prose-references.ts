import { fieldNames } from './fields.ts';
import type { Missing } from './missing.ts';
import { operationFinder } from './paths.ts';
import type { Plan } from './plan.ts';
import { code } from './tell.ts';

/** A text that the author wrote: where it stands, and what the place is called. */
export interface Prose {
  name: string;
  pointer: string;
  text: string;
}

const OPERATION = /(?<![\w/])(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|WS) {1,4}(\/[^\s`"'(),;|]*)/g;
const FIELD = /(?<![\w/.@-])([A-Z]\w*)\.([a-z_]\w*)(?![\w(/]|\.\w)/g;
const CRITERION = /(?<![\w/.-])F\d{1,4}\.\d{1,4}(?!\w|[.-]\w)/g;

/** Finds what prose calls by `METHOD /path`, `Entity.field` or `F1.2` and the plan does not have. Other prose is let be. */
export function unknownInProse(plan: Plan): (prose: Prose) => Omit<Missing, 'artifact'>[] {
  const finders = [unknownOperations(plan), unknownFields(plan), unknownCriteria(plan)];
  return ({ text, ...place }) => finders.flatMap((find) => find(text)).map((unknown) => ({ ...place, ...unknown }));
}

type Find = (text: string) => Pick<Missing, 'what' | 'mend'>[];

function unknownOperations(plan: Plan): Find {
  if (!plan.hasAccess) return () => [];
  const isOperation = operationFinder(plan);
  return (text) =>
    Array.from(text.matchAll(OPERATION), ([, method = '', path = '']) => ({
      method,
      path: path.replace(/(?:\*\*)?[.:!?]{0,9}$/, ''),
    }))
      .filter(({ method, path }) => isWhole(path) && !isOperation(method, path))
      .map(({ method, path }) => ({
        what: `the operation ${code(`${method} ${path}`)}`,
        mend: "Name an operation of the features; write another vendor's address with its host.",
      }));
}

/** `/api/*` stands for many paths, and a bare `/` for any page. */
const isWhole = (path: string): boolean => path.length > 1 && !/[*<>[\]$…]/.test(path);

/** Only fields of known entities are judged, so that `Node.js` is let be, and `Reader.tsx` where a prompt lists it. */
function unknownFields(plan: Plan): Find {
  const known = fieldNames(plan);
  const files = (plan.artifacts.promptPack?.prompts ?? []).flatMap((prompt) => prompt.files ?? []);
  const fileNames = new Set(files.map((file) => file.slice(file.lastIndexOf('/') + 1)));
  return (text) =>
    [...text.matchAll(FIELD)]
      .filter(([whole, entity = '', field = '']) => known.get(entity)?.has(field) === false && !fileNames.has(whole))
      .map(([whole]) => ({
        what: `the field ${code(whole)}`,
        mend: 'Name a field of the data model, or add it to the fields in `adds`.',
      }));
}

/** Features without ids were not written for prose that names criteria by them. */
function unknownCriteria({ features, criteria }: Plan): Find {
  if (!features.some(({ feature }) => feature.id !== undefined)) return () => [];
  const known = new Set(criteria.map(({ id }) => id));
  return (text) =>
    [...text.matchAll(CRITERION)]
      .filter(([id]) => !known.has(id))
      .map(([id]) => ({ what: `the criterion ${code(id)}`, mend: 'Name a criterion of the features.' }));
}
