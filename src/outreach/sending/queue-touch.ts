import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import type { Tx } from '../../store/store.ts';
import { touchData } from '../../webhooks/event-rows.ts';
import { advance } from './advance.ts';
import { touchWords } from './render-step.ts';
import type { LeadRow, StepRow } from './rows.ts';
import type { CampaignFacts } from './rules.ts';
import { stopLead } from './stop-leads.ts';

interface Touching {
  lead: LeadRow;
  facts: CampaignFacts;
  step: StepRow;
}

/**
 * Writes the touch of one step, for a person to post, and moves the lead on. One that cannot be written for this lead
 * ends it as failed, as a mail would: nobody is to post half a sentence, and whoever asks is told what is missing.
 */
export async function queueTouch(app: App, tx: Tx, touching: Touching): Promise<'touched' | 'ended'> {
  const { lead, facts, step } = touching;
  const words = wordsOf(touching);
  if (words === undefined) {
    await stopLead(app, tx, lead.id, 'failed');
    return 'ended';
  }
  const touch = {
    id: app.ids.next('touch'),
    workspace_id: lead.workspace_id,
    campaign_id: lead.campaign_id,
    lead_id: lead.id,
    step_id: step.id,
    channel: step.channel ?? 'other',
    body_text: words,
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
  await advance(app, tx, { lead, campaign: facts.campaign, stepId: step.id });
  return 'touched';
}

function wordsOf({ lead, facts, step }: Touching): string | undefined {
  try {
    return touchWords(step, lead, facts);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
