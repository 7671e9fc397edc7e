import type { Selectable } from 'kysely';
import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import { parseInput } from '../generation/parse.ts';
import type { TouchTable } from '../store/outreach-tables.ts';
import type { Page } from '../store/page.ts';
import { touchData } from '../webhooks/event-rows.ts';
import { listAttached } from './attached-list.ts';
import { canBeId, iso, isoOrNull } from './row-values.ts';
import { CHANNELS } from './shapes/step.ts';
import { type Touch, touchListQuery } from './shapes/touch.ts';

/** Touches to post by hand, newest first. Throws `invalid_request`, and `not_found` for campaign or lead. */
export async function listTouches(app: App, workspaceId: string, query: unknown = {}): Promise<Page<Touch>> {
  const asked = parseInput(touchListQuery, query);
  return listAttached(app, 'touches', workspaceId, { asked, tell: toTouch });
}

/**
 * Marks a touch as posted; one that is marked already stays as it is, and its event is told once. Throws `not_found`,
 * and `unprocessable` for one that was skipped.
 */
export async function markTouchSent(app: App, workspaceId: string, id: string): Promise<Touch> {
  if (!canBeId(id)) throw noTouch();
  return app.store.write(async (tx) => {
    const marked = await tx
      .updateTable('touches')
      .set({ status: 'sent', sent_at: app.clock.now() })
      .where('id', '=', id)
      .where('workspace_id', '=', workspaceId)
      .where('status', '=', 'queued')
      .returningAll()
      .executeTakeFirst();
    if (marked) {
      await app.events.record(tx, { workspaceId, type: 'channel_touch.sent', data: { touch: touchData(marked) } });
      return toTouch(marked);
    }
    const found = await tx
      .selectFrom('touches')
      .selectAll()
      .where('id', '=', id)
      .where('workspace_id', '=', workspaceId)
      .executeTakeFirst();
    if (!found) throw noTouch();
    if (found.status === 'sent') return toTouch(found);
    throw new AppError(
      'unprocessable',
      'The touch was skipped, because whom it is for is suppressed, so it cannot be marked as sent.',
    );
  });
}

/** A touch as it is answered. */
export const toTouch = (row: Selectable<TouchTable>): Touch => ({
  id: row.id,
  campaignId: row.campaign_id,
  leadId: row.lead_id,
  stepId: row.step_id,
  channel: CHANNELS.find((one) => one === row.channel) ?? 'other',
  bodyText: row.body_text,
  status: row.status,
  createdAt: iso(row.created_at),
  sentAt: isoOrNull(row.sent_at),
});

const noTouch = () =>
  new AppError('not_found', 'There is no such touch in this workspace; the list of touches has their ids.');
