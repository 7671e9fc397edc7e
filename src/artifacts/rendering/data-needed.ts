import { existingIn } from '../coherence/plan/existing.ts';
import type { Plan, PlanEntity } from '../coherence/plan/plan.ts';
import { entityLines } from './data.ts';
import { resumedIn } from './deferred.ts';
import { list } from './lines.ts';
import type { Named } from './named.ts';
import { lateEntitiesAt } from './places.ts';
import { SCHEMA_FILE } from './plan-files.ts';
import type { PromptParts } from './prompt-parts.ts';
import { changesMade } from './transitions.ts';

/**
 * The data of the prompt at a place: a pointer to what the setup prompt had written down; its operations say which
 * fields they touch. Entities that the setup had no room for are whole.
 */
export function dataLines(
  plan: Plan,
  at: number,
  { parts, named, inSetup }: { parts: PromptParts; named: Named; inSetup: ReadonlySet<string> },
): string[] {
  const needed = neededAt(plan, at, parts, named);
  const known = needed.filter(({ name }) => inSetup.has(name));
  const { ofEntity } = existingIn(plan);
  const existing = known.filter(({ name }) => ofEntity(name).length > 0);
  const names = (entities: readonly PlanEntity[]) => list(entities.map(({ name }) => name));
  return [
    ...(known.length === 0 ? [] : [`- ${names(known)}: see \`${SCHEMA_FILE}\`.`]),
    ...(existing.length === 0 ? [] : [`- Already in the repository, not to be created again: ${names(existing)}.`]),
    ...needed.filter(({ name }) => !inSetup.has(name)).flatMap((entity) => entityLines(plan, entity)),
  ];
}

/** The entities that a prompt touches or names, without those that only later phases create and that nothing shows. */
function neededAt(plan: Plan, at: number, { listings, screens, criteria }: PromptParts, named: Named): PlanEntity[] {
  const made = changesMade(plan);
  const shown = [...screens.flatMap(({ shows }) => shows), ...criteria.flatMap(({ uses }) => uses)];
  const asked = new Set(shown.filter((field) => field.includes('.')).map(entityIn));
  const resumed = (resumedIn(plan)[at] ?? []).flatMap(({ accesses }) => accesses);
  const touched = new Set([
    ...listings.flatMap(({ reads, writes }) => [...reads, ...writes].map(({ entity }) => entity)),
    ...listings.flatMap(({ operation }) => (made.get(operation) ?? []).map(({ entity }) => entity.name)),
    ...resumed.map(({ entity }) => entity),
    ...shown.map(entityIn),
  ]);
  const isLate = lateEntitiesAt(plan, at);
  return [...plan.entities.values()].filter(
    ({ name }) => (touched.has(name) && !isLate(name)) || asked.has(name) || named.entities.has(name),
  );
}

const entityIn = (field: string): string => field.split('.', 1)[0] ?? '';
