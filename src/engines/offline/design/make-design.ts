import type { Capability, Domain, Product } from '../knowledge/schema.ts';
import { hostOf } from '../knowledge/stack/hosts.ts';
import { hash, pick } from '../language/hash.ts';
import { capital, kebab, lastWord, pascal } from '../language/inflect.ts';
import type { Understanding } from '../understand/understand.ts';
import { knowByChat } from './chat-knows.ts';
import { chooseDomain } from './choose-domain.ts';
import { chooseSegment } from './choose-segment.ts';
import type { Design, Entity, Ground, Part } from './design.ts';
import { offlineAsDone } from './entered-outside.ts';
import { chooseEntities } from './entities.ts';
import { noteGrowth } from './give-back.ts';
import { inMessenger } from './in-messenger.ts';
import { joinAsSaid } from './joined.ts';
import { layDown } from './laid-down/lay-down.ts';
import { withoutButtons } from './mechanisms/buttons.ts';
import { momentsRead } from './moments-read.ts';
import { nameProduct } from './name-product.ts';
import { oneParser } from './one-parser.ts';
import { fromTranscript, oneRecording } from './one-recording.ts';
import { chooseParts, neededEntities, offeredParts } from './parts.ts';
import { choosePeople } from './people.ts';
import { chooseProduct } from './product/choose.ts';
import { fieldFor, fieldOfProduct } from './product/field.ts';
import { listedInKind } from './product/listed.ts';
import { peopleOfProduct } from './product/people.ts';
import { rolesInOwnWords } from './product/roles.ts';
import { entitiesOfProduct } from './product/wishes.ts';
import { relate } from './relate.ts';
import { withDetails } from './said-details/say-details.ts';
import { withoutNoThings } from './todays-way.ts';
import { chooseUses } from './uses.ts';

/** Decides everything that the artefacts have in common. Pure: the same understanding gives the same design. */
export function makeDesign(
  whole: Understanding,
  knowledge: {
    domains: readonly Domain[];
    capabilities: readonly Capability[];
    /** Left out, every plan is composed from single functions. */
    products?: readonly Product[];
  },
): Design {
  const understanding = withoutButtons(whole);
  const capabilities = inMessenger(knowledge.capabilities, understanding);
  const { best, odds } = chooseDomain(knowledge.domains, understanding);
  const kind = chooseProduct(knowledge.products ?? [], understanding);
  const usual = (kind ? fieldFor(kind, best, understanding, knowledge.domains) : best) ?? generalOf(knowledge.domains);
  const domain = kind ? fieldOfProduct(kind, usual) : usual;
  const matched = best !== undefined || kind !== undefined;
  const hosted = runsOnServer(understanding);
  const people = kind
    ? peopleOfProduct(kind, understanding, hosted)
    : choosePeople(understanding, domain, matched, hosted);
  if (!kind && understanding.reading.people.length === 0 && people.user.one === domain.people.user)
    people.user.group = chooseSegment(domain, understanding).name;
  const own = understanding.constraints.ownUse;
  // A tool of the house is for its people, not for all of the field.
  if (own?.kind === 'work' && !people.user.group.includes(own.house))
    people.user.group = people.user.one.includes(own.house)
      ? people.user.many
      : `${people.user.many} of the ${own.house}`;
  const key = String(hash(understanding.idea + understanding.context));
  const entities = kind
    ? entitiesOfProduct(kind, understanding)
    : named(
        oneRecording(chooseEntities(understanding, domain, matched, capabilities, people.user), understanding),
        understanding,
        key,
      );
  const product = nameProduct(understanding, entities, people.user.one, key, kind?.titles);
  const ground: Ground = {
    understanding,
    domain,
    sure: odds > 0 || !matched,
    capabilities,
    people,
    entities,
    hosted,
    product,
    kind,
  };
  const growth = noteGrowth(ground);
  const uses = chooseUses(ground, growth);
  if (kind) listedInKind(kind, entities, understanding);
  if (kind) rolesInOwnWords(kind, entities, people, understanding);
  const chosen = chooseParts(uses, { hosted, people, understanding });
  // So little of the kind is left by what the idea rules out that it is none: planned from single functions.
  if (kind && offeredParts(uses, { hosted, people, understanding }).length < PARTS_FEW)
    return makeDesign(understanding, {
      ...knowledge,
      products: knowledge.products?.filter((one) => one !== kind) ?? [],
    });
  growth.giveBack(chosen.map(({ use }) => use));
  const laid = layDown(ground, chosen);
  const parts = joinedUp(withDetails(laid, neededEntities(entities, laid), understanding), entities);
  const needed = withoutNoThings(neededEntities(entities, parts), parts, understanding);
  knowByChat(needed, understanding);
  return {
    understanding,
    key,
    product,
    people,
    domain,
    kind,
    segment: chooseSegment(domain, understanding),
    entities: joinAsSaid(relate(needed, domain), parts),
    uses: [
      ...new Set([...uses.filter((use) => parts.some((part) => part.use === use)), ...parts.map(({ use }) => use)]),
    ],
    parts,
    hosted,
    assumptions: assume(understanding, matched, domain, people),
  };
}

/** Parts that speak of the same table by each other. */
const joinedUp = (parts: readonly Part[], entities: readonly Entity[]): Part[] =>
  [fromTranscript, oneParser, momentsRead, offlineAsDone].reduce<Part[]>((so, join) => join(so, entities), [...parts]);

/** A plan has at least so many features. */
const PARTS_FEW = 4;

/** Programs that run on one machine and have no server of their own. */
const LOCAL = new Set(['cli', 'desktop', 'extension', 'plugin']);

/** A plug-in for a shop, a site or a team's tool has a server behind it; one for a drawing or writing program has none. */
function runsOnServer(understanding: Understanding): boolean {
  const host = hostOf(understanding);
  const { platform, constraints } = understanding;
  if (constraints.localOnly && (platform === 'web' || platform === 'mobile')) return false;
  // What people tell each other in a browser lies on a server.
  if (platform === 'extension' && TOGETHER.some((word) => understanding.grams.has(word))) return true;
  return host ? host.kind !== 'local' : !LOCAL.has(platform);
}

const TOGETHER = [
  'community',
  'crowd',
  'other user',
  'other shopper',
  'other people',
  'other buyer',
  'other reader',
  'my team',
  'our team',
  'team',
  'colleague',
  'friend',
];

function generalOf(domains: readonly Domain[]): Domain {
  const general = domains.find((domain) => domain.id === 'general');
  if (!general) throw new Error('the knowledge base has no general domain');
  return general;
}

/** Where the idea names no thing of its own, the first entity takes the idea's words, so that no two ideas share a plan. */
function named(entities: Entity[], understanding: Understanding, key: string): Entity[] {
  const [first, ...rest] = entities;
  if (!first || first.from === 'idea') return entities;
  const word =
    understanding.words.find((one) => /^[\p{L}\p{M}\p{N}]{2,}$/u.test(one) && !TOO_THIN.has(one)) ??
    pick(CODENAMES, key);
  if (first.one.split(' ').includes(word.toLowerCase())) return [{ ...first, from: 'idea' }, ...rest];
  const one = `${word.toLowerCase()} ${lastWord(first.one)}`;
  return [
    {
      ...first,
      one,
      many: `${word.toLowerCase()} ${lastWord(first.many)}`,
      name: pascal(one),
      path: kebab(one),
      from: 'idea',
    },
    ...rest,
  ];
}

const TOO_THIN = new Set(
  'the app and for with that make want something anything some help people thing website platform tool idea build create please need business startup software would like ignore'.split(
    ' ',
  ),
);
const CODENAMES =
  'amber basalt cedar delta ember fjord garnet harbour indigo juniper kestrel linden marble nettle opal pebble quartz rowan saffron thistle umber velvet willow yarrow zephyr'.split(
    ' ',
  );

function assume(understanding: Understanding, matched: boolean, domain: Domain, people: Design['people']): string[] {
  const { constraints, platformBecause, reading } = understanding;
  // Without accounts there is nobody who could be asked for money.
  const isFree = constraints.free || (understanding.platform === 'web' && constraints.without.includes('accounts'));
  return [
    ...(reading.people.length === 0 ? [`no audience is named: ${people.user.group}`] : []),
    ...(matched ? [] : ['no known field fits: figures are wide guesses']),
    ...(platformBecause === undefined ? ['no platform is named: a responsive web app'] : []),
    ...(constraints.teamSize === undefined ? ['no team size is given: one developer'] : []),
    ...(constraints.price === undefined &&
    constraints.commissionPercent === undefined &&
    constraints.ownUse === undefined &&
    !isFree
      ? [`no price is named: the usual price for ${chooseSegment(domain, understanding).name}`]
      : []),
    ...(constraints.places.length === 0 && constraints.elsewhere !== undefined
      ? [`law and currency of ${constraints.elsewhere} are not known: US dollars`]
      : []),
    ...(constraints.places.length === 0 && constraints.elsewhere === undefined && constraints.ownUse === undefined
      ? [`no region is named: one country${isFree ? '' : ' with card payment'}`]
      : []),
  ].map(capital);
}
