import { cleanText } from './clean-text.ts';
import type { Codes } from './codes.ts';
import { HOST_UNKNOWN, MOVED, NOT_ACCEPTING } from './phrases/address.ts';
import { CONTENT, POLICY, SPAM, VIRUS } from './phrases/content.ts';
import { CONNECTION, EXPIRED, LOCAL_DELIVERY, NETWORK, SYSTEM } from './phrases/delivery.ts';
import { FILTERED, GREYLISTED, MAILBOX_FULL, SUSPENDED, TOO_BIG } from './phrases/mailbox.ts';
import { type PhraseTable, says } from './phrases/phrase-table.ts';
import {
  AUTHENTICATION,
  BLOCKED,
  RATE_LIMITED,
  RELAYING_DENIED,
  SENDER_REFUSED,
  SENDING_QUOTA,
} from './phrases/refusal.ts';
import { NO_ACCOUNT, USER_UNKNOWN } from './phrases/user-unknown.ts';
import type { RefusalReason, RefusedAt } from './verdict.ts';

/** What is known of one failure. */
export interface Failure extends Codes {
  /** The server's words, as they came. */
  text: string;
  phase: RefusedAt | null;
  /** The status field of the report, which the reporting server may have made up. */
  field: string | null;
}

// The first that fits. What keeps an address alive comes before what ends it, and what is particular before what is general.
const TABLES: readonly PhraseTable[] = [
  SENDING_QUOTA,
  GREYLISTED,
  MAILBOX_FULL,
  SENDER_REFUSED,
  CONNECTION,
  MOVED,
  SUSPENDED,
  TOO_BIG,
  RELAYING_DENIED,
  AUTHENTICATION,
  RATE_LIMITED,
  LOCAL_DELIVERY,
  FILTERED,
  NOT_ACCEPTING,
  HOST_UNKNOWN,
  USER_UNKNOWN,
  VIRUS,
  SPAM,
  BLOCKED,
  CONTENT,
  EXPIRED,
  NETWORK,
  SYSTEM,
  POLICY,
];

/** Why a mail did not arrive. The words count for more than the codes, which many servers choose badly. */
export function reasonOf(failure: Failure): RefusalReason {
  const cleaned = cleanText(failure.text);
  if (says(NO_ACCOUNT, cleaned) && failure.reply !== null) return 'user_unknown';
  const said = TABLES.find((table) => says(table, cleaned))?.reason;
  const reason = said === undefined ? reasonOfCodes(failure) : asFarAsKnown(said, failure);
  return ENDS.has(reason) ? unlessCodesForbid(reason, failure, cleaned) : reason;
}

/** What loses a lead for good, and so must not be wrong. */
const ENDS: ReadonlySet<RefusalReason> = new Set(['user_unknown', 'host_unknown', 'moved', 'not_accepting'] as const);

/** What the words may say besides where the code is about the system or a policy: then it is that. */
const BESIDES: readonly PhraseTable[] = [BLOCKED, SPAM, SYSTEM];

/**
 * An address is gone only where the codes let it be. The subject of a status says what it is about (RFC 3463): X.1 the
 * address, but for those of the sender; X.3 the mail system, X.7 a policy. Many servers choose it badly for users and
 * hosts that there are not, so the words count there as long as they blame nothing else; a system that takes no mail is
 * none that never will, unless the reply code says so.
 */
function unlessCodesForbid(said: RefusalReason, failure: Failure, cleaned: string): RefusalReason {
  const statuses = [failure.status, failure.field].filter((status) => status !== null);
  if (statuses.length === 0 || statuses.some(isAboutAddress)) return said;
  const isOfSystem = statuses.some((one) => /^\d\.3\./.test(one));
  if (said === 'not_accepting' && isOfSystem && !isOfHostWithoutMail(failure.reply)) return 'system';
  const isOfPolicy = statuses.some((one) => /^\d\.7\./.test(one));
  return ((isOfSystem || isOfPolicy) && BESIDES.find((table) => says(table, cleaned))?.reason) || said;
}

const isAboutAddress = (status: string): boolean => /^\d\.(?:0\.\d+|1\.(?![78]$)\d+)$/.test(status);

/** Of hosts that take no mail at all (RFC 7504). */
const isOfHostWithoutMail = (reply: number | null): boolean => reply === 521 || reply === 556;

/** What ends an address is believed only where the codes do not speak against it. */
function asFarAsKnown(said: RefusalReason, failure: Failure): RefusalReason {
  const statuses = [failure.status, failure.field].filter((status) => status !== null);
  const temporary =
    statuses.length > 0
      ? statuses.every((status) => status.startsWith('4'))
      : failure.reply !== null && failure.reply < 500;
  if ((said === 'host_unknown' || said === 'not_accepting') && temporary) return 'network';
  // Before the recipient was named, and after the whole mail was read, it is the sender's domain that is unknown.
  if (said === 'host_unknown' && failure.phase !== null && failure.phase !== 'rcpt') return 'sender_refused';
  const aboutSender =
    failure.phase === 'mail' || failure.phase === 'connect' || statuses.some((one) => /\.1\.[78]$/.test(one));
  if (said === 'user_unknown' && aboutSender) return 'sender_refused';
  // Office 365 denies access to addresses that it does not have (5.4.1), Postfix to senders that it does not want (5.7.1).
  const isPolicy = statuses.some((one) => /^[45]\.7\./.test(one));
  if (said === 'user_unknown' && isPolicy && /\baccess denied\b/.test(cleanText(failure.text))) return 'policy';
  if (said === 'user_unknown' && !isAboutTheAddress(failure, statuses)) return 'filtered';
  return said;
}

/**
 * Servers that filter for their users, carriers before all, answer "user unknown" to mail they have read to its end and
 * to senders they do not want. So the words count where they answer the recipient's address itself, come with a status
 * about addresses (Office 365 says 5.4.1 of those its directory does not have), or are the reporting server's own; else
 * they may be no more than a refusal.
 */
function isAboutTheAddress(failure: Failure, statuses: string[]): boolean {
  if (statuses.some((status) => /^[45]\.1\.(?:[0-69]|1\d|\d{3})$/.test(status))) return true;
  if (failure.phase !== null) return failure.phase === 'rcpt';
  if (statuses.includes('5.4.1')) return true;
  if (statuses.some((status) => /^[45]\.[2-7]\.\d+$/.test(status))) return false;
  return failure.reply === null || says(USER_UNKNOWN, cleanText(withoutAnswers(failure.text)));
}

/** What the reporting server says itself: all but the lines with a reply code and the indented ones that go on. */
function withoutAnswers(text: string): string {
  let answer = false;
  const own = text.split('\n').filter((line) => {
    answer = /(?<![\d.])[45]\d\d(?![\d.])/.test(line) || (answer && /^\s/.test(line));
    return !answer;
  });
  return own.join('\n');
}

const BY_STATUS: [RegExp, RefusalReason][] = [
  [/^5\.1\.[013]$/, 'user_unknown'],
  [/^5\.1\.2$/, 'host_unknown'],
  [/^4\.1\.2$/, 'network'],
  [/^5\.1\.6$/, 'moved'],
  [/^5\.1\.10$/, 'not_accepting'],
  [/^[45]\.1\.[78]$/, 'sender_refused'],
  [/^[45]\.2\.2$/, 'mailbox_full'],
  [/^[45]\.(?:2\.3|3\.4)$/, 'too_big'],
  [/^[45]\.2\./, 'filtered'],
  [/^[45]\.4\.7$/, 'expired'],
  [/^[45]\.4\./, 'network'],
  [/^[45]\.[35]\./, 'system'],
  [/^[45]\.6\./, 'content'],
  [/^[45]\.7\.(?:2[0-9]|8|9)$/, 'authentication'],
  [/^[45]\.7\./, 'policy'],
];

function reasonOfCodes({ status, field, reply }: Failure): RefusalReason {
  if (isOfHostWithoutMail(reply)) return 'not_accepting';
  for (const code of [status, field]) {
    const found = code === null ? undefined : BY_STATUS.find(([pattern]) => pattern.test(code));
    if (found) return found[1];
  }
  return 'unclear';
}
