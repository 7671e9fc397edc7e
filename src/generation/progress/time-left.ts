import type { ModelStage } from '../../by-stage.ts';
import type { PartTime } from '../parts/part-rows.ts';

/** One part of a run, written or still to come. */
export interface TimedPart {
  stage: ModelStage;
  isDone: boolean;
  /** Where this run has written it. */
  time: PartTime | undefined;
}

/** How many calls a run makes beside each other: in all, and of one stage. */
export interface Beside {
  all: number;
  of(stage: ModelStage): number;
}

/** Parts that this run must have written before they tell how long others take. */
const TIMED_MIN = 2;

/**
 * Milliseconds until all steps are done, each begun when the one before it is: never negative. Null while too few parts
 * were written in this run, and once all are, since what is mended then is no part. Parts take as long as those of their
 * step do, else as those of all steps. Pure.
 */
export function timeLeftMs(
  steps: readonly (readonly TimedPart[])[],
  { now, beside }: { now: number; beside: Beside },
): number | null {
  const times = timesIn(steps.flat());
  const unfinished = steps.filter((parts) => parts.some(({ isDone }) => !isDone));
  if (times.length < TIMED_MIN || unfinished.length === 0) return null;
  const lastDoneAt = Math.max(...times.map(({ doneAt }) => doneAt));
  return unfinished.reduce((left, parts, at) => {
    const own = timesIn(parts);
    const begun = own.map(({ doneAt, tookMs }) => doneAt - tookMs);
    // The first of them is under way; the others have not begun unless something of them is there.
    const startedAt = begun.length > 0 ? Math.min(...begun) : at === 0 ? lastDoneAt : now;
    const wholeMs = roundsOf(parts, beside) * meanMs(own.length > 0 ? own : times);
    return left + Math.max(0, wholeMs - Math.max(0, now - startedAt));
  }, 0);
}

/** Minutes as they are told: 0 for under one. */
export const minutesIn = (ms: number): number => (ms < 60_000 ? 0 : Math.round(ms / 60_000));

const timesIn = (parts: readonly TimedPart[]): PartTime[] => parts.flatMap(({ time }) => time ?? []);

const meanMs = (times: readonly PartTime[]): number =>
  times.reduce((sum, { tookMs }) => sum + tookMs, 0) / times.length;

/** How often calls of a step must wait for others of it: those for what was kept from before are not made. */
function roundsOf(parts: readonly TimedPart[], beside: Beside): number {
  const made = parts.filter(({ isDone, time }) => !isDone || time);
  const ofStages = [...Map.groupBy(made, ({ stage }) => stage)].map(([stage, own]) => own.length / beside.of(stage));
  return Math.max(...[made.length / beside.all, ...ofStages].map(Math.ceil));
}
