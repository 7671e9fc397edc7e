import type { Classification } from './classify/classified.ts';

/** What says all there is to say, if it is sure: nobody need answer it. */
const SETTLED: ReadonlySet<string> = new Set<Classification>([
  'not_interested',
  'unsubscribe_request',
  'out_of_office',
  'auto_reply',
]);

/** Whether a person should answer a reply of this class, however sure that is. */
export const classNeedsAction = (classification: string | null): boolean =>
  classification !== null && !SETTLED.has(classification);

/** What decides whether a reply is for a person, beside its being answered or done. */
export interface Asking {
  classification: string | null;
  certainty: 'sure' | 'uncertain' | null;
  privacy_request: number;
  /** Set for an opt-out, or something unread, that came from nobody known. */
  candidates: string | null;
  successor: string | null;
}

/** Whether a person should look at a reply: to answer it, to say what it is, or to do what a law asks. */
export const replyNeedsAction = (reply: Asking): boolean =>
  classNeedsAction(reply.classification) ||
  reply.certainty === 'uncertain' ||
  reply.privacy_request === 1 ||
  reply.candidates !== null ||
  reply.successor !== null;

/** Whether a program sent it: then it is no reply, and ends nothing. */
export const isAutomaticClass = (classification: string | null): boolean =>
  classification === 'out_of_office' || classification === 'auto_reply';
