import type { Capability } from '../knowledge/schema.ts';
import { lastWord, singular } from '../language/inflect.ts';
import { type Entity, type Ground, isOption, type Use } from './design.ts';
import { withoutDone } from './done-inside.ts';
import { distinct, fromSpec } from './entities.ts';
import { isExcluded, needsModel } from './excluded.ts';
import { noteGrowth } from './give-back.ts';
import { hangOn, hangOnOwn } from './hang-on.ts';
import { hear, hearTheRest, isAbout, quoteWords } from './hearing.ts';
import { literalAsks } from './literal-asks.ts';
import { isMechanism } from './mechanisms/build.ts';
import { leftBy } from './mechanisms/left.ts';
import { type Covered, fromInside, howIn, isToldBy } from './mechanisms/wishes.ts';
import { isLife, mergeFields } from './merge-fields.ts';
import { withoutMisfits } from './misfit.ts';
import { isProductHeart } from './product/heart.ts';
import { renamedSlot } from './product/own-name.ts';
import { topicOf } from './product/topic.ts';
import { besideProduct, withHeart } from './product/wishes.ts';
import { type Slots, type Word, word } from './slots.ts';
import type { Wish } from './wish.ts';
import { collectWishes } from './wishes.ts';

const USES_MAX = 18;
const SAME_MAX = 3;

/** Where people meet people: makes no sense in a program of one machine. */
const MEETING = new Set(
  'marketplace lending matching messaging community reviews teams delivery-tracking accounts approvals notifications payments subscriptions ordering'.split(
    ' ',
  ),
);
/** What somebody at a desk does for those who come, with one machine and no server. */
const AT_DESK = new Set(['lending', 'waitlist', 'ordering']);
/** What a device in one place does not need. */
const NOT_ON_DEVICE = new Set('accounts offline-sync sharing import-export public-api maps'.split(' '));

/** What a device may do beyond its place when it is told to: a message, a picture for the family. */
const LEAVES_HOUSE = new Set('notifications sharing maps import-export public-api'.split(' '));

/** What takes the money in its own way: a second checkout would lead past it. */
const TAKES_MONEY = new Set(['escrow', 'donations']);

/**
 * Decides what the product does: first what the verbs of the idea ask for, then what the rest cannot do without, what its
 * words point to, and what its field takes for granted. Adds the entities that come with it to `ground.entities`.
 */
export function chooseUses(ground: Ground, growth = noteGrowth(ground)): Use[] {
  const uses: Use[] = [];
  const how = howIn(ground);
  const known = [...how.wishes, ...how.covered].map(({ says }) => says);
  const collected = collectWishes(ground)
    .filter(({ capability: { id }, says }) => !(id.startsWith('act-') && says !== undefined && isToldBy(says, known)))
    .map((wish) => fromInside(wish, ground));
  const usual = ground.kind ? withHeart(ground.kind, collected, ground) : collected;
  const heart = usual.findIndex(({ capability }) => isProductHeart(capability));
  const wishes = [...usual.slice(0, heart + 1), ...how.wishes, ...usual.slice(heart + 1)];
  const isPaid = wishes.some(({ capability, because }) => because === 'asked' && TAKES_MONEY.has(capability.id));
  for (const wish of wishes) {
    if (!makesSense(wish, ground)) continue;
    if (isPaid && wish.capability.id === 'payments') continue;
    const same = uses.filter((use) => use.capability === wish.capability);
    if (
      same.length > 0 &&
      !isBooked(wish, ground) &&
      (wish.because !== 'asked' || wish.object === undefined || same.length >= SAME_MAX)
    ) {
      hear(same[0], wish);
      continue;
    }
    // "Checklist, photos, scores, compare": a single word asks once, whatever it is said of.
    if (same.length > 0 && wish.says && !wish.says.includes(' ')) continue;
    const there = same.find((use) => use.object === objectFor(wish, ground));
    hear(there, wish);
    if (there) continue;
    if (uses.length >= USES_MAX && wish.because !== 'needed') continue;
    uses.push(growth.noting(() => bind(wish, ground, same.length > 0)));
  }
  hearTheRest(uses, ground);
  quoteWords(uses, ground);
  const fitting = withoutMisfits(uses, ground.understanding);
  const built = fitting.filter((use) => !isOption(use));
  const sure = ground.kind ? besideProduct(ground.kind, fitting, ground.understanding) : fitting;
  for (const covered of how.covered) pour(covered, sure, ground);
  const undone = withoutDone(sure, how.wishes, ground);
  const literally = literalAsks(built, ground, (use, says) => hear(use, { says }), known);
  for (const wish of literally)
    if (makesSense(wish, ground)) undone.push(bind(fromInside(wish, ground), ground, false));
  // What is built from inside need not be quoted by a neighbour; a bot says itself what is typed to it.
  for (const use of undone)
    if (!isMechanism(use.capability) && use.capability.id !== 'chat-commands')
      use.heard = use.heard.filter((says) => !isToldBy(says, known));
  return undone;
}

/** What a clause asks of a feature of the known kind goes into it, with its tables and the fields it needs. */
function pour({ capability, adds, leaves, ...poured }: Covered, uses: readonly Use[], ground: Ground): void {
  const { key, feature } = poured;
  const heart = uses.find((use) => isProductHeart(use.capability));
  const spec = heart?.capability.features.find((one) => one.key === key);
  if (!heart || !spec) return;
  if (leaves) heart.left = leftBy(leaves, heart.capability);
  const written = heart.entities.get(spec.writes[0] ?? 'object');
  if (written) written.fields = mergeFields(written.fields, adds, () => true);
  // It keeps such a thing itself: what it has is its own, and only what must hold is added.
  if (capability.entities.some((one) => heart.entities.has(one.key))) {
    heart.poured = [...(heart.poured ?? []), { ...poured, feature: { ...feature, api: [], writes: [], steps: [] } }];
    return;
  }
  const lent = { ...capability, entities: capability.entities.filter((one) => feature.writes.includes(one.key)) };
  for (const [name, entity] of ownEntities(lent, heart.object, ground)) {
    heart.entities.set(name, entity);
    heart.slots.set(name, entity);
  }
  // What the clause's own first table would have been, the kind keeps: what hung on it hangs there.
  const [first] = capability.entities;
  if (written && first && !lent.entities.includes(first))
    for (const { key: own, relations } of lent.entities)
      if (relations.some(({ to }) => to === first.key)) hangOn(heart.entities.get(own), 'belongs to', written);
  heart.poured = [...(heart.poured ?? []), poured];
}

/** A "booking app" names what is done alone: what its field books for (pets, tables) is kept beside the bookings. */
const isBooked = ({ because, need, object, capability }: Wish, { understanding }: Ground) =>
  understanding.reading.productVerb !== undefined &&
  because === 'field' &&
  need === 'core' &&
  capability.id === 'records' &&
  object !== undefined;

function makesSense({ capability, because }: Wish, { understanding, hosted }: Ground): boolean {
  if (isExcluded(capability, understanding)) return false;
  if (because !== 'asked' && needsModel(capability, understanding)) return false;
  if (understanding.platform === 'device')
    return (
      (because === 'asked' && LEAVES_HOUSE.has(capability.id)) ||
      !(NOT_ON_DEVICE.has(capability.id) || MEETING.has(capability.id))
    );
  if (capability.id === 'control' && because !== 'asked') return false;
  if (understanding.constraints.localOnly && ALONE.has(capability.id)) return false;
  if (because !== 'asked' && understanding.constraints.free && FOR_MONEY.has(capability.id)) return false;
  return hosted || !MEETING.has(capability.id) || (because === 'asked' && AT_DESK.has(capability.id));
}

/** What has no sense where nothing leaves the device of the one who uses it. */
const ALONE = new Set('offline-sync sharing teams community messaging accounts'.split(' '));

/** What a product that is free for everybody does not need unless it is asked for. */
const FOR_MONEY = new Set('payments subscriptions escrow invoicing'.split(' '));

/** Money is paid for what another function keeps: an order, a booking. */
const SETTLED = new Set(['payments', 'invoicing', 'returns', 'reminders', 'calendar-sync']);

function objectFor(wish: Wish, { entities }: Ground): Entity | undefined {
  const { kinds, prefers } = wish.capability.object;
  const fits = (entity: Entity) =>
    entity.from !== 'capability' &&
    !isOwn(entity, wish.capability) &&
    (kinds.length === 0 || kinds.includes(entity.kind));
  if (wish.object && !isOwn(wish.object, wish.capability) && !isOdd(wish.object, kinds)) return wish.object;
  const preferred = entities.find(
    (entity) =>
      // What is only hinted at works on things of the product, not on what another function keeps for itself.
      (wish.because === 'asked' || entity.from !== 'capability' || SETTLED.has(wish.capability.id)) &&
      prefers?.includes(singular(lastWord(entity.one))) &&
      !isOwn(entity, wish.capability),
  );
  return preferred ?? entities.find(fits) ?? wish.object ?? entities[0];
}

/** Words and figures are rarely what is meant where a capability asks for things: "pay, reviews". */
const isOdd = ({ kind }: Entity, kinds: readonly Entity['kind'][]) =>
  (kind === 'message' || kind === 'measure') && kinds.length > 0 && !kinds.includes(kind);

/** The capability brings this very thing ("invoices" to invoicing): it then works on something else, such as a project. */
const isOwn = (entity: Entity, capability: Capability) =>
  capability.entities.some(
    (spec) => spec.name === entity.one && (capability.object.apart || !spec.sameAs?.includes(entity.one)),
  );

export function bind(wish: Wish, ground: Ground, again: boolean): Use {
  const { capability } = wish;
  const meant = ground.entities.find(({ one }) => one === wish.objectName);
  const object =
    meant ??
    (isProductHeart(capability) ? wish.object : objectFor(wish, ground)) ??
    fromSpec(
      { name: capability.object.fallback, kind: 'item', fields: ['name: text', 'note: text'], relations: [] },
      'capability',
    );
  const { user, customer, keeper } = ground.people;
  const usual = capability.actor === 'keeper' ? keeper : capability.actor === 'customer' ? (customer ?? user) : user;
  const actor = wish.subject ?? usual;
  const other = actor.one === user.one ? (customer ?? actor) : user;
  const entities = ownEntities(capability, object, ground, !isOption(wish));
  const slots: Slots = new Map<string, Word>([
    ...entities,
    ['object', object],
    ['actor', actor],
    ['other', other],
    ['keeper', keeper],
    ['product', ground.product],
    ...topicSlot(ground),
    ...(isProductHeart(capability) ? renamedSlot(ground.kind, object) : []),
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
    heard: wish.says && isAbout(capability, wish.says, wish.verb) ? [wish.says] : [],
  };
}

/** What a product of a known kind is about, for its names. */
function topicSlot({ kind, understanding }: Ground): [string, Word][] {
  const topic = kind && topicOf(kind, understanding);
  return topic === undefined ? [] : [['topic', word(topic)]];
}

/** The entities that come with a capability, merged with what is there, and their relations. What is only offered for later adds no column to a thing of the idea (`grows`). */
function ownEntities(capability: Capability, object: Entity, ground: Ground, grows = true): Map<string, Entity> {
  const own = new Map<string, Entity>();
  const brought = new Set<Entity>();
  const kept = new Set<Entity>();
  for (const spec of capability.entities) {
    const isMain = isProductHeart(capability) && spec.name === capability.object.fallback;
    const same =
      isMain || (spec.sameAs?.some((name) => isCalled(object.one, name)) && !livesOtherwise(object, spec))
        ? object
        : undefined;
    const known =
      same ??
      ground.entities.find((entity) => entity.name === word(spec.name).name) ??
      ground.entities.find(
        (entity) =>
          entity.from === 'idea' &&
          entity !== object &&
          spec.sameAs?.includes(entity.one) &&
          !livesOtherwise(entity, spec),
      );
    const entity = known ?? fromSpec(spec, 'capability');
    if (known && known.from === 'idea' && !known.said && isMechanism(capability)) {
      entity.fields = [...spec.fields];
      entity.relations = [];
      entity.alone = spec.relations.length === 0;
    } else if (!grows && entity.from === 'idea') kept.add(entity);
    else if (same || known)
      entity.fields = mergeFields(entity.fields, spec.fields, (field) => isOfCapability(field, ground.capabilities));
    else {
      ground.entities.push(entity);
      brought.add(entity);
    }
    own.set(spec.key, entity);
  }
  if (!ground.entities.includes(object)) ground.entities.push(object);
  for (const spec of capability.entities)
    for (const relation of spec.relations) {
      const from = own.get(spec.key);
      if (from && kept.has(from)) continue;
      const target = own.get(relation.to);
      // What was there before can be without what a function brings: it is made earlier.
      const isLoose = !isProductHeart(capability) && from && target && !brought.has(from) && brought.has(target);
      const says = isLoose && relation.says === 'belongs to' ? 'refers to' : relation.says;
      link(from, { ...relation, says }, own, object, ground);
    }
  ground.entities.splice(0, ground.entities.length, ...distinct(ground.entities));
  return own;
}

/** "Vulnerability report" is no report of figures: such a word says what it is only where it stands alone. */
const LOOSE = new Set('report request plan check test entry item record list note file form'.split(' '));
const isCalled = (one: string, name: string) => one === name || (singular(lastWord(one)) === name && !LOOSE.has(name));

/** The basket that hangs in the water is no basket of a shop: what is known of its states has none in common. */
function livesOtherwise({ fields, one, from }: Entity, spec: { name: string; fields: readonly string[] }): boolean {
  const [mine, theirs] = [fields, spec.fields].map((all) => statesOf(all.find(isLife)));
  if (from !== 'idea' || one === spec.name || !mine?.length || !theirs?.length) return false;
  return !mine.some((state) => theirs.includes(state)) && AFIELD.test(String(mine));
}
const statesOf = (field: string | undefined) =>
  field
    ?.slice(field.indexOf(':') + 1)
    .split('|')
    .map((state) => state.trim());
/** Of things that grow, hang or lie outside. */
const AFIELD = /\b(?:in the water|ashore|growing|planted|sown|harvested|in the field|empty)\b/;

/** A capability works by this very field, so that its features stay true. */
const isOfCapability = (field: string, capabilities: readonly Capability[]) =>
  capabilities.some(({ entities }) => entities.some(({ fields }) => fields.includes(field)));

function link(
  from: Entity | undefined,
  relation: { says: Entity['relations'][number]['says']; to: string },
  own: Map<string, Entity>,
  object: Entity,
  ground: Ground,
): void {
  const target = relation.to === 'object' ? object : (own.get(relation.to) ?? spokenOf(relation.to, from, ground));
  if (from && target === from) hangOnOwn(from, relation.says);
  // A firm, a school, a club is nobody's own.
  const isOwned = from?.kind === 'group' && ['actor', 'other', 'keeper'].includes(relation.to);
  if (!from || !target || isOwned || target === from || from.relations.some((one) => one.to === target.name)) return;
  from.relations.push({ says: relation.says, to: target.name });
}

/** "~finding": what is called so, where the plan keeps such a thing; else one of the people. */
function spokenOf(to: string, from: Entity | undefined, ground: Ground): Entity | undefined {
  if (ROLES.has(to)) return personEntity(to, ground);
  if (!to.startsWith('~')) return undefined;
  return ground.entities.find((one) => one !== from && lastWord(one.one) === to.slice(1));
}

const ROLES = new Set(['actor', 'other', 'keeper', 'user', 'customer']);

function personEntity(role: string, { entities, people }: Ground): Entity | undefined {
  const who = role === 'keeper' ? people.keeper : role === 'other' ? (people.customer ?? people.user) : people.user;
  return entities.find((entity) => entity.name === who.name) ?? entities.find((entity) => entity.name === 'Account');
}
