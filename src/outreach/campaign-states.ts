import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import type { Tx } from '../store/store.ts';
import { activationFaults } from './activation-faults.ts';
import type { CampaignRow } from './campaign-view.ts';
import { getCampaign, lockCampaign, refuseArchived } from './campaigns.ts';
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
    const missing = await activationFaults(app, tx, row);
    if (missing.length > 0) {
      throw new AppError('unprocessable', `The campaign cannot be active yet. Missing: ${missing.join('; ')}.`);
    }
    const now = app.clock.now();
    const activated_at = row.activated_at ?? now;
    await setStatus(tx, id, { status: 'active', activated_at, bounces_from: now, updated_at: now });
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
    await setStatus(tx, id, { status: 'paused', updated_at: app.clock.now() });
  });
  return getCampaign(app, workspaceId, id);
}

/** Ends a campaign for good; its leads and what they were sent stay to be read. Throws `not_found`. */
export async function archiveCampaign(app: App, workspaceId: string, id: string): Promise<Campaign> {
  await app.store.write(async (tx) => {
    const row = await lockCampaign(app, tx, workspaceId, id);
    if (row.status === 'archived') return;
    await setStatus(tx, id, { status: 'archived', updated_at: app.clock.now() });
  });
  return getCampaign(app, workspaceId, id);
}

async function setStatus(
  tx: Tx,
  id: string,
  set: Pick<CampaignRow, 'status' | 'updated_at'> & Partial<CampaignRow>,
): Promise<void> {
  await tx
    .updateTable('campaigns')
    .set({ ...set, paused_reason: null })
    .where('id', '=', id)
    .execute();
}
