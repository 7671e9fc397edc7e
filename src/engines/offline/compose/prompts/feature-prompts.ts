import type { Feature } from '../../../../artifacts/features.ts';
import { sayAll, word } from '../../design/slots.ts';
import { list, spoken } from '../../language/inflect.ts';
import type { Draft } from '../features/features.ts';
import { draftFeatures } from '../features/features.ts';
import type { Ground, Prompt } from './ground.ts';
import { promptText } from './prompt-text.ts';
import { filesFor } from './stack-of.ts';

const NAME_MAX = 60;

/** One prompt a feature, most urgent first; where there is no room, neighbours share one. Depends only on earlier prompts. */
export function featurePrompts(ground: Ground, first: Prompt[], room: number): Prompt[] {
  const drafts = new Map(draftFeatures(ground.design).map((draft) => [draft.feature.name, draft]));
  const groups = share(ground.features, room);
  const written = new Map<string, string>();
  const base = first[1]?.name ?? first[0]?.name ?? '';
  const shell = first[2]?.name ?? base;
  const used = new Set(first.map((prompt) => prompt.name.toLowerCase()));
  return groups.map((group) => {
    const name = nameOf(group, used);
    const entities = touched(group, ground);
    const needs = [...new Set(entities.flatMap((entity) => written.get(entity) ?? []))].slice(0, 3);
    for (const entity of entities) if (!written.has(entity)) written.set(entity, name);
    return {
      name,
      category: 'feature' as const,
      prompt: write(group, entities, needs, ground, drafts),
      expectedOutput: expected(group, ground),
      dependencies: needs.length > 0 ? needs : [base, shell].filter((one, at, all) => all.indexOf(one) === at),
    };
  });
}

/** As many groups as there is room for: the urgent ones alone as long as that goes. */
function share(features: Feature[], room: number): Feature[][] {
  if (features.length <= room) return features.map((feature) => [feature]);
  const urgent = features.filter((feature) => feature.priority === 'P0' || feature.priority === 'P1');
  const alone = urgent.length <= room - 3 ? urgent.length : 0;
  const rest = features.slice(alone);
  const places = room - alone;
  const groups: Feature[][] = features.slice(0, alone).map((feature) => [feature]);
  for (let at = 0; at < places; at += 1) {
    const part = rest.slice(Math.floor((at * rest.length) / places), Math.floor(((at + 1) * rest.length) / places));
    if (part.length > 0) groups.push(part);
  }
  return groups;
}

function nameOf(group: Feature[], used: Set<string>): string {
  const [first] = group;
  const base =
    group.length === 1
      ? `Build ${first?.name}`
      : group.length === 2 && (first?.name.length ?? 0) + (group[1]?.name.length ?? 0) < 64
        ? `Build ${first?.name} + ${group[1]?.name}`
        : `Build ${first?.name} and ${group.length - 1} more`;
  let name = base.length > NAME_MAX * 3 ? `${[...base].slice(0, NAME_MAX).join('')}` : base;
  for (let copy = 2; used.has(name.toLowerCase()); copy += 1) name = `${base} (${copy})`;
  used.add(name.toLowerCase());
  return name;
}

function touched(group: Feature[], { architecture }: Ground): string[] {
  const words = new Set(group.flatMap((feature) => feature.dataImpact.split(/[^\p{L}\p{M}\p{N}_]+/u)));
  return architecture.dataModel.map(({ entity }) => entity).filter((entity) => words.has(entity));
}

function write(
  group: Feature[],
  entities: string[],
  needs: string[],
  ground: Ground,
  drafts: Map<string, Draft>,
): string {
  const { stack, design } = ground;
  const [feature] = group;
  if (!feature) return '';
  const draft = group.length === 1 ? drafts.get(feature.name) : undefined;
  const main =
    draft?.writes[0] ??
    draft?.reads[0] ??
    (entities[0] ? word(spoken(entities[0]), { name: entities[0] }) : (design.entities[0] ?? word('entry')));
  const endpoints = group.flatMap((one) =>
    one.apiSurface.map(({ method, path, purpose }) => `${method} ${path}: ${purpose}`),
  );
  return promptText({
    goal:
      group.length === 1
        ? `Build "${feature.name}" (${feature.priority}). ${feature.description}`
        : `Build these one after the other, a commit each: ${list(group.map((one) => `"${one.name}" (${one.priority})`))}.`,
    inputs: [
      ...(entities.length > 0 ? [`Entities: ${list(entities.slice(0, 12))}`] : [`Data: ${feature.dataImpact}`]),
      ...(needs.length > 0 ? [`Done before: ${list(needs.map((need) => `"${need}"`))}`] : []),
      ...(group.length === 1
        ? feature.userStories.slice(0, 3)
        : group.slice(0, 10).map((one) => `${one.name}: ${one.description}`)),
      ...endpoints.slice(0, 8),
      `Stack: ${stack.phrase}`,
    ],
    files: filesFor(
      stack.recipe,
      main,
      stack.hasScreens || !design.hosted ? ['store', 'routes', 'screen', 'test'] : ['store', 'routes', 'test'],
    ).filter((file, at, all) => all.indexOf(file) === at),
    steps: draft
      ? [
          ...sayAll(draft.spec.steps, draft.use.slots, design.key),
          'Test every line under "Accept when". Run the whole set.',
        ]
      : plainSteps(group, entities, endpoints, stack.hasScreens),
    acceptance: group.flatMap((one) => one.acceptanceCriteria.slice(0, group.length > 3 ? 1 : 4)),
    edges: group.flatMap((one) => one.edgeCases.slice(0, group.length > 1 ? 1 : 3)),
    pitfalls: draft
      ? sayAll(draft.spec.pitfalls, draft.use.slots, design.key)
      : [
          `Inventing entities beside ${list(entities.slice(0, 4)) || 'those of the data model'}.`,
          'Building the happy path, and never the refusals.',
        ],
    stop: `Show the tests, and ${group.length === 1 ? `"${feature.name}"` : 'each feature'} at work${design.hosted ? '' : ' (transcript or screenshot)'}. Do not start the next prompt.`,
  });
}

function plainSteps(group: Feature[], entities: string[], endpoints: string[], screens: boolean): string[] {
  const names = group.length === 1 ? `"${group[0]?.name}"` : 'each feature';
  return [
    `Read what exists around ${list(entities.slice(0, 5)) || 'this part'}.`,
    `List what ${names} changes.`,
    entities.length > 0
      ? `Extend the store functions of ${list(entities.slice(0, 3))}. Rules live there and nowhere else.`
      : 'Write the rule as a pure function, with tests.',
    endpoints.length > 0
      ? 'Add the endpoints above. Validate every field. Keep one error shape.'
      : 'Connect it to the interface that exists.',
    ...(screens ? ['Build the view, its empty and its error state.'] : []),
    'Test every line under "Accept when". See each test fail once. Run the whole set.',
  ];
}

function expected(group: Feature[], { design }: Ground): string {
  const [feature] = group;
  if (group.length > 1)
    return `${group.length} working features with tests: ${list(group.slice(0, 6).map((one) => one.name))}${group.length > 6 ? ' and others' : ''}.`;
  return `${feature?.name} works ${design.hosted ? 'from store to screen' : 'from input to result'}. Tests hold its ${feature?.acceptanceCriteria.length ?? 0} criteria.`;
}
