import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { laidDownIn } from '../../../src/engines/offline/design/laid-down/find.ts';
import { rules } from '../../../src/engines/offline/knowledge/rules/index.ts';
import { type RuleConcept, ruleConceptSchema } from '../../../src/engines/offline/knowledge/rules/schema.ts';
import { BASE_NODES } from '../../../src/engines/offline/knowledge/schema.ts';
import { blueprint } from './blueprint.ts';

const folder = new URL('../../../src/engines/offline/knowledge/rules/', import.meta.url);
const ROLES = ['actor', 'other', 'keeper', 'product', 'object', 'thing'];
const GIVEN: Record<string, string[]> = { n: ['fewer', 'more'], amount: ['less'] };
const groupsOf = (sign: RegExp) => [...sign.source.matchAll(/\(\?<([a-zA-Z]\w*)>/g)].map(([, name = '']) => name);

describe('a rule that houses lay down again and again', () => {
  it('stands in the index under the name of its file', () => {
    const files = readdirSync(folder)
      .map((file) => file.replace(/\.ts$/, ''))
      .filter((file) => file !== 'index' && file !== 'schema');
    expect(rules.map(({ id }) => id).sort()).toEqual(files.sort());
  });

  it.each(rules.map((rule) => [rule.id, rule] as const))('is soundly described: %s', (_id, rule) => {
    ruleConceptSchema.parse(rule);
    const keys = rule.entities.map(({ key }) => key);
    const { feature } = rule;
    for (const key of [...feature.reads, ...feature.writes]) expect(['object', ...keys]).toContain(key);
    for (const { relations } of rule.entities)
      for (const { to } of relations) expect([...ROLES, ...keys]).toContain(to);
    const nodes = [...BASE_NODES, ...(rule.nodes ?? []).map(({ key }) => key)];
    for (const { from, to } of rule.edges ?? []) for (const end of [from, to]) expect(nodes).toContain(end);
    for (const key of keys) expect(feature.writes, `nobody writes ${key}`).toContain(key);
  });

  it.each(rules.map((rule) => [rule.id, rule] as const))('fills every slot, however it is said: %s', (_id, rule) => {
    const known = new Set([...ROLES, ...rule.entities.map(({ key }) => key), ...Object.keys(rule.words ?? {})]);
    const always = rule.signs.map(groupsOf).reduce((all, one) => all.filter((name) => one.includes(name)));
    for (const name of [...always, ...known]) for (const slot of [name, ...(GIVEN[name] ?? [])]) known.add(slot);
    for (const slot of slotsOf(rule))
      expect(known.has(slot) || known.has(slot.replace(/s$/, '')), `{${slot}}`).toBe(true);
  });
});

/** The words in braces of what is told, in small letters at the start and without article and form. */
function slotsOf({ feature, boundaries, failures }: RuleConcept): string[] {
  const texts = JSON.stringify([feature, boundaries, failures]);
  return [...texts.matchAll(/\{(?:[Aa]n )?([A-Za-z]+)(?:\.name|\.path)?\}/g)].map(
    ([, slot = '']) => slot.charAt(0).toLowerCase() + slot.slice(1),
  );
}

describe('what an idea lays down', () => {
  const found = (text: string) => laidDownIn(text, rules).map(({ concept }) => concept.id);

  it.each([
    ['age-limit', 'Nobody under 16 may take part in a night dive.'],
    ['withdrawn-consent', 'If a patient withdraws consent, all their scans have to be deleted.'],
    ['closed-area', 'When the ministry closes a bay, nothing from it may be delivered.'],
    ['unpaid-periods', 'A locker that sits there for two terms unpaid should be marked.'],
    [
      'duty-alarm',
      'The sensors in the greenhouses should raise the alarm with the gardener on duty at 4, at night too.',
    ],
    ['lot-per-use', 'For each denture we write down ceramic and batch number.'],
    ['fixed-deposit', 'A 25 € deposit holds the table.'],
    ['own-rows', 'Freelancers see only their own orders.'],
    ['inside-the-house', 'Nothing may be sent to anybody’s cloud.'],
    ['vendors-only', 'Our security officer has signed off on Mistral and on nothing from Oracle.'],
  ])('is known as %s by its words', (id, said) => {
    expect(found(said)).toContain(id);
  });

  it.each([
    'Free under 10 returns a year.',
    'We don’t want a 20 € deposit, people here pay afterwards.',
    'Juniors stay ashore while the water is under 10 degrees.',
    'The museum has 300 members, most of them under 40.',
  ])('is not read into what says something else: %s', (said) => {
    expect(found(said)).toEqual([]);
  });

  it('comes with tables, ways in and a test on both sides of its own limit, and is a must-have', async () => {
    const { architecture, features, promptPack } = await blueprint(
      'Booking page for our climbing hall: people book a course and pay online, a 35 € deposit holds the place. Nobody under 14 may climb without a course. For each rope we keep the lot number of the rope in the rental log.',
    );
    const deposit = features.features.find(({ name }) => name.includes('35 €'));
    expect(deposit?.priority).toBe('P0');
    expect(deposit?.acceptanceCriteria.join(' ')).toMatch(/35 €.*34\.99 €/);
    expect(architecture.dataModel.map(({ entity }) => entity)).toEqual(expect.arrayContaining(['Deposit', 'AgeCheck']));
    const age = features.features.find(({ dataImpact }) => dataImpact.includes('AgeCheck'));
    expect(age?.acceptanceCriteria.join(' ')).toContain('turns 14 on the very day');
    expect(architecture.dataModel.some(({ fields }) => fields.some((field) => field.startsWith('bornOn: date')))).toBe(
      true,
    );
    expect(promptPack.prompts.some(({ prompt }) => prompt.includes('AgeCheck, belongs to'))).toBe(true);
  });
});

describe('a rule that a known kind of product keeps already', () => {
  it('is built once, in its feature and with its tables, at its own limit', async () => {
    const { features, architecture } = await blueprint(
      'Tissue bank of a clinic: 9 freezers at minus 80, 40,000 tubes, two technicians. If a donor withdraws consent, all their tubes have to be destroyed and we must prove it. The probes in the freezers should raise the alarm with the person on duty at minus 60, weekends included.',
    );
    const about = (sign: RegExp) => features.features.filter(({ name }) => sign.test(name));
    expect(about(/withdraw/i)).toHaveLength(1);
    expect(about(/on duty/i)).toHaveLength(1);
    expect(about(/on duty/i)[0]?.priority).toBe('P0');
    expect(about(/on duty/i)[0]?.acceptanceCriteria.join()).toMatch(/−60/);
    expect(architecture.dataModel.map(({ entity }) => entity)).not.toContain('Alarm');
  });
});
