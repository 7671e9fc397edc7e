import { existingIn } from '../coherence/plan/existing.ts';
import type { Plan, PlanEntity } from '../coherence/plan/plan.ts';
import { fieldUses } from '../coherence/plan/written.ts';
import { oncePer } from '../reading/once-per.ts';
import { entityLines } from './data.ts';
import { resumedIn } from './deferred.ts';
import { line, list } from './lines.ts';
import type { Named } from './named.ts';
import { createdLaterAt, lateEntitiesAt, latenessAt } from './places.ts';
import { SCHEMA_FILE } from './plan-files.ts';
import type { PromptParts } from './prompt-parts.ts';
import { changesMade } from './transitions.ts';

/**
 * The data of the prompt at a place: a pointer to what the setup prompt had written down, and what only later phases
 * write of it. Entities that the setup had no room for are whole.
 */
export function dataLines(
  plan: Plan,
  at: number,
  { parts, named, inSetup }: { parts: PromptParts; named: Named; inSetup: ReadonlySet<string> },
): string[] {
  const needed = neededBy(plan, at, parts, named);
  const isLate = lateEntitiesAt(plan, at);
  const isNeeded = ({ name }: PlanEntity) =>
    (needed.touched.has(name) && !isLate(name)) || needed.asked.has(name) || named.entities.has(name);
  const entities = [...plan.entities.values()].filter(isNeeded);
  const known = entities.filter(({ name }) => inSetup.has(name));
  const { ofEntity } = existingIn(plan);
  const existing = known.filter(({ name }) => ofEntity(name).length > 0);
  const names = (some: readonly PlanEntity[]) => list(some.map(({ name }) => name));
  return [
    ...(known.length === 0 ? [] : [`- ${names(known)}: see \`${SCHEMA_FILE}\`.`]),
    ...(existing.length === 0 ? [] : [`- Already in the repository, not to be created again: ${names(existing)}.`]),
    ...laterLines(plan, at, known, needed.fields),
    ...entities.filter(({ name }) => !inSetup.has(name)).flatMap((entity) => entityLines(plan, entity)),
  ];
}

/** What the prompt can leave to later ones, as only those write it. Not of what they create as a whole. */
function laterLines(plan: Plan, at: number, entities: readonly PlanEntity[], needed: ReadonlySet<string>): string[] {
  const isLate = latenessAt(plan, at);
  const isCreatedLater = createdLaterAt(plan, at);
  const byName = usesByEntity(plan);
  const told = entities.flatMap(({ name }) => {
    if (isCreatedLater(name)) return [];
    const later = (byName.get(name) ?? [])
      .filter((use) => !use.field.hasDefault && !needed.has(use.name))
      .filter(({ writers }) => writers.length > 0 && writers.every(isLate));
    return later.length === 0 ? [] : [`${line(name)} (${list(later.map(({ field }) => field.name))})`];
  });
  return told.length === 0 ? [] : [`- Only later prompts write: ${told.join('; ')}.`];
}

const usesByEntity = oncePer((plan: Plan) => Map.groupBy(fieldUses(plan).values(), ({ entity }) => entity.name));

/** The entities and fields that a prompt touches; `asked` are those without which it cannot be shown or proven. */
function neededBy(plan: Plan, at: number, { listings, screens, criteria }: PromptParts, named: Named) {
  const made = changesMade(plan);
  const shown = [...screens.flatMap(({ shows }) => shows), ...criteria.flatMap(({ uses }) => uses)];
  const asked = new Set(shown.filter((field) => field.includes('.')).map(entityIn));
  const resumed = (resumedIn(plan)[at] ?? []).flatMap(({ accesses }) => accesses);
  const own = [...listings.flatMap(({ operation }) => [...operation.reads, ...operation.writes]), ...resumed];
  const touched = new Set([
    ...listings.flatMap(({ reads, writes }) => [...reads, ...writes].map(({ entity }) => entity)),
    ...listings.flatMap(({ operation }) => (made.get(operation) ?? []).map(({ entity }) => entity.name)),
    ...shown.map(entityIn),
  ]);
  const fields = new Set([
    ...own.flatMap(({ entity, fields: names }) => names.map((name) => `${entity}.${name}`)),
    ...shown,
    ...named.fields,
  ]);
  return { touched, asked, fields };
}

const entityIn = (field: string): string => field.split('.', 1)[0] ?? '';
