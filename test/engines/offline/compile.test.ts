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
  it('has pages for those who come by a link', async () => expect(await of('clients')).toEqual([]));
  it('reads nothing of a platform that the product does not run on', async () =>
    expect(await of('platform')).toEqual([]));
  it('is asked to test nothing that only people can tell', async () => expect(await of('gates')).toEqual([]));
  it('knows the roles that an account may have', async () => expect(await of('roles')).toEqual([]));
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

describe('what is handed from one to another', () => {
  it('names the table of the one who gets it, and leaves open how until it is done', async () => {
    const { architecture } = await blueprint(
      'Web app for a ski hut weekend: friends enter who paid what for whom, and at the end settle with the fewest transfers.',
    );
    const settlement = architecture.dataModel.find(({ entity }) => entity === 'Settlement');
    expect(settlement?.fields.join('\n')).toMatch(/^receiverId: reference to \w+$/m);
    expect(settlement?.fields).toContain('reference: text, optional');
  });
});

describe('a product that is an app', () => {
  const salon = blueprint(
    'A phone app for a barber shop: appointments with each barber, customers book and cancel by a link without an account, a no-show costs a deposit.',
  );

  it('has pages for those who only have a link, with files and a place to be released to', async () => {
    const { architecture, promptPack } = await salon;
    const pages = architecture.nodes.find(({ label }) => label.endsWith('Link Pages'));
    expect(pages?.type).toBe('frontend');
    expect(architecture.edges.some(({ from }) => from === pages?.label)).toBe(true);
    const files = promptPack.prompts.flatMap(({ prompt }) => section(prompt, 'Files')).join('\n');
    expect(files).toContain('app/, web/');
    expect(files).toMatch(/^- web\/src\/pages\/\w+Page\.tsx$/m);
    expect(promptPack.prompts.at(-1)?.prompt).toContain('the pages by link');
  });

  it('makes at the beginning what keeps two from the same time', async () => {
    const { promptPack } = await salon;
    const data = promptPack.prompts.find(({ name }) => name.startsWith('Data model'));
    expect(data?.prompt).toContain('create the exclusion constraint now');
  });
});

describe('those who work with gloves on', () => {
  it('tap a name and a number, and need no mail', async () => {
    const { architecture, features } = await blueprint(
      'Android app for a mussel farm without signal: four of us sign in and note ropes, weights and losses with wet gloves on the boat; it syncs at the quay.',
    );
    expect(architecture.techStack.find(({ category }) => category === 'Authentication')?.choice).toMatch(/PIN/);
    const signIn = features.features.find(({ apiSurface }) => apiSurface.some(({ path }) => path === '/sessions'));
    expect(JSON.stringify(signIn)).not.toMatch(/mail(?:ed)? link/i);
    const account = architecture.dataModel.find(({ entity }) => entity === 'Account');
    expect(account?.fields).toContain('email: text, unique, optional');
    const change = architecture.dataModel.find(({ entity }) => entity === 'LocalChange');
    expect(change?.fields).toContain('recordType: text');
  });
});
