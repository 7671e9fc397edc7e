// A plan is built one prompt at a time. What its builders say is done is kept with the content that they were handed, so
// that a prompt which has changed since is open again.
import type { App } from '../../app.ts';
import type { PromptPack } from '../../artifacts/prompt-pack.ts';
import { quote, quoteList } from '../../artifacts/reading/names.ts';
import { AppError } from '../../errors.ts';
import { buildsOf, type NewBuild, recordBuilds } from '../../plans/builds.ts';
import { lockPlans } from '../../plans/find-plan.ts';
import { OUTLINE } from '../../plans/names.ts';
import { type OpenedPlan, openPlan } from '../../plans/open-plan.ts';
import { sampleFor } from '../../plans/samples/made-sample.ts';
import type { PlanBuildRow, PlanVersionRow } from '../../store/tables.ts';
import { canonicalJson } from '../../system/canonical-json.ts';
import type { Caller } from '../caller.ts';
import { buildView } from './build-view.ts';
import { type PackPrompt, promptsOf } from './pack-prompts.ts';
import { progressOf } from './progress.ts';
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
  return { view: buildView(row, currents, progressOf(promptsIn(row), builds)), builds };
}

async function requirePack(opened: OpenedPlan): Promise<PlanVersionRow> {
  const row = await opened.find('promptPack');
  if (row && row.engine !== OUTLINE) return row;
  const lacks = row ? 'The plan has only an outline of prompts, made by rules' : 'The plan has no prompts yet';
  const plan = JSON.stringify({ plan: opened.plan.id });
  throw new AppError(
    'conflict',
    `${lacks}. Write them in this chat with plan_next ${plan}, or have a model write them with generate_prompt_pack ${plan}.`,
  );
}

// A version holds what its stage's schema has parsed.
const promptsIn = ({ data }: PlanVersionRow): PackPrompt[] => promptsOf(JSON.parse(data) as PromptPack);

async function markDone(app: App, caller: Caller, planId: string, done: Done): Promise<BuildView['marked']> {
  const workspaceId = caller.workspace.id;
  // Makes a sample, which may take a while: no transaction is open meanwhile.
  await sampleFor(app, workspaceId, planId);
  return app.store.write(async (tx) => {
    await lockPlans(tx, app, workspaceId);
    const opened = await openPlan(app, workspaceId, planId, tx);
    const current = await requirePack(opened);
    const packs = new Map([[current.number, promptsIn(current)]]);
    const builds: NewBuild[] = [];
    for (const { prompt, note = '', evidence, version = current.number } of done) {
      const pack = packs.get(version) ?? promptsIn(await requireVersion(opened, current, version));
      packs.set(version, pack);
      const { id, hash } = requirePrompt(pack, prompt);
      const said = { note, evidence: evidence && Object.keys(evidence).length > 0 ? canonicalJson(evidence) : null };
      const told = { prompt: id, version, hash, status: 'claimed' as const, ...said };
      builds.push({ ...told, key_id: caller.key?.id ?? null, created_at: app.clock.now() });
    }
    const stored = new Set((await recordBuilds(tx, { workspaceId, planId }, builds)).map(({ prompt }) => prompt));
    const ids = new Set(builds.map(({ prompt }) => prompt));
    return [...ids].map((prompt) => ({ prompt, stored: stored.has(prompt) }));
  });
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

function requirePrompt(prompts: readonly PackPrompt[], named: string): PackPrompt {
  const found = promptNamed(prompts, named);
  if (found) return found;
  const has = quoteList(
    prompts.map((one) => one.id),
    prompts.length,
  );
  throw new AppError(
    'invalid_request',
    `done: the plan has no prompt ${quote(named)}; it has ${has}. Nothing was marked.`,
  );
}

/** The prompt that is called so: by its id, in capitals or not, or by its name. */
const promptNamed = (prompts: readonly PackPrompt[], named: string): PackPrompt | undefined =>
  prompts.find(({ id }) => id.toLowerCase() === named.toLowerCase()) ?? prompts.find(({ name }) => name === named);
