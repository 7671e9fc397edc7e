import { readDuration } from '../../reading/duration.ts';
import { quote } from '../../reading/names.ts';
import type { Range } from '../../reading/numbers.ts';
import { defineRule, type Finding } from '../rule.ts';

const TOLERANCE = 0.2;

export const phasesAddUp = defineRule({
  id: 'phases-add-up',
  check: 10,
  severity: 'report',
  says: 'Each phase says how long it takes, and the durations add up to the total timeline, give or take 20 %.',
  needs: ['phases'],
  judges: ['phases'],
  find({ phases: { phases, totalTimeline } }) {
    const total = readDuration(totalTimeline);
    const durations = phases.map((phase) => ({ ...phase, length: readDuration(phase.duration) }));
    const messages = durations
      .filter(({ length }) => length === null)
      .map(
        ({ name, duration }) =>
          `The duration ${quote(duration)} of ${quote(name)} tells no length; write it as "3 weeks".`,
      );
    if (total === null)
      messages.push(`The total timeline ${quote(totalTimeline)} tells no length; write it as "12 weeks".`);
    const lengths = durations.map(({ length }) => length).filter((length) => length !== null);
    if (total !== null && lengths.length === durations.length && !isWithin(sum(lengths), total)) {
      messages.push(
        `The phases take ${weeks(sum(lengths))} together, but the total timeline is ${quote(totalTimeline)}.`,
      );
    }
    return messages.map((message): Finding => ({ artifact: 'phases', message }));
  },
});

function sum(lengths: readonly Range[]): Range {
  return {
    low: lengths.reduce((days, { low }) => days + low, 0),
    high: lengths.reduce((days, { high }) => days + high, 0),
  };
}

function isWithin(actual: Range, stated: Range): boolean {
  return actual.low <= stated.high * (1 + TOLERANCE) && actual.high >= stated.low * (1 - TOLERANCE);
}

function weeks({ low, high }: Range): string {
  const [from, to] = [low, high].map((days) => Math.round((days / 7) * 10) / 10);
  return from === to ? `${from} weeks` : `${from}–${to} weeks`;
}
