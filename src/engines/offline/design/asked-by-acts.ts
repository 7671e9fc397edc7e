import type { Capability, Kind } from '../knowledge/schema.ts';
import { INERT } from '../knowledge/words/inert.ts';
import type { Clause } from '../understand/reading.ts';
import { isDenied } from './denied.ts';
import type { Entity, Ground, Person } from './design.ts';
import { entityOf } from './entity-of.ts';
import { likelihoods } from './likelihood.ts';
import { named, strength } from './match.ts';
import { meantByThing } from './meant-by-thing.ts';
import { isNoFeature } from './no-feature.ts';
import { ALWAYS_OUTSIDE } from './only-told.ts';
import { actOfItsOwn, OWN_MAX, phraseKnown } from './own-acts.ts';
import { personOf } from './people.ts';
import { word } from './slots.ts';
import type { Wish } from './wish.ts';
import { isOfMaking, wishedFor } from './wished-for.ts';

/** What the verbs of idea and context ask for; an act that no capability knows becomes a feature in the idea's own words. */
export function fromActs(ground: Ground): Wish[] {
  const { reading, contextReading } = ground.understanding;
  const owned = new Set(ground.capabilities.flatMap(({ id, verbs }) => (id === 'records' ? [] : verbs)));
  const wished = wishedFor(ground.understanding, owned);
  const told = reading.clauses.filter(({ verb }) => owned.has(verb) || !wished.some((wish) => wish.verb === verb));
  const heard = new Set<string>();
  return [...told, ...wished, ...contextReading.clauses].flatMap((clause): Wish[] => {
    if (clause.says && (isDenied(clause.says, ground.understanding) || isNoFeature(clause.says))) return [];
    if (clause.verb === 'sign' && /^\S+[- ](?:in|up|on)\b/.test(clause.says ?? '')) return [];
    if ((INERT.has(clause.verb) && !clause.isWish) || isOfMaking(clause, ground.understanding)) return [];
    const own = heard.has(clause.says ?? '') || heard.size >= OWN_MAX ? undefined : actOfItsOwn(clause, ground);
    if (own) heard.add(clause.says ?? '');
    const object = entityOf(clause, ground.entities) ?? own?.of ?? personAsEntity(clause, ground);
    const known = !own && clause.isWish && clause.says ? phraseKnown(clause.says, ground) : undefined;
    const capability = own?.act ?? known ?? settle(clause, owner(clause.verb, object?.kind, ground), object, ground);
    if (!capability || (clause.object !== undefined && object === undefined && capability.id === 'records')) return [];
    // A verb alone is weak evidence: "share night duty" shares nothing, "vet practices" teach nobody.
    if (!own && isUnlikely(capability, ground))
      return [{ capability, object, because: 'field' as const, need: 'later' as const }];
    const acts = clause.subject && !ALWAYS_OUTSIDE.test(clause.subject.head);
    const subject = clause.subject && acts ? actorOf(capability, personOf(clause.subject), ground) : undefined;
    return [
      {
        capability,
        object,
        subject,
        because: 'asked' as const,
        need: 'core' as const,
        verb: clause.verb,
        says: clause.says,
      },
    ];
  });
}

/** Log odds below which a verb asks for nothing: of the labelled ideas one in seven meant it there. */
const UNLIKELY = -3.5;

const isUnlikely = ({ id }: Capability, { understanding }: Ground) =>
  id !== 'records' && (likelihoods(understanding).get(id) ?? 0) < UNLIKELY;

/** Done to people about something else: the person is not what is kept. */
const ADDRESSED = new Set([
  'remind',
  'notify',
  'inform',
  'teach',
  'alert',
  'tell',
  'warn',
  'motivate',
  'educate',
  'nudge',
]);

/** "Track" such a thing means to know what there is and how it stands; there is no value to chart. */
const KEPT = new Set<Kind>(['item', 'place', 'document', 'person', 'group']);

/** The capability that owns the verb and can work on such a thing. Plain keeping wins but for values. */
function owner(verb: string, kind: Kind | undefined, { capabilities }: Ground): Capability | undefined {
  const owners = capabilities
    .filter((capability) => capability.verbs.includes(verb))
    .sort((a, b) => Number(a.object.kinds.length === 0) - Number(b.object.kinds.length === 0));
  const plain = owners.find(({ id }) => id === 'records');
  if (plain && kind !== undefined && kind !== 'measure') return plain;
  const fitting = owners.find(
    ({ object }) => kind === undefined || object.kinds.length === 0 || object.kinds.includes(kind),
  );
  if (fitting?.id === 'measurements' && kind !== undefined && KEPT.has(kind))
    return capabilities.find(({ id }) => id === 'records');
  return fitting ?? owners[0] ?? (kind === undefined ? undefined : capabilities.find(({ id }) => id === 'records'));
}

const WRITES = new Set(['summarise', 'summarize', 'answer', 'explain', 'rewrite', 'translate', 'draft', 'proofread']);
const PROSE =
  /^(text|article|story|post|letter|email|mail|message|summary|description|essay|book|paper|note|transcript|chapter|newsletter|lyric|poem|content|caption|blog|novel|conversation|meeting|blocker|feedback)$/;

/** What these are about is watched in a way of their own: toxic comments, price drops, outages. */
const WATCHES = new Set(['moderation', 'price-tracking', 'incidents']);

/** Verbs that say little ("generate", "manage", "sell") are decided by what they are done to and where. */
function settle(
  clause: Clause,
  found: Capability | undefined,
  object: Entity | undefined,
  ground: Ground,
): Capability | undefined {
  const { capabilities, understanding, people } = ground;
  const of = (id: string) => capabilities.find((one) => one.id === id);
  const twoSided = people.customer !== undefined || object?.kind === 'person';
  const files = of('file-processing');
  if (found?.id === 'matching' && understanding.platform === 'cli')
    return files && strength(files, understanding) >= 2 ? files : of('automation');
  if (found?.id === 'matching' && !twoSided) return of('search');
  const meant = meantByThing(found?.id, clause.object?.head ?? '', object, understanding);
  if (meant) return of(meant);
  const market = understanding.grams.has('marketplace') || understanding.grams.has('exchange');
  if (found?.id === 'ordering') return market ? of('marketplace') : found;
  if (found?.id === 'alerts') {
    const special = byObject(clause, capabilities);
    if (special && WATCHES.has(special.id)) return special;
  }
  if (found !== undefined && found.id !== 'records' && found.id !== 'assistant') return found;
  const special = byObject(clause, capabilities);
  if (special && (found !== undefined || special.verbs.length === 0)) return special;
  if (
    found?.id !== 'assistant' ||
    WRITES.has(clause.verb) ||
    PROSE.test(clause.object?.head ?? '') ||
    wantsModel(ground)
  )
    return found;
  return of('records');
}

/** The capability that is about such things whatever is done to them: "invoices", "appointments". */
function byObject({ object }: Clause, capabilities: readonly Capability[]): Capability | undefined {
  if (!object) return undefined;
  const ids = named([object.head, object.name]);
  return capabilities.find(({ id }) => ids.has(id));
}

const wantsModel = ({ understanding }: Ground) =>
  ['ai', 'llm', 'gpt', 'chatgpt', 'ki', 'claude'].some((one) => understanding.grams.has(one));

/** Booking or matching a person: the person is what is kept. */
function personAsEntity({ object, verb }: Clause, { capabilities, entities }: Ground): Entity | undefined {
  const fits =
    object?.is === 'person' &&
    !ADDRESSED.has(verb) &&
    capabilities.some((one) => one.verbs.includes(verb) && one.object.kinds.includes('person'));
  if (!object || !fits) return undefined;
  const entity: Entity = {
    ...word(personOf(object).one),
    kind: 'person',
    fields: object.fields,
    relations: [],
    from: 'idea',
  };
  entities.push(entity);
  return entity;
}

/** Who acts: the subject of the sentence, unless the other side is known to do this ("a bakery sells bread": guests order). */
function actorOf(capability: Capability, subject: Person, { people }: Ground): Person | undefined {
  if (capability.actor !== 'customer' || !people.customer || subject.one === people.customer.one) return subject;
  return undefined;
}
