import * as z from 'zod';

// Lone surrogates and control characters other than tab and line break cannot be stored or shown everywhere and mean
// nothing in an idea or a plan; everything else, right-to-left marks and emoji too, stays as it was written.
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are removed.
const UNSHOWABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/** Text from outside as it is kept. Applying it twice changes nothing, since MCP and the core both parse. */
export const clean = (text: string): string => text.toWellFormed().replaceAll(UNSHOWABLE, '').trim();

/** Length as people count it: an emoji is one, whatever it takes in memory. */
export function chars(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

// Made once: a schema that is built anew for each field makes every start of a process slower.
const something = z.string().overwrite(clean).min(1);
const somethings = z.array(something);

/** A sentence or name that must say something: never empty, never only spaces. */
export const text = (says: string) => something.describe(says);

/** A list of such sentences. */
export const texts = (says: string) => somethings.describe(says);
