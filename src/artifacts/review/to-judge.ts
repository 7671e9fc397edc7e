import { builtIn } from '../coherence/plan/built.ts';
import { criteriaByDemand, idsOf } from '../coherence/plan/cited.ts';
import type { Plan } from '../coherence/plan/plan.ts';
import type { Fault, Quality } from '../quality.ts';

/** One thing that the gate cannot decide. */
export interface ToJudge {
  id: string;
  /** What must hold, or what must agree. */
  says: string;
  /** Ids of the items that cite it. */
  citedBy: string[];
}

/** So many things a service’s model judges at most, by the size of the plan. */
const JUDGED_MAX = { small: 25, normal: 45 } as const;
/** So many things anyone judges at most. */
export const JUDGED_AT_MOST = JUDGED_MAX.normal;
/** Items told for each: where to begin to read. */
const CITED_MAX = 10;

/**
 * What a reviewer is asked of a plan: each demand, must-nots first, then the seams that only a reader can compare, that is
 * guards, figures and test data with the criteria that use them, then the warnings.
 */
export function toJudge(
  plan: Plan,
  warnings: readonly Fault[],
  max: number = JUDGED_MAX[plan.brief?.size ?? 'normal'],
): ToJudge[] {
  const cited = criteriaByDemand(plan);
  const prompts = promptsBy(plan);
  const withPrompts = (ids: string[]) => [...new Set([...ids, ...ids.flatMap(prompts)])];
  const demands = [...plan.demands.values()].map(({ id, polarity, means }) => ({
    id,
    says: `${polarity}: ${means}`,
    citedBy: withPrompts(idsOf(cited.get(id) ?? [])),
    isFirst: polarity === 'must-not',
  }));
  const using = (name: string) => plan.criteria.filter(({ uses }) => uses.includes(name)).map(({ id }) => id);
  const guards = [...plan.guards.values()].map(({ id, path, stoppedBy }) => ({
    id,
    says: `${path}: ${stoppedBy}`,
    citedBy: withPrompts(plan.criteria.filter(({ guard }) => guard === id).map((criterion) => criterion.id)),
  }));
  const { limits = [], testData = [] } = plan.artifacts.features ?? {};
  const figures = limits.map(({ id, value, what }) => ({ id, says: `${value}: ${what}`, citedBy: using(id) }));
  const data = testData.map(({ id, what, amount }) => ({ id, says: `${amount}: ${what}`, citedBy: using(id) }));
  const told = warnings.map((one, at) => ({ id: warningId(at), says: warningText(one), citedBy: [] }));
  const first = demands.filter(({ isFirst }) => isFirst);
  const others = demands.filter(({ isFirst }) => !isFirst);
  return [...first, ...others, ...guards, ...figures, ...data, ...told]
    .slice(0, max)
    .map(({ id, says, citedBy }) => ({ id, says, citedBy: citedBy.slice(0, CITED_MAX) }));
}

/** What a warning is called in a review: by its place. */
export const warningId = (at: number): string => `W${at + 1}`;
export const isWarning = (id: string): boolean => /^W\d+$/.test(id);

/** A warning in words: what is wrong, and what mends it. */
export const warningText = ({ message, mend = '' }: Pick<Fault, 'message' | 'mend'>): string =>
  [message, mend].join(' ').trim();

type Warnings = Pick<Quality, 'warnings' | 'omitted'>;

/** Whether the checks still find the warning of that id once the plan has changed; true for every other id. */
export function isStillFound(id: string, before: Warnings, after: Warnings): boolean {
  const was = before.warnings.find((_, at) => warningId(at) === id);
  // Of more than are listed, any may be meant.
  if (was === undefined || after.omitted > 0) return true;
  return after.warnings.some(
    ({ rule, artifact, pointer }) => rule === was.rule && artifact === was.artifact && pointer === was.pointer,
  );
}

/** The ids of the prompts that build a criterion. */
function promptsBy(plan: Plan): (criterion: string) => string[] {
  const { partNamed, prompts } = builtIn(plan);
  return (criterion) => (partNamed(criterion)?.builtAt ?? []).map((at) => prompts[at]?.prompt.id ?? `P${at + 1}`);
}
