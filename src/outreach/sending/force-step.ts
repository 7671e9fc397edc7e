import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import { leadRow } from '../leads.ts';
import type { LeadExplanation } from '../shapes/explain.ts';
import { stepRows } from '../steps.ts';
import { setLead } from './advance.ts';
import { explainLead } from './explain-lead.ts';
import { lockLead } from './held-send.ts';
import { historyOf, isUnderWay, stepAfter } from './history.ts';
import { isRunning } from './rows.ts';

/**
 * Lets the next step of a lead begin without its wait; caps, window and suppressions hold as ever, and the answer says
 * which of them does. Asked twice before it has begun, it begins once. Throws `not_found`, `conflict` while a mail to
 * the lead is under way, and `unprocessable` when its sequence is over or paused.
 */
export async function forceNextStep(app: App, workspaceId: string, leadId: string): Promise<LeadExplanation> {
  await leadRow(app.store.db, workspaceId, leadId);
  await app.store.write(async (tx) => {
    const lead = await lockLead(app, tx, leadId);
    if (!isRunning(lead)) {
      const next = lead.status === 'paused' ? 'resume it first' : 'nothing more is sent to it';
      throw new AppError('unprocessable', `The lead is ${lead.status}; ${next}.`);
    }
    const history = await historyOf(tx, lead.id);
    if (history.sends.some(isUnderWay)) {
      throw new AppError('conflict', 'A mail to this lead is under way; ask again when it has left.');
    }
    if (!stepAfter(await stepRows(tx, lead.campaign_id), lead.step_position, history)) {
      throw new AppError('unprocessable', 'The lead has no next step.');
    }
    // As old as the lead, it comes before whatever else is due; active, it has no first wait to keep.
    await setLead(app, tx, lead, { status: 'active', due_at: Math.min(lead.created_at, app.clock.now()) });
  });
  return explainLead(app, workspaceId, leadId);
}
