/** Kinds of reply that an answer is composed for. */
export type AnswerKind =
  | 'interested'
  | 'meeting_request'
  | 'question'
  | 'objection'
  | 'referral'
  | 'wrong_person'
  | 'not_interested'
  | 'other';

/**
 * What the composer says in one language. Of each list one is taken, another for each further draft. In braces stand
 * {name}, {company}, {pitch}, {question}, {address}; in double square brackets what only the sender knows.
 */
export interface Phrases {
  /** Words that hardly any text of the language lacks. */
  words: string;
  greeting: { named: readonly string[]; unnamed: readonly string[] };
  kinds: Readonly<Record<AnswerKind, { open: readonly string[]; ask: readonly string[] }>>;
  pitch: readonly string[];
  /** Where the pitch is in another language, or there is none. */
  pitchGap: string;
  /** For those who are interested and whose company is known. */
  company: readonly string[];
  /** Gaps, without their brackets. */
  answerTo: string;
  answer: string;
  /** A referral that names an address, and one that does not. */
  address: string;
  elsewhere: string;
  /** What a message for a social channel may end with. */
  touch: readonly string[];
  closing: readonly string[];
}
