import { describe, expect, it } from 'vitest';
import { IMPORT_FORMATS } from '../../../src/specs/imports/reading.ts';
import { roundTrip, type Tally } from '../../specs/imports/round-trip.ts';

const PLANS = Number(process.env.ROUND_TRIPS ?? 100);
/** Of the edits that have a field in the plan, so many are taken; the rest is named. */
const TAKEN_MIN = 0.97;

describe.each(IMPORT_FORMATS)('exports as %s that were edited by hand', (format) => {
  it(`come back without an edit or an id lost, over ${PLANS} plans`, () => {
    const tally: Tally = new Map();
    const wrong = Array.from({ length: PLANS }, (_, seed) => roundTrip(format, seed, tally)).flat();
    const sum = [...tally].filter(([kind]) => kind !== 'free line');
    const [taken, named] = (['taken', 'named'] as const).map((side) =>
      sum.reduce((all, [, own]) => all + own[side], 0),
    );
    process.stderr.write(
      `${format}: ${taken} edits taken, ${named} named ${JSON.stringify(Object.fromEntries(tally))}\n`,
    );
    expect(wrong).toEqual([]);
    expect((taken ?? 0) / ((taken ?? 0) + (named ?? 0))).toBeGreaterThan(TAKEN_MIN);
  });
});
