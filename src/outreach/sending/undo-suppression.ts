import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import { stepRows } from '../steps.ts';
import { setLead } from './advance.ts';
import { lockLead } from './held-send.ts';
import { historyOf, stepAfter } from './history.ts';
import { resumeRow } from './resume-lead.ts';
import { IDLE, isRunning } from './rows.ts';
import type { SuppressionRow } from './suppress.ts';
import { suppressionOf } from './suppressed.ts';

/**
 * Takes one suppression back, and lets the leads that ended by it alone go on; answers how many. Undefined: it is kept, for
 * its reader wants no mail. The caller holds the suppressions of its domain.
 */
export async function undoSuppression(app: App, tx: Tx, row: SuppressionRow): Promise<number | undefined> {
  const leads = await tx
    .selectFrom('leads')
    .select(['id', 'status'])
    .where('workspace_id', '=', row.workspace_id)
    .where('email_key', '=', row.value)
    .orderBy('id')
    .execute();
  if (leads.some(({ status }) => status === 'unsubscribed')) return undefined;
  // The reader may have unsubscribed since the page was read.
  const gone = await tx
    .deleteFrom('suppressions')
    .where('id', '=', row.id)
    .where('reason', '=', row.reason)
    .returning('id')
    .executeTakeFirst();
  if (!gone) return undefined;
  let resumed = 0;
  for (const { id } of leads) resumed += (await goOn(app, tx, id)) ? 1 : 0;
  return resumed;
}

/** Lets a lead go on that its bounce ended; one whose sequence was over is completed again. */
async function goOn(app: App, tx: Tx, leadId: string): Promise<boolean> {
  const lead = await lockLead(app, tx, leadId);
  if (lead.status !== 'bounced' || (await suppressionOf(tx, lead))) return false;
  await tx
    .updateTable('sends')
    .set({ bounce: 'soft', bounced_at: null, updated_at: app.clock.now() })
    .where('lead_id', '=', leadId)
    .where('bounced_at', 'is not', null)
    .execute();
  const steps = await stepRows(tx, lead.campaign_id);
  if (!stepAfter(steps, lead.step_position, await historyOf(tx, leadId))) {
    await setLead(app, tx, lead, { ...IDLE, status: 'completed' });
    return false;
  }
  return isRunning(await resumeRow(app, tx, lead));
}
