import { pattern } from '../language/pattern.ts';

const VALUES_MAX = 5;

/** Values that the text lists for one thing: "come now / tomorrow / relax", "coming / 5 min / can't", "1-5". */
export function enumerationsIn(text: string): string[][] {
  const listed = [...text.matchAll(SLASHED)].map((match) =>
    match[0]
      .split(/\s\/\s/)
      .map((value) =>
        value
          .trim()
          .toLowerCase()
          .replace(/^["“(]+|[")”.,!?]+$/g, ''),
      )
      .filter(Boolean),
  );
  return listed.filter(({ length }) => length > 2 && length <= VALUES_MAX).slice(0, 1);
}

/** Three values or more with slashes between, each of one to three words; the first may follow a colon or a bracket. */
const SLASHED = pattern(
  /(?<=^|[:(,"“]\s?|\s)(?:[\p{L}\p{N}'’]+(?:\s[\p{L}\p{N}'’]+){0,2}?)(?:\s\/\s[\p{L}\p{N}'’]+(?:\s[\p{L}\p{N}'’]+){0,2}?){2,4}(?=$|[\s.,;:!?)"”])/gu,
);
