import type { App } from '../../app.ts';
import type { Artifacts } from '../../artifacts/artifacts.ts';
import { nameKey } from '../../artifacts/reading/names.ts';
import type { Review, Reviewed } from '../../artifacts/review/review.ts';
import type { Trouble } from '../../engines/engine.ts';
import { ContextTooSmall } from '../../engines/vendor/context.ts';
import { AppError } from '../../errors.ts';
import { type JobOptions, WorkerKilled } from '../../system/workers.ts';
import type { RunLabels } from '../engine-call.ts';
import { applyPatchesIn, lacksIn, stillOpenIn, toReviewIn } from '../jobs.ts';
import { makeStage } from '../make-stage.ts';
import { NeverHeld } from '../never-held.ts';
import type { Ask } from '../parts/draft.ts';
import { briefDigest } from '../prompts/digests.ts';
import type { StageMade } from '../run-stage.ts';
import { STAGES } from '../stages/index.ts';
import type { Changed, Finished, Patched } from './apply-review.ts';

/** A plan after its review. */
export interface ReviewedPlan {
  artifacts: Artifacts;
  /** The artefacts that have changed, to be kept in place of what they were. */
  changed: { stage: keyof Artifacts; made: StageMade }[];
  /** Undefined where no answer was a review. */
  reviewed: Reviewed | undefined;
  /** What was to blame for that, where it has a name. */
  trouble?: Trouble | undefined;
}

/**
 * Has a model judge a finished plan, once, and mends what it finds: by its own patches, and where prompts rely on what
 * nothing creates, by one of the pack's author. The plan held together before and holds together after. Throws what a
 * call to a model throws.
 */
export async function reviewPlan(
  app: App,
  ask: Ask,
  plan: Finished,
  { run, signal }: { run: RunLabels; signal: AbortSignal },
): Promise<ReviewedPlan> {
  const job = { owner: run.workspaceId, signal };
  const { idea, context, brief } = plan;
  const { questions, shown } = await toReviewIn(app.workers, plan, job);
  // What is demanded stands in what is to be judged.
  const { product, setting, size, people, nonGoals } = briefDigest(brief);
  const about = { product, setting, size, people, nonGoals };
  const told = { idea, context, brief: about, plan: shown, toJudge: questions };
  const owes = questions.map(({ id }) => id);
  let trouble: Trouble | undefined;
  const without = (error: unknown) => {
    noReview(error);
    if (error instanceof NeverHeld || error instanceof ContextTooSmall) trouble = error.trouble;
  };
  const review = await ask({ kind: 'review', sections: { own: told }, owes, plan }).catch(without);
  if (!review) return { artifacts: plan.artifacts, changed: [], reviewed: undefined, trouble };
  const { next, mended, open } = await applyVerdicts(app, plan, verdictsOn(owes, review), job);
  const artifacts: Artifacts = { ...next.artifacts };
  const made = new Map(Object.entries(next.changed).map(([name, one]) => [name as keyof Artifacts, madeOf(name, one)]));
  const lacks = await lacksIn(app.workers, { plan: next, relies: review.relies }, job);
  if (lacks) {
    const request = { idea, context, brief, upstream: { ...artifacts, promptPack: undefined }, signal, run };
    const drafted = next.written.promptPack;
    const pack = await makeStage(app, STAGES.promptPack, { ...request, drafted, found: lacks }).catch(noReview);
    if (pack) made.set('promptPack', pack);
    if (pack) Object.assign(artifacts, { promptPack: pack.output });
    else open.push({ id: 'prompts', note: lacks.faults.join(' ') });
  }
  const after = { ...next, artifacts };
  const left = (await stillOpenIn(app.workers, { before: plan, after, open }, job).catch(noPatch)) ?? open;
  const reviewed = { judged: owes.length, mended, open: left, doubts: review.doubts };
  return { artifacts, changed: [...made].map(([stage, one]) => ({ stage, made: one })), reviewed };
}

/** The verdicts that were asked for, each once. */
function verdictsOn(asked: readonly string[], { verdicts }: Review): Review['verdicts'] {
  const byId = Map.groupBy(verdicts, ({ id }) => nameKey(id));
  return asked.flatMap((id) => byId.get(nameKey(id))?.slice(0, 1) ?? []);
}

/**
 * The plan with what the verdicts patch, one after the other: one whose patches cannot be applied, or after which the plan
 * does not hold together, changes nothing and stays open.
 */
async function applyVerdicts(app: App, plan: Finished, verdicts: Review['verdicts'], job: JobOptions) {
  let next: Changed = { ...plan, changed: {} };
  const mended: string[] = [];
  const open: Reviewed['open'] = [];
  for (const { id, note, patches } of verdicts.filter(({ holds }) => !holds)) {
    const work = { plan: next, patches };
    const patched = patches.length > 0 ? await applyPatchesIn(app.workers, work, job).catch(noPatch) : undefined;
    if (patched) mended.push(id);
    else open.push({ id, note: note || 'It does not hold.' });
    next = patched ?? next;
  }
  return { next, mended, open };
}

/** A plan that holds together is not lost because a reader of it does not, or cannot read it. */
function noReview(error: unknown): undefined {
  const isTooLong = error instanceof ContextTooSmall;
  const isUnread = isTooLong || (error instanceof AppError && error.code === 'unprocessable');
  if (!(error instanceof NeverHeld) && !isUnread) throw error;
}

/** Nor because a patch of it takes too long to judge. */
function noPatch(error: unknown): undefined {
  if (!(error instanceof WorkerKilled)) throw error;
}

function madeOf(name: string, { output, quality, written }: Patched): StageMade {
  const stage = STAGES[name as keyof Artifacts];
  return { output, quality, written, warnings: [], headline: stage.headline(output) };
}
