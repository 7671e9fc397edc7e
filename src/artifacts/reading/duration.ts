import { FIGURE, type Range, readFigure } from './numbers.ts';
import { bySpelling, type Spellings } from './spellings.ts';

const DAYS: Spellings<number> = [
  [1, 'days?|tage?n?|jours?|días?|dias?|giorni|giorno|dni|дней|дня|день|日間?|天'],
  [7, 'weeks?|wks?|wochen?|semaines?|semanas?|settimane?|weken|veckor|недел[ьяи]|週間?|周'],
  [14, 'sprints?|fortnights?'],
  [30.44, 'months?|mos?|monate?n?|mois|mes(?:es)?|m[êe]s|mesi|maanden|månader|месяц(?:а|ев)?|[かヶ]月|个月'],
  [91.3, 'quarters?|quartale?|trimestres?'],
  [365.25, 'years?|yrs?|jahre?n?|ans?|années?|años?|anos?|года?|лет|年'],
];
const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const UNIT = `(?:${DAYS.map(([, spellings]) => spellings).join('|')})(?![\\p{L}])`;
const NUMBER = `(?:${FIGURE}|(?<![\\p{L}])(?:${NUMBER_WORDS.join('|')}|an?|half an?)(?![\\p{L}]))`;
const LENGTH = new RegExp(
  `(?<from>${NUMBER})(?: ?(?:-|–|—|to|bis|or) ?(?<to>${NUMBER}))?(?:\\+| and a half)?[ -]?(?<unit>${UNIT})`,
  'giu',
);
const SPAN = new RegExp(
  `(?<![\\p{L}])(?<unit>${UNIT}) ?(?<from>\\d{1,3}) ?(?:-|–|—|to|bis) ?(?<to>\\d{1,3})(?!\\d)`,
  'iu',
);
const READ_MAX = 2_000;

/**
 * Reads how long something takes, in days, or null when the text does not say. "2-3 months" is a range, "weeks 3–6" are
 * four weeks, "2 months and 2 weeks" are added, and what stands after the last "=" counts ("3 + 4 + 5 = 12 weeks").
 */
export function readDuration(text: string): Range | null {
  const read = text.slice(0, READ_MAX).normalize('NFKC');
  const result = read.slice(read.lastIndexOf('=') + 1);
  return readSpan(result) ?? readLength(result) ?? readLength(read);
}

function readSpan(text: string): Range | null {
  const match = SPAN.exec(text);
  const { unit, from, to } = match?.groups ?? {};
  const count = Number(to) - Number(from) + 1;
  return unit === undefined || !(count > 0) ? null : times({ low: count, high: count }, daysOf(unit));
}

function readLength(text: string): Range | null {
  const lengths = [...text.matchAll(LENGTH)];
  const [first, second] = lengths;
  if (first === undefined) return null;
  const length = toDays(first);
  const between = second === undefined ? '' : text.slice(first.index + first[0].length, second.index);
  if (second === undefined || !/^ (?:and|und|et|plus|\+) $/i.test(between)) return length;
  const more = toDays(second);
  return { low: length.low + more.low, high: length.high + more.high };
}

function toDays(match: RegExpExecArray): Range {
  const { from = '', to = from, unit = '' } = match.groups ?? {};
  const ends = [count(from), count(to)];
  const half = match[0].includes(' and a half') ? 0.5 : 0;
  return times({ low: Math.min(...ends) + half, high: Math.max(...ends) + half }, daysOf(unit));
}

function count(word: string): number {
  const lower = word.toLowerCase();
  if (lower.startsWith('half')) return 0.5;
  if (lower === 'a' || lower === 'an') return 1;
  const named = NUMBER_WORDS.indexOf(lower);
  return named === -1 ? readFigure(word) : named;
}

const daysNamed = bySpelling(DAYS);

const daysOf = (unit: string): number => daysNamed(unit) ?? 1;

function times({ low, high }: Range, factor: number): Range {
  return { low: low * factor, high: high * factor };
}
