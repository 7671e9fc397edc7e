import type { SendOutcome, SmtpPhase } from './outcome.ts';
import { judgeAnswer } from './refusal/answer.ts';
import type { Verdict } from './refusal/verdict.ts';

/** What is read of nodemailer's errors. */
interface SmtpError {
  code?: string;
  originalCode?: string;
  command?: string;
  response?: string;
}

/** Why a conversation was cut on our side, if it was. */
export type Cut = 'late' | 'stopping';

interface Failure {
  error: unknown;
  /** Where the conversation stood. */
  phase: SmtpPhase;
  /** True from the first byte of the mail: what broke off after it may have been delivered. */
  bodyBegun: boolean;
  cut?: Cut | undefined;
  /** True where the server may be any port and no login says that it is the mailbox's own. */
  isStranger?: boolean;
}

const ANSWER_MAX = 200;

/** What an attempt that did not end in a 2xx came to. */
export function failedOutcome({ error, phase, bodyBegun, cut, isStranger = false }: Failure): SendOutcome {
  const smtp = asSmtpError(error);
  const answer = readAnswer(smtp.response);
  const at = bodyBegun ? 'answer' : (phaseOf(smtp.command) ?? phase);
  if (answer !== undefined && answer.code >= 400) return refused(at, answer, isStranger);
  return bodyBegun ? { kind: 'unknown', reason: broken(phase, smtp, cut) } : unanswered(at, smtp, cut);
}

function refused(phase: SmtpPhase, answer: Answer, isStranger: boolean): SendOutcome {
  const { code } = answer;
  const { verdict, reason: about, untilTomorrow } = judgeAnswer(answer.text, code, phase);
  return {
    kind: 'refused',
    verdict,
    phase,
    code,
    about,
    reason: reasonAt(phase, answer, { verdict, isStranger }),
    untilTomorrow,
  };
}

/** Until the login a server is any port that a mailbox names: of what it says only the code is told. */
function reasonAt(
  phase: SmtpPhase,
  answer: Answer,
  { verdict, isStranger }: { verdict: Verdict; isStranger: boolean },
): string {
  if (phase === 'auth') return loginRefused(answer);
  const where = isStranger ? DOING[phase] : BEFORE_LOGIN[phase];
  if (phase === 'mail' && verdict === 'sender' && !isStranger) return senderRefused(answer);
  return where === undefined ? answer.words : `The mail server refused with the code ${answer.code} ${where}.`;
}

const BEFORE_LOGIN: Partial<Record<SmtpPhase, string>> = {
  connect: 'when we connected',
  greeting: 'in its greeting',
  hello: 'at EHLO',
  tls: 'at STARTTLS',
};

/** A server's line as a person may read it: one line of printable characters, cut to length. */
export function serverWords(line: string, charsMax = ANSWER_MAX): string {
  const printable = line.toWellFormed().replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ');
  return printable.trim().slice(0, charsMax).trimEnd();
}

function unanswered(phase: SmtpPhase, smtp: SmtpError, cut: Cut | undefined): SendOutcome {
  // nodemailer compares with what the server said it takes, without asking.
  if (smtp.code === 'EMESSAGE')
    return { kind: 'failed', fault: 'mail', phase: 'mail', reason: 'The mail is larger than the server takes.' };
  return { kind: 'later', phase, reason: broken(phase, smtp, cut) };
}

interface Answer {
  code: number;
  /** As it came, for what reads it. */
  text: string;
  words: string;
}

function readAnswer(response: string | undefined): Answer | undefined {
  const code = /^([2-5]\d\d)(?:[ -]|$)/.exec(response ?? '')?.[1];
  return code === undefined
    ? undefined
    : { code: Number(code), text: response ?? '', words: serverWords(response ?? '') };
}

/** A server may quote what it was sent, so of a login only the codes are told. */
function loginRefused({ code, words }: Answer): string {
  const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(words)?.[1];
  const codes = enhanced === undefined ? `${code}` : `${code} ${enhanced}`;
  if (code < 500) return `The server cannot check the login now (${codes}).`;
  return `The server refused the login (${codes}). Mend the mailbox’s user name and password; many providers want an app password, or SMTP switched on for the account.`;
}

const senderRefused = ({ words }: Answer): string =>
  `The server takes no mail from this mailbox: “${words}”. Check that its login may send as its address, and what its provider lets it send.`;

const DOING: Record<SmtpPhase, string> = {
  connect: 'while connecting',
  greeting: 'before it greeted',
  hello: 'at EHLO',
  tls: 'while changing to TLS',
  auth: 'at the login',
  mail: 'at MAIL FROM',
  rcpt: 'at RCPT TO',
  data: 'at DATA',
  body: 'while the mail was being sent',
  answer: 'after the mail was sent, before it answered',
};

const MENDS: Record<string, string> = {
  EDNS: 'The mail server’s name could not be resolved. Check the mailbox’s host.',
  ECONNREFUSED: 'The mail server refused the connection. Check the mailbox’s host and port.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The mail server’s certificate is for another name. Check the mailbox’s host.',
  CERT_HAS_EXPIRED: 'The mail server’s certificate has expired. Whoever runs the server must renew it.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The mail server’s certificate is signed by itself, and so not trusted.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The mail server’s certificate comes from an authority that is not trusted.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The mail server’s certificate comes from an authority that is not trusted.',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'The mail server’s certificate comes from an authority that is not trusted.',
  ERR_SSL_WRONG_VERSION_NUMBER:
    'The mail server does not speak TLS on this port. Use security starttls, or the port for tls (465).',
};

function broken(phase: SmtpPhase, { code, originalCode }: SmtpError, cut: Cut | undefined): string {
  if (cut === 'stopping') return `This process was stopped ${DOING[phase]}.`;
  if (cut === 'late' || code === 'ETIMEDOUT') return `The mail server took too long ${DOING[phase]}.`;
  const mend = MENDS[originalCode ?? ''] ?? MENDS[code ?? ''];
  if (mend !== undefined) return mend;
  if (phase === 'tls') return 'The mail server offers no TLS that can be used. Check the mailbox’s port and security.';
  return `The mail server broke off, or answered what is no SMTP, ${DOING[phase]}.`;
}

function phaseOf(command: string | undefined): SmtpPhase | undefined {
  if (command === 'MAIL FROM') return 'mail';
  if (command === 'RCPT TO') return 'rcpt';
  if (command === 'DATA') return 'data';
  return command?.startsWith('AUTH') ? 'auth' : undefined;
}

const asSmtpError = (error: unknown): SmtpError => {
  if (!(error instanceof Error)) return {};
  const read = (name: string) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? { [name]: value } : {};
  };
  return { ...read('code'), ...read('originalCode'), ...read('command'), ...read('response') };
};
