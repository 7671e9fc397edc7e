import type { Built } from '../coherence/plan/built.ts';
import type { Plan, PlanCriterion } from '../coherence/plan/plan.ts';
import type { PromptPack } from '../prompt-pack.ts';
import { nameKey } from '../reading/names.ts';
import { oncePer } from '../reading/once-per.ts';
import { line, sentence } from './lines.ts';
import type { PromptParts } from './prompt-parts.ts';

export type GuardTeller = (criterion: PlanCriterion) => string;

/** Tells the guard of a criterion; after the first time in a prompt, only its id. */
export function guardTeller({ guards }: Plan): GuardTeller {
  const told = new Set<string>();
  return ({ guard: id = '' }) => {
    const guard = guards.get(id);
    if (guard === undefined) return '';
    if (told.has(id)) return ` (guard ${line(id)}, as above)`;
    told.add(id);
    return ` (guard ${line(id)}, ${clause(guard.path)}: ${clause(guard.stoppedBy)})`;
  };
}

/** Tells only the id of a guard. */
export const guardId: GuardTeller = ({ guard }) => (guard === undefined ? '' : ` (guard ${line(guard)})`);

/** A fact inside a sentence. */
const clause = (text: string): string => line(text).replace(/\.$/, '');

/** What an agent can prove, as boxes to tick; with the path that a guard closes. */
export const acceptLines = ({ criteria }: PromptParts, guardOf: GuardTeller): string[] =>
  criteria
    .filter((one) => aboutOf(one)?.proof === undefined)
    .map((one) => `- [ ] ${line(one.id)} ${line(one.text)}${guardOf(one)}`);

/** What earlier prompts built and this one proves, as it was built. */
export const verifiedLines = (verified: ReturnType<typeof verifiedCriteria>, guardOf: GuardTeller): string[] =>
  verified.map(({ name, criterion }) =>
    criterion === undefined ? `- ${line(name)}` : `- ${line(name)} ${line(criterion.text)}${guardOf(criterion)}`,
  );

type PersonTask = NonNullable<PromptPack['prompts'][number]['person']>[number];

/** What a person has to do before the prompt of a name can begin. */
export const beforeLines = (name: string, tasks: readonly PersonTask[]): string[] =>
  tasks.filter((task) => holdsUp(task, name)).map(({ who, what }) => `- ${line(who)}: ${sentence(what)}`);

const holdsUp = ({ blocks }: PersonTask, name: string): boolean => nameKey(blocks) === nameKey(name);

/** What a person has to judge, and to do for later prompts than the one of a name. */
export function personLines(
  { criteria }: PromptParts,
  { name, person }: { name: string; person: readonly PersonTask[] },
  guardOf: GuardTeller,
): string[] {
  const judged = criteria.flatMap((one) => {
    const { proof, who } = aboutOf(one) ?? {};
    const by = who === undefined ? '' : ` (judged by: ${line(who)})`;
    return proof === undefined ? [] : [`- ${line(one.id)} ${line(one.text)}${guardOf(one)}${by}`];
  });
  const done = person
    .filter((task) => !holdsUp(task, name))
    .map(({ what, who, blocks }) => `- ${line(who)}: ${sentence(what)} What waits for it: ${line(blocks)}`);
  return [...judged, ...done];
}

const aboutOf = ({ id, feature }: PlanCriterion) =>
  feature.feature.criteria?.[Number(id.slice(id.lastIndexOf('.') + 1)) - 1];

/** What earlier prompts built and this one proves. */
export function verifiedCriteria(
  plan: Plan,
  { partsNamed }: Built,
  verifies: readonly string[],
): { name: string; criterion: PlanCriterion | undefined }[] {
  const names = new Set(verifies.flatMap(partsNamed).map(({ name }) => name));
  return [...names].map((name) => ({ name, criterion: criteriaById(plan).get(name) }));
}

const criteriaById = oncePer(({ criteria }: Plan) => new Map(criteria.map((one) => [one.id, one])));
