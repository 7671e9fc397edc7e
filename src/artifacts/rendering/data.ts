import { fieldNameIn } from '../coherence/plan/fields.ts';
import type { Plan, PlanEntity } from '../coherence/plan/plan.ts';
import { fieldUses } from '../coherence/plan/written.ts';
import { oncePer } from '../reading/once-per.ts';
import { resumedIn } from './deferred.ts';
import { bullets, labelled, line } from './lines.ts';
import type { Named } from './named.ts';
import { createdLaterAt, type IsLate, lateEntitiesAt, latenessAt } from './places.ts';
import type { PromptParts } from './prompt-parts.ts';
import { changesMade, changesOf } from './transitions.ts';

/** The entities that a prompt needs, each with its lines, without what only later phases write. */
export function entitiesAt(
  plan: Plan,
  at: number,
  parts: PromptParts,
  named: Named,
): { name: string; lines: string[] }[] {
  const needed = neededBy(plan, at, parts, named);
  const isLate = latenessAt(plan, at);
  const isCreatedLater = createdLaterAt(plan, at);
  const isEntityLate = lateEntitiesAt(plan, at);
  const isPresent = (name: string) => needed.touched.has(name) && !isEntityLate(name);
  const isAsked = (name: string) => needed.asked.has(name) || named.entities.has(name);
  return [...plan.entities.values()]
    .filter(({ name }) => isPresent(name) || isAsked(name))
    .map((entity) => {
      // Of what its author calls by name before there are rows, nearly everything would be missing.
      const isWhole = named.entities.has(entity.name) && isCreatedLater(entity.name);
      const lines = isWhole ? entityLines(plan, entity) : entityLines(plan, entity, isLate, needed.fields);
      return { name: entity.name, lines };
    });
}

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

const NONE: ReadonlySet<string> = new Set();

/** An entity: its fields with their types, what is unique, and its state table. */
export function entityLines(
  plan: Plan,
  entity: PlanEntity,
  isLate: IsLate = () => false,
  kept: ReadonlySet<string> = NONE,
): string[] {
  const { unique = [], source } = entity.entity;
  const uses = fieldUses(plan);
  const left = new Set<string>();
  const texts = fieldTexts(plan, entity).filter((text) => {
    const use = uses.get(`${entity.name}.${fieldNameIn(text)}`);
    if (use === undefined || use.field.hasDefault || kept.has(use.name)) return true;
    const isLeft = use.writers.length > 0 && use.writers.every(isLate);
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
