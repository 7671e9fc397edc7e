import type { App } from '../app.ts';
import { imapSentence } from '../mail/imap/imap-failure.ts';
import { activationFaults } from './activation-faults.ts';
import { campaignRow } from './campaigns.ts';
import type { LeadRow } from './lead-view.ts';
import type { MailboxRow } from './mailbox-view.ts';
import { isRead, readingsOf } from './sending/inbox-read.ts';
import { mergeDataOf } from './sending/merge-data.ts';
import { LEADS_CHECKED_MAX, missingVariables } from './sequence/missing-variables.ts';
import type { CampaignCheck } from './shapes/campaign-check.ts';
import { stepRows } from './steps.ts';

/**
 * What stands in the way of a campaign: what activation would ask for, and what its steps ask for that leads which wait
 * lack. Nothing is changed. Throws `not_found`.
 */
export async function checkCampaign(app: App, workspaceId: string, id: string): Promise<CampaignCheck> {
  const campaign = await campaignRow(app.store.db, workspaceId, id);
  const mailbox = await senderOf(app, campaign.mailbox_id);
  const missing = [...(await activationFaults(app, app.store.db, campaign)), ...(await inboxFaults(app, mailbox))];
  const leads = (await waitingLeads(app, id, LEADS_CHECKED_MAX)).map(
    (lead) => mergeDataOf(lead, campaign, mailbox).lead,
  );
  const sender = { fromName: campaign.from_name, email: mailbox?.email ?? 'you@example.com' };
  const steps = await stepRows(app.store.db, id);
  const report = await missingVariables(steps, leads, { sender, campaign: { name: campaign.name } });
  return {
    ready: missing.length + report.missing.length + report.problems.length === 0,
    missing,
    leadsChecked: report.checked,
    variables: report.missing,
    problems: report.problems,
  };
}

/** Until its inbox can be read, nothing leaves a mailbox; the campaign may be active meanwhile, and waits. */
async function inboxFaults(app: App, mailbox: MailboxRow | undefined): Promise<string[]> {
  const [reading] = (await readingsOf(app, app.store.db, mailbox ? [mailbox] : [])).values();
  if (!reading || reading.error === null || isRead(reading, app.clock.now())) return [];
  return [`an inbox that can be read, for replies may ask for a stop (${imapSentence(reading.error)})`];
}

/** Leads of a campaign that have steps to come: those not started first, newest first. */
export async function waitingLeads(app: App, campaignId: string, max: number): Promise<LeadRow[]> {
  const leads: LeadRow[] = [];
  for (const status of ['queued', 'active'] as const) {
    if (leads.length >= max) break;
    const found = await app.store.db
      .selectFrom('leads')
      .selectAll()
      .where('campaign_id', '=', campaignId)
      .where('status', '=', status)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(max - leads.length)
      .execute();
    leads.push(...found);
  }
  return leads;
}

/** The mailbox that a campaign names, if it names one. */
export async function senderOf(app: App, mailboxId: string | null): Promise<MailboxRow | undefined> {
  if (mailboxId === null) return undefined;
  return app.store.db.selectFrom('mailboxes').selectAll().where('id', '=', mailboxId).executeTakeFirst();
}
