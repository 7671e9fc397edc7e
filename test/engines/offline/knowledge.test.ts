import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isLife, isSum, mergeFields } from '../../../src/engines/offline/design/merge-fields.ts';
import { capabilities, domains } from '../../../src/engines/offline/knowledge/index.ts';
import {
  BASE_NODES,
  capabilitySchema,
  domainSchema,
  KINDS,
  type Phrase,
} from '../../../src/engines/offline/knowledge/schema.ts';
import { nounsWithSenses, sensesOf } from '../../../src/engines/offline/knowledge/words/columns.ts';
import { readRows } from '../../../src/engines/offline/knowledge/words/things.ts';
import { nounsOfTrades, tradeRecord } from '../../../src/engines/offline/knowledge/words/trade-records.ts';
import { tradeOf } from '../../../src/engines/offline/knowledge/words/trades.ts';
import { singular } from '../../../src/engines/offline/language/inflect.ts';

const folder = new URL('../../../src/engines/offline/knowledge/', import.meta.url);
const ids = (name: string) => readdirSync(new URL(name, folder)).map((file) => file.replace(/\.ts$/, ''));

describe('the knowledge base', () => {
  it('lists every file of a domain or capability in its index, under the name of the file', () => {
    expect(domains.map((domain) => domain.id).sort()).toEqual(ids('domains').sort());
    expect(capabilities.map((capability) => capability.id).sort()).toEqual(ids('capabilities').sort());
  });

  it.each(domains.map((domain) => [domain.id, domain] as const))('has a sound domain %s', (_id, domain) => {
    domainSchema.parse(domain);
    const entities = domain.entities.map((entity) => entity.name);
    expect(new Set(entities).size).toBe(entities.length);
    const known = new Set([...entities, ...Object.values(domain.people)]);
    for (const entity of domain.entities)
      for (const relation of entity.relations) expect(known, `${entity.name} → ${relation.to}`).toContain(relation.to);
    for (const list of [domain.trends, domain.risks, domain.competitors])
      expect(
        list.some(({ when }) => when === undefined),
        'holds whatever the idea says',
      ).toBe(true);
    for (const wrong of placeholders(JSON.stringify(domain))) expect.fail(`placeholder ${wrong}`);
  });

  it.each(
    domains.map((domain) => [domain.id, domain] as const),
  )('has only known capabilities in domain %s', (_id, domain) => {
    const known = new Set(capabilities.map((capability) => capability.id));
    for (const { id } of domain.capabilities) expect(known).toContain(id);
  });

  it.each(
    capabilities.map((capability) => [capability.id, capability] as const),
  )('has a sound capability %s', (_id, capability) => {
    capabilitySchema.parse(capability);
    const entities = new Set(['object', ...capability.entities.map((entity) => entity.key)]);
    const nodes = new Set<string>([...BASE_NODES, ...capability.nodes.map((node) => node.key)]);
    for (const entity of capability.entities)
      for (const { to } of entity.relations) expect(new Set([...entities, ...people]), to).toContain(to);
    for (const edge of capability.edges) {
      expect(nodes).toContain(edge.from);
      expect(nodes).toContain(edge.to);
    }
    for (const node of capability.nodes)
      expect(
        capability.edges.some((edge) => edge.from === node.key || edge.to === node.key),
        node.key,
      ).toBe(true);
    for (const boundary of capability.boundaries)
      for (const key of boundary.protects) expect(new Set([...entities, ...nodes])).toContain(key);
    for (const feature of capability.features)
      for (const key of [...feature.reads, ...feature.writes]) expect(entities).toContain(key);
    for (const id of capability.features.flatMap(({ unless }) => unless ?? []))
      expect(
        capabilities.some((one) => one.id === id && one !== capability),
        id,
      ).toBe(true);
    for (const slot of slotsOf(JSON.stringify(capability))) expect(slotNames([...entities])).toContain(slot);
    for (const wrong of placeholders(JSON.stringify(capability))) expect.fail(`placeholder ${wrong}`);
  });

  it.each(
    capabilities.map((capability) => [capability.id, capability] as const),
  )('keeps a phrase for products with one kind of person in every list of %s', (_id, capability) => {
    for (const feature of capability.features) {
      for (const list of [feature.criteria, feature.edgeCases, feature.steps, feature.pitfalls])
        expect(
          list.some((entry) => !mentionsOther(entry)),
          feature.key,
        ).toBe(true);
      expect(
        feature.stories.flat().some((story) => story.as !== 'other' && !mentionsOther([story.want, story.so].flat())),
      ).toBe(true);
      expect(mentionsOther(feature.description), feature.key).toBe(false);
    }
  });

  it('describes an entity of one name alike wherever it occurs', () => {
    const seen = new Map<string, { id: string; life: string | undefined; types: Map<string, string> }>();
    for (const { id, entities } of capabilities)
      for (const { name, fields } of entities) {
        const types = new Map(fields.map((field) => [field.split(':')[0] ?? '', field]));
        const other = seen.get(name);
        if (other) {
          expect(fields.find(isLife), `the status of ${name} in ${other.id} and ${id}`).toBe(other.life);
          for (const [field, text] of types)
            expect(other.types.get(field) ?? text, `${name}.${field} in ${other.id} and ${id}`).toBe(text);
        }
        seen.set(name, { id, life: fields.find(isLife), types: new Map([...(other?.types ?? []), ...types]) });
      }
  });

  it('gives no entity a second status or amount when two descriptions of it meet', () => {
    const specs = [...domains, ...capabilities].flatMap(({ id, entities }) => entities.map((spec) => ({ id, spec })));
    const names = ({ spec }: (typeof specs)[number]) => [spec.name, ...('sameAs' in spec ? (spec.sameAs ?? []) : [])];
    for (const one of specs)
      for (const two of specs.filter((spec) => names(spec).some((name) => names(one).includes(name)))) {
        const fields = one === two ? one.spec.fields : mergeFields(one.spec.fields, two.spec.fields, () => true);
        const where = `${one.id} ${one.spec.name} and ${two.id} ${two.spec.name}: ${fields.join('; ')}`;
        expect(fields.filter(isLife).length, where).toBeLessThan(2);
        expect(fields.filter(isSum).length, where).toBeLessThan(2);
      }
  });

  it('names the people of every transaction', () => {
    const dealt = new Set(
      'deal order payment invoice booking review listing bid donation loan return shipment'.split(' '),
    );
    for (const { id, entities } of capabilities)
      for (const { name, fields } of entities.filter((entity) => dealt.has(entity.name)))
        expect(
          fields.some((field) => /^[a-zA-Z]+: reference/.test(field)),
          `${id}: ${name}`,
        ).toBe(true);
  });

  it('speaks in steps, criteria and pitfalls only of fields that are stored', () => {
    const others = new Set(['iCalendar', 'activeTab']);
    for (const { id, entities, features } of capabilities) {
      const fields = new Set(entities.flatMap((entity) => entity.fields.map((field) => field.split(':')[0])));
      for (const text of features.flatMap(({ steps, criteria, pitfalls }) => [steps, criteria, pitfalls].flat(2)))
        for (const [word] of text.replace(/\{[^}]*\}/g, '').matchAll(/\b[a-z]+[A-Z][A-Za-z]+\b/g))
          expect(fields.has(word) || others.has(word), `${id}: ${word} in "${text}"`).toBe(true);
    }
  });

  it('knows every noun once, as one kind of thing with fields of its own', () => {
    const seen = new Set<string>();
    const nouns = readRows().flatMap((row) => row.nouns);
    expect(nouns.filter((noun) => seen.size === seen.add(noun).size)).toEqual([]);
    expect(nouns.filter((noun) => singular(noun) !== noun)).toEqual([]);
    for (const { nouns, kind, fields } of readRows()) {
      const row = `${nouns.slice(0, 3).join(' ')}: ${fields.join('; ')}`;
      expect(KINDS, row).toContain(kind);
      expect(fields.length, row).toBeGreaterThanOrEqual(4);
      expect(new Set(fields.map((field) => field.split(':')[0])).size, row).toBe(fields.length);
      expect(
        fields.filter((field) => !/^[a-z][A-Za-z]*: .+$/.test(field)),
        row,
      ).toEqual([]);
      expect(fields.filter(isLife).length, row).toBeLessThan(2);
      expect(fields.filter(isSum).length, row).toBeLessThan(2);
    }
  });

  it('has a feature that writes whatever a capability stores', () => {
    for (const { id, entities, features } of capabilities)
      for (const { key } of entities)
        expect(
          features.some(({ writes }) => writes.includes(key)),
          `${id}: ${key}`,
        ).toBe(true);
  });

  it.each([
    ['lending', 'marketplace'],
    ['shipping', 'delivery-tracking'],
  ])('keeps %s apart from %s: no verb calls for both', (one, other) => {
    const verbs = (id: string) => capabilities.find((capability) => capability.id === id)?.verbs ?? [];
    expect(verbs(one).length).toBeGreaterThan(0);
    expect(verbs(one).filter((verb) => verbs(other).includes(verb))).toEqual([]);
  });

  it('tells for each noun of several senses what is noted of it, in every field that it names and elsewhere', () => {
    const fields = new Set([...domains.map(({ id }) => id), '*']);
    const nouns = nounsWithSenses();
    expect(nouns.length).toBeGreaterThan(600);
    for (const noun of nouns) {
      const senses = sensesOf(noun);
      expect(senses.length, noun).toBeGreaterThan(0);
      const told = senses.flatMap((sense) => sense.in);
      expect(told.length, `${noun}: one sense a field`).toBe(new Set(told).size);
      for (const { in: where, kind, fields: columns } of senses) {
        expect(KINDS, noun).toContain(kind);
        expect(
          where.filter((one) => !fields.has(one)),
          noun,
        ).toEqual([]);
        expect(columns.length, `${noun}: ${columns}`).toBeGreaterThan(3);
        expect(new Set(columns.map((column) => column.split(':')[0])).size, noun).toBe(columns.length);
        expect(
          columns.filter((column) => !COLUMN.test(column)),
          noun,
        ).toEqual([]);
      }
    }
  });

  it('knows every record of a single trade by two columns at least', () => {
    for (const noun of nounsOfTrades()) {
      const record = tradeRecord(noun);
      expect(KINDS, noun).toContain(record?.kind);
      expect(
        record?.fields.filter((column) => !COLUMN.test(column)),
        noun,
      ).toEqual([]);
      expect(record?.fields.filter((column) => tradeOf(column, '') === 'foreign').length, noun).toBeGreaterThan(1);
    }
  });

  it('uses no vague praise where a test could not tell', () => {
    const vague = /\b(seamless|intuitive|user-friendly|robust|blazing|cutting-edge|easily|effortless(ly)?)\b/i;
    for (const capability of capabilities)
      for (const feature of capability.features)
        for (const criterion of feature.criteria.flat()) expect(criterion).not.toMatch(vague);
  });
});

const COLUMN =
  /^[a-z][A-Za-z0-9]*: (?:text|integer|decimal|money|boolean|date|datetime|file|reference|coordinates|list of (?:text|file)|\d+ to \d+|[^|;]+(?: \| [^|;]+)+)$/;
const people = ['actor', 'other', 'keeper'];
const mentionsOther = (entry: Phrase) => [entry].flat().some((one) => /\{(an )?others?\b/i.test(one));
const slotsOf = (json: string) => [...json.matchAll(/\{([A-Za-z][A-Za-z .]*)\}/g)].map((match) => match[1] ?? '');
/** In capitals, as authors leave them: "todo" in small letters is a word that ideas have. */
const placeholders = (json: string) => json.match(/\b(TBD|TODO|[Ll]orem|FIXME|XXX)\b/g) ?? [];

/** Every way a slot may be written, see schema.ts. */
function slotNames(entities: string[]): Set<string> {
  const names = [...entities, ...people, 'product'];
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return new Set(
    names.flatMap((name) => [
      ...[name, `${name}s`, `an ${name}`, `${name}.name`, `${name}.path`],
      ...[capital(name), `${capital(name)}s`, `An ${name}`],
    ]),
  );
}
