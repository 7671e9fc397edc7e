import type { App } from '../../app.ts';
import { SendStopped } from '../../mail/outcome.ts';
import type { Tx } from '../../store/store.ts';
import { isOpen } from '../sequence/window.ts';
import { capDays } from './facts.ts';
import { lockSend, updateSend } from './held-send.ts';
import { isRead, readingsOf } from './inbox-read.ts';
import type { ReadySend } from './prepare-send.ts';
import type { SendRow } from './rows.ts';
import { hasPlaceOn, windowOf } from './rules.ts';
import { type Hours, isWanted, keptStanding, standingSend } from './standing.ts';

/** Just before MAIL FROM: throws SendStopped when the mail is not wanted any more, or is not ours. */
export async function lookAgain(app: App, ready: ReadySend): Promise<void> {
  const send = await standingSend(app.store.db, ready.send.id, askedOf(ready));
  if (!send || !isOurs(app, ready, send) || !isWanted(send)) throw new SendStopped();
}

/**
 * Just before the first byte of the mail: looks once more, and records that it may have been delivered from now on, in one
 * transaction that a power cut cannot undo. Whoever stops the lead comes before this commit, and is obeyed, or after it:
 * that is so because a stop writes this mail's row too, which is locked first. A pause of the campaign or of the mailbox
 * does not, so their rows are kept as they are.
 */
export async function recordDataBegins(app: App, ready: ReadySend, tokenHash: string): Promise<void> {
  await app.store.write(async (tx) => {
    const send = await lockSend(app, tx, ready.send);
    if (!send || !isOurs(app, ready, send)) throw new SendStopped();
    const standing = await keptStanding(app.store.dialect, tx, askedOf(ready));
    if (!standing || !isWanted(standing) || !mayLeaveNow(app, standing, send)) throw new SendStopped();
    if (!(await isInboxRead(app, tx, ready))) throw new SendStopped();
    await begin(app, tx, send, tokenHash);
  });
}

/** Between its preparation and now the reader may have died, or its server gone away. */
async function isInboxRead(app: App, tx: Tx, { mailbox }: ReadySend): Promise<boolean> {
  const reading = (await readingsOf(app, tx, [mailbox])).get(mailbox.id);
  return reading === undefined || isRead(reading, app.clock.now());
}

const askedOf = ({ lead, campaign, mailbox }: ReadySend) => ({
  lead_id: lead.id,
  mailbox_id: mailbox.id,
  workspace_id: campaign.workspace_id,
  email_key: lead.email_key,
  domain: lead.domain,
});

async function begin(app: App, tx: Tx, send: SendRow, tokenHash: string): Promise<void> {
  const began = { status: 'sending', data_begun_at: app.clock.now(), token_hash: tokenHash, error: null } as const;
  await updateSend(app, tx, send, began);
}

/** Whose a claimed mail is. */
type Held = Pick<SendRow, 'status' | 'lease_owner' | 'lease_until' | 'data_begun_at'>;

/** A claim that has lapsed may be another's at any moment. */
const isOurs = (app: App, { send: { lease_owner } }: ReadySend, now: Held): boolean =>
  now.status === 'claimed' &&
  now.lease_owner === lease_owner &&
  now.data_begun_at === null &&
  (now.lease_until ?? 0) > app.clock.leaseTime();

/**
 * Since the mail was prepared its window may have closed, and midnight may have passed since it was given a place in the
 * cap of a day: the clock or a time zone may have been set.
 */
function mayLeaveNow(app: App, standing: Hours, send: SendRow): boolean {
  const now = app.clock.now();
  const { campaign_zone, mailbox_zone } = standing;
  const hasPlace = hasPlaceOn(capDays({ time_zone: campaign_zone }, { time_zone: mailbox_zone }, now), send);
  return hasPlace && isOpen(windowOf(standing), campaign_zone, now);
}
