import type { Updateable } from 'kysely';
import type * as z from 'zod';
import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import { parseInput } from '../generation/parse.ts';
import { olderThan, readCursor } from '../store/cursors.ts';
import type { CampaignTable } from '../store/outreach-tables.ts';
import { type Page, toPage } from '../store/page.ts';
import type { Store, Tx } from '../store/store.ts';
import { countsOf, NOTHING_YET } from './campaign-counts.ts';
import { type CampaignRow, toCampaign } from './campaign-view.ts';
import { mailboxRow } from './mailbox-row.ts';
import { canBeId } from './row-values.ts';
import { carryCampaignCap } from './sending/carry-caps.ts';
import type { SendingWindow } from './sequence/window.ts';
import { type Campaign, campaignCreateSchema, campaignListQuery, campaignUpdateSchema } from './shapes/campaign.ts';
import { PAGE_ITEMS_DEFAULT } from './shapes/fields.ts';

// Campaigns of a workspace: what they say and when they may send. How they start and stop is in campaign-states.ts.

/** Also the most that a list without a limit answers. */
const CAMPAIGNS_MAX = 10_000;
/** Ids of one IN list: below what a statement may have as parameters on either database. */
const COUNTED_AT_ONCE = 1_000;

const OFFICE_HOURS: SendingWindow = { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' };
const ALWAYS: SendingWindow = { days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' };

/** Makes a campaign, a draft. Throws `invalid_request`, and `not_found` for a mailbox that is not the workspace's. */
export async function createCampaign(app: App, workspaceId: string, input: unknown): Promise<Campaign> {
  const wanted = parseInput(campaignCreateSchema, input);
  const now = app.clock.now();
  const row: CampaignRow = {
    id: app.ids.next('campaign'),
    workspace_id: workspaceId,
    name: wanted.name,
    status: 'draft',
    paused_reason: null,
    from_name: wanted.fromName,
    pitch_context: wanted.pitchContext,
    daily_cap: wanted.dailyCap,
    mailbox_id: wanted.mailboxId,
    time_zone: wanted.timeZone,
    sending_window: JSON.stringify(wanted.sendingWindow ?? usualWindow(app)),
    stop_for_company: wanted.stopForCompany ? 1 : 0,
    icp: wanted.icp ? JSON.stringify(wanted.icp) : null,
    activated_at: null,
    bounces_from: now,
    created_at: now,
    updated_at: now,
  };
  await app.store.write(async (tx) => {
    await refuseTooMany(tx, workspaceId);
    if (row.mailbox_id !== null) await mailboxRow(tx, workspaceId, row.mailbox_id);
    await tx.insertInto('campaigns').values(row).execute();
  });
  return toCampaign(row, NOTHING_YET);
}

/** Whoever tries it out on a Saturday evening wants to see a mail then. */
const usualWindow = ({ config }: App): SendingWindow => (config.demoMail ? ALWAYS : OFFICE_HOURS);

/** Throws `not_found`. */
export async function getCampaign(app: App, workspaceId: string, id: string): Promise<Campaign> {
  const row = await campaignRow(app.store.db, workspaceId, id);
  return toCampaign(row, (await countsOf(app.store.db, [id]))(id));
}

/** Newest first; all of them unless a page is asked for. Throws `invalid_request`. */
export async function listCampaigns(app: App, workspaceId: string, query: unknown = {}): Promise<Page<Campaign>> {
  const asked = parseInput(campaignListQuery, query);
  const limit = asked.limit ?? (asked.cursor === undefined ? CAMPAIGNS_MAX : PAGE_ITEMS_DEFAULT);
  let found = app.store.db
    .selectFrom('campaigns')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (asked.status !== undefined) found = found.where('status', '=', asked.status);
  if (asked.cursor !== undefined) found = found.where(olderThan(readCursor(asked.cursor)));
  const rows = await found.execute();
  const counts = new Map<string, Campaign['_count']>();
  for (let at = 0; at < rows.length; at += COUNTED_AT_ONCE) {
    const ids = rows.slice(at, at + COUNTED_AT_ONCE).map((row) => row.id);
    const countOf = await countsOf(app.store.db, ids);
    for (const id of ids) counts.set(id, countOf(id));
  }
  return toPage(rows, limit, (row) => toCampaign(row, counts.get(row.id) ?? NOTHING_YET));
}

/**
 * Changes what a campaign says; what has been sent stays. Throws `invalid_request`, `not_found`, and `unprocessable`
 * for an archived campaign or an active one that would be left without a mailbox.
 */
export async function updateCampaign(app: App, workspaceId: string, id: string, input: unknown): Promise<Campaign> {
  const change = parseInput(campaignUpdateSchema, input);
  await app.store.write(async (tx) => {
    const row = await lockCampaign(app, tx, workspaceId, id);
    refuseArchived(row);
    if (change.mailboxId) await mailboxRow(tx, workspaceId, change.mailboxId);
    if (change.mailboxId === null && row.status === 'active') {
      throw new AppError('unprocessable', 'An active campaign needs a mailbox; pause it first.');
    }
    await tx
      .updateTable('campaigns')
      .set({ ...columnsOf(change), updated_at: app.clock.now() })
      .where('id', '=', id)
      .execute();
    await carryCampaignCap(tx, row, change.timeZone ?? row.time_zone, app.clock.now());
  });
  return getCampaign(app, workspaceId, id);
}

/** The stored row. Throws `not_found` for another workspace's campaign just as for none. */
export async function campaignRow(db: Store['db'] | Tx, workspaceId: string, id: string): Promise<CampaignRow> {
  const row = canBeId(id) ? await rowQuery(db, workspaceId, id).executeTakeFirst() : undefined;
  return row ?? noCampaign();
}

/** The same, and nobody else changes it, its steps or its state until the transaction ends. */
export async function lockCampaign(app: App, tx: Tx, workspaceId: string, id: string): Promise<CampaignRow> {
  const row = canBeId(id) ? await app.store.dialect.lock(rowQuery(tx, workspaceId, id)).executeTakeFirst() : undefined;
  return row ?? noCampaign();
}

/** Throws `unprocessable` for a campaign that has ended for good. */
export function refuseArchived(row: CampaignRow): void {
  if (row.status === 'archived') throw new AppError('unprocessable', 'The campaign is archived; make a new one.');
}

const rowQuery = (db: Store['db'] | Tx, workspaceId: string, id: string) =>
  db.selectFrom('campaigns').selectAll().where('id', '=', id).where('workspace_id', '=', workspaceId);

/** Throws `not_found`. */
export function noCampaign(): never {
  throw new AppError('not_found', 'There is no such campaign in this workspace; the list of campaigns has their ids.');
}

async function refuseTooMany(tx: Tx, workspaceId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('campaigns')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= CAMPAIGNS_MAX) {
    throw new AppError('unprocessable', `A workspace has at most ${CAMPAIGNS_MAX} campaigns; use one that is there.`);
  }
}

const columnsOf = (change: z.output<typeof campaignUpdateSchema>): Updateable<CampaignTable> => ({
  ...(change.name === undefined ? {} : { name: change.name }),
  ...(change.fromName === undefined ? {} : { from_name: change.fromName }),
  ...(change.pitchContext === undefined ? {} : { pitch_context: change.pitchContext }),
  ...(change.dailyCap === undefined ? {} : { daily_cap: change.dailyCap }),
  ...(change.mailboxId === undefined ? {} : { mailbox_id: change.mailboxId }),
  ...(change.timeZone === undefined ? {} : { time_zone: change.timeZone }),
  ...(change.sendingWindow === undefined ? {} : { sending_window: JSON.stringify(change.sendingWindow) }),
  ...(change.icp === undefined ? {} : { icp: change.icp && JSON.stringify(change.icp) }),
  ...(change.stopForCompany === undefined ? {} : { stop_for_company: change.stopForCompany ? 1 : 0 }),
});
