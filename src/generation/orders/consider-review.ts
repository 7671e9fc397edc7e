import type { Artifacts } from '../../artifacts/artifacts.ts';
import { checkCoherence } from '../../artifacts/coherence/index.ts';
import { planOf } from '../../artifacts/coherence/plan/plan.ts';
import { ARTIFACT_NAMES } from '../../artifacts/quality.ts';
import { nameKey } from '../../artifacts/reading/names.ts';
import type { Review, Reviewed } from '../../artifacts/review/review.ts';
import { JUDGED_AT_MOST, type ToJudge, toJudge } from '../../artifacts/review/to-judge.ts';
import { readPart } from '../parts/read-part.ts';
import { type Changed, type Finished, lacksOf, stillOpen, tryPatches } from '../review/apply-review.ts';
import type { PlanState } from './plan-state.ts';

/** What a review comes to: what it found, and the artefacts that its patches have changed. */
export interface ReviewTaken {
  reviewed: Reviewed;
  changed: Changed['changed'];
}

/** What a host is asked to judge of its finished plan. Pure. */
export function questionsOf(state: PlanState): ToJudge[] {
  const plan = finished(state);
  if (!plan) return [];
  const { warnings } = checkCoherence(plan, { written: ARTIFACT_NAMES });
  return toJudge(planOf(plan), warnings, JUDGED_AT_MOST);
}

/**
 * Reads a review and applies its patches, verdict by verdict: those of a verdict that cannot be applied, or after which
 * the plan would not hold together, change nothing. That, and what prompts rely on and nothing creates, is a fault once:
 * the author may mend it; after that it stays open. Pure.
 */
export function takeReview(
  state: PlanState,
  answer: unknown,
  { isLast }: { isLast: boolean },
): ReviewTaken | { faults: string[] } {
  const plan = finished(state);
  if (!plan) return { faults: ['The plan is not finished; there is nothing to review yet.'] };
  const questions = questionsOf(state);
  const owes = questions.map(({ id }) => id);
  const read = readPart({ kind: 'review', answer, owes, brief: plan.brief, plan });
  if ('faults' in read) return read;
  // Its own schema has read it.
  const review = read.data as Review;
  const { next, mended, open, faults } = applied(plan, owes, review);
  const lacks = lacksOf({ plan: next, relies: review.relies });
  if (!isLast && (lacks || faults.length > 0)) {
    return { faults: [...faults, ...(lacks?.faults ?? []).map(asPatchFault)] };
  }
  const left = stillOpen({ before: plan, after: next, open });
  const notes = lacks ? [...left, { id: 'prompts', note: lacks.faults.join(' ') }] : left;
  return { reviewed: { judged: owes.length, mended, open: notes, doubts: review.doubts }, changed: next.changed };
}

const RELIES = 'relies: ';
const PATCHES = 'patches: ';
/** How a fault of a review begins that its author is told once. */
export const TOLD_ONCE = [RELIES, PATCHES] as const;

const asPatchFault = (fault: string): string =>
  `${RELIES}${fault} Bring the change as a patch of promptPack in a verdict with holds: false, or leave the name out of relies if it is only a word.`;

function applied(plan: Finished, owes: readonly string[], { verdicts }: Review) {
  const byId = Map.groupBy(verdicts, ({ id }) => nameKey(id));
  let next: Changed = { ...plan, changed: {} };
  const mended: string[] = [];
  const open: Reviewed['open'] = [];
  const told: string[] = [];
  for (const id of owes) {
    const verdict = byId.get(nameKey(id))?.[0];
    if (!verdict || verdict.holds) continue;
    const tried = patchesTried(next, verdict);
    if (tried && !('faults' in tried)) {
      mended.push(id);
      next = tried;
      continue;
    }
    const faults = tried?.faults ?? [];
    open.push({ id, note: noteOf(verdict, faults) });
    if (faults.length > 0) told.push(`${PATCHES}those of ${id} change nothing: ${faults.join(' ')}`);
  }
  return { next, mended, open, faults: told };
}

function patchesTried(
  plan: Changed,
  { patches }: Review['verdicts'][number],
): Changed | { faults: string[] } | undefined {
  return patches.length === 0 ? undefined : tryPatches({ plan, patches });
}

const noteOf = ({ note }: Review['verdicts'][number], faults: readonly string[]): string =>
  [
    note || 'It does not hold.',
    ...(faults.length > 0 ? [`What its review would have changed was left out: ${faults[0]}`] : []),
  ].join(' ');

function finished({ plan, brief, artifacts, written }: PlanState): Finished | undefined {
  if (!brief || !ARTIFACT_NAMES.every((name) => artifacts[name] !== undefined)) return undefined;
  // Each of them is there.
  const all = artifacts as Artifacts;
  return { idea: plan.idea, context: plan.context, brief, artifacts: all, written: written as Finished['written'] };
}
