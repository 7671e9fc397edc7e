import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import { parseInput } from '../generation/parse.ts';
import type { Tx } from '../store/store.ts';
import { CANCELLING, cancelWaiting } from '../webhooks/cancel-waiting.ts';
import type { EndpointRow } from '../webhooks/delivery-parts.ts';
import { SECRET_BYTES, secretOf } from '../webhooks/sign.ts';
import { endpointRow, toEndpoint } from './endpoint-view.ts';
import {
  type Endpoint,
  type EndpointWithSecret,
  endpointCreateSchema,
  endpointUpdateSchema,
} from './shapes/endpoint.ts';

// Webhooks of a workspace: where its events are posted to. Secrets go in sealed and are told once.

const ENDPOINTS_MAX = 20;
/** Milliseconds that the secret before a rotation signs beside the new one. */
const OVERLAP_MS = 24 * 60 * 60_000;

/** Makes a webhook. Throws `invalid_request`, and `unprocessable` for a URL that may not be reached or one too many. */
export async function createEndpoint(app: App, workspaceId: string, input: unknown): Promise<EndpointWithSecret> {
  const { url, eventTypes } = parseInput(endpointCreateSchema, input);
  refuseUrl(app, url);
  const now = app.clock.now();
  const id = app.ids.next('endpoint');
  const { secret, sealed } = newSecret(app, id);
  const row: EndpointRow = {
    id,
    workspace_id: workspaceId,
    url,
    event_types: JSON.stringify(eventTypes),
    status: 'active',
    status_reason: null,
    failing_since: null,
    failures: 0,
    secret: sealed,
    old_secret: null,
    old_secret_until: null,
    created_at: now,
    updated_at: now,
  };
  await app.store.write(async (tx) => {
    await app.store.dialect.lockName(tx, `endpoints:${workspaceId}`);
    await refuseTooMany(tx, workspaceId);
    await tx.insertInto('endpoints').values(row).execute();
  });
  return { ...toEndpoint(row, now), secret };
}

/** Oldest first. */
export async function listEndpoints(app: App, workspaceId: string): Promise<Endpoint[]> {
  const rows = await app.store.db
    .selectFrom('endpoints')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('status', '!=', 'deleted')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => toEndpoint(row, app.clock.now()));
}

/** Throws `not_found`. */
export async function getEndpoint(app: App, workspaceId: string, id: string): Promise<Endpoint> {
  return toEndpoint(await endpointRow(app.store.db, workspaceId, id), app.clock.now());
}

/**
 * Changes a webhook, pauses it or sets it going again; then what waited for it is due at once. Throws
 * `invalid_request`, `not_found`, and `unprocessable` for a URL that may not be reached.
 */
export async function updateEndpoint(app: App, workspaceId: string, id: string, input: unknown): Promise<Endpoint> {
  const { url, eventTypes, status } = parseInput(endpointUpdateSchema, input);
  if (url !== undefined) refuseUrl(app, url);
  const now = app.clock.now();
  return app.store.write(async (tx) => {
    await endpointRow(tx, workspaceId, id);
    const row = await tx
      .updateTable('endpoints')
      .set({
        ...(url === undefined ? {} : { url }),
        ...(eventTypes === undefined ? {} : { event_types: JSON.stringify(eventTypes) }),
        // Whoever resumes it starts with a clean slate, whatever it did before.
        ...(status === undefined ? {} : { status, status_reason: null, failing_since: null, failures: 0 }),
        updated_at: now,
      })
      .where('id', '=', id)
      .where('status', '!=', 'deleted')
      .returningAll()
      .executeTakeFirst();
    if (!row) return toEndpoint(await endpointRow(tx, workspaceId, id), now);
    if (status === 'active') await wakeWaiting(tx, id, now);
    return toEndpoint(row, now);
  });
}

/** Gives a webhook a new secret; the one before signs beside it for 24 hours. Throws `not_found`. */
export async function rotateSecret(app: App, workspaceId: string, id: string): Promise<EndpointWithSecret> {
  const now = app.clock.now();
  const { secret, sealed } = newSecret(app, id);
  return app.store.write(async (tx) => {
    await endpointRow(tx, workspaceId, id);
    const row = await tx
      .updateTable('endpoints')
      .set((set) => ({
        old_secret: set.ref('secret'),
        old_secret_until: now + OVERLAP_MS,
        secret: sealed,
        updated_at: now,
      }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ...toEndpoint(row, now), secret };
  });
}

/** Removes a webhook with its secrets; what waits for it is never sent. Throws `not_found`. */
export async function removeEndpoint(app: App, workspaceId: string, id: string): Promise<void> {
  const now = app.clock.now();
  const bare = { secret: '', old_secret: null, old_secret_until: null };
  await app.store.write(async (tx) => {
    await endpointRow(tx, workspaceId, id);
    await tx
      .updateTable('endpoints')
      .set({ status: 'deleted', status_reason: CANCELLING, ...bare, updated_at: now })
      .where('id', '=', id)
      .execute();
  });
  await cancelWaiting(app, id);
}

function refuseUrl(app: App, url: string): void {
  const fault = app.http.urlFault(url);
  if (fault !== undefined) throw new AppError('unprocessable', `url cannot be used. ${fault}`);
}

async function refuseTooMany(tx: Tx, workspaceId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('endpoints')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .where('status', '!=', 'deleted')
    .executeTakeFirstOrThrow();
  if (count < ENDPOINTS_MAX) return;
  throw new AppError('unprocessable', `A workspace has at most ${ENDPOINTS_MAX} webhooks; remove one first.`);
}

function newSecret(app: App, endpointId: string): { secret: string; sealed: string } {
  const secret = secretOf(app.ids.bytes(SECRET_BYTES));
  return { secret, sealed: app.sealer.seal(secret, endpointId) };
}

/** What came due while it was paused. */
async function wakeWaiting(tx: Tx, endpointId: string, now: number): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ due_at: now })
    .where('endpoint_id', '=', endpointId)
    .where('status', '=', 'waiting')
    .where('due_at', 'is', null)
    .execute();
}
