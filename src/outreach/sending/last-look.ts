import type { App } from '../../app.ts';
import { SendStopped } from '../../mail/outcome.ts';
import type { Dialect } from '../../store/dialect.ts';
import type { Tx } from '../../store/store.ts';
import { capDays } from './facts.ts';
import { lockSend, updateSend } from './held-send.ts';
import type { ReadySend } from './prepare-send.ts';
import { type Db, isRunning, type SendRow } from './rows.ts';
import { hasPlaceOn } from './rules.ts';
import { suppressionOf } from './suppressed.ts';

/** Just before MAIL FROM: throws SendStopped when the mail is not wanted any more, or is not ours. */
export async function lookAgain(app: App, ready: ReadySend): Promise<void> {
  const { id } = ready.send;
  const send = await app.store.db.selectFrom('sends').selectAll().where('id', '=', id).executeTakeFirst();
  if (!send || !isOurs(app, ready, send) || !(await isWanted(app.store.db, ready))) throw new SendStopped();
}

/**
 * Just before the first byte of the mail: looks once more, and records that it may have been delivered from now on, in one
 * transaction that a power cut cannot undo. Whoever stops the lead comes before this commit, and is obeyed, or after it:
 * that is so because a stop writes this mail's row too. A pause of the campaign or of the mailbox does not, so their rows
 * are kept as they are.
 */
export async function recordDataBegins(app: App, ready: ReadySend, tokenHash: string): Promise<void> {
  await app.store.write(async (tx) => {
    const send = await lockSend(app, tx, ready.send);
    if (!send || !isOurs(app, ready, send) || !isOfToday(app, ready, send)) throw new SendStopped();
    if (!(await isWanted(tx, ready, app.store.dialect.keep))) throw new SendStopped();
    await begin(app, tx, send, tokenHash);
  });
}

async function begin(app: App, tx: Tx, send: SendRow, tokenHash: string): Promise<void> {
  const began = { status: 'sending', data_begun_at: app.clock.now(), token_hash: tokenHash, error: null } as const;
  await updateSend(app, tx, send, began);
}

/** A claim that has lapsed may be another's at any moment. */
const isOurs = (app: App, { send: { lease_owner } }: ReadySend, now: SendRow): boolean =>
  now.status === 'claimed' &&
  now.lease_owner === lease_owner &&
  now.data_begun_at === null &&
  (now.lease_until ?? 0) > app.clock.now();

/** Midnight may have passed since the place was reserved that it has in the cap of a day. */
const isOfToday = (app: App, { campaign, mailbox }: ReadySend, now: SendRow): boolean =>
  hasPlaceOn(capDays(campaign, mailbox, app.clock.now()), now);

async function isWanted(db: Db, { lead, campaign, mailbox }: ReadySend, keep = asItIs): Promise<boolean> {
  const now = await db.selectFrom('leads').select('status').where('id', '=', lead.id).executeTakeFirst();
  if (!now || !isRunning(now)) return false;
  const campaigns = db.selectFrom('campaigns').select('status').where('id', '=', campaign.id);
  if ((await keep(campaigns).executeTakeFirst())?.status !== 'active') return false;
  const mailboxes = db.selectFrom('mailboxes').select('status').where('id', '=', mailbox.id);
  if ((await keep(mailboxes).executeTakeFirst())?.status !== 'active') return false;
  return !(await suppressionOf(db, { ...lead, workspace_id: campaign.workspace_id }));
}

const asItIs: Dialect['keep'] = (query) => query;
