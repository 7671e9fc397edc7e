import type { Product } from '../../knowledge/schema.ts';
import { plural } from '../../language/inflect.ts';
import type { Understanding } from '../../understand/understand.ts';
import { demandsOf, isDemanded } from '../demands-in.ts';
import type { Entity, Ground, Use } from '../design.ts';
import { fromSpec } from '../entities.ts';
import { likelihoods } from '../likelihood.ts';
import { isMechanism } from '../mechanisms/build.ts';
import { messengerOf } from '../messenger.ts';
import { isShunned } from '../shunned.ts';
import type { Wish } from '../wish.ts';
import { heartOf, isProductHeart } from './heart.ts';
import { nameFrom, ownNameOf, saysHead } from './own-name.ts';
import { isAmong, isOfProduct, ownWords } from './own-words.ts';
import { topicOf } from './topic.ts';

/**
 * The main entity of the product; the others come with its heart. Sentences speak of elevator inspections where the idea is about
 * elevators; in the data model and in addresses it stays the inspection.
 */
export function entitiesOfProduct(product: Product, understanding: Understanding): Entity[] {
  const main = product.entities.find(({ key }) => key === product.object);
  if (!main) return [];
  const entity = fromSpec(main, 'idea');
  const topic = topicOf(product, understanding);
  const own = ownNameOf(product, main, understanding);
  // Two glued before a third read as one ("crown and night guard jobs"), and one of the two leaves the other out.
  const [first] = topic?.split(' and ') ?? [];
  const isPair = first !== topic && (own !== undefined || saysHead(main, understanding));
  const isVague = own !== undefined && VAGUE.has(own);
  if (isVague && first !== undefined) return [{ ...entity, ...nameFrom(called(first, nameFrom(own)).one) }];
  const named = { ...entity, ...(own === undefined || isVague ? {} : nameFrom(own)) };
  return [{ ...named, ...(topic === undefined || isPair ? {} : called(topic, named)) }];
}

/** A thing of the kind, called after what it is about as well: "elevator inspections". */
function called(topic: string, { one, many }: Pick<Entity, 'one' | 'many'>): Pick<Entity, 'one' | 'many'> {
  if (one.split(' ').some((word) => topic.split(' ').includes(word))) return { one, many };
  // "Ewe animals" are ewes, "stamp owned things" are stamps.
  if (ANY.has(one)) return { one: topic, many: plural(topic) };
  if (!PARTICIPLE.test(one)) return { one: `${topic} ${one}`, many: `${topic} ${many}` };
  const [last, lasts] = [one, many].map((name) => name.slice(name.indexOf(' ') + 1));
  return last === 'person' ? { one, many } : { one: `${topic} ${last}`, many: `${topic} ${lasts}` };
}

/** Means something only with what it is a set of; alone it is a word of every language that programs are written in. */
const VAGUE = new Set(['set', 'lot', 'goods', 'piece', 'map', 'file', 'object', 'record']);

/** Says of what it is about no more than that it is one. */
const ANY = new Set([
  'animal',
  'plant',
  'pet',
  'owned thing',
  'tested item',
  'collection object',
  'keepsake',
  'found thing',
]);

/** "Stored lot": what was done to it stands well alone, and not behind another word. */
const PARTICIPLE = /^[a-z]+ed [a-z]+$/;

/**
 * What the idea asks for beside the heart of the product. What its words point to in a wrong sense, what the product does in its
 * own way and what only its field would add falls away.
 */
export function withHeart(product: Product, wishes: readonly Wish[], ground: Ground): Wish[] {
  const heart = heartOf(product);
  const main = ground.entities[0];
  const of = (key: string) => ground.entities.find(({ one }) => one === nameOf(key, product)) ?? main;
  const done = product.features.flatMap(({ does = [] }) => does);
  const out = new Set([...done, ...product.with.map(({ id }) => id)]);
  const odds = likelihoods(ground.understanding);
  const isBot = ground.understanding.platform === 'bot';
  const isOut = ({ capability: { id }, says }: Wish) =>
    out.has(id) ||
    isOwnPartner(id, product) ||
    isOwnMessenger(id, product, ground.understanding) ||
    // News in a chat is no bot that is talked to.
    (id === 'chat-commands' && !isBot) ||
    (id === 'vault' && !isSealed(ground.understanding)) ||
    (PLAY.has(id) && (odds.get(id) ?? NEVER) < CERTAIN) ||
    (product.without.includes(id) && (id === 'records' || !isMeant(id, ground.understanding))) ||
    (says !== undefined && isOfProduct(says, product) && !isMeant(id, ground.understanding));
  const usual = product.with.flatMap(({ id, object, need }): Wish[] => {
    const capability = ground.capabilities.find((one) => one.id === id);
    const isWanted = need === 'core' || (odds.get(id) ?? NEVER) > UNLIKELY;
    // Criteria of the heart speak of who is told: that is built with it.
    return capability && isWanted
      ? [
          {
            ...{ capability, object: of(object), because: 'needed', need: id === 'notifications' ? 'core' : need },
            ...(id === 'accounts' || isShunned(nameOf(object, product) ?? '', ground.understanding)
              ? {}
              : { objectName: nameOf(object, product) }),
          },
        ]
      : [];
  });
  // A bot knows people by where they talk with it.
  const signIn = isBot ? [] : usual.filter(({ capability }) => capability.id === 'accounts');
  const talk = isBot ? wishes.filter(({ capability }) => capability.id === 'chat-commands').slice(0, 1) : [];
  const { idea, context } = ground.understanding;
  // Those who have no address come in by a code of the one who leads them: only that one signs in.
  const subject = BY_CODE.test(`${idea} ${context}`) ? ground.people.keeper : undefined;
  return [
    ...signIn.map((wish) => ({ ...wish, subject })),
    { capability: heart, object: main, because: 'asked', need: 'core' },
    ...talk,
    ...usual.filter(({ capability }) => capability.id !== 'accounts'),
    // Where the brief names a program, what passes between the two is no afterthought.
    ...wishes
      .filter((wish) => (wish.because !== 'field' || isHinted(wish, ground)) && !isOut(wish) && !talk.includes(wish))
      .map((wish) => (wish.capability.id.startsWith('exchange-') ? { ...wish, need: 'core' as const } : wish)),
  ];
}

const BY_CODE =
  /\b(?:no|without(?: an?)?|not? need(?:ing)? an?) (?:child(?:ren)?['’]?s? |own )?e-?mail(?: address(?:es)?)?\b|\b(?:class|join|room|group) codes?\b/i;

/** "Encrypted" is met by the stack; that nobody else can read it needs keys on the devices. */
const isSealed = (understanding: Understanding) =>
  demandsOf(understanding).some(({ choice }) => choice.startsWith('end-to-end'));

/** A word such as "daily" or "together" makes no game of a product that is something else. */
const PLAY = new Set(['streaks', 'multiplayer', 'loyalty', 'quizzes', 'tournaments']);
const CERTAIN = 2.5;

/** Log odds from which a function is in the idea, whatever else its words may mean. */
const LIKELY = -0.5;
const NEVER = -9;
/** What such products usually have beside, and what this idea gives no sign of, is left to a later plan. */
const UNLIKELY = -2;

/** Its words make it likely by themselves, although they mean something else as a rule. */
const isMeant = (id: string, understanding: Understanding) => (likelihoods(understanding).get(id) ?? NEVER) > LIKELY;

/** "FHIR" to a product that writes readings into health records by it anyway. */
const isOwnPartner = (id: string, product: Product) =>
  id.startsWith('exchange-') &&
  id
    .slice('exchange-'.length)
    .split('-')
    .every((word) => isAmong(word, ownWords(product)));

/** The kind sends messages itself: it sends them there. */
const isOwnMessenger = (id: string, { nodes }: Product, understanding: Understanding) =>
  id === `exchange-${messengerOf(understanding)?.toLowerCase()}` && nodes.some(({ need }) => need === 'sms');

const nameOf = (key: string, { entities }: Product) => entities.find((one) => one.key === key)?.name;

/** Its words alone make it likely: an option for later. */
const isHinted = ({ capability }: Wish, { understanding }: Ground) =>
  (likelihoods(understanding).get(capability.id) ?? NEVER) > HINTED;
const HINTED = -1;

/** Log odds from which a function needs no part of the idea that asks for it. */
const SURE = 1;

/** What stays of the uses: the product, what it cannot be without, and what a part of the idea asks for that is not the product. */
export const besideProduct = (product: Product, uses: readonly Use[], understanding: Understanding): Use[] =>
  uses.filter(
    ({ because, capability, heard, verb }) =>
      because !== 'asked' ||
      isProductHeart(capability) ||
      isMechanism(capability) ||
      capability.id.startsWith('exchange-') ||
      isDemanded(capability.id, understanding) ||
      (likelihoods(understanding).get(capability.id) ?? NEVER) >
        (product.without.includes(capability.id) ? LIKELY : SURE) ||
      (heard.length > 0 ? heard.some((says) => !isOfProduct(says, product)) : verb !== undefined),
  );
