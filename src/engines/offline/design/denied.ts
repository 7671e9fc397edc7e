import { placesOf } from '../language/stands.ts';
import type { Understanding } from '../understand/understand.ts';

const REACH = 60;
const DENIED =
  /(?:n['’]t|\bnot|\bnever|\bno need|\bnobody|\bno one|\bnone of (?:us|them)|\bdont)\s(?:(?:really|ever|even|want|wants|need|needs|have|has|like|wish|plan|intend|going|supposed|allowed|able|trying|here to|asking|you|us|them|people|anybody|anyone)\s){0,4}(?:to\s)?$/;

/** Every place where the clause stands says that it is not to be: "I don't want to track who listened to what". */
export function isDenied(says: string, { idea, context }: Pick<Understanding, 'idea' | 'context'>): boolean {
  const low = `${idea} ${context}`.toLowerCase();
  const places = placesOf(low, says.toLowerCase());
  return places.length > 0 && places.every((at) => DENIED.test(low.slice(Math.max(0, at - REACH), at)));
}
