import { dayNumber, isoDay, partsOf, weekdayOf } from './calendar-day.ts';
import { plain } from './calendar-names.ts';
import { type DateMention, dateMentions } from './date-mentions.ts';
import { type Relation, relationOf } from './date-relation.ts';
import { relativeReturn } from './relative-return.ts';

/** Characters of an answer that are searched: who is away says so at once. */
const READ_MAX = 4000;

/** Days ahead that a return may be. */
const AHEAD_MAX = 400;
/** Days ahead of a date that names no year; more means that it is one gone by. */
const AHEAD_WITHOUT_YEAR_MAX = 240;
/** Two readings of "03/04" that lie further apart than this are told apart by which comes first. */
const APART = 60;

/** When and where an answer came: the local day as calendar-day.ts counts it, and the clock's minutes ahead of UTC. */
export interface Received {
  day: number;
  /** Null when the mail does not say. */
  offsetMinutes: number | null;
}

/**
 * The first day on which who wrote an out-of-office answer is back, as YYYY-MM-DD; null when it does not say, or says a
 * day that is past. "Back on the 12th" is that day, "until the 12th" and "from 3 to 12 March" the day after; where a
 * date can be read in two orders, the language, the other dates and the nearer day decide.
 */
export function readReturnDate(answer: string, received: Received): string | null {
  const text = plain(answer.slice(0, READ_MAX));
  const mentions = dateMentions(text);
  const order = orderOf(mentions, text, received);
  const found = new Map<Relation, number>();
  for (const [i, mention] of mentions.entries()) {
    const relation = relationOf(text, mention, mentions[i - 1], mentions[i + 1]);
    const day = dayOf(mention, received.day, order);
    if (relation === 'none' || day === null) continue;
    const returns = relation === 'last-day' ? day + 1 : day;
    const plausible = returns > received.day && returns <= received.day + AHEAD_MAX;
    if (plausible && !found.has(relation)) found.set(relation, returns);
  }
  const day = found.get('back') ?? found.get('last-day') ?? found.get('until') ?? relativeReturn(text, received.day);
  return day === null ? null : isoDay(day);
}

type Order = 'european' | 'american' | 'nearest';

/** Which order "03/04" has in this text, from its dates that have only one, its language, and the sender's clock. */
function orderOf(mentions: DateMention[], text: string, received: Received): Order {
  const slashed = mentions.filter(
    (one) => one.weekday === null && /^\d{1,2} ?[/-]/.test(text.slice(one.start, one.end)),
  );
  for (const { readings, start } of slashed) {
    const only = readings.length === 1 ? readings[0] : undefined;
    const first = Number.parseInt(text.slice(start, start + 2), 10);
    if (only && only.month !== only.date) return first === only.month ? 'american' : 'european';
  }
  const english = [...text.matchAll(/\b(?:the|will|am|office|and|my|out|until|back)\b/g)].length >= 2;
  if (!english) return 'european';
  const offset = received.offsetMinutes;
  if (offset !== null && offset <= -240 && offset >= -600) return 'american';
  return offset !== null && offset !== 0 ? 'european' : 'nearest';
}

function dayOf(mention: DateMention, today: number, order: Order): number | null {
  if (mention.weekday !== null) return today + (((mention.weekday - weekdayOf(today) + 6) % 7) + 1);
  const days = mention.readings.map((reading) => dateIn(mention.year, reading.month, reading.date, today));
  const [european = null, american = null] = days;
  if (days.length < 2 || european === null || american === null) return european ?? american;
  const apart = Math.abs(european - american) > APART;
  const ahead = [european, american].filter((day) => day > today);
  if (ahead.length === 1 || (apart && ahead.length === 2)) return Math.min(...ahead);
  return order === 'american' ? american : european;
}

/** The day of a date; without a year the one to come, unless it is so far ahead that the one gone by was meant. */
function dateIn(year: number | null, month: number, date: number, today: number): number | null {
  const now = partsOf(today);
  if (year !== null) return dayNumber(year, month, date);
  if (month === 0) {
    const thisMonth = dayNumber(now.year, now.month, date);
    if (thisMonth !== null && thisMonth > today) return thisMonth;
    return now.month === 12 ? dayNumber(now.year + 1, 1, date) : dayNumber(now.year, now.month + 1, date);
  }
  const thisYear = dayNumber(now.year, month, date);
  if (thisYear !== null && thisYear >= today) return thisYear;
  const nextYear = dayNumber(now.year + 1, month, date);
  return nextYear !== null && nextYear - today <= AHEAD_WITHOUT_YEAR_MAX ? nextYear : null;
}
