import type { App } from '../../app.ts';
import type { SmtpPhase } from '../../mail/outcome.ts';
import type { Tx } from '../../store/store.ts';
import { GIVEN_UP_AFTER_MS } from './fail-send.ts';
import { type Holding, holdMailbox } from './hold-mailbox.ts';
import { noteInRun, type Told } from './refusal-run.ts';
import type { SendRow } from './rows.ts';

/** What follows from a server's no: for the recipient, for this mail, for another try, or for all mails of the mailbox. */
export type Consequence = { does: 'bounce' | 'fail' | 'retry' } | { does: 'wait'; until: number; reason: string };

/** A server that breaks off, or cannot be reached, as a refusal: what comes before RCPT TO can be about no recipient. */
export const asRefusal = ({ phase, reason }: { phase: SmtpPhase; reason: string }): Told => ({
  verdict: phase === 'rcpt' || phase === 'data' ? 'recipient-unavailable' : 'sender',
  ...{ code: null, about: 'network', reason, untilTomorrow: false },
});

/** Decides what a refusal comes to, and holds the mailbox when it is about that. The mail's own row is the caller's. */
export async function consequenceOf(app: App, tx: Tx, send: SendRow, told: Told): Promise<Consequence> {
  const { verdict, about, reason, untilTomorrow } = told;
  const hold = async (why: Pick<Holding, 'reason' | 'untilTomorrow'>): Promise<Consequence> => ({
    does: 'wait',
    until: await holdMailbox(app, tx, { mailboxId: send.mailbox_id, by: 'answer', ...why }),
    reason,
  });
  if (verdict === 'sender') return hold({ reason, untilTomorrow });
  // Greylisting is how many servers treat everybody. A mail that has been refused for days gets what its own refusal says:
  // when the last that are left are all dead, no other mail would ever end the run.
  const isYoung = app.clock.now() - send.created_at < GIVEN_UP_AFTER_MS;
  const run = about === 'greylisted' || !isYoung ? undefined : await noteInRun(app, tx, send, told);
  if (run !== undefined) return hold({ reason: run });
  if (verdict === 'recipient-gone') return { does: 'bounce' };
  return { does: verdict === 'mail' ? 'fail' : 'retry' };
}
