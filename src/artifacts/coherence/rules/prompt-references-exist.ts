import { builtIn, type PlanPrompt } from '../plan/built.ts';
import { fieldNames } from '../plan/fields.ts';
import { type Missing, tellMissing } from '../plan/missing.ts';
import { operationFinder } from '../plan/paths.ts';
import type { Plan } from '../plan/plan.ts';
import { pointerTo } from '../plan/pointer.ts';
import { type Prose, proseOf } from '../plan/prompt-prose.ts';
import { code } from '../plan/tell.ts';
import { defineRule, type Finding } from '../rule.ts';

const OPERATION = /(?<![\w/])(GET|POST|PUT|PATCH|DELETE|WS) +(\/[^\s`"'(),;|]*)/g;
const FIELD = /(?<![\w/.@-])([A-Z]\w*)\.([a-z_]\w*)(?![\w(/]|\.\w)/g;
const CRITERION = /(?<![\w/.-])F\d{1,4}\.\d{1,4}(?!\w|[.-]\w)/g;

export const promptReferencesExist = defineRule({
  id: 'prompt-references-exist',
  check: 4,
  severity: 'hard',
  says: 'Prompts have ids of their own; the settings, nodes, files, operations, fields and criteria that they name exist.',
  needs: ['promptPack'],
  judges: ['promptPack'],
  find({ promptPack }, plan) {
    const finders = [operationsIn(plan), fieldsIn(plan), criteriaIn(plan)];
    const named = proseOf(promptPack).flatMap((prose) => finders.flatMap((find) => find(prose)));
    const missing = [...unknownUses(plan), ...named];
    return [
      ...badIds(builtIn(plan).prompts),
      ...tellMissing(missing.map((one) => ({ artifact: 'promptPack', ...one }))),
    ];
  },
});

type Unknown = Omit<Missing, 'artifact'>;

function badIds(prompts: readonly PlanPrompt[]): Finding[] {
  const seen = new Set<string>();
  return prompts.flatMap(({ prompt: { id } }, at): Finding[] => {
    if (id === undefined) return [];
    const isRepeated = seen.has(id);
    seen.add(id);
    if (!isRepeated && /^P\d+$/.test(id)) return [];
    const message = isRepeated ? `Two prompts have the id ${code(id)}.` : `${code(id)} is not an id of a prompt.`;
    const mend = 'Give the prompt an id of its own: P and a number.';
    return [{ artifact: 'promptPack', pointer: pointerTo('prompts', at, 'id'), message, mend }];
  });
}

/** A caller's architecture may name no settings, and a caller's prompts no files: then any name may be one. */
function unknownUses(plan: Plan): Unknown[] {
  const { prompts } = builtIn(plan);
  const { architecture } = plan.artifacts;
  const canTell = architecture?.settings !== undefined && prompts.some(({ prompt }) => prompt.files !== undefined);
  if (!canTell) return [];
  const isKnown = knownNames(plan);
  const later = new Set(prompts.flatMap(({ prompt: { files = [] } }) => files.map(fileIn)));
  const listed = new Set<string>();
  return prompts.flatMap(({ name, pointer, prompt: { uses = [], files = [] } }) => {
    for (const file of files) listed.add(fileIn(file));
    return uses
      .map((used, at) => ({ used, pointer: `${pointer}${pointerTo('uses', at)}` }))
      .filter(({ used }) => !isKnown(used) && !listed.has(fileIn(used)))
      .map(({ used, pointer: place }) => ({
        name,
        pointer: place,
        what: `the ${later.has(fileIn(used)) ? 'later file' : 'setting, node or file'} ${code(used)}`,
        mend: later.has(fileIn(used))
          ? `List ${code(used)} in the files of this prompt or of an earlier one.`
          : 'Name a setting, a node, or a file that this prompt or an earlier one lists; add a new setting to `adds`.',
      }));
  });
}

/** Everything but the files of prompts: what the plan names, what the repository has, what the setup prompt writes. */
function knownNames(plan: Plan): (name: string) => boolean {
  const { settings, nodes, entities, figures, brief, artifacts } = plan;
  const { partNamed } = builtIn(plan);
  const existing = brief?.existing.flatMap(({ name, file }) => [name, fileIn(file)]) ?? [];
  const setup = artifacts.promptPack?.setupPrompt.split(/[\s`"'()<>,;]+/) ?? [];
  const files = new Set([...existing, ...setup.map((word) => fileIn(word.replace(/[.:]+$/, '')))]);
  return (name) =>
    [settings, nodes, entities, figures].some((names) => names.has(name)) ||
    files.has(fileIn(name)) ||
    partNamed(name) !== undefined;
}

/** `docs/plan/schema.md` in `./docs/plan/schema.md#Reading`. */
const fileIn = (text: string): string => text.replace(/^\.\//, '').replace(/#.*$/s, '');

function operationsIn(plan: Plan): (prose: Prose) => Unknown[] {
  if (!plan.hasAccess) return () => [];
  const isOperation = operationFinder(plan);
  return ({ text, ...place }) =>
    [...text.matchAll(OPERATION)]
      .map(([, method = '', path = '']) => ({ method, path: path.replace(/(?:\*\*)?[.:!?]*$/, '') }))
      .filter(({ method, path }) => isWhole(path) && !isOperation(method, path))
      .map(({ method, path }) => ({
        ...place,
        what: `the operation ${code(`${method} ${path}`)}`,
        mend: "Call an operation of the features; write another vendor's address with its host.",
      }));
}

/** `/api/*` stands for many paths, and a bare `/` for any page. */
const isWhole = (path: string): boolean => path.length > 1 && !/[*<>[\]$…]/.test(path);

function fieldsIn(plan: Plan): (prose: Prose) => Unknown[] {
  const known = fieldNames(plan);
  const files = builtIn(plan).prompts.flatMap(({ prompt }) => prompt.files ?? []);
  const fileNames = new Set(files.map((file) => file.slice(file.lastIndexOf('/') + 1)));
  return ({ text, ...place }) =>
    [...text.matchAll(FIELD)]
      .filter(([whole, entity = '', field = '']) => known.get(entity)?.has(field) === false && !fileNames.has(whole))
      .map(([whole]) => ({
        ...place,
        what: `the field ${code(whole)}`,
        mend: 'Name a field of the data model, or add it to the fields in `adds`.',
      }));
}

/** Features without ids were not written for prompts that name criteria by them. */
function criteriaIn({ features, criteria }: Plan): (prose: Prose) => Unknown[] {
  if (!features.some(({ feature }) => feature.id !== undefined)) return () => [];
  const known = new Set(criteria.map(({ id }) => id));
  return ({ text, ...place }) =>
    [...text.matchAll(CRITERION)]
      .filter(([id]) => !known.has(id))
      .map(([id]) => ({ ...place, what: `the criterion ${code(id)}`, mend: 'Name a criterion of the features.' }));
}
