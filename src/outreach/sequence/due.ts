import { addLocalDays } from './local-day.ts';
import { closesAt, nextOpening, type SendingWindow } from './window.ts';
import { HOUR_MS } from './zone.ts';

/** So far at most is a mail put off within its opening, so that not all leave on the stroke of nine. */
export const JITTER_MAX_MS = 20 * 60_000;

const HOURS_OF_DAY = 24;

export interface DueQuestion {
  step: { waitHours: number };
  /** When the step before it was done, or the lead came in for the first. */
  previousAtMs: number;
  zone: string;
  window: SendingWindow;
  /** From 0 (inclusive) to 1 (exclusive), drawn once and stored with the lead, so that asking again answers the same. */
  jitter: number;
}

/**
 * When a step is due: after its wait, then within the window, then put off by the jitter but never out of that opening.
 * Whole days are days of the calendar (the same local time, whatever the clocks did), other waits are hours that passed.
 */
export function dueAfter({ step, previousAtMs, zone, window, jitter }: DueQuestion): number {
  const opening = nextOpening(window, zone, afterWait(zone, previousAtMs, step.waitHours));
  const room = Math.min(JITTER_MAX_MS, closesAt(window, zone, opening) - opening);
  const share = Math.min(Math.max(jitter, 0), 1);
  return opening + Math.min(Math.floor(share * room), room - 1);
}

function afterWait(zone: string, fromMs: number, hours: number): number {
  const days = hours / HOURS_OF_DAY;
  if (!Number.isInteger(days)) return fromMs + hours * HOUR_MS;
  return Math.max(addLocalDays(zone, fromMs, days), fromMs);
}
