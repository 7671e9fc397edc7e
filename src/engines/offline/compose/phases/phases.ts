import type { Feature, Features } from '../../../../artifacts/features.ts';
import type { Phases } from '../../../../artifacts/phases.ts';
import { type Design, isOption } from '../../design/design.ts';
import { fieldMetrics } from '../../design/field-metrics.ts';
import { sayAll } from '../../design/slots.ts';
import { fold } from '../../language/fold.ts';
import { hash, pick } from '../../language/hash.ts';
import { list } from '../../language/inflect.ts';
import { type Draft, isHeart, isOffered } from '../features/draft.ts';
import { orderFeatures } from '../features/features.ts';
import { deliverables } from './deliverables.ts';
import { gate } from './gate.ts';
import { inWeeks } from './in-weeks.ts';
import { measurable } from './measurable.ts';
import { type Schedule, schedule, type Work } from './schedule.ts';
import { summarize } from './summary.ts';
import { actsOf, titleOf } from './titles.ts';

type Phase = Phases['phases'][number];

const ORDER = { P0: 0, P1: 1, P2: 2, P3: 3 } as const;

/** Composes the road: every feature exactly once, must-haves first, durations from effort, team and what waits for what. */
export function composePhases(design: Design, features: Features): Phases {
  const own = orderFeatures(design);
  const drafts = new Map(own.drafts.map((draft) => [draft.feature.name, draft]));
  const all = unique(features.features).sort((a, b) => ORDER[a.priority] - ORDER[b.priority]);
  const work: Work = { features: all, drafts, needs: own.needs, design };
  const plan = schedule(work);
  const titles = new Set<string>();
  const phases = plan.groups.map((_, at) => phaseOf(work, plan, at, titles));
  const total = plan.weeks.reduce((sum, one) => sum + one, 0);
  return { summary: summarize(work, plan, total), phases, totalTimeline: inWeeks(total) };
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

function phaseOf({ design, drafts }: Work, plan: Schedule, at: number, titles: Set<string>): Phase {
  const carried = plan.groups[at] ?? [];
  const group = carried.filter((feature) => !isOffered(feature, drafts));
  const offered = carried.filter((feature) => !group.includes(feature));
  const last = at === plan.groups.length - 1;
  const isLate = plan.inTime !== undefined && at >= plan.inTime;
  return {
    name: nameOf(titleOf(group, drafts, design), titles, isLate),
    duration: inWeeks(plan.weeks[at] ?? 1),
    goal: goal(design, group, drafts, at, isLate),
    features: carried.map((feature) => feature.name),
    deliverables: deliverables(design, { group, offered }, at, last),
    risks: risks(design, group, at, drafts, plan),
    successMetrics: metrics({ design, drafts }, plan, at, last),
  };
}

function nameOf(title: string, titles: Set<string>, isLate: boolean): string {
  const base = isLate ? `Later: ${title.charAt(0).toLowerCase()}${title.slice(1)}` : title;
  let name = base;
  for (let copy = 2; titles.has(name.toLowerCase()); copy += 1) name = `${base}, part ${copy}`;
  titles.add(name.toLowerCase());
  return name;
}

/** One a phase, so that no plan says one twice. */
const AFTERWARDS = ['Nobody needs the old way beside it.', 'It holds in daily use.', 'It is used without asking.'];

function goal(
  design: Design,
  group: Feature[],
  drafts: ReadonlyMap<string, Draft>,
  at: number,
  isLate: boolean,
): string {
  const { people, product } = design;
  if (group.length === 0)
    return `${product.one} runs for ${design.understanding.constraints.ownUse ? 'whoever comes new to it' : 'strangers'}. It is watched, backed up, and once restored on purpose.`;
  const acts = actsOf(group, drafts, design);
  const [first] = acts;
  const done =
    first === undefined
      ? `${list(group.slice(0, 3).map((feature) => feature.name))} work end to end.`
      : `${capitalised(first.who)} ${list(
          acts
            .filter(({ who }) => who === first.who)
            .slice(0, 4)
            .map(({ does }) => does),
        )}.`;
  const rest =
    at === 0
      ? pick(
          [
            `The first ${people.user.many} bring their own data.`,
            `Most ${people.user.many} get through a week unaided.`,
          ],
          design.key,
        )
      : isLate
        ? 'It is built once the release is in use.'
        : (AFTERWARDS[(hash(design.key) + at) % AFTERWARDS.length] ?? '');
  return `${done} ${rest}`;
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function risks(
  design: Design,
  group: Feature[],
  at: number,
  drafts: ReadonlyMap<string, Draft>,
  plan: Schedule,
): string[] {
  const hard = group
    .filter((feature) => feature.estimatedEffort === 'L' || feature.estimatedEffort === 'XL')
    .map((feature) => feature.name);
  const { deadlineWeeks } = design.understanding.constraints;
  return [
    ...(hard.length > 0
      ? [`${list(hard.slice(0, 2))}: the largest work here, which decides the length`]
      : [`${group[0]?.name ?? 'The launch'} looks small until real data comes in`]),
    ...ofUses(group, drafts, design, ({ risks }) => risks).slice(0, 1),
    ...(at === 0 && deadlineWeeks !== undefined && weeksInTime(plan) > deadlineWeeks * TIGHT
      ? [`${inWeeks(deadlineWeeks)} suffice only if nothing is added here`]
      : []),
  ];
}

/** With less in hand than this a deadline forbids anything new. */
const TIGHT = 0.8;
const weeksInTime = ({ weeks, inTime }: Schedule) => weeks.slice(0, inTime).reduce((sum, one) => sum + one, 0);

/** What the capabilities of these features say, those that another phase has told already only where nothing else is left. */
function ofUses(
  group: readonly Feature[],
  drafts: ReadonlyMap<string, Draft>,
  design: Design,
  of: (capability: Draft['use']['capability']) => Draft['use']['capability']['risks'],
): string[] {
  const uses = [...new Set(group.flatMap((feature) => drafts.get(feature.name)?.use ?? []))];
  const hearts = uses.filter((use) =>
    group.some((feature) => {
      const draft = drafts.get(feature.name);
      return draft?.use === use && isHeart(draft);
    }),
  );
  return hearts.flatMap((use) => (use.again ? [] : sayAll(of(use.capability), use.slots, design.key)));
}

function metrics(
  { design, drafts }: Pick<Work, 'design' | 'drafts'>,
  plan: Schedule,
  at: number,
  last: boolean,
): string[] {
  const slots = design.uses[0]?.slots ?? new Map();
  const field = sayAll(fieldMetrics(design), slots, design.key);
  const own = measurable(plan.groups, at, drafts).flatMap((use) =>
    use.again || isOption(use) ? [] : sayAll(use.capability.metrics, use.slots, design.key),
  );
  return [...new Set([gate(design, at, last), ...own.slice(0, 2), ...field.slice(at, at + 1)])];
}
