import { IANAZone } from 'luxon';
import * as z from 'zod';

// Local times are reckoned as "wall" milliseconds: an instant plus the zone's offset then. Within a run, a span in which
// the offset stands still, wall and instant differ by a constant, so that both clock changes need no special case.

export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

const PROBE_MS = 12 * HOUR_MS;

/** A span of instants, from inclusive and to exclusive, in which local time is the instant plus `offsetMs`. */
export interface OffsetRun {
  fromMs: number;
  toMs: number;
  offsetMs: number;
}

/** An IANA zone such as Europe/Berlin; an offset such as +02:00 knows no summer time and is refused. */
export const timeZoneSchema = z
  .string()
  .max(64)
  .refine((name) => /^[A-Za-z][\w+\-/]*$/.test(name) && IANAZone.isValidZone(name), {
    message: 'Write a time zone by its IANA name, such as Europe/Berlin or America/New_York.',
  })
  .describe('IANA name of the time zone, such as Europe/Berlin.');

/** What local time is ahead of UTC at this instant, in milliseconds. The zone must be one `timeZoneSchema` lets through. */
export function offsetMs(zone: string, atMs: number): number {
  const minutes = IANAZone.create(zone).offset(atMs);
  if (!Number.isFinite(minutes)) throw new RangeError('This is no time zone, or no time.');
  return Math.round(minutes * 60_000);
}

/**
 * The runs from one instant to another, in order and without a hole; neighbours may have the same offset. Two changes
 * within 12 hours that undo each other would be missed: no zone has such.
 */
export function* offsetRuns(zone: string, fromMs: number, toMs: number): Generator<OffsetRun, void, undefined> {
  let from = fromMs;
  let offset = offsetMs(zone, from);
  while (from < toMs) {
    const probe = Math.min(from + PROBE_MS, toMs);
    const same = offsetMs(zone, probe) === offset;
    const to = same ? probe : firstOther(zone, from, probe, offset);
    yield { fromMs: from, toMs: to, offsetMs: offset };
    from = to;
    if (!same) offset = offsetMs(zone, from);
  }
}

/** The first instant from one on whose local time is at or past `wallMs`; undefined when there is none before `toMs`. */
export function firstReaching(zone: string, fromMs: number, toMs: number, wallMs: number): number | undefined {
  for (const run of offsetRuns(zone, fromMs, toMs)) {
    // The clock jumped over it, so that the jump is when it is reached.
    if (run.fromMs + run.offsetMs >= wallMs) return run.fromMs;
    if (run.toMs + run.offsetMs > wallMs) return wallMs - run.offsetMs;
  }
  return undefined;
}

function firstOther(zone: string, sameMs: number, otherMs: number, offset: number): number {
  let [same, other] = [sameMs, otherMs];
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (offsetMs(zone, middle) === offset) same = middle;
    else other = middle;
  }
  return other;
}
