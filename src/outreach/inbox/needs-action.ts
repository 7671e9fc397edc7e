import type { Classification } from './classify/classified.ts';

/** Replies that a person should answer; the others say all there is to say. */
const NEEDS_ACTION: ReadonlySet<string> = new Set<Classification>([
  'interested',
  'meeting_request',
  'objection',
  'question',
  'referral',
  'wrong_person',
]);

/** Whether a person should answer a reply of this class. */
export const classNeedsAction = (classification: string | null): boolean => NEEDS_ACTION.has(classification ?? '');

/** Whether a program sent it: then it is no reply, and ends nothing. */
export const isAutomaticClass = (classification: string | null): boolean =>
  classification === 'out_of_office' || classification === 'auto_reply';
