import type { Built } from '../coherence/plan/built.ts';
import type { Plan, PlanCriterion } from '../coherence/plan/plan.ts';
import { oncePer } from '../reading/once-per.ts';
import { line, list } from './lines.ts';
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

/** A fact inside a sentence. */
const clause = (text: string): string => line(text).replace(/\.$/, '');

/** What an agent can prove, as boxes to tick; with the path that a guard closes. */
export const acceptLines = ({ criteria }: PromptParts, guardOf: GuardTeller): string[] =>
  criteria
    .filter(({ proof }) => proof === undefined)
    .map((one) => `- [ ] ${line(one.id)} ${line(one.text)}${guardOf(one)}`);

type Verified = ReturnType<typeof verifiedCriteria>;

/** What earlier prompts built and this one proves, as it was built. */
export const verifiedLines = (verified: Verified, guardOf: GuardTeller): string[] =>
  verified.map(({ name, criterion }) =>
    criterion === undefined ? `- ${line(name)}` : `- ${line(name)} ${line(criterion.text)}${guardOf(criterion)}`,
  );

/** The same by the prompts that built it: their tests, which are in the repository, have the words. */
export function verifiedInShort(verified: Verified, prompts: Built['prompts']): string[] {
  const isJudged = ({ criterion }: Verified[number]): boolean => criterion?.proof !== undefined;
  const tested = verified.filter((one) => !isJudged(one));
  const lines = [...Map.groupBy(tested, ({ builtAt }) => builtAt)].map(([at, group]) => {
    const prompt = at === undefined ? undefined : prompts[at];
    const by = prompt ? `built by ${prompt.prompt.id ?? `P${Number(at) + 1}`}, ${line(prompt.name)}: ` : '';
    return `- ${namesOf(group)}: ${by}run and extend their tests.`;
  });
  const judged = verified.filter(isJudged);
  return judged.length === 0 ? lines : [...lines, `- ${namesOf(judged)}: ask the person who judges it again.`];
}

const namesOf = (verified: Verified): string => list(verified.map(({ name }) => name));

/** What earlier prompts built and this one proves. */
export function verifiedCriteria(
  plan: Plan,
  { partsNamed }: Built,
  verifies: readonly string[],
): { name: string; criterion: PlanCriterion | undefined; builtAt: number | undefined }[] {
  return [...new Set(verifies.flatMap(partsNamed))].map(({ name, builtAt: [builtAt] }) => ({
    ...{ name, builtAt },
    criterion: criteriaById(plan).get(name),
  }));
}

const criteriaById = oncePer(({ criteria }: Plan) => new Map(criteria.map((one) => [one.id, one])));
