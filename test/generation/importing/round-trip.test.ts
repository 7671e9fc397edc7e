import { describe, expect, it } from 'vitest';
import { IMPORT_FORMATS } from '../../../src/specs/imports/reading.ts';
import { roundTrip, type Tally } from '../../specs/imports/round-trip.ts';

const FIRST_SEED = 4;
const SEEDS = 8;

describe.each(IMPORT_FORMATS)('an export as %s that was edited by hand', (format) => {
  it('comes back without an edit or an id lost', () => {
    const tally: Tally = new Map();
    expect(Array.from({ length: SEEDS }, (_, at) => roundTrip(format, FIRST_SEED + at, tally)).flat()).toEqual([]);
    expect(tally.get('free line')?.named).toBeGreaterThan(0);
    expect(Math.max(...[...tally.values()].map(({ taken }) => taken))).toBeGreaterThan(0);
  });
});
