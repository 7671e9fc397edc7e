import type { App } from '../app.ts';
import { type Brief, briefSchema } from '../artifacts/brief.ts';
import { hashOfWords } from '../plans/words.ts';
import type { Store } from '../store/store.ts';
import type { BriefTable, RunRow } from '../store/tables.ts';
import type { GenerationInput } from './input.ts';
import { makeStage } from './make-stage.ts';
import { labelsOf } from './run-end.ts';
import type { StageMade } from './run-stage.ts';
import { BRIEF_STAGE } from './stages/index.ts';

type Key = Pick<BriefTable, 'workspace_id' | 'words_hash' | 'engine'>;

/**
 * The brief of the plan that a run was asked for, else of its words, and how it was made where this run made it. There is
 * one for each
 * workspace, words and engine: the first run stores it, later ones use it. What an engine without a model reads is not
 * stored, since its rules read the same words the same way. Throws as `runStage` does.
 */
export async function obtainBrief(
  app: App,
  run: RunRow,
  {
    idea,
    context,
    brief: ofPlan,
    signal,
  }: Pick<GenerationInput, 'idea' | 'context' | 'brief'> & { signal: AbortSignal },
): Promise<{ brief: Brief; made?: StageMade }> {
  if (ofPlan && app.engine.model !== null) return { brief: ofPlan };
  const isKept = app.engine.model !== null;
  const key = keyOf(app, run, idea, context);
  const known = isKept ? await findBrief(app.store.db, key) : undefined;
  if (known) return { brief: known };
  const request = { idea, context, brief: undefined, upstream: {}, signal, run: labelsOf(run) };
  const made = await makeStage(app, BRIEF_STAGE, request);
  const brief = briefSchema.parse(made.output);
  return { brief: isKept ? await keepBrief(app, key, brief) : brief, made };
}

/** The brief that a call would go by, where there is one already. */
export async function findBriefOf(
  app: App,
  workspaceId: string,
  { idea, context, brief }: Pick<GenerationInput, 'idea' | 'context' | 'brief'>,
): Promise<Brief | undefined> {
  return brief ?? (await findBrief(app.store.db, keyOf(app, { workspace_id: workspaceId }, idea, context)));
}

/** Takes back the brief that this run stored: no artefact came of it, and it may be why. */
export async function forgetBrief(
  app: App,
  run: RunRow,
  { idea, context }: { idea: string; context: string | undefined },
) {
  const { workspace_id, words_hash, engine } = keyOf(app, run, idea, context);
  await app.store.write((tx) =>
    tx
      .deleteFrom('briefs')
      .where('workspace_id', '=', workspace_id)
      .where('words_hash', '=', words_hash)
      .where('engine', '=', engine)
      .execute(),
  );
}

const keyOf = (app: App, run: Pick<RunRow, 'workspace_id'>, idea: string, context: string | undefined): Key => ({
  workspace_id: run.workspace_id,
  words_hash: hashOfWords(idea, context),
  engine: app.engine.name,
});

/** Of two runs that read the same words at once, the first one's brief counts for both. */
async function keepBrief(app: App, key: Key, brief: Brief): Promise<Brief> {
  return app.store.write(async (tx) => {
    const row = { ...key, data: JSON.stringify(brief), created_at: app.clock.now() };
    await tx
      .insertInto('briefs')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await findBrief(tx, key)) ?? brief;
  });
}

async function findBrief(db: Store['db'], { workspace_id, words_hash, engine }: Key): Promise<Brief | undefined> {
  const row = await db
    .selectFrom('briefs')
    .select('data')
    .where('workspace_id', '=', workspace_id)
    .where('words_hash', '=', words_hash)
    .where('engine', '=', engine)
    .executeTakeFirst();
  // As `keepBrief` stored it.
  return row && (JSON.parse(row.data) as Brief);
}
