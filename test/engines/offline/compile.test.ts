import { describe, expect, it } from 'vitest';
import { OPEN_IDEAS } from '../../scorecard/ideas/open.ts';
import { plan } from '../../scorecard/planned.ts';
import { blueprint } from './blueprint.ts';
import { type Breaks, breaksOf, section } from './compile.ts';

/** Every seventh of the open ideas: all sorts of products, and quick enough. */
const SOME = OPEN_IDEAS.filter((_, at) => at % 7 === 3);

describe('a coding agent that follows the prompts one after the other', () => {
  const broken = Promise.all(
    SOME.map(async (given) => {
      const { artifacts, design } = await plan(given);
      return { given, breaks: breaksOf(artifacts, design.understanding.platform, design.hosted) };
    }),
  );
  const of = async (sort: keyof Breaks) =>
    (await broken).flatMap(({ given, breaks }) => breaks[sort].map((one) => `${given.id}: ${one}`));

  it('finds the table that each reference points to', async () => expect(await of('references')).toEqual([]));
  it('makes no table before those without which its rows cannot be', async () =>
    expect(await of('parents')).toEqual([]));
  it('may leave empty what only a later state stamps', async () => expect(await of('stamps')).toEqual([]));
  it('has a file of routes for each path of the endpoints', async () => expect(await of('routes')).toEqual([]));
});

describe('the tables of a plan', () => {
  it('name who did it by the table of people, and write down as text what has no table', async () => {
    const { architecture } = await blueprint(
      'Web app where an allotment club keeps sheds, keys and repairs, each member signs in, changes are kept with who made them',
    );
    const fields = architecture.dataModel.flatMap(({ entity, fields }) => fields.map((field) => `${entity}.${field}`));
    expect(fields.filter((field) => /: references?(?:,|$)/.test(field))).toEqual([]);
    expect(fields.join('\n')).toMatch(/By: reference to Account/);
  });

  it('get a column for what comes later with the later table', async () => {
    const { promptPack } = await blueprint(
      'Flatmates enter expenses, split them, and later plan a monthly budget with a limit for each category. Web app.',
    );
    const steps = promptPack.prompts.flatMap(({ prompt }) => section(prompt, 'Steps'));
    const made = promptPack.prompts.flatMap(({ prompt }) => section(prompt, 'Tables made here'));
    for (const line of steps.filter((one) => /In the same migration let/.test(one))) {
      const target = /refer to (\w+);/.exec(line)?.[1] ?? '';
      expect(made.some((one) => one.startsWith(`- ${target}`))).toBe(true);
    }
  });
});
