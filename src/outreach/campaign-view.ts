import type { Selectable } from 'kysely';
import type { CampaignTable } from '../store/outreach-tables.ts';
import type { CampaignCounts } from './campaign-counts.ts';
import { iso, isoOrNull } from './row-values.ts';
import type { SendingWindow } from './sequence/window.ts';
import type { Campaign } from './shapes/campaign.ts';
import type { Icp } from './shapes/icp.ts';

export type CampaignRow = Selectable<CampaignTable>;

/** A campaign as it is answered. */
export const toCampaign = (row: CampaignRow, counts: CampaignCounts): Campaign => ({
  id: row.id,
  name: row.name,
  status: row.status,
  pausedReason: row.paused_reason,
  fromName: row.from_name,
  pitchContext: row.pitch_context,
  dailyCap: row.daily_cap,
  mailboxId: row.mailbox_id,
  timeZone: row.time_zone,
  // As `campaigns.ts` wrote it.
  sendingWindow: JSON.parse(row.sending_window) as SendingWindow,
  icp: icpOf(row) ?? null,
  stopForCompany: row.stop_for_company === 1,
  _count: counts,
  activatedAt: isoOrNull(row.activated_at),
  createdAt: iso(row.created_at),
  updatedAt: iso(row.updated_at),
});

/** Whom it is for, when it says so. */
export function icpOf({ icp }: Pick<CampaignRow, 'icp'>): Icp | undefined {
  // As `campaigns.ts` wrote it.
  return icp === null ? undefined : (JSON.parse(icp) as Icp);
}
