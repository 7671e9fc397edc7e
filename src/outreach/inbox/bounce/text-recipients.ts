import { BOUNCE_LIMITS } from './bounce.ts';

/** A recipient found in the words of a report, with the words about it. */
export interface TextRecipient {
  address: string;
  text: string;
}

const ADDRESS = '[^\\s/|<>@()\\[\\]:;,"\']{1,80}@(?:[\\p{L}\\d](?:[\\p{L}\\d-]{0,62})\\.)*[\\p{L}\\d-]{1,63}';
// At the beginning of a line, as nearly all servers list them: "<name@example.com>:", "  name@example.com", "* name@…".
const LISTED = new RegExp(
  `^\\s*(?:[*•·-]\\s*)?<?(${ADDRESS})>?\\s*(?:$|[:;.,…(\\[=-]|\\.\\.\\.|said|failed|delivery)`,
  'iu',
);
const LABELLED = new RegExp(
  `(?:^|\\s)(?:(?:intended |failed |final )?(?:recipients?(?: address| name)?|address(?:ee)?|rcpt to|to|destinat[aá]rio|destinataire|empf[äa]nger|an|user|mailbox|宛先|あて先|收件人|получател\\p{L}+)\\s*[:=]\\s*|(?:deliver(?:ed|ing)?|sent|message|mail|delivery|send) (?:\\w+ ){0,3}to:? |to )<?(${ADDRESS})>?`,
  'iu',
);
const ANY = new RegExp(`<?(${ADDRESS})>?`, 'iu');
/** Lines with an address that is not the recipient's. */
const OTHERS =
  /\b(?:mail from|from|reply-to|sender|contact|postmaster|abuse|support|help(?:desk)?|questions?|assistance|message-id|in-reply-to|delivered by|host|von|de|da)\b\s*[:=<]|\bmailto:|https?:\/\/|\bsend (?:an? )?(?:mail|e-?mail) to|\bplease (?:contact|send|forward)|\bpostmaster@|\bmailer-daemon@/i;

/**
 * The recipients that the words of a report name, in its order, each with what is said of it. `others` are addresses,
 * in lower case, that it may name for other reasons.
 */
export function textRecipients(notice: string, others: ReadonlySet<string>): TextRecipient[] {
  const lines = notice.split('\n');
  for (const pattern of [LISTED, LABELLED, ANY]) {
    const found = inLines(lines, pattern, others);
    if (found.length > 0) return found;
  }
  return [];
}

function inLines(lines: string[], pattern: RegExp, others: ReadonlySet<string>): TextRecipient[] {
  const found = new Map<string, TextRecipient>();
  let current: TextRecipient | undefined;
  for (const line of lines) {
    const address = addressOn(line, pattern, others);
    if (address !== undefined) {
      current = found.get(address.toLowerCase()) ?? { address, text: '' };
      if (found.size < BOUNCE_LIMITS.recipients) found.set(address.toLowerCase(), current);
    }
    if (current && current.text.length < BOUNCE_LIMITS.diagnostic * 3) current.text += `${line}\n`;
  }
  return [...found.values()];
}

function addressOn(line: string, pattern: RegExp, others: ReadonlySet<string>): string | undefined {
  if (line.length > 1_000 || !line.includes('@') || (pattern !== LISTED && OTHERS.test(line))) return undefined;
  const address = pattern.exec(line)?.[1]?.replace(/(?<![.>])[.>]+$/, '');
  return address === undefined || others.has(address.toLowerCase()) ? undefined : address;
}
