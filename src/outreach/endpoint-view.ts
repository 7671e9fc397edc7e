import { AppError } from '../errors.ts';
import type { Store, Tx } from '../store/store.ts';
import type { EndpointRow } from '../webhooks/delivery-parts.ts';
import { canBeId, iso, isoOrNull } from './row-values.ts';
import { type Endpoint, endpointSchema } from './shapes/endpoint.ts';

/** A webhook as it is answered. After the overlap the old secret is as good as gone. */
export const toEndpoint = (row: EndpointRow, now: number): Endpoint => ({
  id: row.id,
  url: row.url,
  eventTypes: endpointSchema.shape.eventTypes.parse(JSON.parse(row.event_types)),
  status: row.status === 'active' ? 'active' : 'paused',
  statusReason: row.status_reason,
  failingSince: isoOrNull(row.failing_since),
  failures: row.failures,
  oldSecretUntil: isoOrNull(row.old_secret_until !== null && row.old_secret_until > now ? row.old_secret_until : null),
  createdAt: iso(row.created_at),
  updatedAt: iso(row.updated_at),
});

/** The stored row of a webhook. Throws `not_found`, for a deleted one too. */
export async function endpointRow(db: Store['db'] | Tx, workspaceId: string, id: string): Promise<EndpointRow> {
  const row = canBeId(id)
    ? await db
        .selectFrom('endpoints')
        .selectAll()
        .where('id', '=', id)
        .where('workspace_id', '=', workspaceId)
        .where('status', '!=', 'deleted')
        .executeTakeFirst()
    : undefined;
  if (row) return row;
  throw new AppError('not_found', 'There is no such webhook in this workspace; the list of webhooks has their ids.');
}
