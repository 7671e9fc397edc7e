import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import { lockPlans, PLANS_MAX, planOfWords } from '../../plans/find-plan.ts';
import { IMPORT } from '../../plans/names.ts';
import { currentVersions, recordVersion, writtenVersion } from '../../plans/versions.ts';
import type { FoundSpec } from '../../specs/imports/find-spec.ts';
import type { Caller } from '../caller.ts';
import { CONTEXT_CHARS_MAX, contextSchema, IDEA_CHARS_MIN, ideaSchema } from '../input.ts';
import { foreignIn } from '../jobs.ts';
import type { PlanImport } from './shapes.ts';

/**
 * Makes a plan of a spec that no plan was exported to: its requirements as features, and questions for what it lacks. The
 * same spec again is the same plan. Free. Throws `invalid_request` for a spec without a requirement that has a criterion, and
 * `conflict` where a plan of its words has other features, or there are as many plans as there may be.
 */
export async function openForeign(
  app: App,
  caller: Caller,
  { spec, dryRun }: { spec: FoundSpec; dryRun?: boolean | undefined },
): Promise<PlanImport> {
  const made = await foreignIn(
    app.workers,
    { ...spec, texts: [...spec.texts] },
    { owner: caller.workspace.id, signal: caller.signal },
  );
  const idea = ideaSchema.safeParse(made?.idea);
  if (!made || !idea.success) {
    throw new AppError(
      'invalid_request',
      `${spec.folder} has nothing that a plan can be made of: it needs ${IDEA_CHARS_MIN} characters of what it is about, and 1 to 300 requirements with a criterion.`,
    );
  }
  const told = {
    ...{ as: spec.format, changes: [], lost: [], conflicts: [], versions: [], stale: [], notes: made.notes },
  };
  if (dryRun) return { ...told, status: 'preview' };
  const words = { idea: idea.data, context: contextSchema.optional().parse(made.context?.slice(0, CONTEXT_CHARS_MAX)) };
  return app.store.write(async (tx): Promise<PlanImport> => {
    await lockPlans(tx, app, caller.workspace.id);
    const plan = await planOfWords(tx, app, caller.workspace.id, words);
    if (!plan) throw new AppError('conflict', `This workspace has ${PLANS_MAX} plans, as many as it may; delete one.`);
    const currents = await currentVersions(tx, plan.id);
    const brief = writtenVersion('brief', made.brief);
    const features = writtenVersion('features', made.features);
    const has = currents.find(({ artifact }) => artifact === 'features');
    if (has?.hash === features.hash) return { ...told, planId: plan.id, status: 'unchanged' };
    if (has) {
      throw new AppError(
        'conflict',
        `The plan ${plan.id} is about the same words and has other features. Import into it with its id, or delete it.`,
      );
    }
    const author = { engine: IMPORT, model: null, keyId: caller.key?.id ?? null };
    const rest = { author, runId: null, written: undefined };
    const moving = { moves: true, now: app.clock.now() };
    const first = await recordVersion(tx, plan.id, { ...brief, ...rest, basedOn: [], written: brief.data }, moving);
    const basedOn = [{ artifact: 'brief' as const, hash: brief.hash }];
    const second = await recordVersion(tx, plan.id, { ...features, ...rest, basedOn }, moving);
    const versions: PlanImport['versions'] = [
      { artifact: 'brief', version: first.number },
      { artifact: 'features', version: second.number },
    ];
    return { ...told, planId: plan.id, status: 'opened', versions };
  });
}
