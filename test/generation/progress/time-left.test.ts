import { expect, it } from 'vitest';
import { type Beside, minutesIn, type TimedPart, timeLeftMs } from '../../../src/generation/progress/time-left.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const beside: Beside = { all: 7, of: () => 7 };

/** A part that ended at a second, having taken so many. */
const made = (doneAt: number, took: number): TimedPart => ({
  stage: 'features',
  isDone: true,
  time: { doneAt: doneAt * SECOND, tookMs: took * SECOND },
});
const kept: TimedPart = { stage: 'features', isDone: true, time: undefined };
const missing: TimedPart = { stage: 'features', isDone: false, time: undefined };
const leftAt = (second: number, steps: TimedPart[][], lines = beside) =>
  timeLeftMs(steps, { now: second * SECOND, beside: lines });

it('is not known before two parts were written in this run', () => {
  expect(leftAt(60, [[made(60, 60)], [missing, missing]])).toBeNull();
  expect(leftAt(60, [[kept], [kept, kept, made(60, 60), missing]])).toBeNull();
  expect(leftAt(60, [])).toBeNull();
});

it('is not known once all parts are there: what is mended then is none', () => {
  expect(leftAt(99, [[made(40, 40)], [made(60, 20)]])).toBeNull();
});

it('is what the steps to come take, each as long as its own parts or else as all do', () => {
  const steps = [[made(60, 60)], [made(90, 30), missing, missing], [missing], [missing]];
  // The step under way began at 60 and takes 30 in all; the mean of the two is 45.
  expect(leftAt(90, steps)).toBe(2 * 45 * SECOND);
  expect(leftAt(80, steps)).toBe((10 + 2 * 45) * SECOND);
});

it('counts the step that is under way from the end of the one before, and down', () => {
  const steps = [[made(40, 40)], [made(60, 20)], [missing, missing], [missing]];
  expect(leftAt(60, steps)).toBe(60 * SECOND);
  expect(leftAt(75, steps)).toBe(45 * SECOND);
  // Later than it should have been done: what comes after it is still to come.
  expect(leftAt(600, steps)).toBe(30 * SECOND);
});

it('grows with the parts that must wait for a line, in all and of a stage', () => {
  const step = [made(20, 20), made(20, 20), ...Array.from({ length: 4 }, () => missing)];
  expect(leftAt(20, [step])).toBe(0);
  expect(leftAt(20, [step], { all: 2, of: () => 7 })).toBe(40 * SECOND);
  expect(leftAt(20, [step], { all: 7, of: (stage) => (stage === 'features' ? 1 : 7) })).toBe(100 * SECOND);
});

it('leaves out what was kept from before: nothing of it is written again', () => {
  const step = [kept, kept, kept, made(20, 20), made(20, 20), missing];
  expect(leftAt(20, [step], { all: 3, of: () => 7 })).toBe(0);
  expect(leftAt(10, [step], { all: 3, of: () => 7 })).toBe(10 * SECOND);
});

it('is never negative, whatever the clock does', () => {
  const steps = [[made(40, 40)], [made(60, 20), missing], [missing]];
  for (const second of [-1_000_000, 0, 59, 1_000_000]) expect(leftAt(second, steps)).toBeGreaterThanOrEqual(0);
  // A clock that was set back counts no time.
  expect(leftAt(-1_000_000, steps)).toBe(50 * SECOND);
});

it('is told in whole minutes, and as none for less than one', () => {
  const told = [0, 59_999, MINUTE, 89_999, 90_000, 3.4 * MINUTE, 20 * MINUTE].map(minutesIn);
  expect(told).toEqual([0, 0, 1, 1, 2, 3, 20]);
});
