import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import type { OutgoingMail } from '../../mail/message.ts';
import type { SendHooks, SendOutcome } from '../../mail/outcome.ts';
import { accessFault } from '../../mail/smtp.ts';
import type { SmtpAccess } from '../../mail/smtp-access.ts';
import { sha256 } from '../../system/secret.ts';
import { lookAgain, recordDataBegins } from './last-look.ts';
import { accessOf, messageOf } from './message-of.ts';
import { prepareSend, type ReadySend } from './prepare-send.ts';
import type { SendRow } from './rows.ts';
import { giveUpMailbox } from './settle-mailbox.ts';
import { settleSend, settleUnknown } from './settle-send.ts';

const TOKEN_BYTES = 24;

/** What an attempt needs besides the App. */
export interface Attempting {
  /** Where people reach this service, for the unsubscribe link. */
  baseUrl: string;
  /** Aborted when the process stops. */
  signal: AbortSignal;
}

/**
 * One attempt of a claimed mail, to its end. What had begun to leave when its process died is `unknown` and not tried
 * again; whatever else goes wrong, the rows say how far it came.
 */
export async function attemptSend(app: App, claimed: SendRow, attempting: Attempting): Promise<void> {
  if (claimed.data_begun_at !== null) return settleUnknown(app, claimed, BROKEN_OFF);
  const ready = await prepareSend(app, claimed);
  if (!ready) return;
  const outcome = await carry(app, ready, attempting, { look: lookAgain, begin: recordDataBegins });
  if (typeof outcome === 'string') return giveUpMailbox(app, ready, outcome);
  await settleSend(app, ready, outcome, { stopping: attempting.signal.aborted });
}

/** What looks at a mail once more just before MAIL FROM, and what records that its first byte leaves; both may throw SendStopped. */
interface LastLooks {
  look(app: App, ready: ReadySend): Promise<void>;
  begin(app: App, ready: ReadySend, tokenHash: string): Promise<void>;
}

/** Hands a mail to its server, with a token of its own; a text says why its mailbox cannot be used. */
export async function carry(
  app: App,
  ready: ReadySend,
  { baseUrl, signal }: Attempting,
  { look, begin }: LastLooks,
): Promise<SendOutcome | string> {
  const token = app.ids.bytes(TOKEN_BYTES).toString('base64url');
  const mail = readMail(app, ready, `${baseUrl}/u/${token}`);
  if (typeof mail === 'string') return mail;
  const hooks: SendHooks = {
    beforeMailFrom: () => look(app, ready),
    dataBegins: () => begin(app, ready, sha256(token)),
  };
  return app
    .sendMail({ ...mail, hooks, signal, clock: app.clock })
    .catch((error: unknown) => hookFailed(app, ready, error));
}

/** Why a mail that had begun to leave when its process died is unknown. */
export const BROKEN_OFF = 'The process that sent it ended before the mail server had answered.';

interface Mail {
  access: SmtpAccess;
  message: OutgoingMail;
}

/** The mail and how it leaves, or why the mailbox's settings cannot be used. */
function readMail(app: App, ready: ReadySend, unsubscribeUrl: string): Mail | string {
  try {
    const access = accessOf(app, ready.mailbox);
    const fault = app.demoMail ? undefined : accessFault(access);
    return fault ?? { access, message: messageOf(app, ready, unsubscribeUrl) };
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

/** The mailer throws only what a hook threw, and then nothing has left. */
function hookFailed(app: App, { send }: ReadySend, error: unknown): SendOutcome {
  app.log.error({ sendId: send.id, error }, 'a mail was not sent, because it could not be recorded; it is tried again');
  return { kind: 'later', phase: 'data', reason: 'Something failed on our side.', isOurs: true };
}
