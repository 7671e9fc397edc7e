import type { App } from '../../app.ts';
import type { SmtpPhase } from '../../mail/outcome.ts';
import type { Tx } from '../../store/store.ts';
import { GIVEN_UP_AFTER_MS } from './fail-send.ts';
import { BEHIND_MS, type Holding, holdMailbox } from './hold-mailbox.ts';
import { leaveRun, noteInRun, type Told } from './refusal-run.ts';
import type { SendRow } from './rows.ts';

/** What follows from a server's no: for the recipient, for this mail, for another try, or for all mails of the mailbox. */
export type Consequence = { does: 'bounce' | 'fail' | 'retry' } | { does: 'wait'; until: number; reason: string };

/** A server that breaks off, or cannot be reached, as a refusal: what comes before RCPT TO can be about no recipient. */
export const asRefusal = ({ phase, reason }: { phase: SmtpPhase; reason: string }): Told => ({
  verdict: phase === 'rcpt' || phase === 'data' ? 'recipient-unavailable' : 'sender',
  ...{ code: null, about: 'network', reason, untilTomorrow: false },
});

/**
 * Whether a refusal says nothing of the mailbox: the mailbox has been taken from since this mail was written, or nobody has
 * taken this one for days. Then the last mails that are left may all be dead.
 */
async function isJudgedAlone(app: App, tx: Tx, send: SendRow): Promise<boolean> {
  if (app.clock.now() - send.created_at >= GIVEN_UP_AFTER_MS) return true;
  const taken = await tx
    .selectFrom('sends')
    .select('id')
    .where('workspace_id', '=', send.workspace_id)
    .where('created_at', '>', send.created_at)
    .where('mailbox_id', '=', send.mailbox_id)
    .where('status', '=', 'sent')
    .limit(1)
    .executeTakeFirst();
  return taken !== undefined;
}

async function noteOrJudge(app: App, tx: Tx, send: SendRow, told: Told): Promise<string | undefined> {
  if (!(await isJudgedAlone(app, tx, send))) return noteInRun(app, tx, send, told);
  await leaveRun(app, tx, send);
  return undefined;
}

/** Decides what a refusal comes to, and holds the mailbox when it is about that. The mail's own row is the caller's. */
export async function consequenceOf(app: App, tx: Tx, send: SendRow, told: Told): Promise<Consequence> {
  const { verdict, about, reason, untilTomorrow } = told;
  const hold = async (why: Pick<Holding, 'reason' | 'untilTomorrow'>) => ({
    does: 'wait' as const,
    until: await holdMailbox(app, tx, { mailboxId: send.mailbox_id, by: 'answer', ...why }),
    reason,
  });
  if (verdict === 'sender') return hold({ reason, untilTomorrow });
  // Greylisting is how many servers treat everybody.
  const run = about === 'greylisted' ? undefined : await noteOrJudge(app, tx, send, told);
  if (run !== undefined) {
    const held = await hold({ reason: run });
    // Behind the others: the probe is a mail of which nothing is known yet.
    return { ...held, until: held.until + BEHIND_MS };
  }
  if (verdict === 'recipient-gone') return { does: 'bounce' };
  return { does: verdict === 'mail' ? 'fail' : 'retry' };
}
