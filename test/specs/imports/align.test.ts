import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { align } from '../../../src/specs/imports/align.ts';
import { runs } from '../../helpers/runs.ts';

const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), { maxLength: 30 });

it('partners are equal lines in their order, and equal texts have all of them', () => {
  fc.assert(
    fc.property(lines, lines, (left, right) => {
      const pairs = [...align(left, right).entries()].filter(([, other]) => other >= 0);
      for (const [one, other] of pairs) expect(left[one]).toBe(right[other]);
      for (const [at, [, other]] of pairs.entries()) expect(other).toBeGreaterThan(pairs[at - 1]?.[1] ?? -1);
      expect([...align(left, left)]).toEqual(left.map((_, at) => at));
    }),
    { numRuns: runs(400) },
  );
});
