// A follow-up stands under the mails before it in every mail program when it names them (RFC 5322, 3.6.4).
const REFERENCES_MAX = 20;

/** A mail of the same lead that left, or may have left. */
export interface EarlierMail {
  messageId: string;
  /** What its server may have put in the id's place. */
  serverId?: string | null;
  /** As it was sent. */
  subject: string;
  /** Null when it began a thread. */
  inReplyTo: string | null;
}

export interface Thread {
  subject: string;
  inReplyTo: string | null;
  references: string[];
}

/**
 * Where a mail belongs. With a subject of its own it begins a thread; without, it answers the newest one: "Re: " and the
 * thread's first subject, the mail before it, and all before that (the first and the newest when they are many). When
 * nothing left yet, it is a plain mail with the subject that `otherwise` makes.
 */
export function threadOf(subject: string | null, earlier: readonly EarlierMail[], otherwise: () => string): Thread {
  const begins = earlier.findLastIndex((mail) => mail.inReplyTo === null);
  const thread = earlier.slice(Math.max(0, begins)).filter((mail) => isMessageId(mail.messageId));
  const [first] = thread;
  const last = thread.at(-1);
  if (subject !== null || first === undefined || last === undefined) {
    return { subject: subject ?? otherwise(), inReplyTo: null, references: [] };
  }
  return {
    subject: `Re: ${withoutRe(first.subject)}`,
    inReplyTo: last.messageId,
    references: boundedIds(thread.flatMap(idsOf)),
  };
}

/** Its reader's mail program knows it by one of these. */
const idsOf = ({ messageId, serverId }: EarlierMail): string[] =>
  [`<${serverId}>`, messageId].filter((id) => isMessageId(id));

/** At most twenty ids, each once: the first and the newest. */
export function boundedIds(ids: readonly string[]): string[] {
  const unique = [...new Set(ids)];
  return unique.length <= REFERENCES_MAX ? unique : [...unique.slice(0, 1), ...unique.slice(1 - REFERENCES_MAX)];
}

function withoutRe(subject: string): string {
  return subject.replace(/^(?:re:\s*)+/i, '');
}

/** Whether it can stand in a header that names mails: anything else would be no reference, or could end the line. */
export function isMessageId(id: string): boolean {
  return /^<[^<>\s@]{1,400}@[^<>\s@]{1,400}>$/.test(id);
}
