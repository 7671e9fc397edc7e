import { AppError } from '../../errors.ts';
import { renderParts } from '../sequence/render.ts';
import { type TouchChannel, touchText } from '../sequence/touch-text.ts';
import { mergeDataOf } from './merge-data.ts';
import type { LeadRow, StepRow } from './rows.ts';
import type { CampaignFacts } from './rules.ts';

type From = Pick<CampaignFacts, 'campaign' | 'mailbox'>;

/** The subject and body of a mail's step for one lead. Throws AppError when it lacks what they ask for. */
export function mailWords(
  { id, subject, body }: StepRow,
  lead: LeadRow,
  { campaign, mailbox }: From,
): { subject: string | null; body: string } {
  return renderParts({ step: { id, subject, body: body ?? '' }, ...mergeDataOf(lead, campaign, mailbox) });
}

/** The words of a touch's step for one lead. Throws AppError when it lacks what they ask for. */
export function touchWords({ id, channel, note }: StepRow, lead: LeadRow, { campaign, mailbox }: From): string {
  // Checked with its schema before it was stored.
  const step = { id, channel: (channel ?? 'other') as TouchChannel, note };
  return touchText({ step, pitch: campaign.pitch_context, ...mergeDataOf(lead, campaign, mailbox) });
}

/** Why a step cannot be written for a lead, in words; undefined when it can. */
export function lackOf(step: StepRow, lead: LeadRow, from: From): string | undefined {
  try {
    if (step.kind === 'email') mailWords(step, lead, from);
    else touchWords(step, lead, from);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}
