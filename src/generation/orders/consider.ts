import type { PartialArtifacts } from '../../artifacts/artifacts.ts';
import { applyPatch } from '../../artifacts/patch/apply-patch.ts';
import { hashOf } from '../../artifacts/patch/hash-of.ts';
import type { PatchOperation } from '../../artifacts/patch/patch-schema.ts';
import { operationsIn } from '../../artifacts/patch/written-patch.ts';
import type { Quality } from '../../artifacts/quality.ts';
import type { Research } from '../../artifacts/research.ts';
import { asReused, type ChangedForm, changedForm, idsIn, retiredIn } from '../../artifacts/review/changed-form.ts';
import { reusedWithin } from '../../artifacts/review/reused-within.ts';
import { AppError } from '../../errors.ts';
import type { PlanArtifact } from '../../plans/names.ts';
import { judge } from '../judge.ts';
import { stageNamed } from '../stages/index.ts';
import { type ReviewTaken, TOLD_ONCE, takeReview } from './consider-review.ts';
import { fieldsOfPart, HOST_PARTS, type HostPartKind } from './host-part.ts';
import { nextAsked } from './next-asked.ts';
import { joined, partRead } from './part-read.ts';
import type { HostDraft, PlanState, Refused } from './plan-state.ts';
import type { Submitted } from './submitted.ts';

/** What a host sends: an answer to the order, or a patch of its last answer. */
export interface Submission {
  artifact: Submitted;
  data?: unknown;
  patch?: unknown;
  /** Hash of what the patch was written for. */
  base?: string | undefined;
  /** By which the same submission is known. */
  hash?: string;
}

/** What a submission comes to. A draft is kept either way. */
export type Considered =
  | { status: 'kept'; draft: HostDraft }
  | { status: 'refused'; draft: HostDraft; faults: string[]; base: string | undefined }
  | {
      status: 'accepted';
      output: object;
      quality: Quality;
      written: unknown;
      /** What was judged; of a change, with the ids of its items. */
      patched: unknown;
      isUnchanged: boolean;
    }
  | { status: 'reviewed'; taken: ReviewTaken };

/** A kind of part, or a whole artefact that was put together of parts. */
type ReadAs = HostPartKind | 'whole';

/**
 * Reads a submission of an artefact, puts it together with what was written before, and judges the artefact once it is
 * whole. Pure. Throws AppError `conflict` for a patch of another draft, and `invalid_request` for what is no submission.
 */
export function consider(state: PlanState, submission: Submission): Considered {
  const { artifact } = submission;
  const asked = nextAsked(state);
  if (asked === undefined || HOST_PARTS[asked.kind].artifact !== artifact) throw notAsked(artifact, state);
  const draft = state.drafts[artifact] ?? {};
  if (draft.refused?.unpaid) {
    if (paysFor(draft.refused, submission)) return read(state, artifact, draft, draft.refused);
    throw isUnpaid(artifact);
  }
  if (isAgain(submission.data)) throw new AppError('invalid_request', `Nothing of ${artifact} waits for credits.`);
  if (submission.patch !== undefined) {
    const patched = patchedIn(draft, submission, { mayBeEmpty: isStale(state, artifact) });
    // A patch that cannot be applied leaves the draft as it is, with what is wrong with it.
    if ('fault' in patched) return { status: 'refused', draft, faults: [patched.fault], base: baseOf(draft.refused) };
    return read(state, artifact, draft, patched);
  }
  if (!isObject(submission.data))
    throw new AppError('invalid_request', `data: send one JSON object of the order's shape.`);
  const { more, ...data } = submission.data;
  if (draft.refused?.kind === 'whole' && asked.kind !== artifact) throw isJoined(artifact);
  const fields = { ...draft.fields, ...data };
  const later = fieldsToFollow(asked.kind, more, fields);
  if (later.length > 0) return { status: 'kept', draft: { ...draft, fields } };
  return read(state, artifact, draft, { kind: asked.kind, data: fields });
}

/** The same again, or a word for it in a chat that has not seen it. */
const paysFor = ({ unpaid }: Refused, { hash, data }: Submission): boolean => unpaid === hash || isAgain(data);

const isAgain = (data: unknown): boolean => isObject(data) && data.again === true && Object.keys(data).length === 1;

const isUnpaid = (artifact: Submitted): AppError =>
  new AppError(
    'conflict',
    `The ${artifact} that you wrote holds, is kept and waits for its credits: once they are there, send the same again, or data {"again": true}. Nothing else of it is taken before.`,
  );

const isJoined = (artifact: Submitted): AppError =>
  new AppError(
    'invalid_request',
    `All parts of ${artifact} are there and joined: send a patch of what was refused, with its base (plan_next tells both), not a part again. What you wrote is kept.`,
  );

function notAsked(artifact: Submitted, state: PlanState): AppError {
  const asked = nextAsked(state);
  const wanted = asked
    ? `asks for ${HOST_PARTS[asked.kind].artifact}, not for ${artifact}`
    : `is complete and asks for nothing, so not for ${artifact}`;
  return new AppError(
    'conflict',
    `The plan ${wanted}. What is accepted can be changed ${artifact === 'brief' ? '' : 'in the review at its end, and later '}by plan_next with change. Get its order again: plan_next { plan: "${state.plan.id}" }. Nothing was charged.`,
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that an author leaves for the next order; items of lists are asked for again by themselves. */
function fieldsToFollow(kind: HostPartKind, more: unknown, written: object): string[] {
  const fields = fieldsOfPart(kind);
  const named = Array.isArray(more) ? more.map(String) : [];
  return named.filter((name) => fields.includes(name) && !Object.hasOwn(written, name));
}

const isStale = (state: PlanState, artifact: Submitted): boolean =>
  artifact !== 'review' && state.stale[artifact] !== undefined;

function patchedIn(
  { refused }: HostDraft,
  { patch, base }: Submission,
  { mayBeEmpty }: { mayBeEmpty: boolean },
): { kind: ReadAs; data: unknown } | { fault: string } {
  if (!refused)
    throw new AppError('invalid_request', 'patch: nothing was refused; send data, in the shape of the order.');
  // What was written before a change may hold as it is.
  if (mayBeEmpty && Array.isArray(patch) && patch.length === 0 && base === baseOf(refused)) return refused;
  try {
    const operations = operationsIn({ ops: patch });
    const data = applyPatch(refused.data as object, operations, { base });
    const [reused] = mayBeEmpty ? reusedWithin(refused.data as object, operations as PatchOperation[]) : [];
    return reused === undefined ? { kind: refused.kind, data } : { fault: asReused(reused) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_request') return { fault: error.message };
    throw error;
  }
}

function read(
  state: PlanState,
  artifact: Submitted,
  draft: HostDraft,
  answer: { kind: ReadAs; data: unknown },
): Considered {
  const { kind, data } = answer;
  const { refused: _, fields: __, ...clean } = draft;
  switch (kind) {
    case 'featureIndex':
    case 'featureDetails':
    case 'packIndex':
    case 'promptWords': {
      const part = partRead(state, clean, kind, data);
      if ('faults' in part) return refusal({ ...clean, ...keptFields(draft) }, answer, part.faults);
      if (nextAskedOf(state, artifact, part.draft) !== undefined) return { status: 'kept', draft: part.draft };
      return judged(state, artifact, part.draft, { kind: 'whole', data: joined(state, artifact, part.draft) });
    }
    default:
      return judged(state, artifact, { ...clean, ...keptFields(draft) }, answer);
  }
}

/** What is still to be written of an artefact with this draft. */
function nextAskedOf(state: PlanState, artifact: Submitted, draft: HostDraft): string | undefined {
  const next = nextAsked({ ...state, drafts: { ...state.drafts, [artifact]: draft } });
  return next?.write[0];
}

/** What came before in parts stays: its author may send the last part again. */
const keptFields = ({ fields }: HostDraft): Pick<HostDraft, 'fields'> => (fields ? { fields } : {});

function judged(
  state: PlanState,
  artifact: Submitted,
  draft: HostDraft,
  answer: { kind: ReadAs; data: unknown },
): Considered {
  if (artifact === 'review') {
    const taken = takeReview(state, answer.data, { isLast: wasToldOf(state.drafts.review) });
    return 'faults' in taken ? refusal(draft, answer, taken.faults) : { status: 'reviewed', taken };
  }
  const { idea, context } = state.plan;
  // What comes later in the sequence was written to another version.
  const upstream: PartialArtifacts = { ...state.artifacts, [artifact]: undefined };
  const { written, kept, reused } = formOf(state, artifact, answer.data);
  const given = { idea, context, brief: state.brief, upstream, kept };
  const result = judge(stageNamed(artifact), written, 'authored', given);
  const taken = artifact === 'brief' ? takenIn(state, written) : [];
  const faults = [...('faults' in result ? result.faults : []), ...[...reused, ...taken].map(asReused)];
  if ('faults' in result || faults.length > 0) return refusal(draft, answer, faults);
  // Its schema has parsed it.
  const output = result.output as object;
  const isUnchanged = state.stale[artifact]?.hash === hashOf(output);
  return { status: 'accepted', output, quality: result.quality, written, patched: answer.data, isUnchanged };
}

/** Ids in a brief that the research has given, before the brief was changed. */
function takenIn({ artifacts, stale, written: all }: PlanState, written: unknown): string[] {
  const research = (artifacts.research ?? stale.research?.output) as Research | undefined;
  const found = [...(research?.demands ?? []).map(({ id }) => id), ...retiredIn(all.research)];
  return idsIn(written).filter((id) => found.includes(id));
}

/** What an answer is written as; of a change, with the ids that its items keep. */
function formOf(
  state: PlanState,
  artifact: PlanArtifact,
  data: unknown,
): Pick<ChangedForm, 'written' | 'reused'> & Partial<ChangedForm> {
  const stale = state.stale[artifact];
  if (!stale) return { written: data, reused: [] };
  const written = state.written[artifact] ?? stale.output;
  return changedForm(artifact, { written, stored: stale.output }, data);
}

function refusal(draft: HostDraft, refused: { kind: ReadAs; data: unknown } | undefined, faults: string[]): Considered {
  if (!refused) return { status: 'refused', draft, faults, base: undefined };
  const { kind, data } = refused;
  return { status: 'refused', draft: { ...draft, refused: { kind, data, faults } }, faults, base: baseOf(refused) };
}

const baseOf = (refused: { data: unknown } | undefined): string | undefined =>
  isObject(refused?.data) ? hashOf(refused.data) : undefined;

/** What a review cannot mend is told once; after that it stays open. */
const wasToldOf = (draft: HostDraft | undefined): boolean =>
  draft?.refused?.faults.some((fault) => TOLD_ONCE.some((kind) => fault.startsWith(kind))) === true;
