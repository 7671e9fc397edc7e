import * as z from 'zod';
import { DAY_MS, HOUR_MS, offsetMs, offsetRuns } from './zone.ts';

// A window of one weekday opens again within 8 days, unless a clock change swallows it (Sunday 02:00 to 03:00) or the
// whole date is skipped: then a week later.
const HORIZON_MS = 22 * DAY_MS;

const timeOfDay = (says: string, pattern: RegExp, message: string) => z.string().regex(pattern, message).describe(says);

/** When mails may leave, in local time: weekdays, and from a time (inclusive) to another (exclusive) of the same day. */
export const windowSchema = z
  .strictObject({
    days: z
      .array(z.int().min(1).max(7), 'List the weekdays as numbers from 1 (Monday) to 7 (Sunday).')
      .min(1, 'Name at least one weekday, from 1 (Monday) to 7 (Sunday): a window without days never opens.')
      .max(7, 'A week has seven days: name each at most once.')
      .refine((days) => new Set(days).size === days.length, 'Name each weekday once.')
      .transform((days) => [...days].sort((a, b) => a - b))
      .describe('Weekdays, 1 (Monday) to 7 (Sunday).'),
    from: timeOfDay(
      'Local time from which mails may leave, HH:MM.',
      /^([01]\d|2[0-3]):[0-5]\d$/,
      'Write the time as HH:MM, from 00:00 to 23:59.',
    ),
    to: timeOfDay(
      'Local time until which mails may leave, HH:MM, up to 24:00.',
      /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/,
      'Write the time as HH:MM, up to 24:00.',
    ),
  })
  .refine((window) => window.from < window.to, {
    path: ['to'],
    message: 'Must be later than from, on the same day: a window that goes past midnight is not possible.',
  })
  .describe('When mails may leave, in the time zone of the campaign.');

export type SendingWindow = z.infer<typeof windowSchema>;

/** Whether mails may leave at this instant. */
export function isOpen(window: SendingWindow, zone: string, atMs: number): boolean {
  const wall = atMs + offsetMs(zone, atMs);
  const time = wall - startOfWallDay(wall);
  return opensOn(window, wall) && time >= minutesMs(window.from) && time < minutesMs(window.to);
}

/** The first instant at or after this one at which the window is open. */
export function nextOpening(window: SendingWindow, zone: string, atMs: number): number {
  for (const run of offsetRuns(zone, atMs, atMs + HORIZON_MS)) {
    const [from, to] = [run.fromMs + run.offsetMs, run.toMs + run.offsetMs];
    for (let day = startOfWallDay(from); day < to; day += DAY_MS) {
      if (!opensOn(window, day)) continue;
      const opens = Math.max(from, day + minutesMs(window.from));
      if (opens < Math.min(to, day + minutesMs(window.to))) return opens - run.offsetMs;
    }
  }
  throw new RangeError('The window did not open within three weeks: it was not read through its schema.');
}

/** When the opening that holds this instant ends, looked for over one day at most; the instant itself when it is closed. */
export function closesAt(window: SendingWindow, zone: string, atMs: number): number {
  let end = atMs;
  while (end - atMs < DAY_MS && isOpen(window, zone, end)) end = endOfPiece(window, zone, end);
  return end;
}

// Until the window's end that day, or until the clock changes, after which it may still be open.
function endOfPiece(window: SendingWindow, zone: string, atMs: number): number {
  const wall = atMs + offsetMs(zone, atMs);
  const end = atMs + (startOfWallDay(wall) + minutesMs(window.to) - wall);
  for (const run of offsetRuns(zone, atMs, end)) return run.toMs;
  return end;
}

function opensOn(window: SendingWindow, wallMs: number): boolean {
  // The epoch began on a Thursday.
  const weekday = ((Math.floor(wallMs / DAY_MS) + 3) % 7) + 1;
  return window.days.includes(weekday);
}

function minutesMs(time: string): number {
  return Number(time.slice(0, 2)) * HOUR_MS + Number(time.slice(3)) * 60_000;
}

function startOfWallDay(wallMs: number): number {
  return Math.floor(wallMs / DAY_MS) * DAY_MS;
}
