import type { App } from '../../../app.ts';
import { parseInput } from '../../../generation/parse.ts';
import type { ActionQuota } from '../../../limits/actions.ts';
import type { CampaignRow } from '../../campaign-view.ts';
import { campaignRow } from '../../campaigns.ts';
import { refuseEnded } from '../../create-lead.ts';
import { iso } from '../../row-values.ts';
import { type AutopilotReport, type AutopilotRun, autopilotInput } from '../../shapes/autopilot.ts';
import { draftAnswers } from './draft-answers.ts';
import { enrichQueued } from './enrich-queued.ts';
import { LogBook } from './log-book.ts';
import { queueProspects } from './queue-prospects.ts';
import { beginRun, endRun, forgetRun, noteRun } from './runs.ts';

/**
 * One pass over a campaign: prospects that fit become leads, their companies are looked up, and replies that wait for a
 * person get drafts, which none but a person sends. Answers and keeps what it did and why. A dry run does none of it
 * and is not kept. Throws `invalid_request`, `not_found`, `unprocessable` for a campaign that has ended, `rate_limited`,
 * and `conflict` while another run of the campaign is under way.
 */
export async function runAutopilot(
  app: App,
  workspaceId: string,
  campaignId: string,
  { input, tellQuota }: { input?: unknown; tellQuota?: (quota: ActionQuota) => void } = {},
): Promise<AutopilotRun> {
  const asked = parseInput(autopilotInput, input ?? {});
  const campaign = await campaignRow(app.store.db, workspaceId, campaignId);
  refuseEnded(campaign);
  const count = () => app.actionLimiter.take(workspaceId, 'autopilot', tellQuota);
  if (asked.dryRun) {
    await count();
    const report = await pass(app, campaign, asked);
    return { id: null, campaignId, status: 'done', dryRun: true, report, createdAt: iso(app.clock.now()) };
  }
  const run = await beginRun(app, workspaceId, campaignId);
  try {
    // After its beginning: what is refused because another run is under way costs no place.
    await count();
    const report = await pass(app, campaign, asked, (soFar) => noteRun(app, run, soFar));
    return await endRun(app, run, report);
  } catch (error) {
    await forgetRun(app, run);
    throw error;
  }
}

async function pass(
  app: App,
  campaign: CampaignRow,
  { dryRun, limit }: { dryRun: boolean; limit: number },
  note: (soFar: AutopilotReport) => Promise<void> = async () => undefined,
): Promise<AutopilotReport> {
  const { id: campaignId, workspace_id: workspaceId } = campaign;
  const log = new LogBook();
  const { considered, leads } = await queueProspects(app, campaign, { limit, dryRun, log });
  await note(log.report(considered));
  if (dryRun) log.leftOut({ action: 'enrich', why: 'A dry run asks no stranger’s server.' });
  await enrichQueued(app, workspaceId, { leads, log });
  await note(log.report(considered));
  await draftAnswers(app, { workspaceId, campaignId, dryRun, log });
  return log.report(considered);
}
