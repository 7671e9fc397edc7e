import type { App } from '../../app.ts';
import { asAppError } from '../../errors.ts';
import { claimDue } from '../../store/due.ts';
import type { Tx } from '../../store/store.ts';
import { settingsRow } from '../settings.ts';
import { type AskedReply, askClass } from './ask-class.ts';
import { classifyReply, LostReply, type ReplyRow, type Verdict } from './classify-reply.ts';
import { delayUntil } from './hear-answer.ts';
import { withoutOwnFooter } from './own-footer.ts';
import { dayBack } from './read-reply.ts';
import { ownWords } from './trim/own-words.ts';

/** Longer than a model is waited for. */
const LEASE_MS = 90_000;
const AT_ONCE = 4;
/** Milliseconds from one try to the next; after the last the classifier that ships with the package decides. */
const AGAIN_AFTER_MS = [20_000, 60_000];
const TRIES_MAX = AGAIN_AFTER_MS.length + 1;

/** Classifies the replies that wait for a model, some of them. Answers how many there were. */
export async function classifyWaiting(app: App): Promise<number> {
  const claim = { clock: app.clock, leaseMs: LEASE_MS, owner: app.ids.next('lease'), limit: AT_ONCE };
  const claimed = await claimDue(app.store, 'replies', claim);
  await Promise.all(claimed.map((reply) => classifyOne(app, reply)));
  return claimed.length;
}

async function classifyOne(app: App, reply: ReplyRow): Promise<void> {
  try {
    const asked = await askedOf(app, reply);
    const verdict = await verdictOn(app, reply, asked);
    if (verdict === undefined) await putOff(app, reply);
    else await settle(app, reply, { verdict: asFarAsRead(reply, verdict), words: asked.words });
  } catch (error) {
    if (error instanceof LostReply) return;
    app.log.error({ replyId: reply.id, error }, 'a reply could not be classified; it is tried again');
  }
}

/** Undefined: not now. */
async function verdictOn(app: App, reply: ReplyRow, asked: AskedReply): Promise<Verdict | undefined> {
  const { writer, lifecycle, log } = app;
  // Claimed once more than it has tries: processes ended while they asked.
  if (!writer || reply.attempts > TRIES_MAX) return offlineVerdict(asked);
  try {
    return await askClass(writer, asked, lifecycle.signal);
  } catch (error) {
    if (lifecycle.stopping) return undefined;
    const { code } = asAppError(error);
    log.warn({ replyId: reply.id, attempt: reply.attempts, code }, 'a model did not classify a reply');
    const isLast = code === 'unprocessable' || reply.attempts >= TRIES_MAX;
    return isLast ? offlineVerdict(asked) : undefined;
  }
}

/** What could not be read, or names a privacy law in passing, was found so before; no model makes it sure. */
const asFarAsRead = (reply: ReplyRow, verdict: Verdict): Verdict =>
  reply.certainty === 'uncertain' ? { ...verdict, certainty: 'uncertain' } : verdict;

async function offlineVerdict({ subject, words }: AskedReply): Promise<Verdict> {
  const { classifyOffline } = await import('./classify/classify-offline.ts');
  const { via: by, ...classified } = classifyOffline({ subject, text: words });
  return { ...classified, by };
}

async function askedOf({ store: { db } }: App, reply: ReplyRow): Promise<AskedReply> {
  const settings = await settingsRow(db, reply.workspace_id);
  const words = ownWords(withoutOwnFooter(reply.body_text, settings?.postal_address ?? ''));
  const answered = reply.send_id
    ? await db
        .selectFrom('sends')
        .select(['subject', 'body_text as text'])
        .where('id', '=', reply.send_id)
        .executeTakeFirst()
    : undefined;
  return { subject: reply.subject, words, answered: answered ?? null };
}

/** A try that the end of this process broke off is none. */
async function putOff(app: App, reply: ReplyRow): Promise<void> {
  const now = app.clock.now();
  const { stopping } = app.lifecycle;
  const wait = stopping ? 0 : (AGAIN_AFTER_MS[reply.attempts - 1] ?? 0);
  await app.store.write((tx) =>
    tx
      .updateTable('replies')
      .set({
        due_at: now + wait,
        lease_until: null,
        lease_owner: null,
        attempts: stopping ? reply.attempts - 1 : reply.attempts,
      })
      .where('id', '=', reply.id)
      .where('lease_owner', '=', reply.lease_owner)
      .execute(),
  );
}

async function settle(app: App, reply: ReplyRow, { verdict, words }: { verdict: Verdict; words: string }) {
  await app.store.write(async (tx) => {
    const classified = await classifyReply(app, tx, reply, verdict);
    await delayIfAway(app, tx, classified, words);
  });
}

async function delayIfAway(app: App, tx: Tx, reply: ReplyRow, words: string): Promise<void> {
  const { campaign_id, lead_id } = reply;
  if (reply.classification !== 'out_of_office' || campaign_id === null || lead_id === null) return;
  const day = dayBack(words, reply.received_at);
  if (day !== null) await delayUntil(app, tx, { campaign_id, lead_id }, day);
}
