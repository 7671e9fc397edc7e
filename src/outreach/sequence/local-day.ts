import { DAY_MS, firstReaching, offsetMs } from './zone.ts';

// A local day lasts 23 to 25 hours, and none at all where a country moved across the date line (Apia, 30 December 2011).
const REACH_MS = 50 * 3_600_000;

/** The local date of an instant, such as 2026-11-21: the key of a day's caps. Every instant has exactly one. */
export function localDay(zone: string, atMs: number): string {
  return new Date(atMs + offsetMs(zone, atMs)).toISOString().slice(0, 10);
}

/** The first instant of the local day that holds this one. Not always 00:00: where clocks change at midnight it is 01:00. */
export function dayStart(zone: string, atMs: number): number {
  return reaching(zone, atMs - REACH_MS, dayIndex(zone, atMs) * DAY_MS);
}

/** The first instant of the next local day: when the caps begin anew. */
export function dayEnd(zone: string, atMs: number): number {
  return reaching(zone, atMs, (dayIndex(zone, atMs) + 1) * DAY_MS);
}

/** How many local dates lie between two instants; 0 on the same day. */
export function daysBetween(zone: string, fromMs: number, toMs: number): number {
  return dayIndex(zone, toMs) - dayIndex(zone, fromMs);
}

/** The same local time so many days on; a time that the clock jumps over becomes the moment of the jump. */
export function addLocalDays(zone: string, atMs: number, days: number): number {
  const wall = atMs + offsetMs(zone, atMs) + days * DAY_MS;
  return reaching(zone, atMs + days * DAY_MS - REACH_MS, wall);
}

function dayIndex(zone: string, atMs: number): number {
  return Math.floor((atMs + offsetMs(zone, atMs)) / DAY_MS);
}

function reaching(zone: string, fromMs: number, wallMs: number): number {
  const found = firstReaching(zone, fromMs, fromMs + 2 * REACH_MS, wallMs);
  if (found === undefined) throw new RangeError('A local time was not reached within days: the zone data is broken.');
  return found;
}
