import { rejectables } from '../knowledge/words/rejectable.ts';
import { placesOf } from '../language/stands.ts';
import { isUnwantedAt } from './rejected.ts';

/** Functions and media that the text rules out, however it says so: "pictures of any kind are forbidden", "push brauchen wir nicht". */
export function unwantedIn(text: string): string[] {
  const low = ` ${text.toLowerCase()} `;
  return rejectables()
    .filter(({ said }) => said.some((word) => placesOf(low, word).some((at) => isUnwantedAt(low, at, word.length))))
    .map(({ called }) => called);
}
