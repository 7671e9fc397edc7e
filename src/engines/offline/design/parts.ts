import type { CapabilityFeature } from '../knowledge/schema.ts';
import type { Understanding } from '../understand/understand.ts';
import { type Design, type Entity, isOption, type Part, type Use } from './design.ts';
import { isExcluded } from './excluded.ts';
import { exclusionsOf } from './exclusions.ts';
import { fewUnasked } from './few-unasked.ts';
import { besideLeft } from './mechanisms/left.ts';
import { pouredInto } from './mechanisms/pour.ts';
import { isProductHeart } from './product/heart.ts';
import { isShunned } from './shunned.ts';

const PARTS_MAX = 18;
const PARTS_MIN = 8;

/** What each further feature of one use loses: another thing that is asked for goes first. */
const BREADTH = 0.35;
/** Of the kind of product that it is, the features belong together. */
const DEPTH = 0.05;

/**
 * What it does is ruled out. Of a must-have of its kind the first told is what it is for: a meter reading without the photo of the
 * meter is a reading all the same.
 */
function isLost({ does = [], need }: CapabilityFeature, understanding: Understanding): boolean {
  const isOut = (id: string) => isExcluded({ id }, understanding);
  return need === 'core' ? does.slice(0, 1).some(isOut) || (does.length > 0 && does.every(isOut)) : does.some(isOut);
}

type Context = Pick<Design, 'hosted' | 'people' | 'understanding'>;

/** What the uses offer, as far as the idea rules none of it out. */
export function offeredParts(uses: readonly Use[], { hosted, people, understanding }: Context): Part[] {
  const sure = new Set(uses.filter(isSure).map(({ capability }) => capability.id));
  const isKnown = uses.some(({ capability }) => isProductHeart(capability));
  return uses.flatMap((use, order) =>
    use.capability.features
      .filter((spec) => belongs(spec, use, hosted, people) && !spec.unless?.some((id) => sure.has(id)))
      .filter((spec) => !spec.name.every((name) => isShunned(name, understanding)))
      .filter((spec) => !(isKnown && isBeside(use)) || spec === use.capability.features[0])
      .filter((spec) => !use.left?.includes(spec.key))
      .filter((spec) => !isLost(spec, understanding))
      .filter((spec) => !isOfAll(use, spec) || !exclusionsOf({ understanding, hosted }).has('list of all'))
      .map((spec, at) => ({
        use,
        spec,
        points: points(use, spec, order) - at * (isProductHeart(use.capability) ? DEPTH : BREADTH),
      })),
  );
}

/** Chooses the features of the plan from what the uses offer, the closest to the idea first. */
export function chooseParts(uses: readonly Use[], context: Context, extra = 0): Part[] {
  const all = offeredParts(uses, context);
  const main = all.filter(isMain);
  const ranked = (main.length < PARTS_MIN ? all : main).sort((a, b) => b.points - a.points);
  const chosen = ranked.slice(0, PARTS_MAX + extra).filter((part, at) => at < PARTS_MIN || part.points > 2);
  return fewUnasked(withEachUse(chosen, ranked), context.understanding).map((part) => ({
    ...part,
    spec: besideLeft(pouredInto(part.spec, part.use), part.use),
  }));
}

/** Shows somebody everything of everybody, or what is their own: neither is there where only links let in. */
const isOfAll = ({ capability: { id } }: Use, { key }: CapabilityFeature) =>
  id === 'search' || (id === 'sharing' && key === 'revoke');

/** What is wanted stands with its main feature rather than the last details of something else. */
function withEachUse<Ranked extends Part & { points: number }>(chosen: Ranked[], ranked: readonly Ranked[]): Ranked[] {
  const there = new Set(chosen.map(({ use }) => use.capability.id));
  const missing = ranked.filter(
    ({ use, spec }) => !there.has(use.capability.id) && spec === use.capability.features[0],
  );
  const spare = chosen.filter((part, at) => chosen.findIndex(({ use }) => use.capability === part.use.capability) < at);
  const out = new Set(spare.slice(Math.max(0, spare.length - missing.length)));
  return [...chosen.filter((part) => !out.has(part)), ...missing.slice(0, out.size)].sort(
    (a, b) => b.points - a.points,
  );
}

/** What is only likely is offered by its main feature; what it could do besides is for later plans. */
const isMain = ({ use, spec }: Part) =>
  use.because !== 'field' || use.need === 'core' || spec === use.capability.features[0];

/** Of what a known kind of product has beside its heart, the main feature is enough. */
const isBeside = ({ because, capability }: Use) => because === 'needed' && capability.id !== 'accounts';

/** Will have features of its own in the plan. */
const isSure = ({ because, need }: Use) => because !== 'field' || need !== 'later';

function belongs(spec: CapabilityFeature, use: Use, hosted: boolean, people: Design['people']): boolean {
  if (use.verb === 'export' && spec.key === 'import') return false;
  if (use.again && spec.need !== 'core') return false;
  if (use.again && spec !== use.capability.features[0]) return false;
  if (spec.only === 'hosted') return hosted;
  if (spec.only === 'local') return !hosted;
  if (spec.only !== 'many') return true;
  // Asked for by name, it is built although the idea names one kind of person: they then do it to each other.
  const asked = use.because === 'asked' && hosted;
  return asked || use.other.one !== use.actor.one || people.keeper.one !== people.user.one;
}

/** Likely and nowhere said: no must-have. */
const UNSAID = 2.7;

/** What the product is comes before all that its words ask for beside. */
const HEART = 8;

/** What the idea asks for by a verb first, then what nothing works without, then its words, then what the field adds. */
function points(use: Use, spec: CapabilityFeature, order: number): number {
  const field = use.need === 'core' ? 3.5 : use.need === 'usual' ? 2.5 : 1;
  const base = isProductHeart(use.capability)
    ? HEART
    : use.unsaid
      ? UNSAID
      : use.because === 'needed'
        ? 5
        : use.because === 'field'
          ? field
          : use.verb
            ? 5.6
            : use.need === 'core'
              ? 4.6
              : 3.6;
  const part = spec.need === 'core' ? 2 : spec.need === 'usual' ? 0.3 : -1.2;
  return base + part - Math.min(order, 12) * 0.06 - (use.again ? 0.3 : 0);
}

/** The entities that the features to be built work on, or that stand in the idea; the rest is not part of the plan. */
export function neededEntities(entities: readonly Entity[], parts: readonly Part[]): Entity[] {
  const used = new Set(
    parts
      .filter(({ use }) => !isOption(use))
      .flatMap(({ use, spec }) => [...spec.reads, ...spec.writes].map((key) => use.entities.get(key))),
  );
  const kept = entities.filter((entity) => used.has(entity) || entity.from === 'idea' || entity.from === 'given');
  const names = new Set(kept.map((entity) => entity.name));
  for (const entity of kept) entity.relations = entity.relations.filter((relation) => names.has(relation.to));
  return kept;
}
