import { sql } from 'kysely';
import type { Store } from '../../store/store.ts';
import { isAutomaticClass } from '../inbox/needs-action.ts';
import { CLASSIFICATIONS } from '../shapes/reply.ts';

// What a campaign came to, counted by the database. Times are counted in quarters of an hour, of which every zone's day
// is made, so that a group is small and its day is told afterwards.

export const SLOT_MS = 900_000;
type Db = Store['db'];

/** Mails of the sequence that left, by step, quarter of an hour and how they came back. */
export const sentMails = (db: Db, campaignId: string) =>
  db
    .selectFrom('sends')
    .select(({ fn }) => [
      'step_id',
      sql<number>`sent_at / ${sql.lit(SLOT_MS)}`.as('slot'),
      'bounce',
      fn.countAll<number>().as('count'),
    ])
    .where('campaign_id', '=', campaignId)
    .where('sent_at', 'is not', null)
    .where('step_id', 'is not', null)
    .groupBy(['step_id', 'slot', 'bounce']);

/** Mails of the sequence that a server refused at once: they never left, and bounced. */
export const refusedMails = (db: Db, campaignId: string) =>
  db
    .selectFrom('sends')
    .select(({ fn }) => [
      'step_id',
      sql<number>`bounced_at / ${sql.lit(SLOT_MS)}`.as('slot'),
      fn.countAll<number>().as('count'),
    ])
    .where('campaign_id', '=', campaignId)
    .where('status', '=', 'failed')
    .where('bounced_at', 'is not', null)
    .where('sent_at', 'is', null)
    .where('step_id', 'is not', null)
    .groupBy(['step_id', 'slot']);

/** Mails that have not left, by their status. */
export const otherMails = (db: Db, campaignId: string) =>
  db
    .selectFrom('sends')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('campaign_id', '=', campaignId)
    .where('status', 'in', ['queued', 'claimed', 'sending', 'unknown', 'failed'])
    .where('step_id', 'is not', null)
    .where('bounced_at', 'is', null)
    .groupBy('status');

/** Answers to replies that left. */
export const answers = (db: Db, campaignId: string) =>
  db
    .selectFrom('sends')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('campaign_id', '=', campaignId)
    .where('step_id', 'is', null)
    .where('sent_at', 'is not', null);

/** Leads that were sent a mail of the sequence. */
export const reachedLeads = (db: Db, campaignId: string) =>
  db
    .selectFrom('sends')
    .select(({ fn }) => fn.count<number>('lead_id').distinct().as('count'))
    .where('campaign_id', '=', campaignId)
    .where('step_id', 'is not', null)
    .where('sent_at', 'is not', null);

/** Replies by class, quarter of an hour and the step of the mail that they answer. */
export const replies = (db: Db, campaignId: string) =>
  db
    .selectFrom('replies')
    .leftJoin('sends', 'sends.id', 'replies.send_id')
    .select(({ fn }) => [
      'replies.classification',
      'sends.step_id',
      sql<number>`replies.received_at / ${sql.lit(SLOT_MS)}`.as('slot'),
      fn.countAll<number>().as('count'),
    ])
    .where('replies.campaign_id', '=', campaignId)
    .groupBy(['replies.classification', 'sends.step_id', 'slot']);

/** What says that nobody has read anything. */
const AUTOMATIC = CLASSIFICATIONS.filter(isAutomaticClass);

/** Leads of whom there is a reply that is not automatic. */
export const people = (db: Db, campaignId: string) =>
  db
    .selectFrom('replies')
    .select(({ fn }) => fn.count<number>('lead_id').distinct().as('count'))
    .where('campaign_id', '=', campaignId)
    .where((where) => where.or([where('classification', 'is', null), where('classification', 'not in', AUTOMATIC)]));

/** Leads by their status. */
export const leadsByStatus = (db: Db, campaignId: string) =>
  db
    .selectFrom('leads')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('campaign_id', '=', campaignId)
    .groupBy('status');

/** Leads that are through or want no more, by quarter of an hour and the steps they had. */
export const endedLeads = (db: Db, campaignId: string) =>
  db
    .selectFrom('leads')
    .select(({ fn }) => [
      'status',
      'step_position',
      sql<number>`ended_at / ${sql.lit(SLOT_MS)}`.as('slot'),
      fn.countAll<number>().as('count'),
    ])
    .where('campaign_id', '=', campaignId)
    .where('status', 'in', ['unsubscribed', 'completed'])
    .where('ended_at', 'is not', null)
    .groupBy(['status', 'step_position', 'slot']);
