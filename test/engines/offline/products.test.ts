import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { capabilities, domains } from '../../../src/engines/offline/knowledge/index.ts';
import { products } from '../../../src/engines/offline/knowledge/products.ts';
import { BASE_NODES, type Product, productSchema } from '../../../src/engines/offline/knowledge/schema.ts';
import { plan } from '../../scorecard/planned.ts';
import { blueprint } from './blueprint.ts';

const folder = new URL('../../../src/engines/offline/knowledge/products/', import.meta.url);
const ids = new Set([...capabilities, ...domains].map(({ id }) => id));
const all = products.map((product) => [product.id, product] as const);

describe('the kinds of product', () => {
  it('are all listed, each under the name of its file', () => {
    const files = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
    expect(products.map(({ id }) => id).sort()).toEqual(files.sort());
  });

  it.each(all)('are whole: %s refers to nothing that is not there', (_id, product) => {
    productSchema.parse(product);
    const entities = new Set(product.entities.map(({ key }) => key));
    const nodes = new Set<string>([...BASE_NODES, ...product.nodes.map(({ key }) => key)]);
    const known = [...product.fields, ...product.without, ...product.with.map(({ id }) => id)];
    expect(known.concat(product.features.flatMap(({ does = [] }) => does)).filter((id) => !ids.has(id))).toEqual([]);
    expect([product.object, ...product.with.map(({ object }) => object)].filter((key) => !entities.has(key))).toEqual(
      [],
    );
    const ends = product.entities.flatMap(({ relations }) => relations.map(({ to }) => to));
    expect(ends.filter((to) => !entities.has(to) && !PEOPLE.has(to))).toEqual([]);
    expect(product.edges.flatMap(({ from, to }) => [from, to]).filter((key) => !nodes.has(key))).toEqual([]);
    const joined = new Set(product.edges.flatMap(({ from, to }) => [from, to]));
    expect(product.nodes.filter(({ key }) => !joined.has(key))).toEqual([]);
    const guarded = product.boundaries.flatMap(({ protects }) => protects);
    expect(guarded.filter((key) => !entities.has(key) && !nodes.has(key))).toEqual([]);
    const touched = product.features.flatMap(({ reads, writes }) => [...reads, ...writes]);
    expect(touched.filter((key) => !entities.has(key))).toEqual([]);
  });

  it.each(
    all,
  )('have a way in: each table of %s is written by a feature, its heart by several must-haves', (_id, product) => {
    const written = new Set(product.features.flatMap(({ writes }) => writes));
    expect(product.entities.filter(({ key }) => !written.has(key))).toEqual([]);
    expect(product.features.filter(({ need }) => need === 'core').length).toBeGreaterThan(1);
    expect(product.features[0]?.need).toBe('core');
    expect(product.people.customer === undefined && /\{(?:an )?others?\}/i.test(JSON.stringify(product))).toBe(false);
  });

  it.each(all)('are told in sentences whose words are there: slots and fields of %s', (_id, product) => {
    const text = JSON.stringify({ ...product, signs: [], explains: [] });
    const slots = [...text.matchAll(/\{([A-Za-z][A-Za-z .]*)\}/g)].map((match) => match[1] ?? '');
    expect(slots.filter((slot) => !slotNames(product).has(slot))).toEqual([]);
    const fields = new Set(product.entities.flatMap((entity) => entity.fields.map((field) => field.split(':')[0])));
    const told = product.features.flatMap(({ steps, criteria, pitfalls }) => [steps, criteria, pitfalls].flat(2));
    const named = told.flatMap((one) => one.replace(/\{[^}]*\}/g, '').match(/\b[a-z]+[A-Z][A-Za-z]+\b/g) ?? []);
    expect(named.filter((word) => !fields.has(word))).toEqual([]);
    for (const { entities } of [product])
      for (const { key, fields: columns } of entities)
        expect(new Set(columns.map((field) => field.split(':')[0])).size, key).toBe(columns.length);
  });

  it.each(all)('name what they are about where the idea does, and do without where it does not: %s', (_id, product) => {
    expect(product.topics?.length ?? 0).toBeGreaterThan(0);
    for (const { key, name, act } of product.features) {
      expect(
        name.some((way) => !/\{topic\}/i.test(way)),
        key,
      ).toBe(true);
      expect(
        name.some((way) => /\{topic\}/i.test(way)),
        key,
      ).toBe(true);
      expect(act, key).toBeDefined();
    }
    expect(product.payer).toBeDefined();
  });

  it('share no name of a feature: two kinds of product are told apart by their lists', () => {
    const names = products.flatMap(({ features }) => features.flatMap(({ name }) => name));
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
  });
});

const PEOPLE = new Set(['actor', 'other', 'keeper']);

function slotNames({ entities }: Product): Set<string> {
  const names = [...entities.map(({ key }) => key), ...PEOPLE, 'object', 'product', 'topic'];
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return new Set(
    names.flatMap((name) => [
      ...[name, `${name}s`, `an ${name}`, `${name}.name`, `${name}.path`],
      ...[capital(name), `${capital(name)}s`, `An ${name}`],
    ]),
  );
}

describe('a kind of product', () => {
  const kindOf = async (idea: string) =>
    (await plan({ id: 'told', idea, domains: [], needs: [], words: ['told'] })).design.kind?.id;

  it.each([
    ['Sick notes and holidays of our nine people, who is away when, without the wall calendar.', 'hr-absences'],
    [
      'Nobody starts the big saw who has not been shown how, and the door opens only for those who have paid.',
      'access-door',
    ],
    [
      'Every tenth coffee is free; people should not carry a paper card, and the staff must not stamp for friends.',
      'loyalty-card',
    ],
    ['Anoto en un cuaderno lo que me deben los vecinos que se llevan cosas fiadas de mi tienda.', 'customer-tab'],
  ])('is recognised by what people tell who do not know its name: %s', async (idea, kind) => {
    expect(await kindOf(idea)).toBe(kind);
  });

  it('is none where none is sure: what nobody has planned before is planned from single functions', async () => {
    expect(
      await kindOf('A tool with which luthiers compare how the same spruce sounds before and after varnish.'),
    ).toBe(undefined);
  });

  it('is none that needs a model where the idea wants none', async () => {
    const idea = 'A bot that answers questions about our handbook in Slack, with the page it read it on.';
    expect(await kindOf(idea)).toBe('ask-documents');
    expect(await kindOf(`${idea} No AI.`)).not.toBe('ask-documents');
  });

  it('comes with what the idea asks for first: of what no word of it speaks nothing is a must-have', async () => {
    const { features } = await blueprint(
      'B2B SaaS for independent car garages: the mechanic photographs the worn part, the customer gets a link with a price for each extra job and approves or declines each, and the garage sees who said yes and when.',
    );
    const priorityOf = (name: RegExp) => features.features.find((one) => name.test(one.name))?.priority;
    expect(priorityOf(/accepted by link/i)).toBe('P0');
    expect(priorityOf(/parts reserved/i)).not.toBe('P0');
  });

  it('speaks of ewes where the idea does, and not of ewe animals', async () => {
    const { features } = await blueprint(
      'Lambing book for a hill farm: scan the ear tag of the ewe, enter each birth and treatment without a signal.',
    );
    const names = features.features.map(({ name }) => name).join(' · ');
    expect(names).toMatch(/\ba ewe\b/i);
    expect(names).not.toMatch(/ewe animals|\ban ewe\b/i);
  });

  it('keeps a rule of the idea in the feature that it is about, and with the house rules where it is about none', async () => {
    const { features } = await blueprint(
      'Booking of the machines in our workshop. Somebody may only book a machine after the training for it. Whoever does not log on at the machine within 15 minutes loses the slot.',
    );
    const homeOf = (rule: RegExp) =>
      features.features.find(({ acceptanceCriteria }) => acceptanceCriteria.some((one) => rule.test(one)));
    const log = homeOf(/within 15 minutes loses the slot/);
    expect(log?.name).toMatch(/log each use/i);
    const rules = homeOf(/may only book a machine after the training/);
    expect(rules?.name).toMatch(/rules|what holds/i);
    expect(rules?.priority).toBe('P0');
  });
});

describe('an idea of a known kind', () => {
  const must = async (idea: string, context?: string) => {
    const { features, architecture } = await blueprint(idea, context);
    return {
      musts: features.features
        .filter(({ priority }) => priority === 'P0')
        .map(({ name }) => name)
        .join(' · '),
      names: features.features.map(({ name }) => name).join(' · '),
      stories: features.features.flatMap(({ userStories }) => userStories).join('\n'),
      tables: architecture.dataModel.map(({ entity }) => entity),
    };
  };

  it('has what it promises among its must-haves, before any list', async () => {
    const ideas: [string, RegExp][] = [
      ['Uber for dog walkers. Owners see the walk live on a map and pay in the app.', /live on the map.*pay/i],
      [
        'A SaaS that shows customer success teams which accounts are likely to churn next quarter, and why.',
        /risk .*reasons/i,
      ],
      [
        'A tool that detects breaking changes in an OpenAPI spec on every pull request and writes a changelog.',
        /breaking .*changes/i,
      ],
      ['A multiplayer word game where two players take turns against the clock.', /clock/i],
      [
        'Route optimization for courier companies. Drivers capture a signature at the door.',
        /best order.*at the door/i,
      ],
      [
        'A command line tool that tails logs from several machines over SSH and highlights anomalies.',
        /as one stream/i,
      ],
    ];
    for (const [idea, heart] of ideas) expect((await must(idea)).musts, idea).toMatch(heart);
  });

  it('has the right people in it: owners ask and pay, walkers come and are paid', async () => {
    const { stories } = await must('Uber for dog walkers. Owners see the walk live on a map and pay in the app.');
    expect(stories).toMatch(/As an owner, I want to pay/);
    expect(stories).toMatch(/As a dog walker, I want to see what each job earned me/);
    expect(stories).not.toMatch(/As a dog walker, I want to pay/);
  });

  it('keeps nothing of words that only tell how it works: no clocks, no doors, no maps on file', async () => {
    const game = await must('A multiplayer word game where two players take turns against the clock.');
    expect(game.tables.join(' ')).not.toMatch(/\bClock\b|Shift/);
    const tours = await must('Route optimization for courier companies. Drivers capture a signature at the door.');
    expect(tours.names).not.toMatch(/signing by link|check-in/i);
  });

  it('does without what it rules out', async () => {
    const { names } = await must(
      'Uber for dog walkers: owners see the walk live on a map. No payments in the app, no ratings.',
    );
    expect(names).not.toMatch(/\bpay|\brate each other/i);
    expect(names).toMatch(/live on the map/i);
  });

  it('is about what the idea is about, in names and sentences, and is kept under its plain name', async () => {
    const { names, tables } = await must('An inspection app for elevator technicians: checklists, photos, reports.');
    expect(names).toMatch(/elevator/i);
    expect(tables).toContain('Inspection');
  });

  it('is no such idea where one detail of many sounds like it', async () => {
    const { names } = await must(
      'We mend parachutes. Each canopy has a card with its repairs, the loft master signs, and packing intervals are watched. By the way the tea money is split among us.',
    );
    expect(names).not.toMatch(/who owes whom/i);
  });
});
