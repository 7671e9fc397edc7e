import { expect, it } from 'vitest';
import type { RunProgress } from '../../src/generation/progress/shapes.ts';
import type { StageView } from '../../src/generation/run-view.ts';
import { type ProgressNote, progressNotes } from '../../src/mcp/progress.ts';
import { TestClock } from '../../src/system/clock.ts';

const NAMES = ['research', 'architecture', 'features', 'phases', 'promptPack'];

const far = (partsDone: number, partsTotal: number | null = 19): RunProgress => ({
  ...{ partsDone, partsTotal, inputTokens: 10_000, outputTokens: 2_000, money: null, minutesLeft: null },
});

/** A run of which so many stages are done and the next one is running. */
function view(done: number, progress: RunProgress | null, status: 'running' | 'succeeded' = 'running') {
  const stages = NAMES.map((name, at): StageView => {
    const isDone = at < done;
    const stands = isDone ? 'done' : at === done ? 'running' : 'waiting';
    return { name, status: stands, headline: isDone ? 'much' : null, durationMs: isDone ? 1 : null };
  });
  return { id: 'run_1', status, stages, progress };
}

function heard() {
  const clock = new TestClock();
  const notes: ProgressNote[] = [];
  return { clock, notes, tell: progressNotes((note) => notes.push(note), clock) };
}

it('each part is a note that says how far the run is, and each stage one with what it found', () => {
  const { clock, notes, tell } = heard();
  const views = [view(0, far(0, null)), view(0, far(1, null)), view(0, far(8)), view(1, far(9)), view(1, far(10))];
  for (const one of views) {
    tell(one);
    clock.advance(1_000);
  }
  expect(notes.map(({ message }) => message)).toEqual([
    'research: 0 parts · 12,000 tokens',
    'research: 1 part · 12,000 tokens',
    'research: 8 of 19 parts · 12,000 tokens',
    'research done (1 of 5): much',
    'architecture: 10 of 19 parts · 12,000 tokens',
  ]);
});

it('parts that end in the same moment are one note, and a stage is told all the same', () => {
  const { clock, notes, tell } = heard();
  for (let done = 1; done <= 7; done++) tell(view(0, far(done)));
  tell(view(1, far(8)));
  tell(view(1, far(9)));
  clock.advance(400);
  tell(view(1, far(10)));
  expect(notes.map(({ message }) => message.split(' ·')[0])).toEqual([
    'research: 1 of 19 parts',
    'research done (1 of 5): much',
    'architecture: 10 of 19 parts',
  ]);
});

it('what is told grows with each note, up to the end, also where parts are written anew', () => {
  const { clock, notes, tell } = heard();
  const views = [view(1, far(1, null)), view(1, far(9)), view(2, far(3, null)), view(2, far(12)), view(5, far(18))];
  for (const one of [...views, view(5, far(19)), view(5, null, 'succeeded')]) {
    tell(one);
    clock.advance(8_000);
  }
  const told = notes.map(({ progress }) => progress);
  expect(told).toEqual([...new Set(told)].toSorted((one, other) => one - other));
  expect(notes.every(({ total }) => total === 5)).toBe(true);
  expect(told.at(-1)).toBeLessThanOrEqual(5);
});

it('a run that has all its parts and takes long to end is never told as beyond its end', () => {
  const { clock, notes, tell } = heard();
  for (let minute = 0; minute < 30; minute++) {
    tell(view(5, far(19)));
    clock.advance(60_000);
  }
  expect(notes).toHaveLength(5 + 29);
  expect(Math.max(...notes.map(({ progress }) => progress))).toBeLessThanOrEqual(5);
});
