const NUMBERS = String.raw`(\d{1,3}(?: ?[,;–-] ?\d{1,3})*)`;
/** Some models write where on the page: `【9†L1-L5】`. */
const PLACE = String.raw`(?:†[^[\]【】]{0,200})?`;
/** Some escape the brackets, or have those of another script. */
const CITATION = new RegExp(String.raw`\\?[[［〔【]\^?\s?${NUMBERS}${PLACE}\s?\\?[\]］〕】]`, 'g');
const WITH_SPACE = new RegExp(` ?(?:${CITATION.source})`, 'g');
const RANGE_MAX = 50;
const ADDRESS = /(?:https?:\/\/|\bwww\.)[^\s<>"'`)\]“”‘’«»]+/gi;

/**
 * Numbers of the sources that a text cites, as `[3]`, `[3][5]`, `[3, 5]`, `[3-5]`, `[^3]`, `\\[3\\]`, `【3】` or `【3†…】`. Each once, in
 * their order.
 */
export const citationsIn = (text: string): string[] => [...new Set([...text.matchAll(CITATION)].flatMap(citedIn))];

/** The same text with each of its citations as `[3]`, or `[3][5]` for several. */
export const withPlainCitations = (text: string): string =>
  text.replace(CITATION, (...match: string[]) =>
    citedIn(match)
      .map((id) => `[${id}]`)
      .join(''),
  );

/** The numbers in one citation, given with its group. */
const citedIn = ([, inside = '']: readonly (string | undefined)[]): string[] => inside.split(/[,;]/).flatMap(numbersIn);

/** `3` is 3, and `3-5` is 3, 4 and 5. Of a range that no list of sources has, only its ends count. */
function numbersIn(part: string): string[] {
  const [first = 0, last = first] = part.split(/[–-]/).map(Number);
  const count = Math.max(1, last - first + 1);
  if (count > RANGE_MAX) return [String(first), String(last)];
  return Array.from({ length: count }, (_, at) => String(first + at));
}

/** The same text for a reader who has no list of sources. */
export const withoutCitations = (text: string): string => text.replace(WITH_SPACE, '');

/** Addresses of web pages that stand in a text, without the end of its sentence. */
export const addressesIn = (text: string): string[] =>
  (text.match(ADDRESS) ?? []).map((address) => address.replace(/[.,;:!?]{1,3}$/, ''));

/** The address of a web page in the form in which two are compared; undefined for what is none. */
export function pageAddress(url: string): string | undefined {
  const read = URL.parse(url);
  // A name before the host is there to be mistaken for it.
  return read && /^https?:$/.test(read.protocol) && read.username + read.password === '' ? read.href : undefined;
}
