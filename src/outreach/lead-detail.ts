import type { App } from '../app.ts';
import { toEnrichment } from './actions/enrich/enrichment-view.ts';
import { type LeadRow, toLead } from './lead-view.ts';
import { leadRow } from './leads.ts';
import { toReply } from './replies.ts';
import { toSend } from './sends.ts';
import { PAGE_ITEMS_MAX } from './shapes/fields.ts';
import type { LeadDetail } from './shapes/lead.ts';
import { stepRows } from './steps.ts';
import { toTouch } from './touches.ts';

const ENRICHMENTS_MAX = 10;

/** One lead with its mails, replies, touches and place in the sequence. Throws `not_found`. */
export async function getLead(app: App, workspaceId: string, id: string): Promise<LeadDetail> {
  const row = await leadRow(app.store.db, workspaceId, id);
  const [steps, attached] = await Promise.all([stepRows(app.store.db, row.campaign_id), attachedTo(app, id)]);
  const lead = toLead(row);
  const next = goesOn(row) ? steps[row.step_position] : undefined;
  return {
    ...lead,
    step: {
      position: row.step_position,
      total: steps.length,
      nextStepId: next?.id ?? null,
      nextStepAt: lead.nextStepAt,
    },
    ...attached,
  };
}

const goesOn = ({ status }: LeadRow): boolean => status === 'queued' || status === 'active' || status === 'paused';

/** The last of each kind, oldest first. */
async function attachedTo(
  app: App,
  leadId: string,
): Promise<Pick<LeadDetail, 'sends' | 'replies' | 'touches' | 'enrichments'>> {
  const { db } = app.store;
  const sends = db.selectFrom('sends').selectAll().where('lead_id', '=', leadId);
  const replies = db.selectFrom('replies').selectAll().where('lead_id', '=', leadId);
  const touches = db.selectFrom('touches').selectAll().where('lead_id', '=', leadId);
  const enrichments = db.selectFrom('enrichments').selectAll().where('lead_id', '=', leadId);
  const [sent, replied, touched, enriched] = await Promise.all([
    sends.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(PAGE_ITEMS_MAX).execute(),
    replies.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(PAGE_ITEMS_MAX).execute(),
    touches.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(PAGE_ITEMS_MAX).execute(),
    enrichments.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(ENRICHMENTS_MAX).execute(),
  ]);
  return {
    sends: sent.reverse().map(toSend),
    replies: replied.reverse().map(toReply),
    touches: touched.reverse().map(toTouch),
    enrichments: enriched.reverse().map(toEnrichment),
  };
}
