import { type Entity, isOption } from '../../design/design.ts';
import { isMechanism } from '../../design/mechanisms/build.ts';
import { isProductHeart } from '../../design/product/heart.ts';
import { groundOf, LAYER_OF } from './built-first.ts';
import { type Draft, isHeart, sourceOf } from './draft.ts';

/** What the rest stands on comes early, what looks back on the rest comes late; all else is 3. */
const LAYERS: Record<string, number> = {
  accounts: 0,
  vault: 0.5,
  'chat-commands/install': 1,
  'chat-commands/command': 1.6,
  'device-pairing/pair': 1,
  telemetry: 1.5,
  records: 2,
  teams: 2.5,
  catalogue: 2.5,
  'lending/offer': 2.5,
  'marketplace/offer': 2.5,
  ordering: 3.5,
  payments: 4,
  escrow: 4,
  shipping: 4.5,
  invoicing: 4,
  subscriptions: 4,
  sharing: 4,
  notifications: 4,
  reminders: 4,
  reviews: 5,
  loyalty: 5,
  streaks: 5,
  returns: 5,
  moderation: 6,
  'public-api': 6,
  forecasting: 7,
  reports: 7,
  audit: 8,
};
/** What is agreed, listed or ordered comes before what pays, sends, rates or takes back. */
const AFTER: Record<string, string[]> = {
  escrow: ['marketplace', 'lending', 'auctions', 'booking'],
  payments: ['ordering', 'booking', 'invoicing', 'marketplace'],
  shipping: ['ordering', 'marketplace', 'auctions'],
  'delivery-tracking': ['ordering'],
  returns: ['ordering', 'marketplace'],
  reviews: ['ordering', 'booking', 'marketplace', 'lending'],
  loyalty: ['ordering', 'booking'],
};
const USUAL = 3;
/** What only this product does stands on what all such products do. */
const OWN_ACT = 3.2;
const isOwnAct = ({ use }: Draft) => use.capability.id.startsWith('act-');

function layerOf(draft: Draft): number {
  if (draft.isRegister) return 2;
  const ground = groundOf(draft);
  if (ground) return LAYER_OF[ground];
  return LAYERS[sourceOf(draft)] ?? LAYERS[draft.use.capability.id] ?? (isOwnAct(draft) ? OWN_ACT : USUAL);
}

/**
 * The order in which the features can be built, none before what it reads, and what each of them needs. Of those that could come
 * next the one with the highest `lead` comes first.
 */
export function buildOrder(
  drafts: readonly Draft[],
  lead: (draft: Draft) => number,
): { order: Draft[]; needs: Map<Draft, Draft[]> } {
  const needs = new Map(drafts.map((draft) => [draft, needsOf(draft, drafts)]));
  const order: Draft[] = [];
  const left = new Set(drafts);
  while (left.size > 0) {
    const open = [...left];
    const ready = open.filter((draft) => !(needs.get(draft) ?? []).some((need) => left.has(need)));
    // What reads what another makes waits for it, as long as something else can be built.
    const calm = ready.filter((draft) => !makersRead(draft, drafts).some((maker) => left.has(maker)));
    // Two that need each other: the one that stands closer to the ground goes first.
    const next = first([calm, ready, open].find((some) => some.length > 0) ?? open, lead);
    order.push(next);
    left.delete(next);
  }
  const place = new Map(order.map((draft, at) => [draft, at]));
  for (const [draft, all] of needs)
    needs.set(
      draft,
      all.filter((need) => (place.get(need) ?? 0) < (place.get(draft) ?? 0)),
    );
  return { order, needs };
}

/** Features of the same known kind that make first what this one reads: it shows more when they are there. */
const makersRead = ({ use, reads }: Draft, drafts: readonly Draft[]): Draft[] =>
  isProductHeart(use.capability)
    ? drafts.filter(
        (one) =>
          one.use === use &&
          one.writes[0] !== undefined &&
          reads.includes(one.writes[0]) &&
          makerOf(one.writes[0], drafts) === one,
      )
    : [];

function first(drafts: readonly Draft[], lead: (draft: Draft) => number): Draft {
  const isBefore = (one: Draft, other: Draft) => {
    const [at, against] = [bandOf(one), bandOf(other)];
    if (at !== against) return at < against;
    const [mine, its] = [lead(one), lead(other)];
    return mine === its ? one.points > other.points : mine > its;
  };
  return drafts.reduce((best, draft) => (isBefore(draft, best) ? draft : best));
}

/** What a kind of product does and what is built as the idea says it stand on the same ground. */
const bandOf = (draft: Draft) => (isMechanism(draft.use.capability) ? USUAL : layerOf(draft));

/** Rules of the house are kept where what they speak of is done: the first that a known kind of product promises stands before them. */
const BEFORE_RULES = 1;
const isPromise = ({ use, spec }: Draft) => isProductHeart(use.capability) && spec.need === 'core';

/** Who signs in, what it reads, what makes the things it works on, and the heart of its own capability. */
function needsOf(draft: Draft, all: readonly Draft[]): Draft[] {
  const { use, spec } = draft;
  const ground = groundOf(draft);
  // The outbox is tried on the first thing that is kept; the others need no screen.
  if (ground && ground !== 'outbox')
    return all.filter(
      (one) =>
        one !== draft &&
        (one.use.capability.id === 'accounts' || (ground === 'conflicts' && groundOf(one) === 'outbox')) &&
        !isOption(one.use),
    );
  const things = new Set([
    use.object,
    ...draft.reads,
    ...draft.writes,
    ...draft.writes.flatMap((one) => above(one, all, isMechanism(use.capability))),
  ]);
  // A known kind of product says itself what each of its features stands on: its promise is seldom what is built first.
  const isOfKind = isProductHeart(use.capability) || (use.capability.id === 'chat-commands' && all.some(isPromise));
  const found = [
    ...(spec.key === 'rules' ? all.filter(isPromise).slice(0, BEFORE_RULES) : []),
    ...all.filter((one) => one.use.capability.id === 'accounts'),
    ...(isOfKind ? [] : [...things].flatMap((entity) => makerOf(entity, all) ?? [])),
    ...all.filter((one) => !isOfKind && one.use === use && isHeart(one)),
    ...all.filter(
      (one) => one.spec.need === 'core' && (AFTER[use.capability.id] ?? []).includes(one.use.capability.id),
    ),
    ...(spec.after ?? []).flatMap((name) => {
      const source = name.includes('/') ? name : `${use.capability.id}/${name}`;
      return all.filter((one) => sourceOf(one) === source && (name.includes('/') || one.use === use));
    }),
  ];
  return [...new Set(found)].filter(
    (one) => one !== draft && !isOption(one.use) && layerOf(one) <= Math.max(layerOf(draft), OWN_ACT),
  );
}

/** What such a thing belongs or refers to; `only`: what it cannot be without. */
function above(entity: Entity, all: readonly Draft[], only: boolean): Entity[] {
  const isAbove = ({ says }: Entity['relations'][number]) => says === 'belongs to' || (says === 'refers to' && !only);
  const targets = new Set(entity.relations.filter(isAbove).map(({ to }) => to));
  return all.flatMap(({ reads, writes }) => [...reads, ...writes]).filter(({ name }) => targets.has(name));
}

/** The feature by which such a thing comes into being. */
export function makerOf(entity: Entity, drafts: readonly Draft[]): Draft | undefined {
  const writers = drafts.filter((draft) => draft.writes.includes(entity));
  return (
    writers.find((draft) => keeps(draft) && draft.use.object === entity) ??
    writers.find((draft) => draft.isRegister) ??
    // Of a known kind each feature names what it makes first.
    writers.find((draft) => isProductHeart(draft.use.capability) && draft.writes[0] === entity) ??
    writers.find((draft) => isHeart(draft) && draft.use.object !== entity) ??
    writers[0]
  );
}

const keeps = (draft: Draft) => draft.isRegister || sourceOf(draft) === 'records/keep';
