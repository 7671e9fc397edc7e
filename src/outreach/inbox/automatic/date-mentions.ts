import { MONTH, monthNamed, WEEKDAY, weekdayNamed } from './calendar-names.ts';

/** A date as it stands in a text that went through plain(). What it leaves open is null. */
export interface DateMention {
  start: number;
  end: number;
  /** "03/04/2026" may be March or April; all others are sure of it. Month 0: only the day of the month is said. */
  readings: { month: number; date: number }[];
  year: number | null;
  /** 0 Sunday to 6 Saturday, where only the day's name stands there. */
  weekday: number | null;
  /** The first day of a range whose end this is ("3-12 March"), where it stands with it. */
  isRangeEnd: boolean;
}

const MENTIONS_MAX = 40;

const DAY = '(\\d{1,2})(?:st|nd|rd|th|er|e|o|a|º|ª|°|\\.|:e|-?го|-?е)?';
const OF = "\\s?(?:of |de |del |d')?\\s?";
const YEAR = '(?:,?\\s?(?:of |de |del |r\\. ?)?(\\d{4})(?!\\d))?';
// "3-12 March", "3. bis 12. März", "du 3 au 12 mars", "3 tot en met 12 maart".
const TO =
  '\\s?(?:-|to|until|till|through|thru|and|bis(?: zum| einschliesslich| inklusive)?|au|al|ate|a|tot(?: en met)?|t/m|do|til(?: og med)?|till(?: och med)?|по|do|az|~|y|et|e|и)\\s?(?:le |el |il |den |dem |(?:' +
  `${WEEKDAY}),? (?:the |den |le |el |il )?)?`;

const ISO = /(?<![\d/.-])(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\d/-])/g;
const CJK = /(?:(\d{4}) ?[年년] ?)?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日号號일]/g;
const NUMERIC =
  /(?<![\d/.,:+]|[^\d.]-|^-)(\d{1,2}) ?([./-]) ?(\d{1,2})(?:\2 ?(\d{4}|\d{2})(?!\d)|(?!\d|[./,:]\d| ?(?:uhr|h\b|am\b|pm\b|%|€|eur))\.?)/g;
const DAY_MONTH = new RegExp(`(?<![\\d.,:/])(?:${DAY}${TO})?${DAY}${OF}(${MONTH})(?!\\p{L})\\.?${YEAR}`, 'gu');
const MONTH_DAY = new RegExp(
  `(?<!\\p{L})(${MONTH})(?!\\p{L})\\.? (?:the )?(?:${DAY}${TO})?${DAY}(?![\\d:]|[.,]\\d| ?(?:am|pm)\\b)${YEAR}`,
  'gu',
);
const HUNGARIAN = new RegExp(`(\\d{4})\\. (${MONTH})(?!\\p{L}) (\\d{1,2})`, 'gu');
// "the 12th", "am 12.", "le 12", "12-го", "12日": the month is the next one that has it.
const DAY_ALONE = new RegExp(
  `(?<![\\d.,:/-])(?:(\\d{1,2})(?:st|nd|rd|th|-го)(?!\\p{L})|(?<=(?<!\\p{L})(?:am|zum|den|der) )(\\d{1,2})\\.(?! ?\\d)|` +
    `(?<=(?<!\\p{L})(?:le|el|el dia|il|dia|den|op|au|al|(?:${WEEKDAY}),?) )(\\d{1,2})(?!\\d|[:/]|[.,]\\d|\\p{L}| ?(?:h|uhr|am|pm|%|heures|horas|ore)(?!\\p{L}))|` +
    `(\\d{1,2}) ?[日号號일](?!間|间|동))`,
  'gu',
);
const WEEKDAY_ALONE = new RegExp(
  `(?<![\\p{L}-])(${WEEKDAY})(?!\\p{L}| of )|([日月火水木金土])曜日?|(?:周|星期|礼拜|週)([一二三四五六日天])|([일월화수목금토])요일`,
  'gu',
);

/** The dates in a text that went through plain(), in its order, of which none stands in another. */
export function dateMentions(text: string): DateMention[] {
  const found: DateMention[] = [];
  const taken = new Array<boolean>(text.length).fill(false);
  for (const [pattern, read] of READERS) {
    for (const match of text.matchAll(pattern)) {
      const mention = read(match);
      const end = match.index + match[0].length;
      if (mention === null || taken[match.index] || taken[end - 1] || found.length >= MENTIONS_MAX) continue;
      taken.fill(true, match.index, end);
      found.push({ year: null, weekday: null, isRangeEnd: false, readings: [], ...mention, start: match.index, end });
    }
  }
  return withoutNamesOfDays(
    found.sort((a, b) => a.start - b.start),
    text,
  );
}

/** Takes the day's name before or behind a date for a part of the date. */
function withoutNamesOfDays(mentions: DateMention[], text: string): DateMention[] {
  const between = (a?: DateMention, b?: DateMention) => (a && b ? text.slice(a.end, b.start) : '-');
  return mentions.flatMap((mention, i) => {
    const [before, after] = [mentions[i - 1], mentions[i + 1]];
    const led = before?.weekday != null && mention.weekday === null && NAME_LEADS.test(between(before, mention));
    if (led && before) return [{ ...mention, start: before.start }];
    if (mention.weekday === null) return [mention];
    const leads = after?.weekday === null && NAME_LEADS.test(between(mention, after));
    const follows = before?.weekday === null && /^[ (,]{1,2}$/.test(between(before, mention));
    return leads || follows ? [] : [mention];
  });
}

const NAME_LEADS = /^[.,]?[ (]?(?:(?:the|den|dem|der|le|el|il|dia|d\.|dnia)\.? )?$/;

type Reading = Partial<DateMention> | null;

const READERS: [RegExp, (match: RegExpMatchArray) => Reading][] = [
  [ISO, ([, year, , month, date]) => sure(year, Number(month), date)],
  [CJK, ([, year, month, date]) => sure(year, Number(month), date)],
  [HUNGARIAN, ([, year, month, date]) => sure(year, monthNamed(month ?? ''), date)],
  [DAY_MONTH, ([, first, date, month, year]) => named(year, month, date, first)],
  [MONTH_DAY, ([, month, first, date, year]) => named(year, month, date, first)],
  [NUMERIC, ([, a, separator, b, year]) => numeric(Number(a), Number(b), separator ?? '', year)],
  [DAY_ALONE, ([, en, de, romance, cjk]) => ({ readings: [{ month: 0, date: Number(en ?? de ?? romance ?? cjk) }] })],
  [WEEKDAY_ALONE, ([, name, ja, zh, ko]) => ({ weekday: weekdayIn(name, ja, zh, ko) })],
];

function sure(year: string | undefined, month: number, date: string | undefined): Reading {
  return { year: year ? Number(year) : null, readings: [{ month, date: Number(date) }] };
}

function named(year: string | undefined, month: string | undefined, date: string | undefined, first?: string): Reading {
  return { ...sure(year, monthNamed(month ?? ''), date), isRangeEnd: first !== undefined };
}

/** Dots mean day and month everywhere; slashes and dashes may mean the American order too. */
function numeric(a: number, b: number, separator: string, year: string | undefined): Reading {
  const european = a >= 1 && a <= 31 && b >= 1 && b <= 12 ? [{ month: b, date: a }] : [];
  const american = separator !== '.' && b >= 1 && b <= 31 && a >= 1 && a <= 12 ? [{ month: a, date: b }] : [];
  const readings = [...european, ...(a === b ? [] : american)];
  if (readings.length === 0) return null;
  return { readings, year: year === undefined ? null : year.length === 2 ? 2000 + Number(year) : Number(year) };
}

function weekdayIn(name?: string, ja?: string, zh?: string, ko?: string): number {
  if (name !== undefined) return weekdayNamed(name);
  if (ja !== undefined) return '日月火水木金土'.indexOf(ja);
  if (zh !== undefined) return zh === '天' ? 0 : '日一二三四五六'.indexOf(zh);
  return '일월화수목금토'.indexOf(ko ?? '');
}
