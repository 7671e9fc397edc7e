const SHOWN_MAX = 80;

/**
 * The form in which names are compared: NFKC, no invisible characters, single spaces, trimmed, lower case. A name that
 * is nothing but invisible characters stays itself, so that it still differs from others.
 */
export function nameKey(name: string): string {
  const folded = withoutInvisible(name.normalize('NFKC')).toLowerCase().normalize('NFKC').replace(/\s+/gu, ' ').trim();
  return folded === '' ? name : folded;
}

/** The keys of some names, each once. */
export function nameKeys(names: Iterable<string>): Set<string> {
  return new Set(Array.from(names, nameKey));
}

/** Names that occur again later in the list under the same key, each told once, in the spelling of its repetition. */
export function repeatedNames(names: Iterable<string>): string[] {
  const seen = new Set<string>();
  const repeated = new Map<string, string>();
  for (const name of names) {
    const key = nameKey(name);
    if (seen.has(key) && !repeated.has(key)) repeated.set(key, name);
    seen.add(key);
  }
  return [...repeated.values()];
}

/** A name as it stands in a message: quoted, on one line, clipped, safe to print. */
export function quote(name: string): string {
  // Cut before the costly work: a name can be a megabyte long.
  const clean = withoutInvisible(name.slice(0, SHOWN_MAX * 4))
    .replace(/\s+/gu, ' ')
    .trim();
  const points = Array.from(clean);
  const shown = points.length > SHOWN_MAX ? `${points.slice(0, SHOWN_MAX - 1).join('')}…` : clean;
  return `"${shown.toWellFormed()}"`;
}

/** Some names as they stand in a message: the first few quoted, then how many more there are. */
export function quoteList(names: readonly string[], max = 6): string {
  const shown = names.slice(0, max).map(quote).join(', ');
  return names.length > max ? `${shown} and ${names.length - max} more` : shown;
}

/** The same text with straight quotation marks and apostrophes, each character in its place. */
export const plainMarks = (text: string): string =>
  text.replace(/[\u2018\u2019]/g, "'").replace(/[\u201c\u201d]/g, '"');

/** Control characters become spaces; format characters (direction marks, zero widths) and lone surrogates go. */
export function withoutInvisible(text: string): string {
  if (isPlain(text)) return text.replace(/[\t\n\r]+/g, ' ');
  return text.replace(/\p{Cc}+/gu, ' ').replace(/[\p{Cf}\p{Cs}]+/gu, '');
}

const PLAIN =
  /^[\t\n\r -~\u00a3\u00b7\u00c0-\u0131\u0134-\u013e\u0141-\u0148\u014a-\u017e\u2010-\u2015\u2018-\u201f\u2022\u2026\u20ac\u20b9]*$/;

/** Latin letters and the signs around them, which no normal form changes: nearly all text, and read several times faster. */
export const isPlain = (text: string): boolean => PLAIN.test(text);
