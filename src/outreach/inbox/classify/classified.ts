import type { Certainty, Reply } from '../../shapes/reply.ts';

export type Classification = NonNullable<Reply['classification']>;

/** What a reply is, how sure that is, and why, in a sentence for a person. */
export interface Classified {
  classification: Classification;
  /** How often a verdict like this one is right, 0 to 1. */
  confidence: number;
  /** `sure`: of a hundred verdicts like this one, 95 are right about mail that nobody has tuned on. */
  certainty: Certainty;
  reason: string;
  /** What decided: mail headers, a rule about the words, an engine's model, or the fitted weights that ship with the package. */
  via: 'headers' | 'rules' | 'model' | 'offline';
}

/** A reply as its author wrote it: quotes of earlier mails are best taken away before. */
export interface ReplyWords {
  subject: string;
  text: string;
  /** Lower-case names, as an inbound mail has them. */
  headers?: ReadonlyMap<string, readonly string[]>;
}

/** The classes, in the order the fitted weights have them. */
export const LABELS = [
  'interested',
  'meeting_request',
  'objection',
  'not_interested',
  'unsubscribe_request',
  'out_of_office',
  'auto_reply',
  'wrong_person',
  'referral',
  'question',
  'other',
] as const satisfies readonly Classification[];
