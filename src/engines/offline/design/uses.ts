import type { Capability, Domain, Kind } from '../knowledge/schema.ts';
import { lastWord, singular } from '../language/inflect.ts';
import type { Clause } from '../understand/sentence.ts';
import type { Understanding } from '../understand/understand.ts';
import type { Design, Entity, Person, Use } from './design.ts';
import { distinct, fromSpec } from './entities.ts';
import { applies, isExcluded, strength } from './match.ts';
import { personOf } from './people.ts';
import { type Slots, word } from './slots.ts';

const USES_MAX = 11;
/** Where people meet people: makes no sense in a program of one machine. */
const MEETING = new Set([
  'marketplace',
  'matching',
  'messaging',
  'community',
  'reviews',
  'teams',
  'delivery-tracking',
  'accounts',
  'approvals',
  'notifications',
  'payments',
  'subscriptions',
  'ordering',
]);
const SAME_MAX = 3;

/** A capability that somebody or something asks for, before it is bound. */
interface Wish {
  capability: Capability;
  object?: Entity | undefined;
  subject?: Person | undefined;
  because: Use['because'];
  need: Use['need'];
  verb?: string | undefined;
}

interface Ground {
  understanding: Understanding;
  domain: Domain;
  matched: boolean;
  capabilities: readonly Capability[];
  people: Design['people'];
  entities: Entity[];
  hosted: boolean;
  product: Design['product'];
}

/**
 * Decides what the product does: first what the verbs of the idea ask for, then what its words point to, what its field
 * takes for granted, and what the rest cannot do without. Adds the entities that come with it to `ground.entities`.
 */
export function chooseUses(ground: Ground): Use[] {
  const wishes = [...fromClauses(ground), ...fromWords(ground), ...fromNeed(ground), ...fromField(ground)];
  const uses: Use[] = [];
  for (const wish of wishes) {
    if (isExcluded(wish.capability, ground.understanding) || (!ground.hosted && MEETING.has(wish.capability.id)))
      continue;
    const same = uses.filter((use) => use.capability === wish.capability);
    if (same.length > 0 && (wish.because !== 'asked' || wish.object === undefined || same.length >= SAME_MAX)) continue;
    if (same.some((use) => use.object === objectFor(wish, ground))) continue;
    if (uses.length >= USES_MAX && wish.because !== 'needed') continue;
    uses.push(bind(wish, ground, same.length > 0));
  }
  return uses;
}

function fromClauses(ground: Ground): Wish[] {
  const { capabilities } = ground;
  const { reading, contextReading } = ground.understanding;
  return [...reading.clauses, ...contextReading.clauses].flatMap((clause) => {
    const object = entityOf(clause, ground.entities);
    const found = owner(clause.verb, object?.kind, ground);
    const capability =
      found?.id === 'matching' && !isTwoSided(object, ground) ? capabilities.find(({ id }) => id === 'search') : found;
    const subject = clause.subject ? personOf(clause.subject) : undefined;
    return capability
      ? [{ capability, object, subject, because: 'asked' as const, need: 'core' as const, verb: clause.verb }]
      : [];
  });
}

function owner(verb: string, kind: Kind | undefined, { capabilities }: Ground): Capability | undefined {
  const owners = capabilities
    .filter((capability) => capability.verbs.includes(verb))
    .sort((a, b) => Number(a.object.kinds.length === 0) - Number(b.object.kinds.length === 0));
  const plain = owners.find(({ id }) => id === 'records');
  if (plain && kind !== undefined && kind !== 'measure') return plain;
  const fitting = owners.find(
    ({ object }) => kind === undefined || object.kinds.length === 0 || object.kinds.includes(kind),
  );
  return fitting ?? (kind === undefined ? owners[0] : capabilities.find(({ id }) => id === 'records'));
}

/** Matching needs two kinds of people, or people as what is matched. */
const isTwoSided = (object: Entity | undefined, { people }: Ground) =>
  people.customer !== undefined || object?.kind === 'person';

function entityOf(clause: Clause, entities: Entity[]): Entity | undefined {
  const name = clause.object?.name;
  if (!name) return undefined;
  return (
    entities.find((entity) => entity.one === name) ??
    entities.find((entity) => entity.one.endsWith(` ${name}`) || name.endsWith(` ${entity.one}`))
  );
}

function fromWords(ground: Ground): Wish[] {
  return ground.capabilities
    .map((capability) => ({ capability, points: strength(capability.triggers, ground.understanding) }))
    .filter(({ points }) => points >= 2)
    .sort((a, b) => b.points - a.points)
    .map(({ capability }) => ({ capability, because: 'asked' as const, need: 'core' as const }));
}

/** Without these the rest cannot work: the main thing must be kept, people must be known, no signal must not stop the work. */
function fromNeed({ understanding, capabilities, hosted }: Ground): Wish[] {
  const wanted = [
    'records',
    ...(hosted ? ['accounts'] : []),
    ...(understanding.offline && understanding.platform !== 'cli' ? ['offline-sync'] : []),
  ];
  return wanted.flatMap((id) => {
    const capability = capabilities.find((one) => one.id === id);
    return capability ? [{ capability, because: 'needed' as const, need: 'core' as const }] : [];
  });
}

function fromField(ground: Ground): Wish[] {
  const known = new Set<string>();
  return ground.domain.capabilities.flatMap(({ id, object, need, when }) => {
    const capability = ground.capabilities.find((one) => one.id === id);
    if (!capability || !applies(when, ground.understanding, known)) return [];
    return [{ capability, object: object ? fieldEntity(object, ground) : undefined, because: 'field' as const, need }];
  });
}

/** The entity of the field by name, or the one of the idea that means the same; it joins the plan only when it is used. */
function fieldEntity(name: string, { entities, domain }: Ground): Entity | undefined {
  const spec = domain.entities.find((one) => one.name === name);
  const names = [name, ...(spec?.words ?? [])];
  return entities.find((entity) => names.includes(entity.one) || names.includes(singular(lastWord(entity.one))));
}

function objectFor(wish: Wish, { entities }: Ground): Entity | undefined {
  const { kinds } = wish.capability.object;
  const fits = (entity: Entity) => kinds.length === 0 || kinds.includes(entity.kind);
  return wish.object ?? entities.find((entity) => entity.from !== 'capability' && fits(entity)) ?? entities[0];
}

function bind(wish: Wish, ground: Ground, again: boolean): Use {
  const { capability } = wish;
  const object =
    objectFor(wish, ground) ??
    fromSpec(
      { name: capability.object.fallback, kind: 'item', fields: ['name: text', 'note: text'], relations: [] },
      'capability',
    );
  const { user, customer, keeper } = ground.people;
  const usual = capability.actor === 'keeper' ? keeper : capability.actor === 'customer' ? (customer ?? user) : user;
  const actor = wish.subject ?? usual;
  const other = actor.one === user.one ? (customer ?? actor) : user;
  const entities = ownEntities(capability, object, ground);
  const slots: Slots = new Map<string, Entity | Person | Design['product']>([
    ...entities,
    ['object', object],
    ['actor', actor],
    ['other', other],
    ['keeper', keeper],
    ['product', ground.product],
  ]);
  return {
    capability,
    object,
    actor,
    other,
    slots,
    entities: new Map([...entities, ['object', object]]),
    because: wish.because,
    need: wish.need,
    again,
    verb: wish.verb,
  };
}

/** The entities that come with a capability, merged with what is there, and their relations. */
function ownEntities(capability: Capability, object: Entity, ground: Ground): Map<string, Entity> {
  const own = new Map<string, Entity>();
  for (const spec of capability.entities) {
    const same = spec.sameAs?.includes(singular(lastWord(object.one))) ? object : undefined;
    const known = same ?? ground.entities.find((entity) => entity.name === word(spec.name).name);
    const entity = known ?? fromSpec(spec, 'capability');
    if (same || known)
      entity.fields = [...entity.fields, ...spec.fields.filter((field) => !hasField(entity, field))].slice(0, 12);
    else ground.entities.push(entity);
    own.set(spec.key, entity);
  }
  if (!ground.entities.includes(object)) ground.entities.push(object);
  for (const spec of capability.entities)
    for (const relation of spec.relations) link(own.get(spec.key), relation, own, object, ground);
  ground.entities.splice(0, ground.entities.length, ...distinct(ground.entities));
  return own;
}

const hasField = (entity: Entity, field: string) =>
  entity.fields.some((one) => one.split(':')[0] === field.split(':')[0]);

function link(
  from: Entity | undefined,
  relation: { says: Entity['relations'][number]['says']; to: string },
  own: Map<string, Entity>,
  object: Entity,
  ground: Ground,
): void {
  const target = relation.to === 'object' ? object : (own.get(relation.to) ?? personEntity(relation.to, ground));
  if (!from || !target || target === from || from.relations.some((one) => one.to === target.name)) return;
  from.relations.push({ says: relation.says, to: target.name });
}

function personEntity(role: string, { entities, people }: Ground): Entity | undefined {
  const who = role === 'keeper' ? people.keeper : role === 'other' ? (people.customer ?? people.user) : people.user;
  return entities.find((entity) => entity.name === who.name) ?? entities.find((entity) => entity.name === 'Account');
}
