import { describe, expect, it } from 'vitest';
import { rulesSaid } from '../../../src/engines/offline/understand/rules-said.ts';
import { blueprint, faults, stage } from './blueprint.ts';

const SHED =
  'Our street shares a garage of tools. You may keep a thing for at most 7 days, at most 3 things at a time. Day 14 everyone can see it is you. Only the keeper may remove tools.';

describe('the rules that an idea lays down', () => {
  it('are read in its own words, whatever they limit', () => {
    expect(rulesSaid(SHED).map(({ says, kind }) => `${kind}: ${says}`)).toEqual([
      'limit: You may keep a thing for at most 7 days',
      'limit: at most 3 things at a time',
      'deadline: Day 14 everyone can see it is you',
      'right: Only the keeper may remove tools',
    ]);
  });

  it.each([
    ['Après 14 jours sans réponse ça remonte au maire', 'deadline'],
    ['Máximo 3 faltas y pierde su horario fijo', 'limit'],
    ['Nach 21 Tagen ohne Durchsicht erinnern', 'deadline'],
    ['a rule that nobody has two nights in a row', 'limit'],
  ])('(%s) is one in any language', (says, kind) => {
    expect(rulesSaid(`A plan for us. ${says}.`)).toEqual([{ says, kind }]);
  });

  it.each([
    'We have searched for two years and 12 laptops are old',
    'Hosting may cost at most 20 euros per month',
    'There is no signal for two days at a time',
  ])('(%s) limits no function', (text) => {
    expect(rulesSaid(text)).toEqual([]);
  });

  it('are quoted as they stand, whatever braces they hold', async () => {
    const { features } = await stage(
      'features',
      'We lend tools to neighbours. At most 3 {objects} at a time for {actor}.',
    );
    const quoted = features
      .flatMap(({ acceptanceCriteria }) => acceptanceCriteria)
      .find((one) => one.includes('At most 3'));
    expect(quoted).toContain('“At most 3 (objects) at a time for (actor)”');
  });

  it('are one feature of the first release, each tested on both sides', async () => {
    const { features } = await stage('features', SHED);
    const rules = features.find(({ acceptanceCriteria }) =>
      acceptanceCriteria.some((one) => one.includes('“at most 3 things at a time”')),
    );
    expect(rules?.priority).toBe('P0');
    // Four rules, and that a table holds what decides them.
    expect(rules?.acceptanceCriteria).toHaveLength(5);
    expect(faults(SHED, undefined, await blueprint(SHED))).toEqual([]);
  });

  it('are none where something is only asked for, and no condition where somebody wants to see whether', async () => {
    const { features } = await stage(
      'features',
      'A kennel. I need a calendar of the runs. Only the keeper may move a dog. A chart shows if the dogs gain weight.',
    );
    const criteria = features.flatMap(({ acceptanceCriteria }) => acceptanceCriteria).join('\n');
    expect(criteria).not.toMatch(/“I need a calendar/);
    expect(criteria).not.toMatch(/Case one: the dogs gain weight/);
  });
});
