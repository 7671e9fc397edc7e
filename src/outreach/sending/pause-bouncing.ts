import type { App } from '../../app.ts';
import { cleanText } from '../../mail/refusal/clean-text.ts';
import { VERDICTS } from '../../mail/refusal/verdict.ts';
import { serverWords } from '../../mail/smtp-failure.ts';
import { preparedOn } from '../../store/prepared.ts';
import type { Tx } from '../../store/store.ts';
import type { Db } from './rows.ts';

/** From so many mails on a share of bounces means something. */
const MAILS_MIN = 50;
/** The newest ones count: an old campaign, too, is judged by what it does now. */
const MAILS_MAX = 1_000;
const SHARE_MAX = 0.05;
/** Bounces that arrive together see one another late: the share is looked at again for so many mails past the first. */
const FIRST_MAILS = 2 * MAILS_MIN;

/**
 * Pauses an active campaign when 5 % or more of its mails went to recipients that are gone, from 50 mails on, counted over the last 1,000
 * since a person activated it: whoever goes on mailing dead addresses is soon taken for a spammer.
 */
export async function pauseIfBouncing(app: App, tx: Tx, campaignId: string): Promise<void> {
  await pauseBeyond(app, tx, campaignId, MAILS_MAX);
}

/** The same after a mail that did not bounce: that only matters while the campaign comes to its first 50 mails. */
export async function pauseOnceJudged(app: App, tx: Tx, campaignId: string): Promise<void> {
  const [past] = await pastFirst(tx, campaignId);
  if (!past) await pauseBeyond(app, tx, campaignId, FIRST_MAILS);
}

/**
 * Of nearly every campaign nothing is to be counted: it has had its first mails. Answered from an index alone, which does
 * not know answers from mails: with as many of them, the next bounce is judged all the same.
 */
const pastFirst = preparedOn((db: Db, campaignId: string) =>
  db
    .selectFrom('sends')
    .select('status')
    .where('campaign_id', '=', campaignId)
    .where('status', '=', 'sent')
    .where('created_at', '>=', ({ selectFrom }) =>
      selectFrom('campaigns').select('bounces_from').where('campaigns.id', '=', campaignId),
    )
    .limit(1)
    .offset(FIRST_MAILS - 1),
);

async function pauseBeyond(app: App, tx: Tx, campaignId: string, mailsMax: number): Promise<void> {
  const { mails, bounced } = await newestMails(tx, campaignId, mailsMax);
  const isJudged = mails >= MAILS_MIN && (mailsMax === MAILS_MAX || mails < mailsMax);
  if (!isJudged || bounced < SHARE_MAX * mails) return;
  await tx
    .updateTable('campaigns')
    .set({
      status: 'paused',
      paused_reason: await reasonOf(tx, campaignId, { mails, bounced }),
      updated_at: app.clock.now(),
    })
    .where('id', '=', campaignId)
    .where('status', '=', 'active')
    .execute();
}

/** What was seen, so that whoever reads it can tell dead addresses from a server that says so of living ones. */
async function reasonOf(tx: Tx, campaignId: string, { mails, bounced }: { mails: number; bounced: number }) {
  const refused = await newestRefusals(tx, campaignId);
  const seen = VERDICTS.flatMap((verdict) => {
    const count = refused.filter((one) => one.verdict === verdict).length;
    return count === 0 ? [] : [`${verdict} ${count}`];
  });
  const often = mostFrequent(refused.flatMap(({ error }) => error ?? []));
  const said = often === undefined ? '' : ` Most often the server said “${serverWords(often)}”.`;
  return `Paused by itself: ${bounced} of its last ${mails} mails went to addresses that are gone, and 5 % is the limit. Refusals: ${seen.join(', ')}.${said} Check where its addresses come from.`;
}

/** Refusals since a person activated the campaign, of every verdict. */
const newestRefusals = (tx: Tx, campaignId: string) =>
  tx
    .selectFrom('sends')
    .innerJoin('campaigns', 'campaigns.id', 'sends.campaign_id')
    .select(['sends.verdict', 'sends.error'])
    .where('sends.campaign_id', '=', campaignId)
    .where('sends.verdict', 'is not', null)
    .whereRef('sends.created_at', '>=', 'campaigns.bounces_from')
    .orderBy('sends.created_at', 'desc')
    .limit(MAILS_MAX)
    .execute();

/** One of the replies that say the same but for the address. */
function mostFrequent(replies: readonly string[]): string | undefined {
  const alike = [...Map.groupBy(replies, cleanText).values()];
  return alike.sort((a, b) => b.length - a.length)[0]?.[0];
}

async function newestMails(tx: Tx, campaignId: string, most: number): Promise<{ mails: number; bounced: number }> {
  const newest = tx
    .selectFrom('sends')
    .innerJoin('campaigns', 'campaigns.id', 'sends.campaign_id')
    .select('sends.bounced_at')
    .where('sends.campaign_id', '=', campaignId)
    // Not a person's answers: they say nothing of the addresses that the campaign was given.
    .where('sends.step_id', 'is not', null)
    .whereRef('sends.created_at', '>=', 'campaigns.bounces_from')
    .where((where) =>
      where.or([where('sends.status', 'in', ['sent', 'unknown']), where('sends.bounced_at', 'is not', null)]),
    )
    .orderBy('sends.created_at', 'desc')
    .orderBy('sends.id', 'desc')
    .limit(most)
    .as('newest');
  const counted = await tx
    .selectFrom(newest)
    .select(({ fn }) => [fn.countAll<number>().as('mails'), fn.count<number>('bounced_at').as('bounced')])
    .executeTakeFirstOrThrow();
  return { mails: Number(counted.mails), bounced: Number(counted.bounced) };
}
