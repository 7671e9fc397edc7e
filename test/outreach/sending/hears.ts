import type { Selectable } from 'kysely';
import { bounceLead } from '../../../src/outreach/sending/bounce-lead.ts';
import { leadReplied } from '../../../src/outreach/sending/lead-replied.ts';
import type { ReplyTable } from '../../../src/store/outreach-tables.ts';
import { insertReply } from '../../helpers/outreach-rows.ts';
import type { World } from './world.ts';

/** A reply of a lead comes in; answers the lead as it is then. */
export async function replies(here: World, leadId: string) {
  const reply = await storedReply(here, leadId);
  return here.app.store.write((tx) => leadReplied(here.app, tx, { leadId, reply }));
}

/** A report comes in that a mail came back; answers its lead as it is then. */
export function bounces(here: World, send: { id: string; lead_id: string }, { hard = true } = {}) {
  const verdict = hard ? 'recipient-gone' : 'recipient-unavailable';
  const [code, reason] = hard ? ['5.1.1', 'No such user'] : ['4.2.2', 'Mailbox full'];
  return here.app.store.write((tx) =>
    bounceLead(here.app, tx, { send, code: code ?? null, reason: reason ?? null, verdict }),
  );
}

async function storedReply(here: World, leadId: string): Promise<Selectable<ReplyTable>> {
  const { workspace_id, campaign_id, email } = await here.leadRow(leadId);
  const id = await insertReply(here.app, { workspace_id, campaign_id, lead_id: leadId, from_address: email });
  return here.app.store.db.selectFrom('replies').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
