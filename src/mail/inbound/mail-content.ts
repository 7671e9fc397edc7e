import type { PartMark } from './cut-mail.ts';
import type { MailContent } from './inbound-mail.ts';

/** What a mail has beside its text. */
interface Beside {
  parts: readonly PartMark[];
  files: number;
  html: string | null;
}

/** Characters of a text that are looked through. */
const READ_MAX = 20_000;

/** Of the characters of a text that say anything, so many may be broken before it counts as unreadable. */
const BROKEN_MAX = 0.1;

/** RFC 9078 marks a reaction by its disposition, Gmail by a part of its own. */
const REACTION_TYPE = /^text\/vnd\.google\.email-reaction\b/;
const ENCRYPTED_TYPE = /^(?:multipart\/encrypted|application\/(?:(?:x-)?pkcs7-mime|pgp-encrypted))$/;
const PGP_MESSAGE = /-----BEGIN PGP MESSAGE-----[\s\S]*?(?:-----END PGP MESSAGE-----|$)/g;

/** Says what there is to read in a mail, by its parts and its whole text. */
export function contentOf(text: string, { parts, files, html }: Beside): MailContent {
  if (parts.some(({ type, disposition }) => disposition === 'reaction' || REACTION_TYPE.test(type))) return 'reaction';
  const shown = text.slice(0, READ_MAX);
  const open = shown.replace(PGP_MESSAGE, ' ');
  if (saysSomething(open)) return isBroken(open) ? 'unreadable' : 'text';
  if (open !== shown || parts.some(({ type }) => ENCRYPTED_TYPE.test(type))) return 'encrypted';
  return files > 0 || html !== null || parts.some(({ type }) => !isText(type)) ? 'unreadable' : 'none';
}

/**
 * The same of an author's own words, without what they quote: nothing, a reaction or words. Outlook and Gmail write a
 * reaction out for programs that know none.
 */
export function wordsContent(words: string): 'none' | 'reaction' | 'text' {
  const said = words.trim();
  if (said === '') return 'none';
  const letters = said.replace(SYMBOLS, '');
  if (letters === '') return EMOJI.test(said) ? 'reaction' : 'none';
  return WRITTEN_OUT.test(said.replace(/\s+/g, ' ')) ? 'reaction' : 'text';
}

/** Emoji with what joins and colours them, punctuation and spaces. */
const SYMBOLS = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{M}\p{P}\p{Z}\p{C}\s]/gu;
const EMOJI = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
const WRITTEN_OUT =
  /^.{0,120}(?:reacted (?:to your message|via gmail)|hat auf ihre nachricht reagiert|a réagi à votre message|reaccionó a (?:su|tu) mensaje).{0,40}$/i;

const saysSomething = (text: string): boolean => /[^\p{C}\p{Z}\s]/u.test(text);

/** Replacement and control characters, and the escapes of a character set that nobody read. */
function isBroken(text: string): boolean {
  const said = text.match(/\S/gu)?.length ?? 0;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const broken = text.match(/[\ufffd\0-\x08\x0e-\x1f\x7f-\x9f]/g)?.length ?? 0;
  return broken / Math.max(1, said) > BROKEN_MAX;
}

const isText = (type: string): boolean => type === '' || type.startsWith('text/') || type.startsWith('multipart/');
