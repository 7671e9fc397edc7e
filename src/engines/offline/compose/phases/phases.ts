import type { Feature, Features } from '../../../../artifacts/features.ts';
import type { Phases } from '../../../../artifacts/phases.ts';
import type { Design } from '../../design/design.ts';
import { fieldMetrics } from '../../design/field-metrics.ts';
import { sayAll } from '../../design/slots.ts';
import { fold } from '../../language/fold.ts';
import { pick } from '../../language/hash.ts';
import { list, withArticle } from '../../language/inflect.ts';
import { ownWords } from '../own-words.ts';

type Phase = Phases['phases'][number];

/** Working days of one developer with a coding agent. */
const DAYS = { XS: 0.5, S: 1, M: 2.5, L: 4.5, XL: 8 } as const;
const ORDER = { P0: 0, P1: 1, P2: 2, P3: 3 } as const;

/** Composes the road: every feature exactly once, must-haves first, durations from effort. */
export function composePhases(design: Design, features: Features): Phases {
  const all = unique(features.features);
  const groups = cut(all);
  const weeks = durations(groups, design);
  const phases = groups.map((group, at) => phaseOf(design, group, at, groups.length, weeks[at] ?? 1));
  const total = weeks.reduce((sum, one) => sum + one, 0);
  return { summary: summarize(design, groups, total, weeks), phases, totalTimeline: inWeeks(total) };
}

/** One feature a name, whatever the letter case; the most urgent of two wins. */
export function unique(features: readonly Feature[]): Feature[] {
  const byName = new Map<string, Feature>();
  for (const feature of features) {
    const key = fold(feature.name.normalize('NFKC').trim().replace(/\s+/g, ' '));
    const known = byName.get(key);
    if (!known || ORDER[feature.priority] < ORDER[known.priority])
      byName.set(key, known ? { ...feature, name: known.name } : feature);
  }
  return [...byName.values()];
}

/** P0 in the first phase (two when there are many), then P1, then the rest; the last phase carries no P0. */
function cut(features: Feature[]): Feature[][] {
  const of = (...priorities: Feature['priority'][]) =>
    features.filter((feature) => priorities.includes(feature.priority));
  const must = of('P0');
  const should = of('P1');
  const could = of('P2', 'P3');
  const first = must.length > 6 ? halves(must) : [must];
  const rest = could.length > 10 && first.length === 1 ? [should, ...halves(could)] : [should, could];
  const groups = [...first, ...rest].filter((group) => group.length > 0);
  while (groups.length < 3) grow(groups);
  return groups;
}

/** Too few phases: the largest splits where that keeps the order; else a phase for launch follows. */
function grow(groups: Feature[][]): void {
  const at = groups.reduce((best, group, index) => (group.length > (groups[best]?.length ?? 0) ? index : best), 0);
  const group = groups[at] ?? [];
  const last = at === groups.length - 1;
  if (group.length >= 4 && !(last && group.some((feature) => feature.priority === 'P0')))
    groups.splice(at, 1, ...halves(group));
  else groups.push([]);
}

function halves(features: Feature[]): Feature[][] {
  const half = features.reduce((sum, feature) => sum + DAYS[feature.estimatedEffort], 0) / 2;
  let sum = 0;
  let reached = 0;
  for (const feature of features) {
    if (sum >= half) break;
    sum += DAYS[feature.estimatedEffort];
    reached += 1;
  }
  const at = Math.min(Math.max(reached, 1), features.length - 1);
  return [features.slice(0, at), features.slice(at)];
}

/** Whole weeks a phase: effort by team, a third on top for review and mending, squeezed where a deadline is named. */
function durations(groups: Feature[][], { understanding: { constraints } }: Design): number[] {
  const team = Math.min(constraints.teamSize ?? 1, 6);
  const pace = 5 * (1 + (team - 1) * 0.7);
  return groups.map((group, at) => {
    const days = group.reduce((sum, feature) => sum + DAYS[feature.estimatedEffort], 0) + (at === 0 ? 3 : 1.5);
    return Math.max(1, Math.round((days * 1.33) / pace));
  });
}

const inWeeks = (weeks: number) => (weeks === 1 ? '1 week' : `${weeks} weeks`);

function phaseOf(design: Design, group: Feature[], at: number, count: number, weeks: number): Phase {
  const names = group.map((feature) => feature.name);
  const last = at === count - 1;
  const main = names[0] ?? 'launch';
  return {
    name: group.length === 0 ? `Hardening and launch of ${design.product.one}` : nameOf(design, group, at, last),
    duration: inWeeks(weeks),
    goal: goal(design, group, at, last),
    features: names,
    deliverables: deliverables(design, group, at, last),
    risks: risks(design, group, at, main),
    successMetrics: metrics(design, at, last),
  };
}

/** Named after what the phase works on, in the words of its first feature. */
function nameOf(design: Design, group: Feature[], at: number, last: boolean): string {
  const title = (group[0]?.name ?? '').toLowerCase();
  const about = design.entities.find(
    (entity) => title.includes(entity.one.toLowerCase()) || title.includes(entity.many.toLowerCase()),
  );
  const thing = about?.many ?? design.entities[0]?.many ?? design.product.one;
  if (at === 0)
    return pick([`First usable ${design.product.one}`, `${design.product.one} that works end to end`], design.key);
  if (last) return pick([`Growth of ${design.product.one}`, `Beyond the first ${design.people.user.many}`], design.key);
  return `${pick(['Daily work with', 'From trial to habit:', 'More of'], design.key + at)} ${thing}${at > 1 ? `, part ${at}` : ''}`;
}

function goal(design: Design, group: Feature[], at: number, last: boolean): string {
  const { people, product } = design;
  const names = list(group.slice(0, 3).map((feature) => feature.name));
  if (group.length === 0)
    return `${product.one} runs for strangers. It is watched, backed up, and once restored on purpose.`;
  if (at === 0)
    return pick(
      [
        `For a week, five ${people.user.many} work with ${names} unaided.`,
        `${names} work end to end. The first ${people.user.many} bring their own data.`,
      ],
      design.key,
    );
  if (last)
    return pick(
      [`What brings ${people.user.many} back: ${names}.`, `${names} reach beyond the first ${people.user.many}.`],
      design.key,
    );
  return pick(
    [
      `Strangers start alone. ${names} carry their day.`,
      `${names} turn a trial into a habit. ${product.one} can be charged for.`,
    ],
    design.key,
  );
}

function deliverables(design: Design, group: Feature[], at: number, last: boolean): string[] {
  const { platform } = design.understanding;
  const shipped = {
    web: 'deployed at a test address',
    mobile: 'as a test build on both phone systems',
    desktop: 'as a signed installer',
    cli: 'as binaries for three systems',
    extension: 'as an unlisted store release',
    device: 'on one device that ran for seven days',
    onprem: 'installed on a test server without internet',
    bot: 'in a private test channel',
    plugin: 'as a private package',
    api: 'with documentation and a test key',
  }[platform];
  return [
    ...(group.length > 0
      ? [`${list(group.slice(0, 4).map((feature) => feature.name))}, ${shipped}`]
      : [`Backup restored elsewhere, and the time it took`]),
    at === 0
      ? `Migrations and seed data for ${list(design.entities.slice(0, 3).map((entity) => entity.name))}`
      : last
        ? `A page that says whom ${design.product.one} serves`
        : `A recording of ${withArticle(design.people.user.one)} who starts unaided`,
    ...(at === 0 ? ['Automatic tests that run on every change'] : []),
  ];
}

function risks(design: Design, group: Feature[], at: number, main: string): string[] {
  const hard = group
    .filter((feature) => feature.estimatedEffort === 'L' || feature.estimatedEffort === 'XL')
    .map((feature) => feature.name);
  const own = design.uses.flatMap((use) => (use.again ? [] : sayAll(use.capability.risks, use.slots, design.key)));
  return [
    ...(hard.length > 0
      ? [`${list(hard.slice(0, 2))}: the largest work here, which decides the length`]
      : [`${main} looks small until real data comes in`]),
    ...own.slice(at, at + 1),
    ...(at === 0 && design.understanding.constraints.deadlineWeeks
      ? [`${inWeeks(design.understanding.constraints.deadlineWeeks)} suffice only if nothing is added here`]
      : []),
  ];
}

function metrics(design: Design, at: number, last: boolean): string[] {
  const slots = design.uses[0]?.slots ?? new Map();
  const field = sayAll(fieldMetrics(design), slots, design.key);
  const own = design.uses.flatMap((use) => (use.again ? [] : sayAll(use.capability.metrics, use.slots, design.key)));
  const { user } = design.people;
  const first =
    at === 0
      ? `5 ${user.many} use it in their own week`
      : last
        ? `20 pay, or 200 ${user.many} come weekly`
        : `40 % of the first ${user.many} return in week four`;
  return [...new Set([first, ...own.slice(at, at + 1), ...field.slice(at, at + 1)])];
}

function summarize(design: Design, groups: Feature[][], total: number, weeks: number[]): string {
  const { deadlineWeeks, teamSize } = design.understanding.constraints;
  const features = groups.flat().length;
  const who = teamSize ? (teamSize === 1 ? 'one developer' : `${teamSize} developers`) : 'one developer (assumed)';
  const first = groups[0]?.map((feature) => feature.name).slice(0, 3) ?? [];
  const squeeze =
    deadlineWeeks !== undefined && (weeks[0] ?? 0) > deadlineWeeks
      ? ` The deadline of ${inWeeks(deadlineWeeks)} is shorter than the first phase: drop ${groups[0]?.at(-1)?.name ?? 'the last feature'} first.`
      : deadlineWeeks !== undefined
        ? ` The deadline of ${inWeeks(deadlineWeeks)} ${total <= deadlineWeeks ? 'holds for the whole road' : `holds for the first ${weeks.findIndex((_, at) => weeks.slice(0, at + 1).reduce((a, b) => a + b, 0) > deadlineWeeks) || 1} of ${groups.length} phases; the rest follows after it`}.`
        : '';
  return `${features} feature${features === 1 ? '' : 's'} in ${groups.length} phases over ${inWeeks(total)} lead to ${ownWords(design)}. Counted for ${who} with a coding agent. A third is kept for review. ${list(first)} come first: the rest stands on them.${squeeze}`;
}
