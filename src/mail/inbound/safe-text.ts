// All but the tab, the line feed and the carriage return.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROLS = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const SPACE = /[\s\x00-\x1f\x7f]+/g;

/**
 * At most `max` characters of a text, without what no database and no terminal should get: NUL and other control
 * characters, and halves of characters.
 */
export function boundedText(text: string, max: number): string {
  return text.slice(0, max).replace(CONTROLS, '').toWellFormed();
}

/** A text with "\n" alone as line end. */
export function unixLines(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** A text as one line, its white space and control characters as single spaces. */
export function oneLine(text: string): string {
  return text.replace(SPACE, ' ').trim();
}
