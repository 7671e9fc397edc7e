/** What can have been done with a mail that came in, and what it means. */
export const OUTCOMES = {
  own: 'A copy of what the workspace sent itself: nothing was done.',
  bounced: 'A mail came back for good: its lead is bounced and the address suppressed.',
  bounced_before: 'A mail came back for good, as was known already.',
  soft_bounce: 'A mail came back, but its address is not said to be gone: noted at the mail, and the lead goes on.',
  delayed: 'A server is still trying to deliver a mail: nothing was done.',
  bounce_unproven:
    'A report that a mail to this address came back, which names no mail of yours and so may be anybody’s: nothing was done. Suppress the address yourself if it is gone.',
  bounce_unmatched: 'A report about a mail that the workspace has not sent: nothing was done.',
  complained: 'A reader reported a mail as spam: the address is suppressed.',
  complaint_noted: 'A provider’s report that asks for nothing: nothing was done.',
  complaint_unmatched: 'A complaint about a mail that the workspace has not sent: nothing was done.',
  automatic: 'An automatic answer: kept as a reply, and the sequence goes on.',
  automatic_unsure:
    'It is marked as an automatic answer but reads like a person’s: kept as a reply for you to look at, and the sequence waits.',
  has_left: 'An automatic answer says that this person has left for good: the lead is paused until you resume it.',
  out_of_office: 'Somebody is away: the next step waits until they are back, if they say when.',
  automatic_flood: 'One of many automatic answers of this sender within a day: kept, and not told again.',
  replied: 'A reply of a lead: its sequence has ended.',
  opted_out: 'Somebody wants no more mail: the address is suppressed.',
  unmatched: 'A reply of nobody known: kept and told.',
  unreadable: 'It could not be handled after several tries: kept as it came, to be read by you or tried again.',
  unfetched: 'Its server could not give it, nor even its headers: look for it in the mailbox itself.',
} as const;

export type OutcomeCode = keyof typeof OUTCOMES;

export const isOutcome = (text: string | null): text is OutcomeCode => text !== null && Object.hasOwn(OUTCOMES, text);

export const KINDS = ['own', 'bounce', 'complaint', 'auto', 'reply'] as const;
export type Kind = (typeof KINDS)[number];

/** What became of one mail. */
export interface InboundOutcome {
  /** Null when it could not be handled. */
  kind: Kind | null;
  outcome: OutcomeCode;
  leadId: string | null;
  /** The mail of ours that it is about. */
  sendId: string | null;
  replyId: string | null;
}
