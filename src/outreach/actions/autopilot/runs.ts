import type { Selectable } from 'kysely';
import * as z from 'zod';
import type { App } from '../../../app.ts';
import { AppError } from '../../../errors.ts';
import { parseInput } from '../../../generation/parse.ts';
import { olderThan, readCursor } from '../../../store/cursors.ts';
import type { AutopilotRunTable } from '../../../store/inbox-tables.ts';
import { type Page, toPage } from '../../../store/page.ts';
import { campaignRow, lockCampaign } from '../../campaigns.ts';
import { iso } from '../../row-values.ts';
import type { AutopilotReport, AutopilotRun } from '../../shapes/autopilot.ts';
import { pageQuery } from '../../shapes/fields.ts';

/** Milliseconds after which a run that has not ended is one whose process died: no run takes that long. */
const RUN_MS_MAX = 5 * 60_000;

export const autopilotRunListQuery = z.strictObject(pageQuery);

type Row = Selectable<AutopilotRunTable>;

/** Notes that a run begins. Throws `conflict` while another one of the same campaign is under way. */
export async function beginRun(app: App, workspaceId: string, campaignId: string): Promise<Row> {
  const now = app.clock.now();
  const row: Row = {
    id: app.ids.next('autopilot'),
    workspace_id: workspaceId,
    campaign_id: campaignId,
    report: null,
    created_at: now,
    finished_at: null,
  };
  await app.store.write(async (tx) => {
    await lockCampaign(app, tx, workspaceId, campaignId);
    const other = await tx
      .selectFrom('autopilot_runs')
      .select('id')
      .where('campaign_id', '=', campaignId)
      .where('finished_at', 'is', null)
      .where('created_at', '>', app.clock.leaseTime() - RUN_MS_MAX)
      .executeTakeFirst();
    if (other)
      throw new AppError('conflict', 'A run of this campaign is under way; its report is in the list of runs.');
    await tx.insertInto('autopilot_runs').values(row).execute();
  });
  return row;
}

/** Keeps the report of a run; answers the run as it is then. */
export async function endRun(app: App, row: Row, report: AutopilotReport): Promise<AutopilotRun> {
  const ended = { report: JSON.stringify(report), finished_at: app.clock.now() };
  await app.store.write((tx) => tx.updateTable('autopilot_runs').set(ended).where('id', '=', row.id).execute());
  return toRun(app, { ...row, ...ended });
}

/** Keeps what a run has done so far: when its process dies, that is what is told of it. */
export async function noteRun(app: App, { id }: Row, soFar: AutopilotReport): Promise<void> {
  const noted = { report: JSON.stringify(soFar) };
  await app.store.write((tx) => tx.updateTable('autopilot_runs').set(noted).where('id', '=', id).execute());
}

/** Forgets a run that failed: an error told the caller. */
export async function forgetRun(app: App, { id }: Row): Promise<void> {
  await app.store.write((tx) => tx.deleteFrom('autopilot_runs').where('id', '=', id).execute());
}

/** Runs of a campaign, newest first. Throws `invalid_request` and `not_found`. */
export async function listAutopilotRuns(
  app: App,
  workspaceId: string,
  campaignId: string,
  query: unknown = {},
): Promise<Page<AutopilotRun>> {
  const asked = parseInput(autopilotRunListQuery, query);
  await campaignRow(app.store.db, workspaceId, campaignId);
  let found = app.store.db
    .selectFrom('autopilot_runs')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.limit + 1);
  if (asked.cursor !== undefined) found = found.where(olderThan(readCursor(asked.cursor)));
  return toPage(await found.execute(), asked.limit, (row) => toRun(app, row));
}

function toRun(app: App, row: Row): AutopilotRun {
  const isLate = row.created_at <= app.clock.now() - RUN_MS_MAX;
  return {
    id: row.id,
    campaignId: row.campaign_id,
    status: row.finished_at !== null ? 'done' : isLate ? 'broken_off' : 'running',
    dryRun: false,
    // As `noteRun` or `endRun` wrote it.
    report: row.report === null ? null : (JSON.parse(row.report) as AutopilotReport),
    createdAt: iso(row.created_at),
  };
}
