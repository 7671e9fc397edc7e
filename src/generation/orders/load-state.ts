import type { App } from '../../app.ts';
import { ARTIFACT_NAMES } from '../../artifacts/quality.ts';
import { type Reviewed, reviewedSchema } from '../../artifacts/review/review.ts';
import { getDraft } from '../../plans/drafts.ts';
import { HOST, OUTLINE } from '../../plans/names.ts';
import { contextWith, revisionsOf } from '../../plans/revisions.ts';
import { currentVersions } from '../../plans/versions.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { PlanRow, PlanVersionRow } from '../../store/tables.ts';
import { canonicalJson } from '../../system/canonical-json.ts';
import { sha256 } from '../../system/secret.ts';
import type { HostDraft, PlanState } from './plan-state.ts';
import { sortedOut, staleDrafts } from './stale.ts';
import { SUBMITTED } from './submitted.ts';

/** What an order is made from, and a mark of all that it rests on: it changes with every submission. */
export interface Loaded {
  state: PlanState;
  /** The versions that count, without those of the outline. */
  currents: PlanVersionRow[];
  mark: string;
}

/** Reads what there is of a plan. */
export async function loadState(db: Store['db'] | Tx, app: Pick<App, 'clock'>, plan: PlanRow): Promise<Loaded> {
  const currents = (await currentVersions(db, plan.id)).filter(({ engine }) => engine !== OUTLINE);
  const revisions = await revisionsOf(db, plan.id);
  const drafts = await draftsOf(db, app, plan);
  const { fresh, stale } = await sortedOut(db, currents, { isChanged: revisions.some((one) => one.done_at === null) });
  const data = Object.fromEntries(fresh.map((version) => [version.artifact, JSON.parse(version.data) as unknown]));
  const { brief, ...artifacts } = data;
  const written = currents.map((version) => [version.artifact, writtenOf(version)]);
  const state: PlanState = {
    plan: { id: plan.id, idea: plan.idea, context: contextWith(plan.context, revisions) },
    // Each version was stored by its own schema.
    brief: brief as PlanState['brief'],
    artifacts: artifacts as PlanState['artifacts'],
    written: Object.fromEntries(written.filter(([, own]) => own !== undefined)),
    review: reviewOf(plan, currents),
    changes: revisions.map(({ change, done_at }) => ({ words: change, isTakenUp: done_at !== null })),
    stale,
    drafts: { ...staleDrafts(stale, currents), ...drafts },
  };
  const rests = [hashesOf(currents), drafts, plan.review, revisions.length, Object.keys(stale)];
  return { state, currents, mark: sha256(canonicalJson(rests)) };
}

async function draftsOf(db: Store['db'] | Tx, app: Pick<App, 'clock'>, plan: PlanRow): Promise<PlanState['drafts']> {
  const drafts: Record<string, HostDraft> = {};
  for (const artifact of SUBMITTED) {
    const draft = await getDraft(db, app, plan.id, artifact);
    // As `submitPart` stored it.
    if (draft) drafts[artifact] = draft.data as HostDraft;
  }
  return drafts;
}

/** What its author wrote. A brief is written as it is stored. */
const writtenOf = ({ artifact, written, data }: PlanVersionRow): unknown => {
  if (written !== null) return JSON.parse(written) as unknown;
  return artifact === 'brief' ? (JSON.parse(data) as unknown) : undefined;
};

/** The content that a review is of: any other content has not been reviewed. */
export const hashesOf = (currents: readonly Pick<PlanVersionRow, 'artifact' | 'hash'>[]): Record<string, string> =>
  Object.fromEntries(currents.map(({ artifact, hash }) => [artifact, hash]).sort());

function reviewOf(plan: PlanRow, currents: readonly PlanVersionRow[]): PlanState['review'] {
  const kept = keptReview(plan, currents);
  // Null for what a model has changed since.
  return kept === undefined ? reviewOfEngines(currents) : (kept ?? undefined);
}

/** The review of the versions that count; null where it is still to be made, and undefined where none was ever kept. */
export function keptReview(
  { review }: Pick<PlanRow, 'review'>,
  currents: readonly PlanVersionRow[],
): Reviewed | null | undefined {
  const { of, reviewed } = review === null ? {} : JSON.parse(review);
  if (canonicalJson(of ?? null) !== canonicalJson(hashesOf(currents))) return undefined;
  return reviewed === null ? null : reviewedSchema.parse(reviewed);
}

/** What engines have written alone was reviewed in its run, as far as it ever is: its host is asked nothing more. */
function reviewOfEngines(currents: readonly PlanVersionRow[]): PlanState['review'] {
  const isHosted = currents.some(({ engine }) => engine === HOST);
  const isWhole = ARTIFACT_NAMES.every((name) => currents.some(({ artifact }) => artifact === name));
  return isWhole && !isHosted ? { judged: 0, mended: [], open: [], doubts: [] } : undefined;
}
