import type { Brief } from '../../artifacts/brief.ts';
import { nameKey, nameKeys } from '../../artifacts/reading/names.ts';
import { fieldsOfPart, type HostPartKind } from './host-part.ts';
import type { Asked, FeaturesDraft, HostDraft, PackDraft, PlanState } from './plan-state.ts';
import { SUBMITTED, type Submitted } from './submitted.ts';

/** Characters of answer that one order asks for at most. */
const SLICE_CHARS = 11_500;
/** Characters that the details of a feature are expected to take. */
const EXPECTED = {
  small: { P0: 3_600, P1: 2_600, P2: 1_400, P3: 1_400 },
  normal: { P0: 4_400, P1: 3_200, P2: 1_800, P3: 1_800 },
} as const;
/** Prompts in words of one order. */
const PROMPTS_AT_ONCE = 5;
/** What the first words of a pack are asked for as. */
export const OPENING = ['summary', 'setup'];

/** What a plan lacks next; undefined where it has everything. */
export function nextAsked(state: PlanState): Asked | undefined {
  const artifact = SUBMITTED.find((name) => !isThere(state, name));
  if (artifact === undefined) return undefined;
  const draft = state.drafts[artifact] ?? {};
  // What did not hold is mended before anything else is written.
  if (draft.refused?.kind === 'whole') return { kind: wholeOf(artifact), write: [], left: [] };
  if (artifact === 'features') return nextOfFeatures(draft as FeaturesDraft, state.brief);
  if (artifact === 'promptPack') return nextOfPack(draft as PackDraft);
  return { kind: artifact, write: fieldsLeft(artifact, draft), left: [] };
}

function isThere({ brief, artifacts, review }: PlanState, name: Submitted): boolean {
  if (name === 'brief') return brief !== undefined;
  return name === 'review' ? review !== undefined : artifacts[name] !== undefined;
}

/** The kind under which a whole artefact is mended. */
const wholeOf = (artifact: Submitted): HostPartKind => {
  if (artifact === 'features') return 'featureDetails';
  return artifact === 'promptPack' ? 'promptWords' : artifact;
};

function nextOfFeatures({ index, slices = [], ...draft }: FeaturesDraft, brief: Brief | undefined): Asked {
  if (!index) return { kind: 'featureIndex', write: fieldsLeft('featureIndex', draft), left: ['details'] };
  const ids = slices.flatMap((slice) => slice.features.map((feature) => feature.id));
  const written = nameKeys(ids);
  const open = index.features.filter(({ id }) => !written.has(nameKey(id)));
  const expected = EXPECTED[brief?.size ?? 'normal'];
  const write: string[] = [];
  let chars = 0;
  for (const { id, priority } of open) {
    chars += expected[priority];
    if (write.length > 0 && chars > SLICE_CHARS) break;
    write.push(id);
  }
  return { kind: 'featureDetails', write, left: open.slice(write.length).map(({ id }) => id) };
}

function nextOfPack({ index, slices = [], ...draft }: PackDraft): Asked {
  if (!index) return { kind: 'packIndex', write: fieldsLeft('packIndex', draft), left: ['words'] };
  const names = slices.flatMap((slice) => slice.prompts.map((prompt) => prompt.name));
  const written = nameKeys(names);
  const open = index.prompts.filter(({ name }) => !written.has(nameKey(name)));
  const isOpened = slices.some(({ summary, setup }) => summary !== '' && setup !== '');
  const prompts = open.slice(0, isOpened ? PROMPTS_AT_ONCE : PROMPTS_AT_ONCE - 2).map(({ name }) => name);
  return {
    kind: 'promptWords',
    write: [...(isOpened ? [] : OPENING), ...prompts],
    left: open.slice(prompts.length).map(({ name }) => name),
  };
}

/** The fields that an author has left to follow; none where the part is not begun. */
function fieldsLeft(kind: HostPartKind, { fields }: HostDraft): string[] {
  if (fields === undefined) return [];
  return fieldsOfPart(kind).filter((name) => !Object.hasOwn(fields, name));
}
