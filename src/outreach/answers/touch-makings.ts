import { mergeDataOf } from '../sending/merge-data.ts';
import type { CampaignRow, Db, LeadRow } from '../sending/rows.ts';
import type { MergeData } from '../sequence/merge-scope.ts';
import type { TouchStep } from '../sequence/touch-text.ts';
import { CHANNELS } from '../shapes/step.ts';
import type { TouchRow, TouchVersionRow } from '../touch-detail.ts';

/** Everything that a touch is written from. */
export interface TouchMakings {
  touch: TouchRow;
  lead: LeadRow;
  campaign: CampaignRow;
  step: TouchStep;
  data: MergeData;
  /** What it has said so far, oldest first. */
  before: readonly string[];
}

/** Reads what a touch is written from, as it is now: a step's note may have changed since. */
export async function touchMakings(
  db: Db,
  touch: TouchRow,
  versions: readonly TouchVersionRow[],
): Promise<TouchMakings> {
  const { lead_id, campaign_id, step_id } = touch;
  const lead = await db.selectFrom('leads').selectAll().where('id', '=', lead_id).executeTakeFirstOrThrow();
  const campaign = await db.selectFrom('campaigns').selectAll().where('id', '=', campaign_id).executeTakeFirstOrThrow();
  const { note } = await db.selectFrom('steps').select('note').where('id', '=', step_id).executeTakeFirstOrThrow();
  const mailbox = await db.selectFrom('mailboxes').selectAll().where('id', '=', campaign.mailbox_id).executeTakeFirst();
  const channel = CHANNELS.find((one) => one === touch.channel) ?? 'other';
  return {
    ...{ touch, lead, campaign },
    step: { id: step_id, channel, note },
    data: mergeDataOf(lead, campaign, mailbox),
    before: versions.map((version) => version.body_text),
  };
}
