import type { Figure } from '../model.ts';
import type { Rule } from './rule.ts';

/** One name, two numbers of the same unit. */
export const figuresDiffer: Rule = {
  id: 'figures-differ',
  finds: 'A constant with two values, or a stated count that differs from what is there.',
  severity: 'warning',
  check({ figures, counts }) {
    const first = new Map<string, Figure>();
    const differing = figures.flatMap((figure) => {
      const key = JSON.stringify([figure.name, figure.unit]);
      const other = first.get(key);
      if (other === undefined) first.set(key, figure);
      // 0 and 1 are a switch, which has both.
      if (other === undefined || other.value === figure.value || isSwitch(other, figure)) return [];
      const message = `${figure.name} is ${figure.value} here and ${other.value} in ${other.place.file}:${other.place.line}`;
      return [
        { severity: 'hint' as const, message, mend: 'Write the same value in both places.', place: figure.place },
      ];
    });
    const miscounted = counts
      .filter(({ says, counted }) => says !== counted)
      .map(({ says, counted, what, place }) => ({
        message: `${says} ${what} are stated, and ${counted} are there`,
        mend: 'Correct the count, or add what is missing.',
        ...{ severity: 'warning' as const, place },
      }));
    return [...differing, ...miscounted];
  },
};

const isSwitch = (one: Figure, other: Figure): boolean =>
  one.value + other.value === 1 && one.value * other.value === 0;
