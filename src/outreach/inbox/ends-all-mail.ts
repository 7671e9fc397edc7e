import type { HeardReply } from './hearing.ts';

/** Whether a reply, or a program for somebody, wants no more mail: an opt-out, or that all data be erased. */
export const endsAllMail = ({ verdict, asksRemoval, privacy }: HeardReply): boolean =>
  verdict.classification === 'unsubscribe_request' || asksRemoval || privacy.erasure;
