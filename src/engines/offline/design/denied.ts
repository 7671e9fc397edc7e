import { placesOf } from '../language/stands.ts';
import type { Understanding } from '../understand/understand.ts';

const REACH = 60;
const DENIED =
  /(?:n['’]t|\bnot|\bnever|\bno need|\bnobody|\bno one|\bnone of (?:us|them)|\bdont)\s(?:(?:really|ever|even|want|wants|need|needs|have|has|like|wish|plan|intend|going|supposed|allowed|able|trying|here to|asking|you|us|them|people|anybody|anyone)\s){0,4}(?:to\s)?$/;

/** "Sending them to a cloud is off the table." */
const AFTERWARDS =
  /^[^.;!?]{0,60}\b(?:is|are|would be|ist|sind|wäre|est|sont|es|son|é|são) (?:absolutely |strictly |simply )?(?:off the table|out of the question|off limits|no(?:t an)? option|a no-go|forbidden|prohibited|illegal|ruled out|verboten|tabu|ausgeschlossen|hors de question|interdit|exclu|prohibid|proibid|impensable)/;

/**
 * Every place where the clause stands says that it is not to be: "I don't want to track who listened to what", "sending them out is off
 * the table". What names something ruled out is not to be either.
 */
export function isDenied(
  says: string,
  { idea, context, constraints }: Pick<Understanding, 'idea' | 'context' | 'constraints'>,
): boolean {
  const phrase = says.toLowerCase();
  const low = `${idea} ${context}`.toLowerCase();
  if (constraints.forbidden.some(({ words }) => words.some((word) => placesOf(phrase, word).length > 0))) return true;
  const places = placesOf(low, phrase);
  return (
    places.length > 0 &&
    places.every(
      (at) =>
        DENIED.test(low.slice(Math.max(0, at - REACH), at)) ||
        AFTERWARDS.test(low.slice(at + phrase.length, at + phrase.length + REACH * 2)),
    )
  );
}
