import type { Capability, Domain, EntitySpec } from '../knowledge/schema.ts';
import { hasSenses, sensesOf } from '../knowledge/words/columns.ts';
import { oneSense } from '../knowledge/words/senses.ts';
import { fieldsOfKind, homonyms, type Thing, things } from '../knowledge/words/things.ts';
import { tradeRecord } from '../knowledge/words/trade-records.ts';
import { lastWord, singular, spoken } from '../language/inflect.ts';
import { placesOf } from '../language/stands.ts';
import { enumerationsIn } from '../understand/enumerations.ts';
import type { Noun } from '../understand/nouns.ts';
import type { Understanding } from '../understand/understand.ts';
import type { Entity, Person } from './design.ts';
import { inTrade, isOfTrade } from './in-trade.ts';
import { isBrief } from './is-brief.ts';
import { chooseKept, type Kept } from './kept/choose.ts';
import { withSaidFields } from './said-fields.ts';
import { isSame } from './same-thing.ts';
import { isShunned } from './shunned.ts';
import { word } from './slots.ts';

const ENTITIES_MIN = 3;

/** The things that idea and field name, most important first. The first is what the product is about. */
export function chooseEntities(
  understanding: Understanding,
  domain: Domain,
  matched: boolean,
  capabilities: readonly Capability[],
  user: Person,
): Entity[] {
  const chosen = chooseKept(understanding, matched ? domain : undefined, lastWord(user.one));
  const likely = chosen.filter(
    (one, at) => isBrief(understanding) || !isDoubtful(one, understanding.grams, at === 0 ? LEADING : 0),
  );
  const meant = likely.filter(({ noun }, at) => at === 0 || !isWayIn(noun, understanding.idea));
  const kept = meant.length > 0 ? meant : chosen.slice(0, 1);
  const named = kept.map((one) => fromKept(one, kept, domain, matched, understanding));
  const like = aboutTopic(named, understanding);
  const listed = withSaidFields(
    [...like, ...named.filter(({ one }) => !like[0]?.one.endsWith(one))],
    understanding,
    (noun) => fromNoun(noun, domain, matched, understanding),
  );
  const own =
    listed.length > 0
      ? listed
      : (likeIts(understanding) ??
        handledBy(understanding.reading.productVerb, matched ? domain : undefined, capabilities));
  const field =
    matched || own.length === 0
      ? domain.entities.filter(
          (spec) =>
            !own.some((entity) => isSame(entity, spec)) &&
            !isShunned(spec.name, understanding) &&
            !understanding.constraints.without.some((phrase) => singular(phrase) === singular(lastWord(spec.name))),
        )
      : [];
  const wanted = Math.max(0, ENTITIES_MIN - own.length, own.length === 0 ? 3 : 0);
  const mentioned = field
    .filter((spec) => spec.kind !== 'person')
    .filter((spec) => [spec.name, ...(spec.words ?? [])].some((name) => understanding.grams.has(name)));
  const added = [...new Set([...mentioned, ...(matched || own.length === 0 ? field : [])])].slice(
    0,
    Math.max(wanted, Math.min(mentioned.length, 2)),
  );
  const [main] = own;
  for (const values of main?.from === 'idea' ? enumerationsIn(understanding.idea) : [])
    if (main)
      main.fields = [...main.fields.filter((field) => !field.startsWith('outcome:')), `outcome: ${values.join(' | ')}`];
  return distinct([...own, ...added.map((spec) => fromSpec(spec, 'field'))]);
}

/** What the idea is likened to leads where it begins so and no thing of its own is the topic: "Duolingo for sign language". */
function aboutTopic(named: readonly Entity[], understanding: Understanding): Entity[] {
  const { topic, likened, idea } = understanding;
  const starts = likened.some((name) => placesOf(idea.toLowerCase(), name.toLowerCase()).some((at) => at < BEGINS));
  if (topic === undefined || !starts || named[0]?.one.includes(singular(topic))) return [];
  return likeIts(understanding) ?? [];
}

const BEGINS = 12;
/** What such companies keep says nothing of what this one does: "Airbnb for camper vans" keeps vans. */
const OF_THE_TOPIC = new Set('place profile listing post product page'.split(' '));

/** "Duolingo for sign language": sign language lessons. An audience ("for kayakers") leaves the thing as it is. */
function likeIts({ analogy, topic, reading }: Understanding): Entity[] | undefined {
  if (!analogy) return undefined;
  const head = singular(lastWord(topic ?? ''));
  const isAudience = reading.people.some(({ noun }) => noun.head === head);
  const name =
    topic === undefined || isAudience
      ? analogy.thing
      : OF_THE_TOPIC.has(analogy.thing)
        ? singular(topic)
        : `${topic} ${analogy.thing}`;
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

/** What leads and nobody says is named after what is said: the "court booking" of an agency for court interpreters. */
function fromKept(
  one: Kept,
  all: readonly Kept[],
  domain: Domain,
  matched: boolean,
  understanding: Understanding,
): Entity {
  const { noun, said, of } = one;
  const isBare = of !== undefined && (!said || (OF_GOODS.has(noun.head) && !of.includes(' ')));
  if ((said && !isBare) || one !== all[0]) return { ...fromNoun(noun, domain, matched, understanding), of };
  const name = of ? `${of} ${noun.head}` : noun.name;
  return { ...fromNoun({ ...noun, name }, domain, matched, understanding), from: of ? 'idea' : 'field' };
}

/** Said of what it is about, such a thing is told from that of any other product: a "cheese order". */
const OF_GOODS = new Set(
  'order booking reservation rental return delivery request quote offer listing repair'.split(' '),
);

function fromNoun(noun: Noun, domain: Domain, matched: boolean, understanding: Understanding): Entity {
  const spec = matched ? domain.entities.find((one) => isSame(word(noun.name), one)) : undefined;
  // Known by its own name, it is more than another word for what the field keeps: a show note is no transcript.
  const isWordFor = spec !== undefined && spec.name !== noun.name;
  const own = isWordFor && ((noun.name.includes(' ') && isKnownPair(noun.name)) || hasTradeRecord(noun, understanding));
  const { kind, fields } = (own ? undefined : spec) ?? senseOf(noun, domain, matched && !own, understanding);
  const told = fields.filter((field) => !OF_SALE.test(field) || isSold(understanding.grams));
  const forms = noun.unknown ? word(noun.name, { many: noun.name }) : word(noun.name);
  return {
    ...forms,
    kind,
    fields: told.length >= FIELDS_MIN || told.length === fields.length ? told : fieldsOfKind[kind],
    relations: [],
    from: 'idea',
  };
}

/** Log odds below which a thing is left out: sooner where its word alone does not say what it is. */
const [KNOWN_MIN, UNSURE_MIN] = [-1.5, -0.6];

/** A word of a story, a habit, a feeling: to leave out a thing is better than to keep coats. */
function isDoubtful({ noun, spec, odds }: Kept, grams: ReadonlySet<string>, bonus: number): boolean {
  const isKnown = spec !== undefined || (noun.fields.length > 0 && isMeant(noun, grams));
  return odds + bonus < (isKnown ? KNOWN_MIN : UNSURE_MIN);
}
/** What leads is wrong more seldom. */
const LEADING = 0.5;

/** What the noun is in the field, else what a second word of the idea speaks for, else what it is in most fields. */
function senseOf(noun: Noun, domain: Domain, matched: boolean, { grams, idea, gloss }: Understanding): Thing {
  const text = `${idea} ${gloss}`;
  // A quote card is no identity card: of such a word the one before it says what it is.
  if (CARRIERS.has(noun.head) && noun.name.includes(' ') && !isKnownPair(noun.name))
    return { kind: noun.kind, fields: fieldsOfKind[noun.kind] };
  const senses = sensesOf(noun.name);
  const usual = senses.find((sense) => sense.in.includes('*'));
  const ofField = matched ? senses.filter((sense) => sense.in.includes(domain.id)) : [];
  const isKnown = noun.fields.length > 0 && isMeant(noun, grams) && isAtHome(noun, domain);
  const record = tradeRecord(noun.head);
  const ofTrade = (record ? [record, ...senses] : senses).filter((one) => isOfTrade(one, text));
  const likely = [...ofTrade, ...ofField, ...(isKnown ? [noun] : [])];
  return (
    inTrade([...likely, ...(usual && !isKnown ? [usual] : [])], text) ?? { kind: noun.kind, fields: neutral(noun) }
  );
}

const hasTradeRecord = ({ head }: Noun, { idea, gloss }: Understanding) => {
  const record = tradeRecord(head);
  return record !== undefined && isOfTrade(record, `${idea} ${gloss}`);
};

const isKnownPair = (name: string) => {
  const pair = name.split(' ').slice(-2).join(' ');
  return things.has(pair) || hasSenses(pair);
};

/** Hold something, and are told by what they hold. */
const CARRIERS = new Set('card note sheet slip board page box link list tag label ticket'.split(' '));

/** "Just a link", "opened by link": the way in, and nothing that is kept. */
const isWayIn = ({ head }: Noun, idea: string) =>
  head === 'link' &&
  /\b(?:just|only|by|via|over|with|through|share[sd]?|send|from) (?:an? |the |one |that )?(?:\p{L}+ )?links?\b/iu.test(
    idea,
  ) &&
  !/\b(?:save|collect|bookmark|shorten|keep|store|archive|sort)\p{L}* (?:\p{L}+ ){0,3}links?\b/iu.test(idea);

/** What landlords note of a tenant is wrong of the tenants of a program; of such words the field decides. */
const isAtHome = ({ head }: Noun, { id }: Domain) =>
  HOMES.every(([words, fields]) => !words.test(head) || fields.test(id));
const HOMES: readonly [words: RegExp, fields: RegExp][] = [
  [/^(?:tenant|renter|lodger)$/, /real-estate|property|home-services|hospitality|legal/],
  [
    /^(?:house|home|villa|cottage|flat|apartment|condo|loft)$/,
    /real-estate|property|home|household|travel|construction|energy|family/,
  ],
  [/^(?:dishwasher|dryer|mixer|cooker|washer)$/, /home|household|repair|retail|manufacturing|real-estate|kitchen/],
];

/** What a word of several trades is cannot be told from the word: not even its kind. */
const neutral = ({ head, kind }: Noun) =>
  homonyms.has(head) && (kind === 'document' || kind === 'event') ? fieldsOfKind.item : fieldsOfKind[kind];

const FIELDS_MIN = 3;
/** What only a thing that is sold or let has. */
const OF_SALE =
  /^(?:price\w*|sku|cost|inStock|startPrice|reserve\w*|ticketPrice|rentPer\w*|pricePer\w*|hammerPrice|supplierName)\b|on sale|sold out|for sale/;
const isSold = (grams: ReadonlySet<string>) => SALES.some((word) => grams.has(word));
const SALES =
  'sell sale seller price buy buyer shop store pay payment customer rent rental money cost euro dollar pound order checkout market marketplace auction invoice stock inventory quote'.split(
    ' ',
  );

/** The fields known of the noun are of the sense that the idea means: a second word of it speaks for them. */
function isMeant({ head, name, fields }: Noun, grams: ReadonlySet<string>): boolean {
  if (homonyms.has(head)) return false;
  if (!oneSense().has(head) && !oneSense().has(name)) return true;
  const words = fields.flatMap((field) => spoken(field.split(':')[0] ?? '').split(' '));
  return words.some((word) => word.length > 3 && !SAYS_NOTHING.has(word) && word !== head && grams.has(singular(word)));
}

const SAYS_NOTHING = new Set(
  'name note notes title status date number price photo photos text type kind time started ended'.split(' '),
);

/** An entity as knowledge describes it. Relations are settled by `relate`. */
export function fromSpec(spec: EntitySpec, from: Entity['from']): Entity {
  return {
    ...word(spec.name, spec.plural ? { many: spec.plural } : {}),
    kind: spec.kind,
    fields: spec.fields,
    relations: [],
    from,
    ...(spec.alone ? { alone: true } : {}),
  };
}

/** One entity a name; the first wins. */
export function distinct(entities: Entity[]): Entity[] {
  const seen = new Set<string>();
  return entities.filter((entity) => !seen.has(entity.name.toLowerCase()) && seen.add(entity.name.toLowerCase()));
}
