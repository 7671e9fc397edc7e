import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import type { Tx } from '../store/store.ts';
import type { CampaignRow } from './campaign-view.ts';
import { getCampaign, lockCampaign, refuseArchived } from './campaigns.ts';
import { settingsRow } from './settings.ts';
import type { Campaign } from './shapes/campaign.ts';

// draft → active ⇄ paused, active → completed → active, and from everywhere → archived, which is for good.

/**
 * Starts a campaign, or sets a paused or completed one going again; an active one stays as it is. Throws `not_found`,
 * and `unprocessable` that says everything that is missing.
 */
export async function activateCampaign(app: App, workspaceId: string, id: string): Promise<Campaign> {
  await app.store.write(async (tx) => {
    const row = await lockCampaign(app, tx, workspaceId, id);
    refuseArchived(row);
    if (row.status === 'active') return;
    const missing = await missingFor(app, tx, row);
    if (missing.length > 0) {
      throw new AppError('unprocessable', `The campaign cannot be active yet. Missing: ${missing.join('; ')}.`);
    }
    const now = app.clock.now();
    await setStatus(tx, id, { status: 'active', activated_at: row.activated_at ?? now, updated_at: now });
  });
  return getCampaign(app, workspaceId, id);
}

/** Holds a campaign: nothing of it leaves until it is activated again. Throws `not_found`, and `unprocessable` unless it is active. */
export async function pauseCampaign(app: App, workspaceId: string, id: string): Promise<Campaign> {
  await app.store.write(async (tx) => {
    const row = await lockCampaign(app, tx, workspaceId, id);
    if (row.status === 'paused') return;
    if (row.status !== 'active') {
      throw new AppError('unprocessable', `Only an active campaign can be paused; this one is ${row.status}.`);
    }
    await setStatus(tx, id, { status: 'paused', activated_at: row.activated_at, updated_at: app.clock.now() });
  });
  return getCampaign(app, workspaceId, id);
}

/** Ends a campaign for good; its leads and what they were sent stay to be read. Throws `not_found`. */
export async function archiveCampaign(app: App, workspaceId: string, id: string): Promise<Campaign> {
  await app.store.write(async (tx) => {
    const row = await lockCampaign(app, tx, workspaceId, id);
    if (row.status === 'archived') return;
    await setStatus(tx, id, { status: 'archived', activated_at: row.activated_at, updated_at: app.clock.now() });
  });
  return getCampaign(app, workspaceId, id);
}

async function setStatus(
  tx: Tx,
  id: string,
  set: Pick<CampaignRow, 'status' | 'activated_at' | 'updated_at'>,
): Promise<void> {
  await tx
    .updateTable('campaigns')
    .set({ ...set, paused_reason: null })
    .where('id', '=', id)
    .execute();
}

/** What an active campaign needs and this one has not, in words. */
async function missingFor(app: App, tx: Tx, campaign: CampaignRow): Promise<string[]> {
  const settings = await settingsRow(tx, campaign.workspace_id);
  const faults = [...(await stepFaults(tx, campaign)), ...(await mailboxFaults(tx, campaign))];
  if (!settings?.postal_address) faults.push('the workspace’s postal address, which the law asks for in every mail');
  if (!app.config.demoMail && !app.config.publicUrl?.startsWith('https://')) {
    faults.push(
      'an https PLANWRIGHT_PUBLIC_URL, so that people can unsubscribe (the operator of this service sets it)',
    );
  }
  return faults;
}

async function stepFaults(tx: Tx, campaign: CampaignRow): Promise<string[]> {
  const steps = await tx
    .selectFrom('steps')
    .select(['kind', 'subject'])
    .where('campaign_id', '=', campaign.id)
    .orderBy('position')
    .execute();
  if (steps.length === 0) return ['at least one step'];
  const first = steps.find((step) => step.kind === 'email');
  return first && first.subject === null ? ['a subject for its first mail, which answers nothing'] : [];
}

async function mailboxFaults(tx: Tx, campaign: CampaignRow): Promise<string[]> {
  if (campaign.mailbox_id === null) return ['a mailbox (mailboxId)'];
  const mailbox = await tx
    .selectFrom('mailboxes')
    .select(['status', 'removed_at'])
    .where('id', '=', campaign.mailbox_id)
    .executeTakeFirst();
  if (!mailbox || mailbox.removed_at !== null) return ['a mailbox (the one it had was removed)'];
  if (mailbox.status === 'paused') return ['a mailbox that is active (its own is paused)'];
  return mailbox.status === 'error' ? ['a mailbox that works (its own has an error; see its statusReason)'] : [];
}
