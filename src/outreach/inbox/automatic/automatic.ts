import { firstHeader, type InboundMail } from '../../../mail/inbound/inbound-mail.ts';
import { trimReply } from '../trim/trim-reply.ts';
import { HAS_LEFT, IN_THE_MEANTIME, IS_AWAY } from './absence-words.ts';
import { type AutomaticHeader, automaticHeader } from './automatic-headers.ts';
import { dayAt } from './calendar-day.ts';
import { plain } from './calendar-names.ts';
import {
  ASKS_FOR_OFFER,
  HAS_TICKET,
  SAYS_AUTOMATIC,
  SAYS_MORE,
  SAYS_RECEIVED,
  SAYS_SOON,
  SAYS_THANKS,
} from './machine-words.ts';
import { readReturnDate } from './return-date.ts';
import { ABSENCE_SUBJECT, AUTOMATIC_SUBJECT } from './subject-words.ts';

/** Characters of an answer that are read for its words. */
const READ_MAX = 2000;
const SUBJECT_MAX = 300;

/** A mail that a program sent for somebody. */
export interface Automatic {
  kind: 'out_of_office' | 'auto_reply';
  /** The first day back as YYYY-MM-DD where the sender is; null when it is not said, and for other automatic mails. */
  returnsOn: string | null;
  /** What told it: the name of a header, "subject", or "words". */
  via: string;
  /** Of which kind that is: what is none of the text's words says less than those. */
  of: AutomaticHeader['of'] | 'words';
}

/**
 * Whether nobody sat down to write this mail: an out-of-office answer, with the day of the return if it says one, or
 * another automatic one (received, ticket opened, no longer here, a newsletter). Null when a person wrote it. Headers
 * decide; since many systems drop them, words do too where they say more than a person's passing "I am away".
 */
export function readAutomatic(mail: InboundMail, receivedAtMs: number): Automatic | null {
  const answer = trimReply(mail.text).text;
  const text = plain(answer.slice(0, READ_MAX));
  const subject = plain(mail.subject.slice(0, SUBJECT_MAX)).trim();
  const told = automaticHeader(mail) ?? toldBySubject(subject) ?? toldByWords(subject, text);
  if (told === null) return null;
  const { name: via, of } = told;
  const returnsOn = dayBack(mail, answer, receivedAtMs);
  if (!isAbsence(subject, text, returnsOn)) return { kind: 'auto_reply', returnsOn: null, via, of };
  return { kind: 'out_of_office', returnsOn, via, of };
}

/** The first day back. Some say it in the subject alone: "Out of office until 12 March". */
function dayBack(mail: InboundMail, answer: string, receivedAtMs: number): string | null {
  const offset = offsetMinutes(firstHeader(mail, 'date') ?? '');
  const received = { day: dayAt(receivedAtMs, offset ?? 0), offsetMinutes: offset };
  return readReturnDate(answer, received) ?? readReturnDate(mail.subject.slice(0, SUBJECT_MAX), received);
}

/** An automatic answer is about an absence if it says so, or when it ends, and not that somebody left for good. */
function isAbsence(subject: string, text: string, returnsOn: string | null): boolean {
  if (HAS_LEFT.test(text)) return false;
  if (IS_AWAY.test(text) || ABSENCE_SUBJECT.test(subject.replace(AUTOMATIC_SUBJECT, '').replace(/^\s*:/, '')))
    return true;
  return !isReceipt(text) && RETURN.test(text) && (returnsOn !== null || IN_THE_MEANTIME.test(text));
}

/** A person who answers keeps the subject, with "Re:" before it. */
function toldBySubject(subject: string): AutomaticHeader | null {
  return AUTOMATIC_SUBJECT.test(subject) ? { name: 'subject', of: 'answer' } : null;
}

const WORDS = { name: 'words', of: 'words' } as const;

/** Whether the words alone are enough: two signs of an absence or of a receipt, and nothing that a reader would say. */
function toldByWords(subject: string, text: string): typeof WORDS | null {
  if (SAYS_MORE.test(text) || ASKS_FOR_OFFER.test(text)) return null;
  if (SAYS_AUTOMATIC.test(text)) return WORDS;
  const absent = points(text, [
    [IS_AWAY, 2],
    [IN_THE_MEANTIME, 2],
    [SAYS_THANKS, 1],
    [RETURN, 1],
  ]);
  if (absent + (ABSENCE_SUBJECT.test(subject) ? 2 : 0) >= 3 && (IS_AWAY.test(text) || ABSENCE_SUBJECT.test(subject))) {
    return WORDS;
  }
  return isReceipt(text) ? WORDS : null;
}

function isReceipt(text: string): boolean {
  const signs: [RegExp, number][] = [
    [SAYS_RECEIVED, 2],
    [HAS_TICKET, 2],
    [SAYS_SOON, 1],
    [SAYS_THANKS, 1],
    [SAYS_AUTOMATIC, 2],
  ];
  return points(text, signs) >= 4;
}

function points(text: string, signs: readonly [RegExp, number][]): number {
  return signs.reduce((sum, [sign, weight]) => sum + (sign.test(text) ? weight : 0), 0);
}

// "until", "from … to", "back": a day that an absence has and small talk has not.
const RETURN =
  /(?<!\p{L})(?:until|till|through|from (?=[^.]{0,15}\d)|back (?:on|in)|return(?:ing)?|re-?open\p{L}*|resum\p{L}*|bis|ab|zuruck|wieder|jusqu|retour|reprend\p{L}*|du \d|hasta|vuelvo|regres\p{L}*|fino|rientr\p{L}*|riapr\p{L}*|torner\p{L}*|ate|regress\p{L}*|retorn\p{L}*|tot|t\/m|terug|weer|do \d|wrac\p{L}*|wroc\p{L}*|till|tillbaka|til|tilbake|tilbage|indtil|vrat\p{L}*|до|по \d|верн\p{L}*|kadar|donec\p{L}*|tekrar|asti|palaan)(?!\p{L})|まで|戻り|復帰|出社|返回|回来|回來|까지|복귀/u;

/** Minutes ahead of UTC of the clock that wrote a Date header; null when it says none. */
function offsetMinutes(date: string): number | null {
  const zone = /([+-])(\d{2})(\d{2})\b/.exec(date);
  if (!zone) return null;
  const minutes = Number(zone[2]) * 60 + Number(zone[3]);
  return minutes > 14 * 60 ? null : zone[1] === '-' ? -minutes : minutes;
}
