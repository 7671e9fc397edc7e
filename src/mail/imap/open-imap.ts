import { isIP } from 'node:net';
import type { ImapFlowOptions } from 'imapflow';
import type { Clock } from '../../system/clock.ts';
import { bareHost, isLoopbackHost } from '../../system/loopback.ts';
import { addressOf, MailTargetRefused, type MailTargets } from '../mail-targets.ts';
import type { ImapAccess } from './imap-access.ts';
import { ImapFailure, type ImapFault, imapFailure } from './imap-failure.ts';
import { ImapSession } from './imap-session.ts';

/** What a conversation with an IMAP server needs. */
export interface ImapRequest {
  access: ImapAccess;
  /** Aborted when the conversation is to end, whatever is under way. */
  signal: AbortSignal;
  clock: Clock;
  /** Servers that may be spoken to; every one unless given. */
  targets?: MailTargets | undefined;
}

/** Milliseconds until the login is done. */
const SETUP_MS = 45_000;
/** Milliseconds of silence in the middle of an answer; longer than we ever listen without a word. */
const SILENCE_MS = 180_000;
/** Bytes of a mail that are asked for at most; what a server sends beyond it ends the conversation. */
export const MAIL_BYTES_MAX = 30 * 1024 * 1024;
const LINE_BYTES_MAX = 4 * 1024 * 1024;
const SLACK_BYTES = 1024 * 1024;

/** A session that is logged in. Throws ImapFailure. The library is loaded with the first one. */
export async function openImap({ access, signal, clock, targets }: ImapRequest): Promise<ImapSession> {
  const fault = accessFault(access);
  if (fault) throw new ImapFailure(fault, 'connect');
  const place = targets ? await placeOf(targets, access) : access;
  const { ImapFlow } = await import('imapflow');
  const session = new ImapSession(new ImapFlow(clientOptions(place)), { clock, signal });
  try {
    await session.login(SETUP_MS);
    return session;
  } catch (error) {
    await session.leave();
    throw error;
  }
}

/** Why a mailbox must not be read with these settings, if so. */
export function accessFault({ host, security, user, password }: ImapAccess): ImapFault | undefined {
  if (security === 'none' && !isLoopbackHost(host)) return 'plain';
  if (user === null) return 'no_user';
  return password ? undefined : 'no_password';
}

/** The same server by its address, looked up once. */
async function placeOf(targets: MailTargets, access: ImapAccess): Promise<ImapAccess> {
  try {
    const serverName = isIP(bareHost(access.host)) ? undefined : bareHost(access.host);
    return { ...access, host: await addressOf(targets, access.host), serverName };
  } catch (error) {
    if (error instanceof MailTargetRefused) throw new ImapFailure('refused', 'connect');
    throw imapFailure(Object.assign(new Error('no address', { cause: error }), { code: 'EDNS' }), 'connect');
  }
}

function clientOptions({ host, port, security, user, password, trustedCa, serverName }: ImapAccess): ImapFlowOptions {
  return {
    host: bareHost(host),
    port,
    secure: security === 'tls',
    doSTARTTLS: security === 'starttls',
    ...(serverName === undefined ? {} : { servername: serverName }),
    auth: { user: user ?? '', pass: password ?? '' },
    clientInfo: { name: 'planwright', version: false, vendor: false, 'support-url': false },
    tls: { minVersion: 'TLSv1.2', ...(trustedCa === undefined ? {} : { ca: [trustedCa] }) },
    // Its log has what mails say.
    logger: false,
    // Compression costs memory on every connection that waits, and hides how much is coming.
    disableCompression: true,
    disableAutoEnable: true,
    disableAutoIdle: true,
    connectionTimeout: SETUP_MS,
    greetingTimeout: SETUP_MS,
    socketTimeout: SILENCE_MS,
    maxLineLength: LINE_BYTES_MAX,
    maxLiteralSize: MAIL_BYTES_MAX,
    maxResponseSize: MAIL_BYTES_MAX + SLACK_BYTES,
  };
}
