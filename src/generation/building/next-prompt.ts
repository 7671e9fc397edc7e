// A plan is built one prompt at a time. What its builders say is done is kept with the content that they were handed, so
// that a prompt which has changed since is open again.
import type { App } from '../../app.ts';
import { buildsOf } from '../../plans/builds.ts';
import { openPlan } from '../../plans/open-plan.ts';
import { openChanges } from '../../plans/revisions.ts';
import type { PlanBuildRow } from '../../store/tables.ts';
import type { Caller } from '../caller.ts';
import { buildView } from './build-view.ts';
import { markDone } from './mark-done.ts';
import { progressOf } from './progress.ts';
import { promptsIn, requirePack } from './require-pack.ts';
import type { BuildView, Done } from './shapes.ts';

export interface PromptCalled {
  plan: string;
  /** Prompts that were built. */
  done?: Done | undefined;
}

/**
 * Marks prompts of a plan done, all of them or none, and hands out the next one whose dependencies are done. The same
 * again changes nothing. Free. Throws `not_found`, `conflict` for a plan without prompts, `invalid_request` for a prompt
 * that it does not have.
 */
export async function nextPrompt(app: App, caller: Caller, { plan, done = [] }: PromptCalled): Promise<BuildView> {
  const marked = done.length > 0 ? await markDone(app, caller, plan, done) : [];
  const { view } = await readBuild(app, caller.workspace.id, plan);
  return { ...view, marked };
}

/** How far a plan is built, with all that was said of it. Throws as `nextPrompt` does. */
export async function readBuild(
  app: App,
  workspaceId: string,
  planId: string,
): Promise<{ view: BuildView; builds: PlanBuildRow[] }> {
  const opened = await openPlan(app, workspaceId, planId);
  const row = await requirePack(opened);
  const builds = await buildsOf(app.store.db, { workspaceId, planId });
  const currents = (await opened.heads()).filter(({ is_current }) => is_current === 1);
  const open = opened.isSample ? [] : await openChanges(app.store.db, planId);
  return { view: buildView(row, currents, progressOf(promptsIn(row), builds), open), builds };
}
