import { existingIn } from '../coherence/plan/existing.ts';
import { fieldNameIn } from '../coherence/plan/fields.ts';
import type { Plan, PlanEntity } from '../coherence/plan/plan.ts';
import { fieldUses } from '../coherence/plan/written.ts';
import { oncePer } from '../reading/once-per.ts';
import { bullets, labelled, line, list } from './lines.ts';

/** An entity: its fields with their types, what is unique, and its state table. */
export function entityLines(plan: Plan, entity: PlanEntity): string[] {
  const { unique = [], states = [], final = [], source } = entity.entity;
  const about = [
    ...unique.map((names) => `- Unique together: ${line(names)}`),
    ...(states.length > 0 ? ['- States (`new` is creation):', ...states.map((text) => `  - ${line(text)}`)] : []),
    ...labelled('Final states', final),
  ];
  const heading = `### ${line(entity.name)}`;
  const exists = existingIn(plan).ofEntity(entity.name);
  if (exists.length === 0) {
    return [
      heading,
      ...bullets(fieldTexts(plan, entity)),
      ...about,
      ...labelled('Rows come from', [source ?? []].flat()),
    ];
  }
  const needed = [...bullets(reliedOn(plan, entity)), ...about];
  return [
    heading,
    `- Exists: ${thereAs(exists)}. Look there, do not create it again.`,
    ...(needed.length === 0 ? [] : [`- ${RELIED_ON}`, ...needed]),
  ];
}

const RELIED_ON =
  'The plan relies on what follows. It may have other names and types there: use what is there, add only what is missing.';

/** What the repository has and where: `table checks in src/db/schema.ts`. */
export const thereAs = (items: ReturnType<ReturnType<typeof existingIn>['named']>): string =>
  list(items.map(({ kind, name, file }) => `${kind} ${name} in ${file}`));

/** The fields of an entity as they are written, those that later artefacts add included; each name once. */
function fieldTexts(plan: Plan, { name, entity }: PlanEntity): string[] {
  const all = [...entity.fields, ...(addedFields(plan).get(name) ?? []).map(({ field }) => field)];
  return [...new Map(all.toReversed().map((text) => [fieldNameIn(text), text])).values()].toReversed();
}

const addedFields = oncePer(({ artifacts: { features, promptPack } }: Plan) =>
  Map.groupBy(
    [features?.adds, promptPack?.adds].flatMap((adds) => adds?.fields ?? []),
    ({ entity }) => entity,
  ),
);

/** Of an entity that exists, the fields that something reads, writes, shows or names; its author may have guessed others. */
function reliedOn(plan: Plan, entity: PlanEntity): string[] {
  const named = fieldsNamed(plan);
  const uses = fieldUses(plan);
  return fieldTexts(plan, entity).filter((text) => {
    const name = `${entity.name}.${fieldNameIn(text)}`;
    const use = uses.get(name);
    const users = use === undefined ? 1 : use.writers.length + use.readers.length + use.screens.length;
    return users > 0 || use?.field.ref !== undefined || named.has(name);
  });
}

const fieldsNamed = oncePer(({ criteria }: Plan) => new Set(criteria.flatMap(({ uses }) => uses)));
