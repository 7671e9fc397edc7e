import { readEmailKey } from '../email-key.ts';
import type { Answerable } from './answerable.ts';
import type { ThreadMail } from './thread-before.ts';

/** Everything an answer is made from. */
export interface Answering extends Answerable {
  /** What was written before the reply, oldest first. */
  thread: readonly ThreadMail[];
  /** Drafts that the reply has already: the next one reads otherwise. */
  count: number;
}

export interface Written {
  text: string;
  /** What wrote it, as a draft tells it. */
  by: string;
}

/** Whom the answer goes to by name: the lead, or nobody known when somebody else wrote the reply. */
export const writerIsLead = ({ reply, lead }: Answerable): boolean =>
  readEmailKey(reply.from_address)?.key === lead.email_key;
