import type { PackIndex, PromptSlice } from '../../artifacts/authored/parts/fills.ts';
import { joinFeatures, joinPromptPack } from '../../artifacts/authored/parts/join.ts';
import type { FeatureIndex } from '../../artifacts/authored/parts/skeleton.ts';
import { nameKeys, quoteList, repeatedNames } from '../../artifacts/reading/names.ts';
import { describeIssue } from '../parse.ts';
import { indexFaults } from './feature-index-faults.ts';
import { HOST_PARTS, type HostPartKind } from './host-part.ts';
import { packIndexFaults, promptWordsFaults } from './pack-index-faults.ts';
import type { FeaturesDraft, HostDraft, PackDraft, PlanState } from './plan-state.ts';
import type { Submitted } from './submitted.ts';

type PartRead = { draft: HostDraft } | { faults: string[] };

/** Reads a part of the features or the pack, and puts it beside what was written before. Pure. */
export function partRead(state: PlanState, draft: HostDraft, kind: HostPartKind, data: unknown): PartRead {
  const parsed = HOST_PARTS[kind].schema.safeParse(data);
  if (!parsed.success) return { faults: parsed.error.issues.map((issue) => describeIssue(issue)) };
  const slices = draft.slices ?? [];
  if (kind === 'featureIndex') {
    const index = parsed.data as FeatureIndex;
    return orFaults(indexFaults(state, index), { ...draft, index });
  }
  if (kind === 'packIndex') {
    const index = parsed.data as PackIndex;
    return orFaults(packIndexFaults(state, index), { ...draft, index });
  }
  const isFeatures = kind === 'featureDetails';
  const slice = parsed.data as { features: { id: string }[] } & PromptSlice;
  const known = isFeatures
    ? ((draft as FeaturesDraft).index?.features ?? []).map(({ id }) => id)
    : ((draft as PackDraft).index?.prompts ?? []).map(({ name }) => name);
  const names = isFeatures ? slice.features.map(({ id }) => id) : slice.prompts.map(({ name }) => name);
  const faults = sliceFaults(names, known, isFeatures ? 'features' : 'prompts', slice);
  const { index } = draft as PackDraft;
  const tooLong = faults.length > 0 || isFeatures || !index ? [] : promptWordsFaults(state, index, slice);
  return orFaults([...faults, ...tooLong], {
    ...draft,
    // What is written again takes the place of what was there.
    slices: [parsed.data, ...slices],
  });
}

const orFaults = (faults: string[], draft: HostDraft): PartRead => (faults.length > 0 ? { faults } : { draft });

function sliceFaults(names: readonly string[], known: readonly string[], list: string, slice: PromptSlice): string[] {
  const keys = nameKeys(known);
  const strays = names.filter((name) => !keys.has(nameKeys([name]).values().next().value ?? ''));
  const isEmpty = names.length === 0 && !slice.setup && !slice.summary;
  return [
    ...(strays.length > 0 ? [`/${list}: the index has no ${quoteList(strays)}; it has ${quoteList(known, 40)}.`] : []),
    ...repeatedNames(names).map((name) => `/${list}: ${JSON.stringify(name)} stands twice.`),
    ...(isEmpty ? [`/${list}: write at least one of those that the order names.`] : []),
  ];
}

/** The artefact as its author would have written it in one piece. */
export function joined(state: PlanState, artifact: Submitted, draft: HostDraft): unknown {
  if (artifact === 'features') {
    const { index, slices = [] } = draft as FeaturesDraft;
    return index && joinFeatures(index, slices);
  }
  const { index, slices = [] } = draft as PackDraft;
  return index && joinPromptPack(index, slices, state.artifacts.features);
}
