import type { SmtpPhase } from '../outcome.ts';
import { cleanText } from './clean-text.ts';
import { codesIn } from './codes.ts';
import { reasonOf } from './reason.ts';
import { type RefusalReason, type RefusedAt, type Verdict, verdictOfAnswer } from './verdict.ts';

/** An answer of SMTP with a code from 400 on, judged. */
export interface JudgedAnswer {
  verdict: Verdict;
  reason: RefusalReason;
  /** Enhanced status (RFC 3463); null when there is none. */
  status: string | null;
  /** Whether a limit of the day is used up, so that tomorrow is another one. */
  untilTomorrow: boolean;
}

/** Judges what a server answered: by its codes, where it said so, and its words. */
export function judgeAnswer(response: string, code: number, phase: SmtpPhase): JudgedAnswer {
  const text = response.slice(0, ANSWER_CHARS_MAX);
  const at = PLACE_OF[phase];
  const { status } = codesIn(text);
  const reason = reasonOf({ text, phase: at, status, reply: code, field: null });
  const verdict = verdictOfAnswer({ reason, at, status }, code);
  return { verdict, reason, status, untilTomorrow: verdict === 'sender' && namesDay(reason, text) };
}

/** More of an answer is not read. */
const ANSWER_CHARS_MAX = 2_000;

const PLACE_OF: Readonly<Record<SmtpPhase, RefusedAt>> = {
  connect: 'connect',
  greeting: 'connect',
  hello: 'connect',
  tls: 'connect',
  auth: 'connect',
  mail: 'mail',
  rcpt: 'rcpt',
  data: 'data',
  body: 'data',
  answer: 'data',
};

/** Whether a limit is said to be that of a day. */
export const namesDay = (reason: RefusalReason, text: string): boolean =>
  reason === 'rate_limited' && /\b(?:daily|(?:per|a|the|this) day|24[- ]?hours?|tomorrow)\b/.test(cleanText(text));
