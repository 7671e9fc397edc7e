import type { Feature, Features } from '../../../../artifacts/features.ts';
import { type Design, type Entity, isOption, type Use } from '../../design/design.ts';
import { isPaymentExcluded } from '../../design/excluded.ts';
import { exclusionsOf } from '../../design/exclusions.ts';
import { isRuleCapability } from '../../design/laid-down/capability.ts';
import { leftOut } from '../../design/left-out.ts';
import { strength } from '../../design/match.ts';
import { nearness } from '../../design/nearness.ts';
import { isOnlyInChat } from '../../design/only-in-chat.ts';
import { isProductHeart } from '../../design/product/heart.ts';
import { isShunned } from '../../design/shunned.ts';
import { fits, say, sayAll } from '../../design/slots.ts';
import type { CapabilityFeature, Story } from '../../knowledge/schema.ts';
import { hash, pick } from '../../language/hash.ts';
import { list, withArticle } from '../../language/inflect.ts';
import { askedFor } from '../own-words.ts';
import { buildOrder } from './build-order.ts';
import type { Draft } from './draft.ts';
import { closeHoles, shapeOf } from './endpoints.ts';
import { fitted } from './fitted.ts';
import { heardOf } from './heard.ts';
import { houseRules } from './house-rules.ts';
import { leadOf } from './lead.ts';
import { setPriorities } from './priorities.ts';
import { registerOf } from './registers.ts';
import { testOf } from './rule-test.ts';
import { rulesOfFeature } from './said-rules.ts';
import { isCalledByChat } from './typed-in-chat.ts';

const ORDER = { P0: 0, P1: 1, P2: 2, P3: 3 } as const;

/** What may stand only once in a plan. */
interface Taken {
  names: Set<string>;
  paths: Set<string>;
  stories: Set<string>;
  heard: Set<string>;
}

/** Composes the features of a design, most urgent first, none before what it needs. */
export function composeFeatures(design: Design): Features {
  const drafts = draftFeatures(design);
  return { summary: summarize(design, drafts), features: drafts.map((draft) => draft.feature) };
}

/**
 * The features of the design, most urgent first and in the order in which they can be built; unique by name, with unique
 * endpoints, each entity of the plan with a way in. `needs` says what each stands on.
 */
export function orderFeatures(design: Design): { drafts: Draft[]; needs: Map<Draft, Draft[]> } {
  const taken: Taken = { names: new Set(), paths: new Set(), stories: new Set(), heard: new Set() };
  const ranked = design.parts
    .map(({ use, spec, points }) =>
      isOption(use)
        ? sketch(use, spec, points, design, taken)
        : use.again && spec.key === 'keep'
          ? write(...register([use.object], design), points, design, taken)
          : write(use, fitted(use, spec, design), points, design, taken),
    )
    .filter((draft, at) => at === 0 || !isShunned(draft.feature.name, design.understanding));
  const rules = houseRules(design);
  if (rules) {
    const points = design.kind ? RULES_OF_KIND : RULES;
    const before = ranked.findIndex((draft) => draft.points < points);
    ranked.splice(before < 0 ? ranked.length : before, 0, write(rules.use, rules.spec, points, design, taken));
  }
  for (const entities of homeless(ranked, design))
    ranked.push(write(...register(entities, design), isCentral(entities[0], design) ? CENTRAL : LEAST, design, taken));
  if (design.hosted && !isOnlyInChat(design.understanding))
    closeHoles(
      ranked,
      design.entities,
      taken.paths,
      exclusionsOf(design).has('list of all') ? new Set(design.entities) : ofKind(design),
    );
  for (const draft of ranked) if (!isOption(draft.use)) draft.feature.dataImpact = impact(draft.reads, draft.writes);
  const near = nearness(ranked, design.understanding);
  const { order, needs } = buildOrder(ranked, (draft) => leadOf(draft, near.get(draft)));
  setPriorities(ranked, order, needs, near, design);
  const drafts = [...order].sort((a, b) => ORDER[a.feature.priority] - ORDER[b.feature.priority]);
  return { drafts, needs };
}

/** The features as `orderFeatures` has them, where it does not matter what they stand on. */
export const draftFeatures = (design: Design): Draft[] => orderFeatures(design).drafts;

/** The rules of the idea are asked for in its own words. */
const RULES = 6.7;
/** Of a known kind they come after what such a product promises and before what it usually has beside. */
const RULES_OF_KIND = 8.8;
/** A register stands behind everything that the idea asks for in so many words. */
const LEAST = 2.8;
/** The first things that an idea names are what it is about, although no function was found for them. */
const CENTRAL = 4.7;
const CENTRAL_MAX = 4;
const isCentral = (entity: Entity, { entities }: Design) =>
  entities
    .filter(({ from }) => from === 'idea')
    .slice(0, CENTRAL_MAX)
    .includes(entity);

function register(entities: readonly [Entity, ...Entity[]], design: Design): [Use, CapabilityFeature] {
  const { use, spec } = registerOf(entities, design);
  return [use, spec];
}

const REGISTERS_MAX = 4;

/** The things of the idea that no feature makes, alone or, where they are many, several to a register. */
function homeless(drafts: readonly Draft[], { entities }: Design): [Entity, ...Entity[]][] {
  const made = new Set(drafts.flatMap((draft) => draft.writes));
  const touched = new Set(drafts.flatMap((draft) => [...draft.reads, ...draft.writes]));
  const left = entities.filter((entity) => !touched.has(entity) || (entity.from !== 'capability' && !made.has(entity)));
  const size = Math.ceil(left.length / REGISTERS_MAX);
  const groups: [Entity, ...Entity[]][] = [];
  for (let at = 0; at < left.length; at += size) {
    const [first, ...rest] = left.slice(at, at + size);
    if (first) groups.push([first, ...rest]);
  }
  return groups;
}

const OPTION = 'Not in the brief; an option for later. ';
const HINTED = 'Only hinted at; an option for later. ';

/** What is only offered for later: what it would be and for whom. Tables and endpoints come with the word for it. */
function sketch(use: Use, spec: CapabilityFeature, points: number, design: Design, taken: Taken): Draft {
  const draft = write(use, { ...spec, api: [], reads: [], writes: [] }, points, design, taken);
  const { feature } = draft;
  const known = design.entities.includes(use.object) ? use.object : design.entities[0];
  feature.description = (strength(use.capability, design.understanding) >= 1 ? HINTED : OPTION) + feature.description;
  feature.userStories = feature.userStories.slice(0, 1);
  feature.acceptanceCriteria = feature.acceptanceCriteria.slice(0, 1);
  feature.edgeCases = feature.edgeCases.slice(0, 1);
  feature.dataImpact = known ? `Nothing yet; it would start from ${known.name}.` : 'None.';
  return draft;
}

function write(use: Use, spec: CapabilityFeature, points: number, design: Design, taken: Taken): Draft {
  const key = design.key + use.object.name;
  const name = nameFor(use, spec, key, taken.names, design);
  const reads = entitiesOf(spec.reads, use);
  const writes = entitiesOf(spec.writes, use);
  const heard = heardOf(use, spec, key, taken.heard, `${design.understanding.idea} ${design.understanding.context}`);
  const feature: Feature = {
    name,
    priority: 'P2',
    description: say(spec.description, use.slots, key) + heard.described,
    userStories: told(spec, use, key, taken.stories),
    acceptanceCriteria: [
      ...heard.criteria,
      ...rulesOfFeature(design, use, spec).map((rule) => testOf(rule, key)),
      ...sayAll(spec.criteria, use.slots, key),
    ],
    apiSurface: endpoints(use, spec, design, taken.paths, key),
    dataImpact: impact(reads, writes),
    edgeCases: sayAll(spec.edgeCases, use.slots, key),
    estimatedEffort: spec.effort,
  };
  return { feature, use, spec, reads, writes, points, isRegister: spec.key === 'register' };
}

/** Of each story the way that fits; where every one needs somebody whom the product does not have, the first all the same. */
function told(spec: CapabilityFeature, use: Use, key: string, taken: Set<string>): string[] {
  const stories = storiesOf(spec, use).map((story) => [story].flat());
  const fitting = stories.map((ways) => ways.filter((one) => isFor(one, use))).filter((ways) => ways.length > 0);
  return (fitting.length > 0 ? fitting : stories.slice(0, 1)).map((ways) =>
    tell(use, pick(ways, key + ways[0]?.want), key, taken),
  );
}

/** Where nobody is on the other side, whoever uses it wants what that person would want. */
function storiesOf({ stories }: CapabilityFeature, use: Use): CapabilityFeature['stories'] {
  if (stories.flat().some((one) => isFor(one, use))) return stories;
  return stories.map((story) => [story].flat().map((one) => ({ ...one, as: 'actor' as const })));
}

/** Somebody of this product tells the story. */
function isFor(story: Story, use: Use): boolean {
  return fits([story.want, story.so].flat(), use.slots) && (story.as !== 'other' || use.other.one !== use.actor.one);
}

/** One story; when another feature has told the same, the thing it is about tells them apart. */
function tell(use: Use, story: Story, key: string, told: Set<string>): string {
  const role = use.slots.get(story.as)?.one ?? use.actor.one;
  const lower = (text: string) =>
    /^(I\b|[A-Z]{2})/.test(text) || text === '' ? text : text.charAt(0).toLowerCase() + text.slice(1);
  const so = lower(say(story.so, use.slots, key));
  const want = lower(say(story.want, use.slots, key));
  const first = `As ${withArticle(role)}, I want ${want} so that ${so}.`;
  const text = told.has(first)
    ? `As ${withArticle(role)}, I want ${want} for ${use.object.many} so that ${so}.`
    : first;
  told.add(text);
  return text;
}

/** Names something of this product, not only what the capability brings: such names differ from plan to plan. */
const OWN_SLOT = /\{(?:an )?(?:object|actor|other|keeper|product)/i;

/** The variants in an order that the idea decides; the first that is free wins, those with words of the idea before others. */
function nameFor(use: Use, spec: CapabilityFeature, key: string, names: Set<string>, design: Design): string {
  const usual = aboutTopic(spec.name, use).filter((way) => !isShunned(way, design.understanding));
  const own = isRuleCapability(use.capability) ? [] : usual.filter((way) => OWN_SLOT.test(way));
  const all =
    own.length > 0
      ? own
      : usual.map((way) =>
          spec.key === 'rules' ||
          use.capability.id.startsWith('act-') ||
          isProductHeart(use.capability) ||
          isRuleCapability(use.capability)
            ? way
            : say(way, use.slots, key).toLowerCase().includes(use.object.one)
              ? way
              : `${way} ({objects})`,
        );
  const start = hash(key + spec.key + use.capability.id) % all.length;
  const ways = [...all.slice(start), ...all.slice(0, start)].map((way) => say(way, use.slots, key));
  const base = ways.find((way) => !names.has(way.toLowerCase())) ?? `${ways[0]} (${use.capability.name})`;
  let name = base;
  for (let copy = 2; names.has(name.toLowerCase()); copy += 1) name = `${base} ${copy}`;
  names.add(name.toLowerCase());
  return name;
}

/** Of a known kind of product: the ways that say what it is about, where the idea names it, else those that do without. */
function aboutTopic(ways: readonly string[], { slots }: Use): string[] {
  const telling = ways.filter((way) => /\{topic\}/i.test(way));
  if (telling.length === 0) return [...ways];
  return slots.has('topic') ? telling : ways.filter((way) => !telling.includes(way));
}

function entitiesOf(keys: string[], use: Use): Entity[] {
  return [...new Set(keys.flatMap((key) => use.entities.get(key) ?? []))];
}

/** "Open a shelter" where it is for one shelter, which is there from the first day. */
const opensOwnHouse = (path: string, use: Use, { understanding }: Design) =>
  [...use.entities.values()].some(
    (one) =>
      one.kind === 'group' &&
      say(path, use.slots, '').toLowerCase() === `/${one.path.toLowerCase()}` &&
      one.one === understanding.constraints.ownUse?.house,
  );

/** Told by whoever carries the money, where nobody does. */
const OF_MONEY = /^\/webhooks\/(?:fees?|payments?|charges?|bills?|deposits?|orders?)\b/;

function endpoints(
  use: Use,
  spec: CapabilityFeature,
  design: Design,
  paths: Set<string>,
  key: string,
): Feature['apiSurface'] {
  if (!design.hosted) return [];
  const isFree = isPaymentExcluded(design.understanding);
  const inChat = isOnlyInChat(design.understanding);
  return spec.api.flatMap(({ method, path, purpose }) => {
    if ((isFree && OF_MONEY.test(path)) || (inChat && !isCalledByChat(path))) return [];
    if (method === 'POST' && opensOwnHouse(path, use, design)) return [];
    const filled = say(path, use.slots, key).toLowerCase();
    const shape = shapeOf(method, filled);
    if (paths.has(shape)) return [];
    paths.add(shape);
    return [{ method, path: filled, purpose: say(purpose, use.slots, key) }];
  });
}

/** "Writes HiveInspection; reads Account." */
export function impact(reads: Entity[], writes: Entity[]): string {
  const read = reads.filter((entity) => !writes.includes(entity)).map((entity) => entity.name);
  const written = writes.map((entity) => entity.name);
  return `${[...(written.length > 0 ? [`Writes ${list(written)}`] : []), ...(read.length > 0 ? [`reads ${list(read)}`] : [])].join('; ')}.`.replace(
    /^r/,
    'R',
  );
}

function summarize(design: Design, drafts: Draft[]): string {
  const of = (...priorities: Feature['priority'][]) =>
    drafts.filter((draft) => priorities.includes(draft.feature.priority)).map((draft) => draft.feature.name);
  // What the idea asks for is named before what carries it.
  const must = [...drafts]
    .filter(({ feature }) => feature.priority === 'P0')
    .sort((a, b) => b.points - a.points)
    .map(({ feature }) => feature.name);
  const later = of('P2', 'P3');
  const without = leftOut(design.understanding);
  const out = without.length > 0 ? ` Left out as the brief says: ${list(without)}.` : '';
  const telling = design.assumptions.find((one) => /audience|field|platform/.test(one));
  const assumed = telling ? ` Assumption: ${telling.charAt(0).toLowerCase()}${telling.slice(1)}.` : '';
  const waits =
    later.length > 0
      ? ` ${later.length === 1 ? 'One waits' : `${later.length} wait`} until people return: ${list(later.slice(0, 3))}${later.length > 3 ? ' first' : ''}.`
      : '';
  const asked = askedFor(design);
  return `${drafts.length} features for ${design.people.user.group}.${asked} ${design.product.one} is worth opening once ${list(must)} work together.${waits}${out}${assumed}`;
}

/** What comes with the kind of product: who wrote it has told its endpoints. */
const ofKind = ({ uses }: Design): ReadonlySet<Entity> =>
  new Set(
    uses.filter(({ capability }) => capability.id.startsWith('product-')).flatMap((use) => [...use.entities.values()]),
  );
