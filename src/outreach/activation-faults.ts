import type { App } from '../app.ts';
import type { Store, Tx } from '../store/store.ts';
import type { CampaignRow } from './campaign-view.ts';
import { hasPublicLink, NO_PUBLIC_LINK } from './public-link.ts';
import { settingsRow } from './settings.ts';

/** What an active campaign needs and this one has not, in words. */
export async function activationFaults(app: App, db: Store['db'] | Tx, campaign: CampaignRow): Promise<string[]> {
  const settings = await settingsRow(db, campaign.workspace_id);
  const faults = [...(await stepFaults(db, campaign)), ...(await mailboxFaults(db, campaign))];
  if (!settings?.postal_address)
    faults.push('the workspace’s postal address, which the law asks for in every mail (in the settings)');
  if (!hasPublicLink(app.config)) faults.push(NO_PUBLIC_LINK);
  return faults;
}

async function stepFaults(db: Store['db'] | Tx, campaign: CampaignRow): Promise<string[]> {
  const steps = await db
    .selectFrom('steps')
    .select(['kind', 'subject'])
    .where('campaign_id', '=', campaign.id)
    .orderBy('position')
    .execute();
  if (steps.length === 0) return ['at least one step'];
  const first = steps.find((step) => step.kind === 'email');
  return first && first.subject === null ? ['a subject for its first mail, which answers nothing'] : [];
}

async function mailboxFaults(db: Store['db'] | Tx, campaign: CampaignRow): Promise<string[]> {
  if (campaign.mailbox_id === null) return ['a mailbox (mailboxId)'];
  const mailbox = await db
    .selectFrom('mailboxes')
    .select(['status', 'removed_at'])
    .where('id', '=', campaign.mailbox_id)
    .executeTakeFirst();
  if (!mailbox || mailbox.removed_at !== null) return ['a mailbox (the one it had was removed)'];
  if (mailbox.status === 'paused') return ['a mailbox that is active (its own is paused)'];
  return mailbox.status === 'error' ? ['a mailbox that works (its own has an error; see its statusReason)'] : [];
}
