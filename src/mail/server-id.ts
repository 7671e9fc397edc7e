// Some servers replace our Message-ID (Amazon SES always, Microsoft 365 at times) and name theirs when they take the mail:
// replies and bounces then cite an id that we have not made.

/** What 128 random bits take at six bits a character: a shorter id, such as a queue's, may be another mail's as well. */
const CHARS_MIN = 22;
const MESSAGE_ID = /<([^<>\s@]{22,400}@[^<>\s@]{1,400})>/;
/** A word of its own without a dot: with one it may be the server's name. */
const TOKEN = /(?<![^\s<"'=])[\w-]{22,400}(?![^\s>"',;])/g;

/**
 * The id that a server's answer to the mail names: a whole Message-ID without its brackets, else the only long word with
 * a digit in it. Null when there is none, or more than one.
 */
export function serverIdIn(answer: string): string | null {
  const whole = MESSAGE_ID.exec(answer)?.[1];
  if (whole !== undefined) return whole;
  const [only, ...others] = new Set((answer.match(TOKEN) ?? []).filter((word) => /\d/.test(word)));
  return only === undefined || others.length > 0 ? null : only;
}

/** As what `serverIdIn` may have kept a Message-ID that another mail cites: whole, and without the domain that SES adds. */
export function serverIdsOf(messageId: string): string[] {
  const whole = messageId.replace(/^<|>$/g, '');
  const local = whole.slice(0, Math.max(0, whole.lastIndexOf('@')));
  return local.length < CHARS_MIN ? [] : [whole, local];
}
