import type { Line } from './markdown.ts';
import type { Figure } from './model.ts';

/** A constant by its capitals, and the number that it is given: `MAX_RETRIES = 3`, `SESSION_TTL`: 30 minutes. */
const CONSTANT =
  /(?<![\p{L}\d_./$-])([A-Z][A-Z\d]{0,20}(?:_[A-Z\d]{1,20}){1,6})`?[ \t]{0,3}[:=][ \t]{0,3}`?(\d[\d_,]{0,14}(?:\.\d{1,6})?)`?[ \t]?([\p{L}%]{0,14})/gu;

/** The constants with a value in the words of a text; what stands in a fence is an example. */
export function figuresIn(file: string, lines: readonly Line[]): Figure[] {
  return lines
    .filter(({ kind }) => kind === 'item' || kind === 'text')
    .flatMap((line) =>
      [...line.text.matchAll(CONSTANT)].map((found) => ({
        name: found[1] ?? '',
        value: Number((found[2] ?? '').replaceAll(/[_,]/g, '')),
        unit: (found[3] ?? '').toLowerCase(),
        place: { file, line: line.number, column: line.column + found.index },
      })),
    );
}
