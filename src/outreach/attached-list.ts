import type { Selectable } from 'kysely';
import type { App } from '../app.ts';
import { olderThan, readCursor } from '../store/cursors.ts';
import type { OutreachTables } from '../store/outreach-tables.ts';
import { EMPTY_PAGE, type Page, toPage } from '../store/page.ts';
import { campaignRow } from './campaigns.ts';
import { leadRow } from './leads.ts';

type Attached = 'sends' | 'touches';

interface Asked {
  campaignId?: string | undefined;
  leadId?: string | undefined;
  status?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/**
 * What was made for leads, newest first: of one lead, of one campaign or of the whole workspace. Throws `not_found` for
 * campaign or lead, and `invalid_request` for the cursor.
 */
export async function listAttached<T extends Attached, Told>(
  app: App,
  table: T,
  workspaceId: string,
  { asked, tell }: { asked: Asked; tell: (row: Selectable<OutreachTables[T]>) => Told },
): Promise<Page<Told>> {
  const cursor = asked.cursor === undefined ? undefined : readCursor(asked.cursor);
  const whose = await ownerOf(app, workspaceId, asked);
  if (!whose) return EMPTY_PAGE;
  // Both tables have these columns; Kysely cannot type a union of tables, so one stands for both.
  let found = app.store.db
    .selectFrom(table as 'sends')
    .selectAll()
    .where(whose.column, '=', whose.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.limit + 1);
  // Checked with the schema of the table's list.
  if (asked.status !== undefined) found = found.where('status', '=', asked.status as 'sent');
  if (cursor) found = found.where(olderThan(cursor));
  // Rows of the table that was named.
  const rows = (await found.execute()) as unknown as (Selectable<OutreachTables[T]> & {
    id: string;
    created_at: number;
  })[];
  return toPage(rows, asked.limit, tell);
}

/** One condition alone: two would let the planner read the larger crowd in its order and look for the other in it. */
async function ownerOf(
  app: App,
  workspaceId: string,
  { campaignId, leadId }: Asked,
): Promise<{ column: 'lead_id' | 'campaign_id' | 'workspace_id'; id: string } | undefined> {
  const { db } = app.store;
  if (campaignId !== undefined) await campaignRow(db, workspaceId, campaignId);
  if (leadId !== undefined) {
    const lead = await leadRow(db, workspaceId, leadId);
    const isElsewhere = campaignId !== undefined && lead.campaign_id !== campaignId;
    return isElsewhere ? undefined : { column: 'lead_id', id: lead.id };
  }
  return campaignId === undefined
    ? { column: 'workspace_id', id: workspaceId }
    : { column: 'campaign_id', id: campaignId };
}
