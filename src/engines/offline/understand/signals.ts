import { places } from '../knowledge/words/places.ts';

const REALTIME =
  /\breal[- ]?time\b|\blive (location|chat|score|map|update|track|auction|collab)|\binstant(ly)?\b|tiempo real|echtzeit|temps r[ée]el|tempo real/i;
const NAMED =
  /\b(?:called|named|namens|llamad[ao]|appel[ée]e?|chamad[ao])\s["“']?(\p{Lu}[\p{L}\p{N}]{1,24}(?:\s\p{Lu}[\p{L}\p{N}]{1,24})?)/u;
const LIKENED =
  /\b(?:like|alternative to|similar to|uber for|airbnb for|instead of|competitor (?:to|of)|clone of|inspired by)\s(?:an? |the )?(\p{Lu}[\p{L}\p{N}.]{2,20}(?: \p{Lu}[\p{L}\p{N}]{2,20})?)/gu;

/** Others see at once what one does. */
export const isRealtime = (text: string) => REALTIME.test(text);

/** A name that the idea gives itself: "called Hivewise". */
export const givenName = (text: string) => NAMED.exec(text)?.[1];

/** Products the idea compares itself with: "like Airbnb". At most three. */
export function likenedTo(text: string): string[] {
  const names = [...text.matchAll(LIKENED)].map((match) => match[1]?.replace(/\.$/, '') ?? '');
  return [...new Set(names)].filter((name) => !places().has(name.toLowerCase())).slice(0, 3);
}

/** The text without its own name and without products it is likened to: these are no things to store. */
export function withoutNames(text: string): string {
  return text.replace(NAMED, ' ').replace(/\b(like|alternative to|similar to) \p{Lu}[\p{L}\p{N}.]{2,20}/gu, ' ');
}
