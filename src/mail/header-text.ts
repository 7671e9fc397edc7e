import { AppError } from '../errors.ts';

/** What turns the direction of all that stands behind it, so that a name can look like another one. */
export const TURNING = /[\u202a-\u202e\u2066-\u2069]/;

/** Characters of a name or a subject. */
const HEADER_TEXT_MAX = 1000;

/**
 * Text that may stand in a header, in any script. A line break or NUL is refused, for whoever smuggles one in writes
 * headers of their own; other control characters become spaces, and what turns the direction of text goes. Throws AppError `unprocessable` that names the field.
 */
export function headerText(text: string, field: string): string {
  if (/[\r\n\0]/.test(text)) {
    throw new AppError('unprocessable', `${field} must be one line: take the line breaks and NUL characters out.`);
  }
  if (text.length > HEADER_TEXT_MAX) {
    throw new AppError('unprocessable', `${field} is too long: at most ${HEADER_TEXT_MAX} characters.`);
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const plain = text.replace(/[\x01-\x1f\x7f-\x9f\u2028\u2029]+/g, ' ');
  return plain.replaceAll(new RegExp(TURNING, 'g'), '').trim();
}

/** A Message-ID in angle brackets, which are added where they are missing. Throws AppError `unprocessable`. */
export function messageIdText(id: string, field: string): string {
  const bare = id.replace(/^<(.*)>$/, '$1');
  if (/^[!-;=?A-~]{1,200}@[!-;=?A-~]{1,255}$/.test(bare)) return `<${bare}>`;
  throw new AppError('unprocessable', `${field} is not a Message-ID such as <name@example.com>.`);
}
