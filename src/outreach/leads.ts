import type * as z from 'zod';
import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import { parseInput } from '../generation/parse.ts';
import { olderThan, readCursor } from '../store/cursors.ts';
import { type Page, toPage } from '../store/page.ts';
import type { Store, Tx } from '../store/store.ts';
import { campaignRow } from './campaigns.ts';
import { emailKey } from './email-key.ts';
import { type LeadRow, toLead } from './lead-view.ts';
import { canBeId } from './row-values.ts';
import { type Lead, leadListQuery } from './shapes/lead.ts';

/** Newest first. Throws `invalid_request`, `not_found` for the campaign, and `unprocessable` for an address that is none. */
export async function listLeads(app: App, workspaceId: string, query: unknown = {}): Promise<Page<Lead>> {
  const asked = parseInput(leadListQuery, query);
  const found = leadsQuery(app.store.db, workspaceId, asked);
  if (asked.campaignId !== undefined) await campaignRow(app.store.db, workspaceId, asked.campaignId);
  return toPage(await found.execute(), asked.limit, toLead);
}

/** The rows of a page and one more, each combination of filters through an index. */
export function leadsQuery(db: Store['db'], workspaceId: string, asked: z.output<typeof leadListQuery>) {
  let found = db
    .selectFrom('leads')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.limit + 1);
  // A campaign belongs to one workspace; naming that too would lead the planner away from the campaign's index.
  if (asked.campaignId === undefined) found = found.where('workspace_id', '=', workspaceId);
  else found = found.where('campaign_id', '=', asked.campaignId);
  if (asked.status !== undefined) found = found.where('status', '=', asked.status);
  if (asked.email !== undefined) found = found.where('email_key', '=', emailKey(asked.email).key);
  if (asked.cursor !== undefined) found = found.where(olderThan(readCursor(asked.cursor)));
  return found;
}

/** The stored row. Throws `not_found` for another workspace's lead just as for none. */
export async function leadRow(db: Store['db'] | Tx, workspaceId: string, id: string): Promise<LeadRow> {
  const row = canBeId(id)
    ? await db
        .selectFrom('leads')
        .selectAll()
        .where('id', '=', id)
        .where('workspace_id', '=', workspaceId)
        .executeTakeFirst()
    : undefined;
  if (row) return row;
  throw new AppError('not_found', 'There is no such lead in this workspace; the list of leads has their ids.');
}
