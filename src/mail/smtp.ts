import { isIP } from 'node:net';
import { AppError } from '../errors.ts';
import type { Clock } from '../system/clock.ts';
import { bareHost, isLoopbackHost } from '../system/loopback.ts';
import { addressOf, MailTargetRefused, type MailTargets, REFUSED } from './mail-targets.ts';
import { type BuiltMail, buildMail, type OutgoingMail } from './message.ts';
import { type SendHooks, type SendOutcome, SendStopped } from './outcome.ts';
import type { SmtpAccess } from './smtp-access.ts';
import { failedOutcome, serverWords } from './smtp-failure.ts';
import { LoginNotOffered, SmtpSession } from './smtp-session.ts';

// One mail is one connection: what is known of it then belongs to one mail alone, and that decides what may be sent again.

export interface SendRequest {
  access: SmtpAccess;
  message: OutgoingMail;
  hooks: SendHooks;
  /** Aborted when the process stops. A mail whose bytes are on their way is given a moment to be answered. */
  signal: AbortSignal;
  clock: Clock;
  /** Servers that may be spoken to; every one unless given. */
  targets?: MailTargets | undefined;
}

/** Milliseconds to be connected, for the whole mail, and for an answer once the process is to stop. */
const CONNECT_MS = 15_000;
const WHOLE_MS = 120_000;
const LAST_ANSWER_MS = 5_000;
/** Of the answer to a mail that was taken: it may name the mail. */
const TAKEN_CHARS_MAX = 1_000;

/**
 * Sends one mail over a connection of its own and says what became of it; of the outcomes, `unknown` alone must never be
 * sent again by itself. A mail that cannot be built is `failed` before anything is connected. Throws only what a hook
 * threw, and then nothing was delivered.
 */
export async function sendMail(request: SendRequest): Promise<SendOutcome> {
  const { access, message, hooks } = request;
  const fault = accessFault(access);
  if (fault) return { kind: 'failed', fault: 'mailbox', phase: 'connect', reason: fault };
  const built = await buildMail(message).catch(unbuildable);
  if ('kind' in built) return built;
  const called = noteHooks(hooks);
  const outcome = await inSession(request, senderDomain(built), async (session) => {
    await session.during(called.hooks.beforeMailFrom());
    const response = await session.send(built, called.hooks.dataBegins);
    if (/^2\d\d(?:[ -]|$)/.test(response)) return { kind: 'sent', response: serverWords(response, TAKEN_CHARS_MAX) };
    throw new Error('no answer of SMTP');
  });
  const failure = await called.failure();
  if (failure === undefined) return outcome;
  if (failure.error instanceof SendStopped) return { kind: 'stopped' };
  throw failure.error;
}

/** What a conversation with a server needs. */
export type Conversation = Pick<SendRequest, 'access' | 'signal' | 'clock' | 'targets'>;

/** Connects, logs in, does the work and leaves, within the time there is; failures become outcomes. */
export async function inSession(
  { access, signal, clock, targets }: Conversation,
  name: string,
  work: (session: SmtpSession) => Promise<SendOutcome>,
): Promise<SendOutcome> {
  if (signal.aborted) return { kind: 'later', phase: 'connect', reason: 'This process is stopping.' };
  const place = targets ? await placeOf(targets, access) : access;
  if ('kind' in place) return place;
  const session = await SmtpSession.create(place, name);
  const unwatch = watch(session, { signal, clock });
  try {
    await session.open();
    await session.login();
    return await work(session);
  } catch (error) {
    if (error instanceof LoginNotOffered) return { kind: 'failed', fault: 'mailbox', phase: 'auth', reason: NO_LOGIN };
    const { phase, bodyBegun, wasCut } = session;
    const isStranger = targets !== undefined && access.user === null;
    return failedOutcome({ error, phase, bodyBegun, cut: wasCut, isStranger });
  } finally {
    unwatch();
    session.leave(clock);
  }
}

/** The same server by its address, or the outcome when there is none that may be spoken to. */
async function placeOf(targets: MailTargets, access: SmtpAccess): Promise<SmtpAccess | SendOutcome> {
  try {
    const serverName = isIP(bareHost(access.host)) ? undefined : bareHost(access.host);
    return { ...access, host: await addressOf(targets, access.host), serverName };
  } catch (error) {
    if (error instanceof MailTargetRefused)
      return { kind: 'failed', fault: 'mailbox', phase: 'connect', reason: REFUSED };
    const unresolved = Object.assign(new Error('no address', { cause: error }), { code: 'EDNS' });
    return failedOutcome({ error: unresolved, phase: 'connect', bodyBegun: false });
  }
}

/** Why mail must not be sent with these settings, if so. */
export function accessFault({ host, security, user, password }: SmtpAccess): string | undefined {
  if (security === 'none' && !isLoopbackHost(host)) {
    return 'Mail may go unencrypted to this machine alone. Set the mailbox’s security to tls or starttls.';
  }
  if (user !== null && !password) return 'The mailbox has a user name and no password. Set its password.';
  return undefined;
}

const NO_LOGIN =
  'The server offers no login. Check the mailbox’s port and security, or take its user name out if none is needed.';

function watch(session: SmtpSession, { signal, clock }: Pick<SendRequest, 'signal' | 'clock'>): () => void {
  const over = new AbortController();
  const after = (ms: number, act: () => void) =>
    void clock.sleep(ms, over.signal).then(() => {
      if (!over.signal.aborted) act();
    });
  const stop = () => {
    if (session.bodyBegun) after(LAST_ANSWER_MS, () => session.cut('stopping'));
    else session.cut('stopping');
  };
  after(CONNECT_MS, () => {
    if (session.phase === 'connect') session.cut('late');
  });
  after(WHOLE_MS, () => session.cut('late'));
  signal.addEventListener('abort', stop, { once: true });
  return () => {
    over.abort(OVER);
    signal.removeEventListener('abort', stop);
  };
}

/** What ends a wait that nobody needs any more; without a reason of its own, each would be given an error with its stack. */
const OVER = 'over';

/** The same hooks, and how they failed. A hook that outlives the connection is waited for: it must not write after us. */
function noteHooks(hooks: SendHooks): { hooks: SendHooks; failure(): Promise<{ error: unknown } | undefined> } {
  const calls: Promise<{ error: unknown } | undefined>[] = [];
  const noted = (hook: () => Promise<void>) => async () => {
    const call = Promise.resolve().then(hook);
    calls.push(
      call.then(
        () => undefined,
        (error: unknown) => ({ error }),
      ),
    );
    await call;
  };
  return {
    hooks: { beforeMailFrom: noted(() => hooks.beforeMailFrom()), dataBegins: noted(() => hooks.dataBegins()) },
    failure: async () => (await Promise.all(calls)).find((failed) => failed !== undefined),
  };
}

function unbuildable(error: unknown): SendOutcome {
  if (error instanceof AppError) return { kind: 'failed', fault: 'mail', phase: 'mail', reason: error.message };
  throw error;
}

const senderDomain = ({ envelope }: BuiltMail): string => envelope.from.slice(envelope.from.lastIndexOf('@') + 1);
