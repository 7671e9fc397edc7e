import type { Capability, Kind } from '../knowledge/schema.ts';
import { lastWord, singular } from '../language/inflect.ts';
import type { Clause } from '../understand/reading.ts';
import type { Entity, Ground, Person, Use } from './design.ts';
import { applies, strength } from './match.ts';
import { personOf } from './people.ts';
import { word } from './slots.ts';

/** A capability that somebody or something asks for, before it is bound to what it works on. */
export interface Wish {
  capability: Capability;
  object?: Entity | undefined;
  subject?: Person | undefined;
  because: Use['because'];
  need: Use['need'];
  verb?: string | undefined;
}

/** Every wish, the strongest reason first: verbs of the idea, what nothing works without, its words, its field. */
export function collectWishes(ground: Ground): Wish[] {
  return [
    ...fromClauses(ground),
    ...fromAnalogy(ground),
    ...fromNeed(ground),
    ...fromWords(ground),
    ...fromField(ground),
  ];
}

function fromClauses(ground: Ground): Wish[] {
  const { reading, contextReading } = ground.understanding;
  return [...reading.clauses, ...contextReading.clauses].flatMap((clause) => {
    if (INERT.has(clause.verb)) return [];
    const object = entityOf(clause, ground.entities) ?? personAsEntity(clause, ground);
    const capability = settle(clause, owner(clause.verb, object?.kind, ground), object, ground);
    if (!capability || (clause.object !== undefined && object === undefined && capability.id === 'records')) return [];
    const subject = clause.subject ? actorOf(capability, personOf(clause.subject), ground) : undefined;
    return [{ capability, object, subject, because: 'asked' as const, need: 'core' as const, verb: clause.verb }];
  });
}

/** Verbs that every product has in passing. */
const INERT = new Set('remove delete drop cancel see view open show click get receive use print left'.split(' '));
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
    return files && strength(files.triggers, understanding) >= 2 ? files : of('automation');
  if (found?.id === 'matching' && !twoSided) return of('search');
  if (
    found?.id === 'transcription' &&
    /^(handwriting|letter|record|manuscript|page|document|receipt|form|note)$/.test(clause.object?.head ?? '')
  )
    return of('scanning');
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
  const names = [object.head, object.name];
  return capabilities.find((one) =>
    one.triggers.some(({ weight, words }) => weight === 3 && words.some((word) => names.includes(word))),
  );
}

const wantsModel = ({ understanding }: Ground) =>
  ['ai', 'llm', 'gpt', 'chatgpt', 'ki', 'claude'].some((one) => understanding.grams.has(one));

function entityOf(clause: Clause, entities: readonly Entity[]): Entity | undefined {
  const name = clause.object?.name;
  if (!name) return undefined;
  return (
    entities.find((entity) => entity.one === name) ??
    entities.find((entity) => entity.one.endsWith(` ${name}`) || name.endsWith(` ${entity.one}`))
  );
}

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

const POINT_OF_IT = 2;

/** "Uber for …" asks for what Uber does. */
function fromAnalogy({ understanding, capabilities }: Ground): Wish[] {
  return (understanding.analogy?.capabilities ?? []).flatMap((id, at) => {
    const capability = capabilities.find((one) => one.id === id);
    return capability
      ? [{ capability, because: 'asked' as const, need: at < POINT_OF_IT ? ('core' as const) : ('usual' as const) }]
      : [];
  });
}

/** Without these the rest cannot work: the main thing must be kept, people be known, work go on without signal. */
function fromNeed({ understanding, capabilities, hosted }: Ground): Wish[] {
  const { platform, offline } = understanding;
  const own = platform === 'device' || platform === 'cli';
  if (platform === 'device') return named(['telemetry', 'control', 'measurements', 'alerts', 'records'], capabilities);
  const { price, free } = understanding.constraints;
  const paidAgain = hosted && !free && (price?.per === 'month' || price?.per === 'year');
  const wanted = [
    'records',
    ...(platform === 'api' ? ['public-api'] : []),
    ...(platform === 'bot' ? ['chat-commands'] : []),
    ...(hosted && !own ? ['accounts'] : []),
    ...(offline && !own ? ['offline-sync'] : []),
    ...(paidAgain ? ['subscriptions'] : []),
  ];
  return named(wanted, capabilities);
}

function named(ids: string[], capabilities: readonly Capability[]): Wish[] {
  return ids.flatMap((id) => {
    const capability = capabilities.find((one) => one.id === id);
    return capability ? [{ capability, because: 'needed' as const, need: 'core' as const }] : [];
  });
}

/** Words that name the sort of program, and say nothing about what it does. */
const PLATFORM_WORDS = new Set([
  'cli',
  'command line',
  'terminal',
  'extension',
  'plugin',
  'plug-in',
  'desktop',
  'script',
  'bot',
  'raspberry pi',
]);

function fromWords({ capabilities, understanding }: Ground): Wish[] {
  return capabilities
    .map((capability) => ({ capability, points: strength(useful(capability.triggers), understanding) }))
    .filter(({ points }) => points >= 2)
    .sort((a, b) => b.points - a.points)
    .map(({ capability, points }) => ({
      capability,
      because: 'asked' as const,
      need: points >= 3 ? ('core' as const) : ('usual' as const),
    }));
}

const useful = (triggers: Capability['triggers']) =>
  triggers.map(({ weight, words }) => ({ weight, words: words.filter((word) => !PLATFORM_WORDS.has(word)) }));

/** What the field takes for granted; counts for less where the field was hardly recognised. */
function fromField(ground: Ground): Wish[] {
  const known = new Set<string>();
  return ground.domain.capabilities.flatMap(({ id, object, need, when }) => {
    const capability = ground.capabilities.find((one) => one.id === id);
    if (!capability || !applies(when, ground.understanding, known)) return [];
    const named = object ? fieldEntity(object, ground) : undefined;
    if (id === 'measurements' && !named && !ground.entities.some(({ kind }) => kind === 'measure')) return [];
    const lower = need === 'core' ? ('usual' as const) : ('later' as const);
    return [
      {
        capability,
        object: named,
        because: 'field' as const,
        need: ground.sure ? need : lower,
      },
    ];
  });
}

/** The entity of the field by name, or the one of the idea that means the same. */
function fieldEntity(name: string, { entities, domain }: Ground): Entity | undefined {
  const spec = domain.entities.find((one) => one.name === name);
  const names = [name, ...(spec?.words ?? [])];
  return entities.find((entity) => names.includes(entity.one) || names.includes(singular(lastWord(entity.one))));
}
