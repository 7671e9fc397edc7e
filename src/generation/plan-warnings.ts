import type { App } from '../app.ts';
import type { PartialArtifacts } from '../artifacts/artifacts.ts';
import type { Brief } from '../artifacts/brief.ts';
import { ARTIFACT_NAMES } from '../artifacts/quality.ts';
import { warningId, warningText } from '../artifacts/review/to-judge.ts';
import { OUTLINE } from '../plans/names.ts';
import { openPlan } from '../plans/open-plan.ts';
import { contextWith, revisionsOf } from '../plans/revisions.ts';
import type { Caller } from './caller.ts';
import { checkIn } from './jobs.ts';

/** What the checks would have a reader look at in a plan as it is, whole sentences, by the ids that its review has. Throws `not_found`. */
export async function planWarnings(app: App, caller: Caller, planId: string): Promise<string[]> {
  const { plan, ...opened } = await openPlan(app, caller.workspace.id, planId);
  const rows = (await opened.currents()).filter(({ engine }) => engine !== OUTLINE);
  const data = Object.fromEntries(rows.map((row) => [row.artifact, JSON.parse(row.data) as unknown]));
  const { brief, ...artifacts } = data;
  const input = {
    ...{ idea: plan.idea, context: contextWith(plan.context, await revisionsOf(app.store.db, plan.id)) },
    // Each version was stored by its own schema.
    ...{ brief: brief as Brief | undefined, artifacts: artifacts as PartialArtifacts },
  };
  const options = { owner: caller.workspace.id, signal: caller.signal };
  const { warnings, omitted } = await checkIn(app.workers, { input, written: ARTIFACT_NAMES }, options);
  const told = warnings.map((one, at) => `${warningId(at)} ${one.artifact}: ${warningText(one)}`);
  return omitted > 0 ? [...told, `And ${omitted} more, told once these are mended.`] : told;
}
