import type { Built } from '../coherence/plan/built.ts';
import type { Plan, PlanCriterion } from '../coherence/plan/plan.ts';
import type { PromptPack } from '../prompt-pack.ts';
import { oncePer } from '../reading/once-per.ts';
import { line, sentence } from './lines.ts';
import type { PromptParts } from './prompt-parts.ts';

/** What an agent can prove, as boxes to tick; with the path that a guard closes. */
export const acceptLines = (plan: Plan, { criteria }: PromptParts): string[] =>
  criteria
    .filter((one) => aboutOf(one)?.proof === undefined)
    .map((one) => `- [ ] ${line(one.id)} ${line(one.text)}${guardOf(plan, one)}`);

function guardOf({ guards }: Plan, { guard: id = '' }: PlanCriterion): string {
  const guard = guards.get(id);
  return guard === undefined ? '' : ` (${line(id)}, ${line(guard.path)}: ${line(guard.stoppedBy)})`;
}

/** What a person has to judge or do. */
export function personLines({ criteria }: PromptParts, person: PromptPack['prompts'][number]['person'] = []): string[] {
  const judged = criteria.flatMap((one) => {
    const { proof, who } = aboutOf(one) ?? {};
    const by = who === undefined ? '' : ` (judged by: ${line(who)})`;
    return proof === undefined ? [] : [`- ${line(one.id)} ${line(one.text)}${by}`];
  });
  const done = person.map(
    ({ what, who, blocks }) => `- ${line(who)}: ${sentence(what)} What waits for it: ${line(blocks)}`,
  );
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
