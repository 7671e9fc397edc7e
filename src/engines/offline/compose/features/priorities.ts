import type { Feature } from '../../../../artifacts/features.ts';
import { type Design, isOption } from '../../design/design.ts';
import { isBrief } from '../../design/is-brief.ts';
import { isRuleCapability } from '../../design/laid-down/capability.ts';
import { likelihoods } from '../../design/likelihood.ts';
import { isMechanism } from '../../design/mechanisms/build.ts';
import type { Near } from '../../design/nearness.ts';
import { isProductHeart } from '../../design/product/heart.ts';
import { isAmong, wordsOf } from '../../design/product/own-words.ts';
import { saidIn } from '../../design/product/said.ts';
import { daysOf, paceOf } from '../effort.ts';
import { type Ground, groundOf } from './built-first.ts';
import type { Draft } from './draft.ts';
import { isUnheard } from './unheard.ts';

type Priority = Feature['priority'];

const MUST_MAX = 6;
const MUST_MIN = 2;
/** Of a larger plan so much waits until the core is used. */
const LATER_SHARE = 0.25;
const LARGE = 9;
/** Part of the time to a named deadline that must-haves may fill: the rest is for what they turn up. */
const MUST_SHARE = 0.65;
const ORDER = ['P0', 'P1', 'P2', 'P3'] as const;

/**
 * Sets the priority of each draft: the core by its nearness to the idea, and as much of it as fits before a deadline;
 * what a feature needs is as urgent as the feature; of a large plan a part waits.
 */
export function setPriorities(
  ranked: readonly Draft[],
  order: readonly Draft[],
  needs: ReadonlyMap<Draft, Draft[]>,
  near: ReadonlyMap<Draft, Near>,
  design: Design,
): void {
  const told = new Set(ranked.filter(({ use }) => use.verb !== undefined).map(({ use }) => use)).size;
  const { rules, fieldLists } = design.understanding;
  const written = Math.min(1, rules.length) + Math.min(1, fieldLists.length);
  const must = told + written >= TOLD_WELL ? MUST_TOLD : MUST;
  const laidDown = ranked.filter(isLaidDown);
  const rest = ranked.filter((draft) => !isLaidDown(draft));
  // What is laid down takes no place from what is asked for.
  for (const [at, draft] of [...rest.entries(), ...laidDown.map((draft) => [ranked.length, draft] as const)])
    draft.feature.priority = isWayIn(draft, design)
      ? 'P0'
      : asSaid(draft, byNearness(draft, at, must), at, near.get(draft), design);
  keepFew(ranked, near, design);
  liftGround(ranked);
  fitDeadline(ranked, needs, design);
  raise(order, needs);
  const built = ranked.filter(({ use }) => !isOption(use));
  const later = built.filter(({ feature }) => ORDER.indexOf(feature.priority) > 1).length;
  let missing = built.length >= LARGE ? Math.round(built.length * LATER_SHARE) - later : 0;
  for (const draft of [...order].sort((a, b) => a.points - b.points)) {
    if (missing <= 0) break;
    if (draft.feature.priority !== 'P1' || isAskedFor(draft) || draft.isRegister || isNamed(draft, design)) continue;
    draft.feature.priority = 'P2';
    missing -= 1;
  }
  raise(order, needs);
}

/**
 * What a clause of the idea points at is a must-have, although such products seldom need it; what no word of a longer idea speaks of
 * is none, although such products always have it.
 */
function asSaid(draft: Draft, usual: Priority, at: number, near: Near | undefined, design: Design): Priority {
  const { use, spec } = draft;
  if (isLaidDown(draft) || isBuiltAsSaid(draft) || isOption(use) || draft.isRegister || !near) return usual;
  const isOwn = isProductHeart(use.capability);
  const isHead = spec.key === use.capability.features[0]?.key;
  const isTold = near.named >= NAMED_MIN || near.pointed >= TOLD;
  const mayLead =
    spec.need !== 'later' && !use.unsaid && (isOwn || (isHead && !use.capability.id.startsWith('exchange-')));
  const least = spec.need === 'core' ? POINTED : POINTED_BESIDE;
  if (use.because !== 'field' && isTold && (isOwn ? near.alone : near.pointed) >= least && mayLead) return 'P0';
  if (usual !== 'P0' || at === 0 || GROUND.has(use.capability.id)) return usual;
  if (isUsual(draft, design)) return 'P1';
  if (isOwn && !isBrief(design.understanding)) {
    const isNear = isTold && (near.pointed > 0 || near.touched >= TOUCHED);
    return isNear || (near.touched >= HINTED && isLikely(draft, design)) ? 'P0' : 'P1';
  }
  // The further features of a function are what it has beside: filters, overviews, findings.
  return at >= MUST_MIN && (isUnheard(draft, design) || (!isOwn && !isHead && near.pointed === 0)) ? 'P1' : usual;
}

/** Points from which a clause makes its feature a must-have: a main feature of its kind, and one that such products have beside. */
const [POINTED, POINTED_BESIDE] = [0.62, 0.8];
/** Points from which a main feature is spoken of, although no clause is about it alone. */
const TOUCHED = 0.75;
/** With less it needs words that, taken together, ask for what it does. */
const HINTED = 0.5;
/** The name of the feature says a word of the idea; or its description says so much of it that it need not. */
const [NAMED_MIN, TOLD] = [0.4, 2];

/** The words of the idea, taken together, ask for what the feature does. */
function isLikely({ spec }: Draft, { understanding }: Design): boolean {
  const odds = likelihoods(understanding);
  return (spec.does ?? []).some((id) => (odds.get(id) ?? NOBODY) > LIKELY);
}
const LIKELY = 0;

/** Of more must-haves than can be built at once those farthest from the idea come next; what the rest stands on is none of them. */
function keepFew(ranked: readonly Draft[], near: ReadonlyMap<Draft, Near>, design: Design): void {
  const must = ranked.filter(
    (draft) =>
      draft.feature.priority === 'P0' &&
      !isLaidDown(draft) &&
      !isBuiltAsSaid(draft) &&
      !GROUND.has(draft.use.capability.id) &&
      !isWayIn(draft, design),
  );
  const far = (draft: Draft) => near.get(draft)?.touched ?? 0;
  for (const draft of must
    .slice(1)
    .sort((a, b) => far(b) - far(a))
    .slice(SAID_MAX))
    draft.feature.priority = 'P1';
}
const SAID_MAX = 6;

/** A trail that is asked for is there before what it records; conflicts are decided as soon as there is an outbox. */
function liftGround(ranked: readonly Draft[]): void {
  const of = (ground: Ground) => ranked.find((draft) => groundOf(draft) === ground);
  const [trail, outbox, conflicts] = [of('trail'), of('outbox'), of('conflicts')];
  if (trail?.use.because === 'asked' && trail.feature.priority !== 'P0') trail.feature.priority = 'P0';
  if (outbox && conflicts) conflicts.feature.priority = outbox.feature.priority;
}

/** What such products have beside, and no word of the idea makes likely, is no must-have; signing in and work without a network are. */
const isUsual = ({ use }: Draft, { kind, understanding }: Design) =>
  kind !== undefined &&
  use.because === 'needed' &&
  !GROUND.has(use.capability.id) &&
  (likelihoods(understanding).get(use.capability.id) ?? NOBODY) < NOBODY;
const GROUND = new Set(['accounts', 'offline-sync', 'records', 'teams', 'payments', 'chat-commands']);
/** Log odds below which nobody asks for it. */
const NOBODY = -2;

/** A bot is nothing before it hears what is said to it. */
const isWayIn = ({ use, spec }: Draft, { understanding: { platform } }: Design) =>
  platform === 'bot' && use.capability.id === 'chat-commands' && spec.key === 'command' && !isOption(use);

/** The idea says it, and this is what it says: no plan leaves it for later. */
const isAskedFor = ({ use, spec }: Pick<Draft, 'use' | 'spec'>) =>
  use.because === 'asked' && !use.unsaid && spec.key === use.capability.features[0]?.key;

/**
 * A word that tells this feature from the others of its kind stands in the idea: "deposit", "quote". Every product finds, keeps and
 * changes things.
 */
function isNamed({ use, spec }: Draft, { understanding }: Design): boolean {
  if (use.because !== 'asked' || PLAIN.has(spec.key)) return false;
  const { features } = use.capability;
  const said = saidIn(understanding).whole;
  const telling = wordsOf(`${spec.key.replaceAll('-', ' ')} ${isProductHeart(use.capability) ? (spec.act ?? '') : ''}`);
  const isOwn = (word: string) => features.filter(({ key, act = '' }) => `${key} ${act}`.includes(word)).length === 1;
  return telling.some((word) => word.length >= WORD_MIN && isOwn(word) && isAmong(word, said));
}

const WORD_MIN = 5;
const PLAIN = new Set(['keep', 'find', 'list', 'change', 'search', 'report', 'export', 'import', 'share', 'print']);

/** Points of a must-have; where the idea tells so many acts in verbs, what only a word hints at is none. */
const [MUST, MUST_TOLD, TOLD_WELL] = [6, 6.65, 3];

const isLaidDown = ({ use, spec }: Pick<Draft, 'use' | 'spec'>) =>
  (spec.key === 'rules' && use.again) || isRuleCapability(use.capability);

/** The sentence that the product is for, built from inside: in a feature of its own, or in one that its kind has. */
const isBuiltAsSaid = ({ use, spec }: Pick<Draft, 'use' | 'spec'>) =>
  isMechanism(use.capability) || use.poured?.some(({ key }) => key === spec.key) === true;

const NAMED = 4.5;

function byNearness({ use, spec, points, isRegister }: Draft, at: number, must: number): Priority {
  // What the owner lays down is kept from the first day on.
  if (isLaidDown({ use, spec }) || isBuiltAsSaid({ use, spec })) return 'P0';
  // What the idea names among its first things is asked for, although no verb says so.
  if (isRegister) return points >= NAMED ? 'P1' : 'P2';
  if (isOption(use)) return 'P3';
  if (spec.need === 'later') return use.because === 'field' ? 'P3' : 'P2';
  if (use.because === 'field' && (spec.need === 'usual' || use.need === 'later')) return points >= 2.8 ? 'P2' : 'P3';
  if (at < MUST_MIN || (points >= must && at < MUST_MAX && spec.need === 'core')) return 'P0';
  if (points >= 4.8 || isAskedFor({ use, spec })) return 'P1';
  return points >= 2.8 ? 'P2' : 'P3';
}

/** A named deadline takes the must-haves farthest from the idea out of the first release. */
function fitDeadline(ranked: readonly Draft[], needs: ReadonlyMap<Draft, Draft[]>, design: Design): void {
  const { deadlineWeeks, teamSize } = design.understanding.constraints;
  if (deadlineWeeks === undefined) return;
  const room = deadlineWeeks * 5 * MUST_SHARE * paceOf(teamSize);
  const inside = new Set<Draft>();
  for (const draft of ranked.filter((one) => one.feature.priority === 'P0' && !isLaidDown(one))) {
    const grown = new Set([...inside, ...withNeeds(draft, needs)]);
    if (inside.size < MUST_MIN || daysOf([...grown].map(({ feature }) => feature)) <= room)
      for (const one of grown) inside.add(one);
    else draft.feature.priority = 'P1';
  }
}

function withNeeds(draft: Draft, needs: ReadonlyMap<Draft, Draft[]>, found = new Set<Draft>()): Set<Draft> {
  if (found.has(draft)) return found;
  found.add(draft);
  for (const need of needs.get(draft) ?? []) withNeeds(need, needs, found);
  return found;
}

/** What is needed is at least as urgent as what needs it; the order is one in which needs come first. */
function raise(order: readonly Draft[], needs: ReadonlyMap<Draft, Draft[]>): void {
  for (const draft of [...order].reverse())
    for (const { feature } of needs.get(draft) ?? [])
      if (ORDER.indexOf(feature.priority) > ORDER.indexOf(draft.feature.priority))
        feature.priority = draft.feature.priority;
}
