import { REFUSED } from '../mail-targets.ts';

/** Why a mailbox cannot be read, in a word that is stored; each has its sentence below. */
export type ImapFault = keyof typeof SENTENCES;

/** How far a conversation came. */
export type ImapPhase = 'connect' | 'greeting' | 'tls' | 'auth' | 'folder' | 'read';

/** A conversation over IMAP came to a bad end. Carries nothing of what the server said. */
export class ImapFailure extends Error {
  readonly fault: ImapFault;
  readonly phase: ImapPhase;

  constructor(fault: ImapFault, phase: ImapPhase, cause?: unknown) {
    super(`IMAP: ${fault} at ${phase}`, { cause });
    this.name = 'ImapFailure';
    this.fault = fault;
    this.phase = phase;
  }
}

/** What a person reads of a fault: what is wrong, and what to do about it. A word from elsewhere has a sentence too. */
export const imapSentence = (fault: string): string =>
  Object.hasOwn(SENTENCES, fault) ? SENTENCES[fault as ImapFault] : SENTENCES.broken;

/** What is read of the errors of imapflow, TLS and sockets. */
interface Told {
  code?: unknown;
  authenticationFailed?: unknown;
  serverResponseCode?: unknown;
  responseStatus?: unknown;
  tlsFailed?: unknown;
}

/** An error of the library as a fault; `cut` when we broke off ourselves. */
export function imapFailure(error: unknown, phase: ImapPhase, cut?: 'late' | 'stopping' | 'flood'): ImapFailure {
  if (error instanceof ImapFailure) return error;
  if (cut) return new ImapFailure(CUTS[cut], phase, error);
  // What a fault is told by hangs on the error; each is looked at before it is used.
  const told = error instanceof Error ? (error as Told) : {};
  const code = typeof told.code === 'string' ? told.code : '';
  if (told.authenticationFailed === true) return new ImapFailure(loginFault(error, told), 'auth', error);
  const known = CODES[code] ?? (told.responseStatus === 'NO' || told.responseStatus === 'BAD' ? 'said_no' : undefined);
  if (known !== undefined) return new ImapFailure(known, PHASES[code] ?? phase, error);
  if (told.tlsFailed === true) return new ImapFailure('no_tls', 'tls', error);
  return new ImapFailure(/^(ParserError|MAX_IMAP_NESTING)/.test(code) ? 'garbage' : 'broken', phase, error);
}

/** A server that is busy says NO to a good password too, with a code that tells (RFC 5530). */
function loginFault(error: unknown, { serverResponseCode }: Told): ImapFault {
  if (/^(UNAVAILABLE|INUSE|LIMIT|SERVERBUG)$/.test(String(serverResponseCode))) return 'login_later';
  // Told by imapflow itself, not by a server: nothing was asked.
  const offered = !(error instanceof Error && /^(Login is disabled|No matching)/.test(error.message));
  return offered ? 'login_refused' : 'login_not_offered';
}

const CUTS = { late: 'too_late', stopping: 'stopping', flood: 'garbage' } as const;

const CODES: Record<string, ImapFault | undefined> = {
  EDNS: 'unresolved',
  ENOTFOUND: 'unresolved',
  EAI_AGAIN: 'unresolved',
  ECONNREFUSED: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'too_late',
  ETIMEOUT: 'too_late',
  CONNECT_TIMEOUT: 'too_late',
  GREETING_TIMEOUT: 'too_late',
  UPGRADE_TIMEOUT: 'too_late',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate_name',
  CERT_HAS_EXPIRED: 'certificate_expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate_untrusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate_untrusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate_untrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate_untrusted',
  ERR_SSL_WRONG_VERSION_NUMBER: 'no_tls',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'no_tls',
  STARTTLS_INJECTION: 'no_tls',
  ETHROTTLE: 'said_no',
  LineTooLarge: 'garbage',
  LiteralTooLarge: 'garbage',
  ResponseTooLarge: 'garbage',
  UnexpectedTag: 'garbage',
  InvalidResponse: 'garbage',
};

const PHASES: Record<string, ImapPhase | undefined> = {
  GREETING_TIMEOUT: 'greeting',
  UPGRADE_TIMEOUT: 'tls',
  ERR_SSL_WRONG_VERSION_NUMBER: 'tls',
  ERR_TLS_CERT_ALTNAME_INVALID: 'tls',
};

const SENTENCES = {
  refused: REFUSED,
  plain:
    'A password and mail may go unencrypted to this machine alone. Set the security of the mailbox’s IMAP to tls or starttls.',
  no_user: 'The mailbox’s IMAP has no user name. Give it one, with a password.',
  no_password: 'The mailbox’s IMAP has a user name and no password. Set its password.',
  unsealable: 'The stored IMAP password cannot be read with this service’s secret key. Set the password again.',
  unresolved: 'The IMAP server’s name could not be resolved. Check the host.',
  unreachable: 'The IMAP server refused the connection. Check host and port.',
  too_late: 'The IMAP server took too long. It is tried again.',
  certificate_name: 'The IMAP server’s certificate is for another name. Check the host.',
  certificate_expired: 'The IMAP server’s certificate has expired. Whoever runs the server must renew it.',
  certificate_untrusted:
    'The IMAP server’s certificate is signed by itself, or by an authority that is not trusted. Whoever runs the server must get one that is.',
  no_tls:
    'The IMAP server offers no TLS that can be used on this port. Use tls with port 993, or starttls with port 143.',
  login_refused:
    'The IMAP server refused the login. Mend user name and password; many providers want an app password, or IMAP switched on for the account.',
  login_later: 'The IMAP server cannot take the login now. It is tried again.',
  login_not_offered: 'The IMAP server offers no login with a password. Check port and security.',
  no_inbox: 'The IMAP server did not open INBOX. Check that this user has a mailbox there.',
  said_no: 'The IMAP server refused a command while mail was read. It is tried again.',
  garbage: 'The IMAP server answered what is no IMAP, or more than any mailbox holds. Check host and port.',
  broken: 'The IMAP server broke off the connection. It is tried again.',
  stopping: 'The process that read this mailbox has stopped; it is read again soon.',
  internal: 'This service could not keep what it read. It is tried again.',
} as const;
