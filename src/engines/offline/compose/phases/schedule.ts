import type { Feature } from '../../../../artifacts/features.ts';
import type { Design } from '../../design/design.ts';
import { daysOf, paceOf } from '../effort.ts';
import { type Draft, isOffered } from '../features/draft.ts';

/** The features of the plan, cut into phases with whole weeks each. */
export interface Schedule {
  groups: Feature[][];
  weeks: number[];
  /** So many groups end before the named deadline; none where there is no deadline. */
  inTime: number | undefined;
}

/** What the schedule is made from. */
export interface Work {
  features: readonly Feature[];
  drafts: ReadonlyMap<string, Draft>;
  needs: ReadonlyMap<Draft, readonly Draft[]>;
  design: Design;
}

const PHASES_MIN = 3;
const PHASES_MAX = 5;
/** The first phase sets up project, tests and a test address; each later one meets people. Days. */
const FIRST_EXTRA = 4;
const NEXT_EXTRA = 2;
/** More than this in one phase, and nobody sees anything for too long. Weeks. */
const PHASE_WEEKS_MAX = 7;
/** Contracts and checks by others run beside the work, and end no sooner. Weeks from the start. */
const OUTSIDE: Record<string, number> = { escrow: 8, payments: 3, auctions: 3, donations: 3, subscriptions: 3 };

/** Must-haves first, then what should follow, then the rest; a deadline decides how much comes before it. */
export function schedule(work: Work): Schedule {
  const { deadlineWeeks } = work.design.understanding.constraints;
  if (deadlineWeeks === undefined) return withWeeks(cut(work.features, work, PHASES_MIN), work, undefined);
  const must = Math.max(1, work.features.filter((feature) => feature.priority === 'P0').length);
  for (let count = work.features.length; count > must; count -= 1) {
    const plan = before(count, work);
    if (sum(plan.weeks.slice(0, plan.inTime)) <= deadlineWeeks) return plan;
  }
  return before(must, work);
}

/** The first so many features before the deadline, the others after it. */
function before(count: number, work: Work): Schedule {
  const after = work.features.slice(count);
  if (after.length === 0) {
    const groups = cut(work.features, work, PHASES_MIN);
    return withWeeks(groups, work, groups.length);
  }
  const inside = cut(work.features.slice(0, count), work, 1);
  const last = late(after, PHASES_MAX - inside.length);
  const missing = PHASES_MIN - inside.length - last.length;
  const split = missing > 0 ? (inside[0]?.length ?? 0) > 3 : false;
  const begun = split ? [...halves(inside[0] ?? []), ...inside.slice(1)] : inside;
  const groups = [...begun, ...last];
  while (groups.length < PHASES_MIN) groups.push([]);
  return withWeeks(groups, work, begun.length);
}

function late(features: readonly Feature[], room: number): Feature[][] {
  const could = features.filter(({ priority }) => priority === 'P2' || priority === 'P3');
  const should = features.filter((feature) => !could.includes(feature));
  return should.length > 0 && could.length > 0 && room > 1 ? [should, could] : [[...features]];
}

function withWeeks(groups: Feature[][], work: Work, inTime: number | undefined): Schedule {
  const weeks: number[] = [];
  for (const [at, group] of groups.entries()) {
    const outside = Math.max(
      0,
      ...group.map((feature) => OUTSIDE[work.drafts.get(feature.name)?.use.capability.id ?? ''] ?? 0),
    );
    weeks.push(Math.max(weeksOf(group, at === 0, work), outside - sum(weeks)));
  }
  return { groups, weeks, inTime };
}

/** By the work shared between the team, but never less than what has to be done one after the other. */
function weeksOf(group: readonly Feature[], isFirst: boolean, work: Work): number {
  const pace = paceOf(work.design.understanding.constraints.teamSize);
  const extra = isFirst ? FIRST_EXTRA : NEXT_EXTRA;
  const shared = (daysOf(group.filter((feature) => !isOffered(feature, work.drafts))) + extra) / pace;
  const chain = chainOf(group, work) + extra / 2;
  return Math.max(1, Math.ceil((Math.max(shared, chain) - 1) / 5));
}

/** Days of the longest row of features of which each waits for the one before. */
function chainOf(group: readonly Feature[], { drafts, needs }: Work): number {
  const known = new Map<Draft, number>();
  let longest = 0;
  for (const feature of group.filter((one) => !isOffered(one, drafts))) {
    const draft = drafts.get(feature.name);
    const before = draft ? Math.max(0, ...(needs.get(draft) ?? []).map((need) => known.get(need) ?? 0)) : 0;
    const end = before + daysOf([feature]);
    if (draft) known.set(draft, end);
    longest = Math.max(longest, end);
  }
  return longest;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** P0 in the first phase (two when there are many), then P1, then the rest; the last phase carries no P0. */
function cut(features: readonly Feature[], work: Work, least: number): Feature[][] {
  const of = (...priorities: Feature['priority'][]) =>
    features.filter((feature) => priorities.includes(feature.priority));
  const groups = withoutCrumbs([of('P0'), of('P1'), of('P2', 'P3')].filter((group) => group.length > 0));
  while (groups.length < PHASES_MAX - 1) {
    const at = groups.findIndex(
      (group, index) => group.length > 3 && weeksOf(group, index === 0, work) > PHASE_WEEKS_MAX,
    );
    if (at < 0 || !mayHalve(groups, at)) break;
    groups.splice(at, 1, ...halves(groups[at] ?? []));
  }
  while (groups.length < least) grow(groups);
  return groups;
}

/** Days below which what should follow is no phase of its own. */
const CRUMB_DAYS = 2;

/** A phase for one small feature comes with those after it. */
function withoutCrumbs(groups: Feature[][]): Feature[][] {
  const [must, should, could] = groups;
  if (!must || !should || !could || daysOf(should) > CRUMB_DAYS) return groups;
  return [must, [...should, ...could]];
}

/** Halving the last group must not leave a must-have in the last phase. */
const mayHalve = (groups: readonly Feature[][], at: number) =>
  at < groups.length - 1 || (groups[at] ?? []).every((feature) => feature.priority !== 'P0');

/** Too few phases: the largest splits where that keeps the order; else a phase for launch follows. */
function grow(groups: Feature[][]): void {
  const at = groups.reduce((best, group, index) => (group.length > (groups[best]?.length ?? 0) ? index : best), 0);
  const group = groups[at] ?? [];
  if (group.length >= 4 && mayHalve(groups, at)) groups.splice(at, 1, ...halves(group));
  else groups.push([]);
}

function halves(features: readonly Feature[]): Feature[][] {
  const half = daysOf(features) / 2;
  let reached = 0;
  while (reached < features.length && daysOf(features.slice(0, reached)) < half) reached += 1;
  const at = Math.min(Math.max(reached, 1), features.length - 1);
  return [features.slice(0, at), features.slice(at)];
}
