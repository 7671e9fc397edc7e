import type { Selectable } from 'kysely';
import { AppError } from '../../errors.ts';
import type { ReplyTable } from '../../store/outreach-tables.ts';
import { replyRow } from '../replies.ts';
import type { CampaignRow, Db, LeadRow } from '../sending/rows.ts';

export type ReplyRow = Selectable<ReplyTable>;

/** A reply that somebody may answer, and whom it is about. */
export interface Answerable {
  reply: ReplyRow;
  lead: LeadRow;
  campaign: CampaignRow;
}

/**
 * A reply with its lead and campaign. Throws `not_found`, and `unprocessable` for one that nobody is to answer: an
 * opt-out, an automatic answer, and one whose lead is not known.
 */
export async function answerable(db: Db, workspaceId: string, replyId: string): Promise<Answerable> {
  const reply = await replyRow(db, workspaceId, replyId);
  refuseUnanswerable(reply);
  const { lead_id: leadId } = reply;
  if (leadId === null) throw new AppError('unprocessable', UNMATCHED);
  const lead = await db.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirstOrThrow();
  const campaign = await db
    .selectFrom('campaigns')
    .selectAll()
    .where('id', '=', lead.campaign_id)
    .executeTakeFirstOrThrow();
  return { reply, lead, campaign };
}

const UNMATCHED =
  'The reply could not be matched to a lead, so there is no campaign to answer from; answer it from your own mail program.';

function refuseUnanswerable({ classification }: ReplyRow): void {
  const why = WHY_NOT[classification ?? ''];
  if (why !== undefined) {
    throw new AppError('unprocessable', `${why} If that is not what it is, correct its class first.`);
  }
}

const AUTOMATIC = 'The reply is an automatic answer, so nobody would read what is written back.';

const WHY_NOT: Readonly<Record<string, string>> = {
  unsubscribe_request: 'The reply asks for no more mail, so none is written.',
  out_of_office: AUTOMATIC,
  auto_reply: AUTOMATIC,
};
