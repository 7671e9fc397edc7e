import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import { buildsOf, type NewBuild, recordBuilds } from '../../plans/builds.ts';
import { lockPlans } from '../../plans/find-plan.ts';
import { type OpenedPlan, openPlan } from '../../plans/open-plan.ts';
import { sampleFor } from '../../plans/samples/made-sample.ts';
import type { PlanBuildRow, PlanVersionRow } from '../../store/tables.ts';
import { canonicalJson } from '../../system/canonical-json.ts';
import type { Caller } from '../caller.ts';
import type { PackPrompt } from './pack-prompts.ts';
import { progressOf } from './progress.ts';
import { promptsIn, requirePack, requirePrompt } from './require-pack.ts';
import type { BuildView, Done } from './shapes.ts';

/** Marks prompts of a plan done, all of them or none. Answers which were stored, with what speaks against each. */
export async function markDone(
  app: App,
  caller: Caller,
  planId: string,
  done: Done,
  status: PlanBuildRow['status'] = 'claimed',
): Promise<BuildView['marked']> {
  const workspaceId = caller.workspace.id;
  // Makes a sample, which may take a while: no transaction is open meanwhile.
  await sampleFor(app, workspaceId, planId);
  return app.store.write(async (tx) => {
    await lockPlans(tx, app, workspaceId);
    const opened = await openPlan(app, workspaceId, planId, tx);
    const current = await requirePack(opened);
    const packs = new Map([[current.number, promptsIn(current)]]);
    const builds: NewBuild[] = [];
    const exitCodes = new Map<string, number | undefined>();
    for (const { prompt, note = '', evidence, version = current.number } of done) {
      const pack = packs.get(version) ?? promptsIn(await requireVersion(opened, current, version));
      packs.set(version, pack);
      const { id, hash } = requirePrompt(pack, prompt, { done: true });
      const said = { note, evidence: evidence && Object.keys(evidence).length > 0 ? canonicalJson(evidence) : null };
      const told = { prompt: id, version, hash, status, ...said };
      builds.push({ ...told, key_id: caller.key?.id ?? null, created_at: app.clock.now() });
      exitCodes.set(id, evidence?.exitCode);
    }
    const stored = new Set((await recordBuilds(tx, { workspaceId, planId }, builds)).map(({ prompt }) => prompt));
    const blocked = blockedIn(promptsIn(current), await buildsOf(tx, { workspaceId, planId }));
    return [...exitCodes].map(([prompt, exitCode]) => {
      const warnings = [...failureOf(prompt, exitCode), ...(blocked.get(prompt) ?? [])];
      return { prompt, stored: stored.has(prompt), ...(warnings.length > 0 ? { warnings } : {}) };
    });
  });
}

const failureOf = (prompt: string, exitCode = 0): string[] =>
  exitCode === 0
    ? []
    : [`the command of ${prompt} failed (exit code ${exitCode}): mend what is wrong and mark it done again.`];

/** What is to be said of prompts that wait for others which are not done, by their ids. */
function blockedIn(prompts: readonly PackPrompt[], builds: readonly PlanBuildRow[]): Map<string, string[]> {
  const done = new Set(progressOf(prompts, builds).done.map(({ prompt }) => prompt.id));
  return new Map(
    prompts.map(({ id, needs }) => {
      const lacking = needs.filter((need) => !done.has(need));
      const words = `${id} waits for ${lacking.join(', ')}: not done yet.`;
      return [id, lacking.length > 0 ? [words] : []];
    }),
  );
}

/** An older version of the pack, from which a builder may still be working. */
async function requireVersion(opened: OpenedPlan, current: PlanVersionRow, version: number): Promise<PlanVersionRow> {
  const row = await opened.find('promptPack', version);
  if (row) return row;
  throw new AppError(
    'invalid_request',
    `done: the prompt pack has no version ${version}; the current one is ${current.number}. Nothing was marked.`,
  );
}
