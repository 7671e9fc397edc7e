import { type Selectable, sql } from 'kysely';
import { isPublicProvider } from '../../mail/public-provider.ts';
import type { ReplyTable } from '../../store/outreach-tables.ts';
import { preparedOn } from '../../store/prepared.ts';
import type { Db, LeadRow } from '../sending/rows.ts';

// What somebody says holds them, or their company, and not only the leads that there were when they said it. So it is looked
// for again whenever a step is to go out.

/** A reply, as far as it holds leads. */
export type HoldingReply = Pick<Selectable<ReplyTable>, 'id' | 'certainty' | 'classification' | 'candidates'>;

type Reason = NonNullable<LeadRow['paused_reason']>;

/** Why a reply that is not settled pauses leads. */
export const REPLY_HOLDS = ['reply_uncertain', 'person_replied'] as const satisfies readonly Reason[];

/** Whether it is open what a reply says or who wrote it, or only what is to be done about it. */
export const holdReason = ({ certainty, classification, candidates }: HoldingReply): (typeof REPLY_HOLDS)[number] =>
  certainty === 'uncertain' || classification === null || candidates !== null ? 'reply_uncertain' : 'person_replied';

/** Why replies hold a lead, by the gravest of them; null when none does. */
export async function heldReason(db: Db, leadId: string): Promise<(typeof REPLY_HOLDS)[number] | null> {
  const reasons = (await holdersOf(db, leadId)).map(holdReason);
  return REPLY_HOLDS.find((reason) => reasons.includes(reason)) ?? null;
}

/** What holds a lead on another's account. */
export interface HoldOnOthers {
  reason: Reason;
  replyId: string;
}

/** The replies that hold a lead, oldest first. */
export async function holdersOf(db: Db, leadId: string): Promise<HoldingReply[]> {
  return db
    .selectFrom('lead_holds')
    .innerJoin('replies', 'replies.id', 'lead_holds.reply_id')
    .select(['replies.id', 'replies.certainty', 'replies.classification', 'replies.candidates'])
    .where('lead_holds.lead_id', '=', leadId)
    .where('lead_holds.let_go', '=', 0)
    .orderBy('replies.created_at')
    .orderBy('replies.id')
    .execute();
}

const HOLDS_MAX = 100;

/** What holds others of a lead's person or company, and so this lead, unless a person has let it go. The gravest first. */
export async function holdsOnOthers(db: Db, lead: LeadRow): Promise<HoldOnOthers[]> {
  const { id, workspace_id, campaign_id, person_key, email_key, status } = lead;
  const company = isPublicProvider(lead.domain) ? '' : lead.domain;
  // Who goes on beyond the first step was there when a colleague replied, and was held then.
  const colleagues = status === 'queued' ? company : '';
  const found = await saidOf(db, id, workspace_id, campaign_id, person_key || email_key, company, colleagues);
  const reasons = found.map(({ why, ...reply }) => ({
    reason: why === 'open' ? holdReason(reply) : why,
    replyId: reply.id,
  }));
  return reasons.sort((one, other) => GRAVEST.indexOf(one.reason) - GRAVEST.indexOf(other.reason));
}

const GRAVEST: readonly Reason[] = ['has_left', 'reply_uncertain', 'person_replied', 'company_replied'];

type Why = 'open' | 'has_left' | 'company_replied';

const saidOf = preparedOn(
  (db: Db, lead: string, workspace: string, campaign: string, person: string, company: string, colleagues: string) =>
    openOf(db, lead, workspace)
      .where('other.person_key', '=', person)
      .unionAll(
        openOf(db, lead, workspace).where('other.domain', '=', company).where('replies.candidates', 'is not', null),
      )
      .unionAll(leftOf(db, workspace, person))
      .unionAll(colleaguesOf(db, campaign, colleagues))
      .limit(HOLDS_MAX),
);

const saying = (db: Db, why: Why) =>
  db
    .selectFrom('replies')
    .select(['replies.id', 'replies.certainty', 'replies.classification', 'replies.candidates'])
    .select(sql.lit<Why>(why).as('why'))
    .distinct();

/** Replies that are not settled and hold some lead of the workspace; not those from which a person let this one go. */
const openOf = (db: Db, lead: string, workspace: string) =>
  saying(db, 'open')
    .innerJoin('lead_holds', 'lead_holds.reply_id', 'replies.id')
    .innerJoin('leads as other', 'other.id', 'lead_holds.lead_id')
    .where('lead_holds.let_go', '=', 0)
    .where('other.workspace_id', '=', workspace)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lead_holds as mine')
            .select('mine.lead_id')
            .whereRef('mine.reply_id', '=', 'replies.id')
            .where('mine.lead_id', '=', lead)
            .where('mine.let_go', '=', 1),
        ),
      ),
    );

/** Whoever let go one lead of theirs has said that it is not so. */
const leftOf = (db: Db, workspace: string, person: string) =>
  notLetGo(saying(db, 'has_left'))
    .where('replies.has_left', '=', 1)
    .where('other.workspace_id', '=', workspace)
    .where('other.person_key', '=', person);

/** A colleague of the campaign answered, and it wants no more mail to their company then; nor did a person let one go. */
const colleaguesOf = (db: Db, campaign: string, company: string) =>
  notLetGo(saying(db, 'company_replied'))
    .innerJoin('campaigns', 'campaigns.id', 'other.campaign_id')
    .where('replies.counted', '=', 1)
    .where('other.campaign_id', '=', campaign)
    .where('other.domain', '=', company)
    .where('campaigns.stop_for_company', '=', 1);

const notLetGo = (query: ReturnType<typeof saying>) =>
  query
    .innerJoin('leads as other', 'other.id', 'replies.lead_id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lead_holds')
            .select('lead_holds.lead_id')
            .whereRef('lead_holds.reply_id', '=', 'replies.id')
            .where('lead_holds.let_go', '=', 1),
        ),
      ),
    );
