import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import type { Tx } from '../store/store.ts';
import type { RunRow } from '../store/tables.ts';
import { canonicalJson } from '../system/canonical-json.ts';
import { sha256 } from '../system/secret.ts';
import type { Caller } from './caller.ts';
import type { CalledInput, GenerationInput } from './input.ts';
import { promptVersion } from './prompts/version.ts';
import type { GenerationTool } from './tool.ts';

/** How a door treats the same call made again. */
export type Sameness =
  /** REST: always a fresh run, unless an Idempotency-Key says otherwise. */
  | { kind: 'fresh'; idempotency?: { route: string; key: string; body: unknown } | undefined }
  /**
   * MCP and the shell: the same call is one run, under way or lately succeeded. With `fresh` it is another one, unless
   * the same call is under way. What is sent again under the same `callId` is the same call for as long as a key of REST.
   */
  | { kind: 'attach'; fresh?: boolean | undefined; callId?: string | undefined };

/** Milliseconds after its end in which a run is given to the same call made again. */
export const SAME_CALL_MS = 15 * 60_000;
/** Milliseconds an Idempotency-Key is remembered. */
export const IDEMPOTENCY_MS = 24 * 60 * 60_000;

/** The same call: same workspace, tool and input, answered by the same engine, model and prompts. */
export function hashOfCall(app: App, caller: Caller, tool: GenerationTool, input: GenerationInput): string {
  // What a plan's brief and versions are known by goes with its artefacts.
  const { brief: _brief, versions: _versions, ...asked } = input;
  const { name, model, version } = app.engine;
  // An engine without a model never sees a prompt.
  const answered = model === null ? [version] : [version, promptVersion()];
  return sha256(canonicalJson([caller.workspace.id, tool.name, asked, name, model, ...answered]));
}

/** In place of the hash, for a run that is never given to another call. */
export const NO_SAME_CALL = 'fresh';

/** The run of the same call: the newest one that is under way or, unless another is asked for, has lately succeeded. */
export async function findSameCall(
  tx: Tx,
  app: App,
  workspaceId: string,
  { callHash, isFresh }: { callHash: string; isFresh: boolean },
): Promise<RunRow | undefined> {
  const now = app.clock.now();
  return tx
    .selectFrom('runs')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('call_hash', '=', callHash)
    .where((where) =>
      where.or([
        where.and([where('status', '=', 'running'), where('cancel_requested_at', 'is', null)]),
        ...(isFresh
          ? []
          : [where.and([where('status', '=', 'succeeded'), where('finished_at', '>', now - SAME_CALL_MS)])]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** What an Idempotency-Key names, and with which body it came. */
interface Named {
  workspace_id: string;
  route: string;
  key: string;
  body_hash: string;
}

export function namedBy(
  caller: Caller,
  sameness: Sameness,
  { tool, called }: { tool: GenerationTool; called: CalledInput },
): Named | undefined {
  const workspace_id = caller.workspace.id;
  if (sameness.kind === 'attach') {
    const { callId: key, fresh = false } = sameness;
    if (key === undefined) return undefined;
    return { workspace_id, route: `MCP ${tool.name}`, key, body_hash: sha256(canonicalJson([called, fresh])) };
  }
  if (!sameness.idempotency) return undefined;
  const { route, key, body } = sameness.idempotency;
  return { workspace_id, route, key, body_hash: sha256(canonicalJson(body)) };
}

/**
 * What the same call is known by. A run of an Idempotency-Key has a hash of its own, so that no other call is given to it;
 * it tells whether the engine, the model and the prompts are still the same.
 */
export function hashFor(sameness: Sameness, named: Named | undefined, hashOf: () => string): string {
  if (sameness.kind === 'attach') return hashOf();
  return named ? sha256(canonicalJson([named.route, named.key, hashOf()])) : NO_SAME_CALL;
}

/** Keeps which run a key stands for; of a call that is made anew after a failure, the new one. */
export async function remember(tx: Tx, named: Named | undefined, run: RunRow, at: number): Promise<void> {
  if (!named) return;
  const row = { ...named, run_id: run.id, created_at: at };
  await tx
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((on) => on.columns(['workspace_id', 'route', 'key']).doUpdateSet({ run_id: run.id, created_at: at }))
    .execute();
}

/** For a key that came with other words before; `what` names what must be the same. */
export const otherRequest = (what: 'body' | 'body or query'): AppError =>
  new AppError('conflict', `This Idempotency-Key was used with another ${what}; send a new key, or the same request.`);

/**
 * The run of an Idempotency-Key that is not too old, and whether the key opened it. Throws `conflict` where it came with
 * another body.
 */
export async function findIdempotent(
  tx: Tx,
  app: App,
  named: Named | undefined,
): Promise<{ run: RunRow; isOpener: boolean } | undefined> {
  if (!named) return undefined;
  const { workspace_id, route, key } = named;
  const known = await tx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('workspace_id', '=', workspace_id)
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!known) return undefined;
  if (known.created_at <= app.clock.now() - IDEMPOTENCY_MS) {
    await tx
      .deleteFrom('idempotency_keys')
      .where('workspace_id', '=', workspace_id)
      .where('route', '=', route)
      .where('key', '=', key)
      .execute();
    return undefined;
  }
  if (known.body_hash !== named.body_hash) {
    throw otherRequest('body');
  }
  const run = await tx.selectFrom('runs').selectAll().where('id', '=', known.run_id).executeTakeFirstOrThrow();
  return { run, isOpener: known.created_at === run.created_at };
}
