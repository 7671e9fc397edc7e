import { describe, expect, it } from 'vitest';
import { BY_HAND, RANGE, type Sizes } from '../../../src/generation/estimating/constants.ts';
import { expectedSections, mean, measuredSamples, plansByHand, sum, type Written, writtenOf } from './measured.ts';

const plans = plansByHand();
const others = (name: string) => plans.filter((plan) => plan.name !== name).map(({ written }) => written);
const totalOf = (written: object) => sum(Object.values(written));

/** What the plan would have come to, by the others: from its own brief, or from theirs. */
function expectedOf(written: Written, from: readonly Written[], briefChars: number): number {
  const ratios = writtenOf(from);
  const units = Object.keys(written).filter((unit) => unit !== 'brief') as (keyof typeof ratios)[];
  return briefChars + sum(units.map((unit) => ratios[unit] * briefChars));
}

describe('tokens written', () => {
  it.each(plans)('of $name are estimated within 25 % once its brief is there', ({ name, written }) => {
    const ratio = expectedOf(written, others(name), written.brief) / totalOf(written);
    expect(ratio).toBeGreaterThan(0.75);
    expect(ratio).toBeLessThan(1.25);
    expect(1 / ratio).toBeGreaterThan(RANGE.known.from);
    expect(1 / ratio).toBeLessThan(RANGE.known.to);
  });

  it.each(plans)('of $name are within the range that is told before there is a brief', ({ name, written }) => {
    const known = others(name);
    const expected = expectedOf(written, known, mean(known.map(({ brief }) => brief)));
    expect(totalOf(written)).toBeGreaterThan(RANGE.unknown.from * expected);
    expect(totalOf(written)).toBeLessThan(RANGE.unknown.to * expected);
  });
});

it('the constants are what the plans by hand and the samples come to', async () => {
  const written = plans.map((plan) => plan.written);
  const measured = { written: writtenOf(written), sections: expectedSections(await measuredSamples()) };
  expect(BY_HAND.briefChars / mean(written.map(({ brief }) => brief))).toBeCloseTo(1, 1);
  for (const [unit, ratio] of Object.entries(measured.written)) {
    expectNear(BY_HAND.written[unit as keyof Sizes['written']], ratio, unit);
  }
  for (const [kind, { calls, shared, own }] of Object.entries(measured.sections)) {
    const constant = BY_HAND.sections[kind as keyof Sizes['sections']];
    expect(constant.calls, kind).toBe(calls);
    expectNear(constant.shared, shared, kind);
    expectNear(constant.own, own, kind);
  }
});

/** Within 5 %, or a twentieth of the brief: the samples get other words now and then. */
const expectNear = (constant: number, measured: number, of: string) =>
  expect(Math.abs(constant - measured), of).toBeLessThan(Math.max(0.05, 0.05 * measured));
