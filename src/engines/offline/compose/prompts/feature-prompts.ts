import type { Feature } from '../../../../artifacts/features.ts';
import { sayAll, word } from '../../design/slots.ts';
import { lastWord, list, singular, spoken } from '../../language/inflect.ts';
import { conditionsSaid } from '../../understand/conditions-said.ts';
import type { Draft } from '../features/draft.ts';
import { inShort } from '../own-words.ts';
import { keepsFiles } from './file-layout.ts';
import { filesByPath } from './files-by-path.ts';
import type { Ground, Prompt } from './ground.ts';
import { groupsOf } from './groups.ts';
import { needsPeople } from './needs-people.ts';
import { type PromptParts, promptText } from './prompt-text.ts';
import { inRows } from './rows.ts';
import { filesFor } from './stack-of.ts';
import { addedWith, tableLine } from './tables.ts';
import { writeThrough } from './write-through.ts';

type Chapter = Omit<PromptParts, 'stop' | 'chapters'>;

const NAME_MAX = 80;
/** Of so many features in one prompt each is told in full; of more, which only a caller supplies, the essence. */
const FULL_MAX = 4;

/** One prompt a feature in the order of building; where there is no room, neighbours share one. Depends only on earlier prompts. */
export function featurePrompts(ground: Ground, first: readonly Prompt[], room: number): Prompt[] {
  const home = new Map<string, string>();
  const used = new Set(first.map((prompt) => prompt.name.toLowerCase()));
  const base = first.slice(-2).map((prompt) => prompt.name);
  return groupsOf(ground.features, room).map((group) => {
    const name = nameOf(group, used);
    const before = [...new Set(group.flatMap((feature) => promptsBefore(feature, ground, home)))];
    for (const feature of group) home.set(feature.name, name);
    for (const entity of group.flatMap((feature) => touched(feature, ground)))
      if (!home.has(`table ${entity}`)) home.set(`table ${entity}`, name);
    const needs = before.filter((one) => one !== name);
    return {
      name,
      category: 'feature' as const,
      prompt: write(group, needs, ground),
      expectedOutput: expected(group, ground),
      dependencies: needs.length > 0 ? needs : base,
    };
  });
}

/** The prompts that build what this feature stands on: as the planner knows it, else whoever touched its entities first. */
function promptsBefore(feature: Feature, ground: Ground, home: ReadonlyMap<string, string>): string[] {
  const draft = ground.drafts.get(feature.name);
  if (!draft)
    return touched(feature, ground)
      .flatMap((entity) => home.get(`table ${entity}`) ?? [])
      .slice(0, 3);
  const needs = ground.needs.get(draft) ?? [];
  const indirect = new Set(needs.flatMap((need) => ground.needs.get(need) ?? []));
  return needs.filter((need) => !indirect.has(need)).flatMap((need) => home.get(need.feature.name) ?? []);
}

function nameOf(group: readonly Feature[], used: Set<string>): string {
  const [first, second] = group;
  const both = `Build ${first?.name} + ${second?.name}`;
  const base =
    group.length === 1
      ? `Build ${first?.name}`
      : group.length === 2 && both.length <= NAME_MAX
        ? both
        : `Build ${first?.name} and ${group.length - 1} more`;
  const fitting = base.length <= NAME_MAX && !/^Build build\b/i.test(base) ? base : base.replace(/^Build /, '');
  let name = fitting;
  for (let copy = 2; used.has(name.toLowerCase()); copy += 1) name = `${fitting} (${copy})`;
  used.add(name.toLowerCase());
  return name;
}

function touched(feature: Feature, { architecture }: Ground): string[] {
  const words = new Set(feature.dataImpact.split(/[^\p{L}\p{M}\p{N}_]+/u));
  return architecture.dataModel.map(({ entity }) => entity).filter((entity) => words.has(entity));
}

function write(group: readonly Feature[], needs: readonly string[], ground: Ground): string {
  const shared = [
    ...(needs.length > 0 ? [`Done before: ${list(needs.map((need) => `"${need}"`))}`] : []),
    `Stack: ${ground.stack.phrase}`,
    `Product: ${ground.design.product.one}, in its owner’s words “${inShort(ground.design.understanding.idea)}”`,
    ...keptEverywhere(ground),
  ];
  const shown = ground.design.hosted ? 'tests, a call each' : 'tests, a transcript or picture';
  const [feature] = group;
  if (group.length === 1 && feature) {
    const chapter = chapterOf(feature, ground, true);
    return promptText({
      ...chapter,
      goal: `Build "${feature.name}" (${feature.priority}). ${feature.description}`,
      inputs: [...chapter.inputs, ...shared],
      stop: `Show its tests, then it at work. Do not start the next prompt.`,
    });
  }
  return promptText({
    goal: `Build these ${group.length} one after the other, a commit each: ${list(group.map((one) => `"${one.name}" (${one.priority})`))}.`,
    inputs: shared,
    files: [],
    steps: [],
    acceptance: [],
    pitfalls: [],
    chapters: group.map((one, at) => ({
      title: `${at + 1}. ${one.name}`,
      parts: chapterOf(one, ground, group.length <= FULL_MAX),
    })),
    stop: `Show each at work: ${shown}. Do not start the next prompt.`,
  });
}

const CONDITIONS_MAX = 4;

/** The conditions of the owner that are no rule of a feature: whoever reads one prompt alone builds within them. */
function keptEverywhere({ design }: Ground): string[] {
  const { idea, context } = design.understanding;
  const short = inShort(idea);
  const said = conditionsSaid(`${idea}. ${context}`).filter(
    (one) => !short.includes(one) && one.length <= CONDITION_LETTERS,
  );
  return said.length > 0
    ? [
        `Kept everywhere: ${said
          .slice(0, CONDITIONS_MAX)
          .map((one) => `“${one}”`)
          .join('; ')}`,
      ]
    : [];
}
const CONDITION_LETTERS = 120;

function chapterOf(feature: Feature, ground: Ground, isFull: boolean): Chapter {
  const { design, stack } = ground;
  const draft = ground.drafts.get(feature.name);
  const entities = touched(feature, ground);
  const made = ground.tables.by.get(feature.name) ?? [];
  const there = entities.filter((entity) => made.every((one) => one.entity !== entity));
  const endpoints = feature.apiSurface.map(({ method, path, purpose }) => `${method} ${path}: ${purpose}`);
  const screens = stack.hasScreens || !design.hosted;
  const migrated = keepsFiles(ground.architecture) ? [] : addedWith(made, ground.tables);
  return {
    goal: feature.description,
    inputs: [
      ...(there.length > 0 ? [`Tables that exist:\n${inRows(there, '  ')}`] : []),
      ...(entities.length === 0 ? [`Data: ${feature.dataImpact}`] : []),
    ],
    tables: made.map((one) => tableLine(one, ground.tables)),
    stories: isFull ? feature.userStories : [],
    endpoints,
    commands: ground.commands.get(feature.name) ?? [],
    files: isFull ? filesOf(feature, draft, entities, ground) : [],
    steps: !isFull
      ? migrated
      : draft
        ? [...migrated, ...ownSteps(draft, design.key, writeThrough(feature, ground))]
        : [...migrated, ...plainSteps(feature, entities, endpoints.length > 0, screens && stack.hasScreens)],
    acceptance: feature.acceptanceCriteria,
    edges: isFull ? feature.edgeCases : feature.edgeCases.slice(0, 2),
    pitfalls: !isFull
      ? []
      : draft
        ? sayAll(draft.spec.pitfalls, draft.use.slots, design.key)
        : [
            `Inventing entities beside ${list(entities.slice(0, 4)) || 'those of the data model'}.`,
            'Building the happy path, and never the refusals.',
          ],
  };
}

function filesOf(feature: Feature, draft: Draft | undefined, entities: readonly string[], ground: Ground): string[] {
  const { stack, design, tables } = ground;
  const [name] = entities;
  const main =
    draft?.writes[0] ??
    draft?.reads[0] ??
    (name ? word(spoken(name), { name }) : (design.entities[0] ?? word('entry')));
  const parts = [
    ...(tables.by.has(feature.name) && !keepsFiles(ground.architecture) ? (['migration'] as const) : []),
    ...(['store', 'routes'] as const),
    ...(stack.hasScreens || !design.hosted ? (['screen'] as const) : []),
    'test' as const,
  ];
  // A feature that writes or makes several tables has a place for each.
  const made = (tables.by.get(feature.name) ?? []).map(({ entity }) => entity);
  const beside = (draft?.writes ?? [])
    .filter((one) => one !== main && (design.kind || made.includes(one.name)))
    .slice(0, BESIDE_MAX);
  const files = [
    ...filesFor(stack.recipe, main, parts),
    ...beside.flatMap((one) => filesFor(stack.recipe, one, ['store'])),
  ];
  return filesByPath(files, main, feature.apiSurface, ground);
}

const BESIDE_MAX = 6;

/** The steps as knowledge has them; one about a table that the supplied architecture does not have is left out. */
function ownSteps({ spec, use }: Draft, key: string, owed: readonly string[]): string[] {
  const lost = use.capability.entities
    .filter(
      (one) => use.entities.get(one.key) === use.object && !one.sameAs?.includes(singular(lastWord(use.object.one))),
    )
    .map((one) => one.key);
  const fitting = spec.steps.filter(
    (step) =>
      use.object.from !== 'given' || ![step].flat().some((one) => lost.some((slot) => one.includes(`{${slot}`))),
  );
  return [...sayAll(fitting, use.slots, key), ...owed, 'Test every line under "Accept when". Run the whole set.'];
}

function plainSteps(feature: Feature, entities: readonly string[], hasEndpoints: boolean, screens: boolean): string[] {
  return [
    `Read what exists around ${list(entities.slice(0, 5)) || 'this part'}.`,
    `List what "${feature.name}" changes.`,
    entities.length > 0
      ? `Extend the store functions of ${list(entities.slice(0, 3))}. Rules live there and nowhere else.`
      : 'Write the rule as a pure function, with tests.',
    hasEndpoints
      ? 'Add the endpoints above. Validate every field. Keep one error shape.'
      : 'Connect it to the interface that exists.',
    ...(screens ? ['Build the view, its empty and its error state.'] : []),
    'Test every line under "Accept when". See each test fail once. Run the whole set.',
  ];
}

function expected(group: readonly Feature[], { design }: Ground): string {
  const [feature] = group;
  if (group.length > 1) return `${group.length} working features with tests: ${list(group.map((one) => one.name))}.`;
  const criteria = (feature?.acceptanceCriteria ?? []).filter((line) => !needsPeople(line)).length;
  return `${feature?.name} works ${wayThrough(design)}. Tests hold its ${criteria === 1 ? 'criterion' : `${criteria} criteria`}.`;
}

/** From where a feature is built to where it shows. */
const wayThrough = ({ hosted, understanding }: Ground['design']) =>
  !hosted
    ? 'from input to result'
    : understanding.platform === 'bot'
      ? 'from message to answer'
      : 'from store to screen';
