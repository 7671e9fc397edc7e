import { expect, test } from 'vitest';
import { RULES } from '../../src/artifacts/coherence/index.ts';
import { barsOf } from './bars.ts';
import { KINDS } from './kinds.ts';
import { missedOf, reportOf } from './report.ts';
import { score } from './score.ts';
import { drawnPlans, writtenPlans } from './sound-plan.ts';

const DRAWN = 12;
const MUTANTS_PER_KIND = 3;
const WRITTEN = 2;
const PLANS = { written: writtenPlans().slice(0, WRITTEN), drawn: drawnPlans(DRAWN), mutantsPerKind: MUTANTS_PER_KIND };
const ORDER = ['brief', 'research', 'architecture', 'features', 'phases', 'promptPack'];

const withRules = score({ rules: RULES, ...PLANS });
const withoutRules = score({ rules: [], ...PLANS });
const mutants = withRules.kinds.flatMap(({ caught, elsewhere, missed }) => [...caught, ...elsewhere, ...missed]);

test('the scorecard breaks plans in every way that it knows', () => {
  expect(mutants).toHaveLength(KINDS.length * MUTANTS_PER_KIND);
});

test('without rules the scorecard catches nothing and misses its bars', () => {
  const bars = barsOf(withoutRules, MUTANTS_PER_KIND);

  const caught = bars.filter(({ says }) => says.includes('caught'));
  expect(caught.length).toBeGreaterThan(1);
  expect(caught.map(({ measured, isReached }) => ({ measured, isReached }))).toEqual(
    caught.map(() => ({ measured: '0.0 %', isReached: false })),
  );
  expect(reportOf(withoutRules, bars)).toContain('MISSED');
});

test('without rules the scorecard lists each mutant as missed', () => {
  const [kind] = withoutRules.kinds;

  expect(kind && missedOf(kind).match(/^missed /gm)).toHaveLength(MUTANTS_PER_KIND);
});

test('a kind with too few mutants misses a bar', () => {
  const [bar] = barsOf(withRules, MUTANTS_PER_KIND + 1);

  expect(bar?.isReached).toBe(false);
});

test('a rule that refuses everything misses the bar for sound plans', () => {
  const [rule] = RULES;
  if (rule === undefined) throw new Error('no rules');
  const refusing = { ...rule, find: () => [{ artifact: 'architecture' as const, message: 'No.' }] };

  const refused = score({ rules: [refusing], ...PLANS });

  expect(refused.refused).toHaveLength(PLANS.written.length + DRAWN);
  expect(barsOf(refused, MUTANTS_PER_KIND).at(-1)?.isReached).toBe(false);
  // What was refused before the change does not count as caught.
  expect(refused.kinds.flatMap(({ caught, elsewhere }) => [...caught, ...elsewhere])).toEqual([]);
});

test('a mutant differs from its plan, which stays as it was', () => {
  const all = [...PLANS.written, ...PLANS.drawn];
  const before = new Map(all.map((plan) => [plan.name, JSON.stringify(plan)]));

  expect(all.map((plan) => JSON.stringify(plan))).toEqual(
    [...writtenPlans().slice(0, WRITTEN), ...drawnPlans(DRAWN)].map((plan) => JSON.stringify(plan)),
  );
  expect(mutants.filter(({ plan }) => before.get(plan.name) === JSON.stringify(plan))).toEqual([]);
});

test('a fault counts only in the artefact that was changed or in a later one', () => {
  const early = mutants.filter(({ artifact, places }) =>
    places.some((place) => ORDER.indexOf(place.artifact) < ORDER.indexOf(artifact)),
  );

  expect(mutants.every(({ places }) => places.length > 0)).toBe(true);
  expect(early.map(({ change }) => change)).toEqual([]);
});
