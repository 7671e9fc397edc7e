import type { Noun } from '../understand/nouns.ts';
import type { Understanding } from '../understand/understand.ts';

/** Said of anything: none of its nouns is a thing that somebody keeps. */
const IDIOMS =
  /\b(?:(?:off|under|on|to|from) the table|(?:by|at|to|out of|in|on the other|on one) hand|hand in hand|in the loop|on the same page|(?:back to )?the drawing board|at the end of the day|rules? of thumb|on the fly|under the hood|bells and whistles|step by step|in a nutshell|a piece of cake|in the long run|off the shelf|out of the box|(?:in|at) one go|at a glance|at the touch of a button|the tip of the iceberg|a dead end|a matter of (?:course|fact|taste)|in the way|by the way|on the way|a whole different (?:story|game)|(?:the|a) long story|to the letter|the last straw|the bottom line|in the first place|in good shape|a pain in the neck|the elephant in the room|the icing on the cake|from scratch|by heart|at stake|a moving target|the name of the game|over (?:my|his|her|our|their) dead bod(?:y|ies)|red tape|a can of worms|a slap in the face|in the eyes? of)\b/gi;

/** Each time the noun stands in the text it is part of a saying: "sending them out is off the table". */
export function isOfSaying({ head }: Pick<Noun, 'head'>, { idea, context }: Understanding): boolean {
  const text = `${idea} ${context}`.toLowerCase();
  const ofSayings = (text.match(IDIOMS) ?? []).filter((saying) => saying.split(' ').includes(head)).length;
  return ofSayings > 0 && ofSayings >= text.split(/[^\p{L}-]+/u).filter((word) => word === head).length;
}
