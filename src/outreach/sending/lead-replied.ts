import type { Selectable } from 'kysely';
import type { App } from '../../app.ts';
import type { ReplyTable } from '../../store/outreach-tables.ts';
import type { Tx } from '../../store/store.ts';
import { leadData, replyData } from '../../webhooks/event-rows.ts';
import { lockLead } from './held-send.ts';
import type { LeadRow } from './rows.ts';
import { stopCompany } from './stop-company.ts';
import { stopLead } from './stop-leads.ts';

export interface Replied {
  leadId: string;
  /** As it is stored, in this transaction or before. */
  reply: Selectable<ReplyTable>;
}

/**
 * A person has answered: the lead's sequence ends as `replied`, its colleagues are held where the campaign wants it, and
 * `lead.replied` is told, once for each reply it is called with. Who bounced or unsubscribed stays so, and the sequence may be over already. Automatic answers
 * are no replies: for those, `delayNextStep`.
 */
export async function leadReplied(app: App, tx: Tx, { leadId, reply }: Replied): Promise<LeadRow> {
  const before = await lockLead(app, tx, leadId);
  const isFirst = mayReply(before);
  const lead = isFirst ? await stopLead(app, tx, leadId, 'replied') : before;
  // Once: whoever lets a colleague go on after the first reply has decided so.
  if (isFirst) await stopCompany(app, tx, lead);
  const data = { lead: leadData(lead), reply: replyData(reply) };
  await app.events.record(tx, { workspaceId: lead.workspace_id, type: 'lead.replied', data });
  return lead;
}

const mayReply = ({ status }: LeadRow): boolean =>
  status !== 'replied' && status !== 'bounced' && status !== 'unsubscribed';
