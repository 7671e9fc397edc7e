import type * as z from 'zod';
import type { Features } from '../../features.ts';
import { nameKey } from '../../reading/names.ts';
import type { authoredAddsSchema } from '../features.ts';
import { completeBuilds } from './complete-builds.ts';
import {
  ARCHITECTURE_HALVES,
  type ArchitectureFill,
  type FeatureSlice,
  type PackIndex,
  type PhasesFill,
  type PromptSlice,
} from './fills.ts';
import type { Skeleton } from './skeleton.ts';

// An artefact as its author would have written it in one piece. What a part lacks stays missing, for the judge to find.
// All parts name alike what the skeleton, or the index, has named: their own spelling of it is dropped.

/** `fills`: of each of `ARCHITECTURE_HALVES` one. */
export function joinArchitecture({ nodes, dataModel, guards, settings }: Skeleton, fills: readonly ArchitectureFill[]) {
  const halves = ARCHITECTURE_HALVES.map((fields, at) => fields.map((field) => [field, fills[at]?.[field]]));
  const of = byKey(fills[0]?.nodes ?? [], ({ label }) => label);
  const described = nodes.map((node) => ({ ...of(node.label), ...node }));
  return { ...Object.fromEntries(halves.flat()), nodes: described, dataModel, guards, settings };
}

/** `index`: the features by name, from a skeleton or written by themselves, then with what they add. */
export function joinFeatures(
  { summary, features, limits, testData, adds }: FeatureNames & { adds?: Adds },
  slices: readonly FeatureSlice[],
) {
  const of = byKey(
    slices.flatMap((slice) => slice.features),
    ({ id }) => id,
  );
  return {
    summary,
    features: features.map(({ guards: _guards, operations, ...named }) => {
      const { phase: _phase, ...feature } = { phase: '', ...named };
      const { operations: details = [], ...detail } = of(feature.id) ?? {};
      return { ...detail, ...feature, apiSurface: joinOperations(operations, details) };
    }),
    limits,
    testData,
    adds: joinAdds(adds ? [{ adds }, ...slices] : slices),
  };
}

type FeatureNames = Pick<Skeleton, 'summary' | 'limits' | 'testData'> & {
  features: readonly Omit<Skeleton['features'][number], 'phase'>[];
};

type Indexed = Skeleton['features'][number]['operations'][number];
type Detailed = FeatureSlice['features'][number]['operations'][number];

const callOf = ({ method, path }: Indexed | Detailed): string => `${method} ${path}`;

/** Each operation of the index with its details, then those that only the details have. */
function joinOperations(index: readonly Indexed[], details: readonly Detailed[]): object[] {
  const of = byKey(details, callOf);
  const known = new Set(index.map((operation) => nameKey(callOf(operation))));
  const joined = index.map((operation) => {
    const detail = of(callOf(operation));
    const by = operation.by.length > 0 ? operation.by : (detail?.by ?? []);
    const writes = [...new Set([...operation.writes, ...(detail?.writes ?? [])])];
    return { ...detail, ...operation, by, writes };
  });
  return [...joined, ...details.filter((detail) => !known.has(nameKey(callOf(detail))))];
}

export function joinPhases({ phases, features }: Skeleton, { summary, phases: fills }: PhasesFill) {
  const of = byKey(fills, ({ name }) => name);
  const byPhase = Map.groupBy(features, ({ phase }) => nameKey(phase));
  return {
    summary,
    phases: phases.map((phase) => {
      const own = byPhase.get(nameKey(phase.name)) ?? [];
      return { ...of(phase.name), ...phase, features: own.map(({ name }) => name) };
    }),
  };
}

/** `features`: what the prompts build, accepted before. */
export function joinPromptPack({ prompts }: PackIndex, slices: readonly PromptSlice[], features: Features | undefined) {
  const of = byKey(
    slices.flatMap((slice) => slice.prompts),
    ({ name }) => name,
  );
  const first = (field: 'summary' | 'setup') => slices.map((slice) => slice[field]).find((text) => text !== '') ?? '';
  return {
    summary: first('summary'),
    setup: first('setup'),
    prompts: completeBuilds(prompts, features).map((prompt) => ({ ...of(prompt.name), ...prompt })),
    adds: joinAdds(slices),
  };
}

type Adds = z.infer<typeof authoredAddsSchema>;

/** What several parts add: the same thing once, as the first of them has it. */
function joinAdds(slices: readonly { adds: Adds }[]): Adds {
  const adds = slices.map((slice) => slice.adds);
  return {
    entities: firstOfEach(
      adds.flatMap(({ entities }) => entities),
      ({ entity }) => entity,
    ),
    fields: firstOfEach(
      adds.flatMap(({ fields }) => fields),
      ({ entity, field }) => `${entity}.${field.split(':', 1)[0]?.trim()}`,
    ),
    settings: firstOfEach(
      adds.flatMap(({ settings }) => settings),
      ({ name }) => name,
    ),
  };
}

function firstOfEach<One>(items: readonly One[], nameOf: (item: One) => string): One[] {
  return [...firstByKey(items, nameOf).values()];
}

function byKey<One>(items: readonly One[], nameOf: (item: One) => string): (name: string) => One | undefined {
  const found = firstByKey(items, nameOf);
  return (name) => found.get(nameKey(name));
}

function firstByKey<One>(items: readonly One[], nameOf: (item: One) => string): Map<string, One> {
  const found = new Map<string, One>();
  for (const item of items) {
    const key = nameKey(nameOf(item));
    if (!found.has(key)) found.set(key, item);
  }
  return found;
}
