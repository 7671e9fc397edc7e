import type { ExpressionBuilder, Updateable, UpdateObject } from 'kysely';
import type { App } from '../app.ts';
import type { ArtifactName } from '../artifacts/artifacts.ts';
import type { JudgedName } from '../artifacts/quality.ts';
import { EarlierPromptsCut } from '../engines/vendor/context.ts';
import { AppError } from '../errors.ts';
import { type Landed, type Landing, landInPlan } from '../plans/land.ts';
import type { Tx } from '../store/store.ts';
import type { RunRow, RunTable, Tables } from '../store/tables.ts';
import { CancelRequested } from './caller.ts';
import { forgetParts, tellKeptParts } from './kept-parts.ts';
import { forgetOthersWork } from './one-author.ts';
import { HOLD_MS, LEASE_MS } from './open-run.ts';
import { isPartOf, writtenName } from './parts/part.ts';
import { dropParts, dropPartsNamed, type KeptPart, keepPart, partNamesOf } from './parts/part-rows.ts';
import type { StageMade } from './run-stage.ts';
import type { RunMeta } from './run-view.ts';

/** Thrown when another process has taken the run over: this one must stop and change nothing more. */
export class LeaseLost extends Error {
  constructor(runId: string) {
    super(`the lease on ${runId} is lost`);
    this.name = 'LeaseLost';
  }
}

/** So often may work on a run end its process or thread without a new checkpoint; then the run fails. */
export const POISON_MAX = 2;

/**
 * What the owner of a run writes. Every statement carries the lease token in its WHERE, so that an owner which was
 * thought dead and wakes up again changes nothing and charges nothing.
 */
export class OwnedRun {
  #app: App;
  readonly run: RunRow;

  constructor(app: App, run: RunRow) {
    this.#app = app;
    this.run = run;
  }

  /** Extends lease and hold. Throws LeaseLost, or CancelRequested when somebody asked for it. */
  async heartbeat(): Promise<void> {
    await this.#app.store.write(async (tx) => {
      const now = this.#app.clock.now();
      const kept = await this.#ours(tx, { lease_until: now + LEASE_MS });
      if (kept.cancel_requested_at !== null) throw new CancelRequested();
      await this.#keepHold(tx, kept);
    });
  }

  /**
   * What a run that was interrupted needs to go on: its credits held, for which one whose hold expired reserves anew or
   * fails, and finished stages by this engine alone. Throws `internal` for a run that has ended two processes.
   */
  async takeUp(): Promise<void> {
    // A run whose process was told to stop has this taken off again by `interrupt`.
    if ((await this.poisoned()) >= POISON_MAX) throw endsProcesses();
    await this.#app.store.write(async (tx) => {
      const { name, model } = this.#app.engine;
      await this.#keepHold(tx, await this.#ours(tx, { engine: name, model, calls_under_way: 0 }));
      await forgetOthersWork(tx, this.run, this.#app.engine);
    });
  }

  /** Counts that work on the run ended a process or a thread; how often it did since the last checkpoint. */
  async poisoned(): Promise<number> {
    const { poison } = await this.#app.store.write((tx) =>
      this.#ours(tx, (set) => ({ poison: set('poison', '+', 1) })),
    );
    return poison;
  }

  async #keepHold(tx: Tx, { hold_id, workspace_id, id, price }: RunRow): Promise<void> {
    const expiresAt = this.#app.clock.now() + HOLD_MS;
    if (await this.#app.ledger.extend(tx, hold_id, expiresAt)) return;
    const hold = { workspaceId: workspace_id, runId: id, amount: price, expiresAt };
    await this.#ours(tx, { hold_id: await this.#app.ledger.reserve(tx, hold) });
  }

  async stageStarted(stage: ArtifactName): Promise<void> {
    await this.#app.store.write(async (tx) => {
      await this.#ours(tx, {});
      await tx
        .updateTable('run_stages')
        .set({ status: 'running', started_at: this.#app.clock.now() })
        .where('run_id', '=', this.run.id)
        .where('stage', '=', stage)
        .execute();
    }, 'relaxed');
    this.#changed();
  }

  /** The checkpoint: a run that dies after it goes on with the next stage. */
  async stageDone(stage: ArtifactName, made: StageMade): Promise<void> {
    await this.#app.store.write(async (tx) => {
      await this.#ours(tx, { poison: 0 });
      await this.#checkpoint(tx, stage, made);
    });
    this.#changed();
  }

  /** The checkpoint of one part of a stage. */
  async partDone({ tookMs, ...part }: KeptPart & { tookMs: number }): Promise<void> {
    await this.#app.store.write(async (tx) => {
      await this.#ours(tx, { poison: 0 });
      await keepPart(tx, this.run.id, part, { tookMs, doneAt: this.#app.clock.now() });
    });
    this.#changed();
  }

  /**
   * Charges, stores the result, puts it into its plan and ends the run in one transaction; the checkpoints of the last
   * stages go along.
   */
  async succeed(result: unknown, { meta, last, plan }: Success): Promise<void> {
    await this.#app.store.write(async (tx) => {
      const now = this.#app.clock.now();
      const run = await this.#ours(tx, {
        status: 'succeeded',
        result: JSON.stringify(result),
        finished_at: now,
        ...ENDED,
      });
      // Whoever asked for the cancel was told it stops: from then on it must not be charged.
      if (run.cancel_requested_at !== null) throw new CancelRequested();
      for (const { stage, made } of last) await this.#checkpoint(tx, stage, made);
      await dropParts(tx, this.run.id);
      const landed = await landInPlan(tx, this.#app, { ...plan, run });
      await tx.updateTable('runs').set(toldOf(meta, landed)).where('id', '=', run.id).execute();
      await this.#app.ledger.settle(tx, run.hold_id, run.tool);
    });
    this.#changed();
  }

  /** Has the stages that were finished before made anew by whoever goes on with the run. */
  async forgetParts(): Promise<void> {
    await this.#app.store.write(async (tx) => {
      await this.#ours(tx, {});
      await forgetParts(tx, this.run.id);
    });
  }

  /** Has what fills in the skeleton for a stage written anew: no answer that was joined of it held. */
  async forgetFills(stage: JudgedName): Promise<void> {
    await this.#app.store.write(async (tx) => {
      await this.#ours(tx, {});
      const names = await partNamesOf(tx, this.run.id);
      await dropPartsNamed(
        tx,
        this.run.id,
        names.filter((name) => name !== 'skeleton' && isPartOf(stage, name)),
      );
    });
  }

  /**
   * Ends the run without a charge; its error says which finished stages are kept. A lost lease means that it is not ours to
   * end.
   */
  async fail(status: 'failed' | 'cancelled', error: AppError): Promise<void> {
    await this.#app.store.write(async (tx) => {
      // What was written from prompts that were cut is not gone on from.
      if (error instanceof EarlierPromptsCut) await forgetParts(tx, this.run.id);
      const run = await this.#ours(tx, {
        status,
        error_code: error.code,
        error_message: `${error.message}${await tellKeptParts(tx, this.run, error.code)}`,
        finished_at: this.#app.clock.now(),
        ...ENDED,
      });
      await tx
        .updateTable('run_stages')
        .set({ status: 'waiting', started_at: null })
        .where('run_id', '=', run.id)
        .where('status', '=', 'running')
        .execute();
      await this.#app.ledger.release(tx, run.hold_id);
    });
    this.#changed();
  }

  /** Lets go of an unfinished run, so that the next start takes it at once instead of after the lease. */
  async interrupt(): Promise<void> {
    const letGo = { lease_until: this.#app.clock.now(), lease_owner: null };
    await this.#app.store.write((tx) => this.#ours(tx, (set) => ({ ...letGo, poison: set('poison', '-', 1) })));
    this.#changed();
  }

  async #ours(tx: Tx, set: Changes): Promise<RunRow> {
    const row = await tx
      .updateTable('runs')
      .set((to) => ({ lease_owner: this.run.lease_owner, ...(typeof set === 'function' ? set(to) : set) }))
      .where('id', '=', this.run.id)
      .where('lease_owner', '=', this.run.lease_owner)
      .where('status', '=', 'running')
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new LeaseLost(this.run.id);
    return row;
  }

  async #checkpoint(tx: Tx, stage: ArtifactName, made: StageMade): Promise<void> {
    await tx
      .updateTable('run_stages')
      .set({
        status: 'done',
        output: JSON.stringify(made.output),
        quality: JSON.stringify(made.quality),
        headline: made.headline,
        finished_at: this.#app.clock.now(),
      })
      .where('run_id', '=', this.run.id)
      .where('stage', '=', stage)
      .execute();
    const { written } = made;
    if (written !== undefined) await keepPart(tx, this.run.id, { part: writtenName(stage), data: written });
  }

  #changed(): void {
    this.#app.runChanges.notify(this.run.id);
  }
}

/** What goes with a result. */
export interface Success {
  meta: RunMeta;
  /** Stages that are recorded together with the charge. */
  last: readonly { stage: ArtifactName; made: StageMade }[];
  plan: Omit<Landing, 'run'>;
}

const toldOf = (meta: RunMeta, landed: Landed): Pick<RunRow, 'plan_id' | 'meta'> =>
  'planId' in landed
    ? { plan_id: landed.planId, meta: JSON.stringify({ ...meta, planId: landed.planId }) }
    : { plan_id: null, meta: JSON.stringify({ ...meta, warnings: [...meta.warnings, landed.warning] }) };

type Changes = Updateable<RunTable> | ((set: ExpressionBuilder<Tables, 'runs'>) => UpdateObject<Tables, 'runs'>);

const endsProcesses = (): AppError =>
  new AppError(
    'internal',
    'The run was cut off twice in the same stage, and may be what ended its process; nothing was charged. Shorten what you send, and start it again.',
  );

// Nothing is due any more, so no worker looks at it.
const ENDED = { due_at: null, lease_until: null, lease_owner: null };
