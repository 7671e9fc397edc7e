import { fieldNameIn } from '../coherence/plan/fields.ts';
import type { Plan, PlanEntity, PlanOperation } from '../coherence/plan/plan.ts';
import { fieldUses } from '../coherence/plan/written.ts';
import { oncePer } from '../reading/once-per.ts';
import { bullets, labelled, line } from './lines.ts';
import { type IsLate, latenessAt } from './places.ts';
import type { PromptParts } from './prompt-parts.ts';
import { changesMade, changesOf } from './transitions.ts';

/** The entities that a prompt touches, each with its lines, without what only later phases write. */
export function entitiesAt(plan: Plan, at: number, parts: PromptParts): { name: string; lines: string[] }[] {
  const touched = touchedBy(plan, parts);
  const isLate = latenessAt(plan, at);
  return [...plan.entities.values()]
    .filter((entity) => touched.has(entity.name) && !isEntityLate(plan, entity, isLate))
    .map((entity) => ({ name: entity.name, lines: entityLines(plan, entity, isLate) }));
}

function touchedBy(plan: Plan, { listings, screens, criteria }: PromptParts): Set<string> {
  const made = changesMade(plan);
  const fields = [...screens.flatMap(({ shows }) => shows), ...criteria.flatMap(({ uses }) => uses)];
  return new Set([
    ...listings.flatMap(({ reads, writes }) => [...reads, ...writes].map(({ entity }) => entity)),
    ...listings.flatMap(({ operation }) => (made.get(operation) ?? []).map(({ entity }) => entity.name)),
    ...fields.map((field) => field.split('.', 1)[0] ?? ''),
  ]);
}

/** Whether only later phases create rows of an entity. */
export function isEntityLate(plan: Plan, { name, entity }: PlanEntity, isLate: IsLate): boolean {
  const creators = creatorsOf(plan).get(name) ?? [];
  return entity.source === undefined && creators.length > 0 && creators.every(isLate);
}

const creatorsOf = oncePer(({ operations }: Plan): ReadonlyMap<string, readonly PlanOperation[]> => {
  const creators = operations.flatMap((operation) =>
    operation.writes.filter(({ kind }) => kind === 'create').map(({ entity }) => ({ entity, operation })),
  );
  const byEntity = Map.groupBy(creators, ({ entity }) => entity);
  return new Map([...byEntity].map(([entity, own]) => [entity, own.map(({ operation }) => operation)]));
});

/** An entity: its fields with their types, what is unique, and its state table. */
export function entityLines(plan: Plan, entity: PlanEntity, isLate: IsLate = () => false): string[] {
  const { unique = [], source } = entity.entity;
  const uses = fieldUses(plan);
  const left = new Set<string>();
  const texts = fieldTexts(plan, entity).filter((text) => {
    const use = uses.get(`${entity.name}.${fieldNameIn(text)}`);
    const isLeft = use !== undefined && !use.field.hasDefault && use.writers.length > 0 && use.writers.every(isLate);
    if (isLeft) left.add(use.field.name);
    return !isLeft;
  });
  const whole = unique.filter((names) => !names.split(',').some((name) => left.has(name.trim())));
  return [
    `### ${line(entity.name)}`,
    ...bullets(texts),
    ...whole.map((names) => `- Unique together: ${line(names)}`),
    ...stateLines(plan, entity, isLate),
    ...labelled('Rows come from', [source ?? []].flat()),
  ];
}

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

function stateLines(plan: Plan, entity: PlanEntity, isLate: IsLate): string[] {
  const { final = [] } = entity.entity;
  const table = changesOf(plan).get(entity) ?? [];
  const shown = table.filter(({ maker }) => maker === undefined || !isLate(maker));
  const reached = new Set(shown.map(({ transition }) => transition?.to));
  const ends = shown.length === table.length ? final : final.filter((state) => reached.has(state));
  const rows = shown.map(({ text }) => `  - ${line(text)}`);
  return [...(rows.length > 0 ? ['- States (`new` is creation):', ...rows] : []), ...labelled('Final states', ends)];
}
