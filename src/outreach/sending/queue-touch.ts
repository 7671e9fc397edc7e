import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import type { Tx } from '../../store/store.ts';
import { touchData } from '../../webhooks/event-rows.ts';
import { type TouchChannel, touchText } from '../sequence/touch-text.ts';
import { advance } from './advance.ts';
import { mergeDataOf } from './merge-data.ts';
import type { LeadRow, StepRow } from './rows.ts';
import type { CampaignFacts } from './rules.ts';

interface Touching {
  lead: LeadRow;
  facts: CampaignFacts;
  step: StepRow;
}

/** Writes the touch of one step, for a person to post, and moves the lead on. */
export async function queueTouch(app: App, tx: Tx, { lead, facts, step }: Touching): Promise<void> {
  const { campaign } = facts;
  const touch = {
    id: app.ids.next('touch'),
    workspace_id: lead.workspace_id,
    campaign_id: campaign.id,
    lead_id: lead.id,
    step_id: step.id,
    channel: step.channel ?? 'other',
    body_text: wordsOf({ lead, facts, step }),
    status: 'queued' as const,
    created_at: app.clock.now(),
    sent_at: null,
  };
  await tx.insertInto('touches').values(touch).execute();
  await app.events.record(tx, {
    workspaceId: lead.workspace_id,
    type: 'channel_touch.queued',
    data: { touch: touchData(touch) },
  });
  await advance(app, tx, { lead, campaign, stepId: step.id });
}

/** A touch that cannot be written for this lead tells the person who posts it why: they can still write their own. */
function wordsOf({ lead, facts, step }: Touching): string {
  const { campaign, mailbox } = facts;
  // Checked with its schema before it was stored.
  const channel = (step.channel ?? 'other') as TouchChannel;
  try {
    const touch = { id: step.id, channel, note: step.note };
    return touchText({ step: touch, pitch: campaign.pitch_context, ...mergeDataOf(lead, campaign, mailbox) });
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}
