import type { RefusalReason, Verdict } from '../../../mail/refusal/verdict.ts';

/** What a report says of one recipient. */
export interface BouncedRecipient {
  /** Null when the report does not name it. */
  address: string | null;
  verdict: Verdict;
  reason: RefusalReason;
  /** Enhanced status (RFC 3463) such as "5.1.1"; null when there is none. */
  status: string | null;
  /** What the server said, as one line; empty when nothing is quoted. */
  diagnostic: string;
}

/** What a report tells of the mail it is about. */
export interface BouncedOriginal {
  /** As "<id@host>". */
  messageId: string | null;
  /** All ids found in it, the likeliest first, for a matcher that knows its own. */
  messageIds: string[];
  from: string | null;
  to: string | null;
  returnPath: string | null;
  subject: string | null;
}

/** A report that a mail did not arrive, or not yet. */
export interface Bounce {
  /** Of a recipient that is the only one; `recipient-gone` only when all of them are. */
  verdict: Verdict;
  /** Whether the server goes on trying: a warning, nothing has failed yet. */
  delayed: boolean;
  reason: RefusalReason;
  status: string | null;
  /** At least one, in the order of the report. */
  recipients: BouncedRecipient[];
  original: BouncedOriginal | null;
}

/** What is kept of one report. */
export const BOUNCE_LIMITS = { recipients: 100, diagnostic: 1_000, notice: 60_000 } as const;
