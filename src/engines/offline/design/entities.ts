import type { Capability, Domain, EntitySpec } from '../knowledge/schema.ts';
import { analogies } from '../knowledge/words/analogies.ts';
import { fieldsOfKind, things } from '../knowledge/words/things.ts';
import { gerund, lastWord, pascal, plural, singular } from '../language/inflect.ts';
import type { Noun } from '../understand/nouns.ts';
import type { Understanding } from '../understand/understand.ts';
import type { Entity } from './design.ts';
import { word } from './slots.ts';

const OWN_MAX = 6;
const ENTITIES_MIN = 3;

/** Nouns that name what a product does with its things; capabilities bring the entities for them. */
const SERVICES = new Set(
  `reminder notification alert dashboard report chart analytics search filter login account payment checkout message chat map calendar
  support sync export import scan barcode qr gps setting integration recommendation backup history statistic permission role
  push sms email tracking sharing mode access signup wallet feedback rating gamification streak badge leaderboard video-call
  approval scheduling planning management monitoring detection organiser organizer removal
  summary reporting billing escrow refund commission forecast receipt-scan voice speech ai`.split(/\s+/),
);

/** The things that idea and field name, most important first. The first is what the product is about. */
export function chooseEntities(
  understanding: Understanding,
  domain: Domain,
  matched: boolean,
  capabilities: readonly Capability[],
): Entity[] {
  const named = ranked(nounsOf(understanding, functionWords(capabilities)), understanding, matched ? domain : undefined)
    .slice(0, OWN_MAX)
    .map((noun) => fromNoun(noun, domain, matched));
  const like = aboutTopic(named, understanding);
  const own =
    like.length > 0 || named.length > 0
      ? [...like, ...named]
      : (likeIts(understanding) ??
        handledBy(understanding.reading.productVerb, matched ? domain : undefined, capabilities));
  const field =
    matched || own.length === 0 ? domain.entities.filter((spec) => !own.some((entity) => isSame(entity, spec))) : [];
  const wanted = Math.max(0, ENTITIES_MIN - own.length, own.length === 0 ? 3 : 0);
  const mentioned = field
    .filter((spec) => spec.kind !== 'person')
    .filter((spec) => [spec.name, ...(spec.words ?? [])].some((name) => understanding.grams.has(name)));
  const added = [...new Set([...mentioned, ...(matched || own.length === 0 ? field : [])])].slice(
    0,
    Math.max(wanted, Math.min(mentioned.length, 2)),
  );
  return distinct([...own, ...added.map((spec) => fromSpec(spec, 'field'))]);
}

const LONG_IDEA_WORDS = 30;

/**
 * What a long text is about, most important first: what is said often, stands early, is known as a thing, belongs to the field. A
 * short idea names what it is about first.
 */
function ranked(nouns: Noun[], { words, reading, grams }: Understanding, domain: Domain | undefined): Noun[] {
  if (words.length < LONG_IDEA_WORDS) return nouns;
  const ofField = (noun: Noun) => domain?.entities.some((spec) => isSame(word(noun.name), spec)) ?? false;
  const points = (noun: Noun, at: number) =>
    2 * Math.min(3, reading.mentions.filter((one) => one.noun.head === noun.head && one.weight > 1).length) +
    (reading.clauses.some(({ object }) => object?.head === noun.head) ? 2 : 0) +
    (ofField(noun) ? 4 : 0) +
    (things.has(noun.head) ? 2 : 0) +
    (reading.productNoun !== undefined && grams.has(`${noun.head} ${reading.productNoun}`) ? 3 : 0) -
    Math.min(at, 8) * 0.5;
  const scored = nouns.map((noun, at) => ({ noun, points: points(noun, at) }));
  return scored.sort((one, other) => other.points - one.points).map(({ noun }) => noun);
}

/** What the idea is likened to comes first where no thing of its own has to do with the topic: "… for sign language, but kids film …". */
function aboutTopic(named: readonly Entity[], understanding: Understanding): Entity[] {
  const topic = new Set((understanding.topic ?? '').split(' ').map(singular));
  if (
    understanding.topic === undefined ||
    named.some(({ one }) => one.split(' ').some((part) => topic.has(part) || topic.has(gerund(part))))
  )
    return [];
  return named.length === 0 ? [] : (likeIts(understanding) ?? []);
}

/** "Duolingo for sign language": sign language lessons. An audience ("for kayakers") leaves the thing as it is. */
function likeIts({ analogy, topic, reading }: Understanding): Entity[] | undefined {
  if (!analogy) return undefined;
  const head = singular(lastWord(topic ?? ''));
  const isAudience = reading.people.some(({ noun }) => noun.head === head);
  const name = topic === undefined || isAudience ? analogy.thing : `${topic} ${analogy.thing}`;
  const known = things.get(analogy.thing);
  const kind = known?.kind ?? 'item';
  return [{ ...word(name), kind, fields: known?.fields ?? fieldsOfKind[kind], relations: [], from: 'idea' }];
}

/** "booking app": what such a function works on in this field, else anywhere. Empty when the idea names no function. */
function handledBy(
  verb: string | undefined,
  domain: Domain | undefined,
  capabilities: readonly Capability[],
): Entity[] {
  const capability = verb === undefined ? undefined : capabilities.find(({ verbs }) => verbs.includes(verb));
  if (!capability || capability.id === 'records') return [];
  const usual = domain?.capabilities.find(({ id, object }) => id === capability.id && object !== undefined)?.object;
  const spec = domain?.entities.find(({ name }) => name === usual);
  if (spec) return [fromSpec(spec, 'idea')];
  const { fallback, kinds } = capability.object;
  const known = things.get(lastWord(fallback));
  const kind = known?.kind ?? kinds[0] ?? 'item';
  return [{ ...word(fallback), kind, fields: known?.fields ?? fieldsOfKind[kind], relations: [], from: 'idea' }];
}

/** Words that call for a function: what an app is said to come "with" is then no thing to keep. */
function functionWords(capabilities: readonly Capability[]): Set<string> {
  const known = functions.get(capabilities);
  if (known) return known;
  const made = new Set(
    capabilities.flatMap(({ triggers, entities }) => [
      ...triggers.filter(({ weight }) => weight === 3).flatMap(({ words }) => words),
      ...entities.map(({ name }) => name),
    ]),
  );
  functions.set(capabilities, made);
  return made;
}

const functions = new WeakMap<readonly Capability[], Set<string>>();

function nounsOf(understanding: Understanding, functions: Set<string>): Noun[] {
  const mentions = [
    ...understanding.reading.mentions,
    ...understanding.contextReading.mentions.map((one) => ({ ...one, weight: 1 as const })),
  ];
  const named = mentions
    .filter(({ noun }) => noun.is === 'thing')
    .filter(({ noun, offered }) => !offered || !isFunction(noun, functions))
    .map((one) => ({ ...one, noun: withoutService(one.noun) }));
  const useful = named.filter(({ noun }) => !SERVICES.has(noun.head) && noun.name.length > 1);
  const chosen = useful.some((one) => one.weight > 1)
    ? useful.filter((one) => one.weight > 1)
    : useful.length > 0
      ? useful
      : named.slice(0, 1);
  const objects = understanding.reading.clauses.flatMap((clause) =>
    clause.object?.is === 'person' && clause.verb === 'manage' ? [clause.object] : [],
  );
  return withoutParts(withoutUnknown([...chosen.map(({ noun }) => noun), ...objects]));
}

const KNOWN_ENOUGH = 2;

/** Words of another language that nobody translated are things only where nothing else is. */
function withoutUnknown(nouns: Noun[]): Noun[] {
  const known = nouns.filter(({ unknown }) => !unknown);
  return known.length >= KNOWN_ENOUGH ? known : nouns;
}

const isFunction = ({ name, head }: Noun, functions: Set<string>) =>
  SERVICES.has(head) || PROCESSES.has(head) || functions.has(head) || functions.has(name);

const PROCESSES = new Set(
  `approval scheduling planning management monitoring detection tracking sharing organiser organizer removal reminder notification booking
  sync backup recommendation alert export import chat billing analytics`.split(/\s+/),
);

/** "document approval" is about documents: what is done with them is a capability. */
function withoutService(noun: Noun): Noun {
  const words = noun.name.split(' ');
  if (words.length < 2 || !PROCESSES.has(noun.head)) return noun;
  const rest = singular(words.slice(0, -1).join(' '));
  const head = lastWord(rest);
  const thing = things.get(head);
  if (SERVICES.has(head) || analogies.has(rest.toLowerCase())) return noun;
  return {
    ...noun,
    name: rest,
    full: rest,
    head,
    kind: thing?.kind ?? 'item',
    fields: thing?.fields ?? fieldsOfKind.item,
  };
}

/** "inspection" beside "hive inspection" is the same thing; the longer name stays, in the place of the first. */
function withoutParts(nouns: Noun[]): Noun[] {
  const kept: Noun[] = [];
  // "lawn mowing" beside "mow": the second is one of the first.
  const single = (noun: Noun) =>
    nouns.find((one) => one !== noun && !one.name.includes(' ') && gerund(one.name) === noun.head);
  for (const each of nouns) {
    const short = single(each);
    const name = short ? [...each.name.split(' ').slice(0, -1), short.name].join(' ') : each.name;
    const noun = short ? { ...each, name, full: name, head: short.name } : each;
    const at = kept.findIndex(
      (one) => one.name === noun.name || one.name.endsWith(` ${noun.name}`) || noun.name.endsWith(` ${one.name}`),
    );
    if (at < 0) kept.push(noun);
    else if (noun.name.length > (kept[at]?.name.length ?? 0)) kept[at] = noun;
  }
  return kept;
}

function fromNoun(noun: Noun, domain: Domain, matched: boolean): Entity {
  const spec = matched ? domain.entities.find((one) => isSame(word(noun.name), one)) : undefined;
  const fields = spec?.fields ?? (noun.fields.length > 0 ? noun.fields : fieldsOfKind[noun.kind]);
  return { ...word(noun.name), kind: spec?.kind ?? noun.kind, fields, relations: [], from: 'idea' };
}

/** An entity as knowledge describes it. Relations are settled by `relate`. */
export function fromSpec(spec: EntitySpec, from: Entity['from']): Entity {
  return {
    ...word(spec.name, spec.plural ? { many: spec.plural } : {}),
    kind: spec.kind,
    fields: spec.fields,
    relations: [],
    from,
  };
}

/** The entity and the description mean the same thing. */
export function isSame(entity: { one: string }, spec: EntitySpec): boolean {
  const names = [spec.name, ...(spec.words ?? [])];
  return names.includes(entity.one) || names.includes(singular(lastWord(entity.one)));
}

/** One entity a name; the first wins. */
export function distinct(entities: Entity[]): Entity[] {
  const seen = new Set<string>();
  return entities.filter((entity) => !seen.has(entity.name.toLowerCase()) && seen.add(entity.name.toLowerCase()));
}

/** Joins what stands alone: domain relations where both ends exist, else everything belongs to the first entity. */
export function relate(entities: Entity[], domain: Domain): Entity[] {
  const byName = (target: string) =>
    entities.find((one) => one.one === target || one.name === pascal(target) || plural(one.one) === target);
  for (const entity of entities) {
    const spec = domain.entities.find((one) => one.name === entity.one);
    for (const relation of spec?.relations ?? []) {
      const target = byName(relation.to);
      if (target && target !== entity && !entity.relations.some((one) => one.to === target.name))
        entity.relations.push({ says: relation.says, to: target.name });
    }
  }
  const [first] = entities;
  for (const entity of entities.slice(1)) {
    const linked =
      entity.relations.length > 0 ||
      entities.some((one) => one.relations.some((relation) => relation.to === entity.name));
    if (first && !linked)
      entity.relations.push({ says: RANK[entity.kind] < RANK[first.kind] ? 'has many' : 'belongs to', to: first.name });
  }
  return entities;
}

/** What holds and what is held: a place has inspections, a person has orders. */
const RANK = {
  group: 0,
  person: 1,
  place: 2,
  item: 3,
  document: 4,
  event: 5,
  task: 6,
  money: 7,
  message: 7,
  measure: 8,
};
