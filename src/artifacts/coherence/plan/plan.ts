import type { Architecture } from '../../architecture.ts';
import type { PartialArtifacts } from '../../artifacts.ts';
import type { Brief } from '../../brief.ts';
import { criterionIdOf } from '../../criterion-id.ts';
import { wordsOf } from '../../digest/block.ts';
import type { Feature } from '../../features.ts';
import { nameKey } from '../../reading/names.ts';
import { type PlanDemand, withFound } from '../../with-found.ts';
import { type Access, parseRead, parseWrite } from './access.ts';
import { type Field, parseField } from './field.ts';
import { pointerTo } from './pointer.ts';

export interface PlanInput {
  idea: string;
  context: string | undefined;
  /** The demands that the plan is judged by; absent where none were read. */
  brief?: Brief | undefined;
  artifacts: PartialArtifacts;
}

export interface PlanEntity {
  name: string;
  at: number;
  pointer: string;
  fields: ReadonlyMap<string, Field>;
  entity: Architecture['dataModel'][number];
}

export interface PlanOperation {
  /** `POST /harvests`: what criteria, transitions and prompts call it. */
  key: string;
  feature: PlanFeature;
  pointer: string;
  reads: readonly Access[];
  writes: readonly Access[];
  /** Who may use it: its own `by`, else that of its feature. */
  by: readonly string[];
  operation: Feature['apiSurface'][number];
}

export interface PlanScreen {
  name: string;
  feature: PlanFeature;
  pointer: string;
  shows: readonly string[];
}

export interface PlanCriterion {
  /** `F1.2`. */
  id: string;
  text: string;
  feature: PlanFeature;
  pointer: string;
  uses: readonly string[];
  negative: boolean;
  /** Its own demands, else those of its feature. */
  demands: readonly string[];
  guard: string | undefined;
  /** Set where a person has to judge it, and who. */
  proof: 'person' | undefined;
  who: string | undefined;
}

export interface PlanFeature {
  id: string;
  at: number;
  pointer: string;
  feature: Feature;
  /** Place of the phase that carries it; -1 where there is none. */
  phase: number;
}

/** The parts of a plan by the ids and names that they call each other by, made once for all rules. */
export interface Plan extends PlanInput {
  /** Of the brief and of the research: what the plan is judged by. */
  demands: ReadonlyMap<string, PlanDemand>;
  people: ReadonlySet<string>;
  entities: ReadonlyMap<string, PlanEntity>;
  nodes: ReadonlyMap<string, Architecture['nodes'][number]>;
  guards: ReadonlyMap<string, NonNullable<Architecture['guards']>[number]>;
  features: readonly PlanFeature[];
  featuresById: ReadonlyMap<string, PlanFeature>;
  /** In the order of the features. The same key twice is a later feature that adds to the operation. */
  operations: readonly PlanOperation[];
  operationsByKey: ReadonlyMap<string, readonly PlanOperation[]>;
  screens: readonly PlanScreen[];
  criteria: readonly PlanCriterion[];
  /** Names of settings that exist, those that later artefacts add included. */
  settings: ReadonlySet<string>;
  /** Ids of limits and test data. */
  figures: ReadonlySet<string>;
  /** True where operations say what they read and write: a caller's may not, and rules by id have nothing to compare. */
  hasAccess: boolean;
}

/** Indexes a plan. Never throws, whatever a supplied artefact holds; where a name stands twice, the first counts. */
export function planOf(input: PlanInput): Plan {
  const { architecture, features: written, promptPack } = input.artifacts;
  const features = (written?.features ?? []).map((feature, at): PlanFeature => {
    const id = feature.id ?? `F${at + 1}`;
    return { id, at, pointer: pointerTo('features', feature.id ?? at), feature, phase: phaseOf(input, feature.name) };
  });
  const operations = features.flatMap(operationsOf);
  const adds = [written?.adds, promptPack?.adds];
  return {
    ...input,
    // What a digest in it tells is no words of its author.
    context: wordsOf(input.context),
    demands: firstOf(
      input.brief ? withFound(input.brief, input.artifacts.research).demands : [],
      (demand) => demand.id,
    ),
    people: new Set(input.brief?.people.map(({ name }) => name)),
    entities: entitiesOf(input),
    nodes: firstOf(architecture?.nodes ?? [], (node) => node.label),
    guards: firstOf(architecture?.guards ?? [], (guard) => guard.id),
    features,
    featuresById: firstOf(features, (feature) => feature.id),
    operations,
    operationsByKey: Map.groupBy(operations, ({ key }) => key),
    screens: features.flatMap((feature) =>
      (feature.feature.screens ?? []).map(({ name, shows }, at) => ({
        name,
        feature,
        pointer: `${feature.pointer}${pointerTo('screens', at)}`,
        shows,
      })),
    ),
    criteria: features.flatMap(criteriaOf),
    settings: new Set(
      [...(architecture?.settings ?? []), ...adds.flatMap((one) => one?.settings ?? [])].map(({ name }) => name),
    ),
    figures: new Set([...(written?.limits ?? []), ...(written?.testData ?? [])].map(({ id }) => id)),
    hasAccess: operations.some(({ reads, writes }) => reads.length + writes.length > 0),
  };
}

const phaseOf = ({ artifacts: { phases } }: PlanInput, name: string): number =>
  phases?.phases.findIndex((phase) => phase.features.some((one) => nameKey(one) === nameKey(name))) ?? -1;

function entitiesOf({ artifacts: { architecture, features, promptPack } }: PlanInput): Map<string, PlanEntity> {
  const adds = [features?.adds, promptPack?.adds];
  const model = [...(architecture?.dataModel ?? []), ...adds.flatMap((one) => one?.entities ?? [])];
  const added = adds.flatMap((one) => one?.fields ?? []);
  const entities = model.map((entity, at): PlanEntity => {
    const texts = [...entity.fields, ...added.filter((one) => one.entity === entity.entity).map(({ field }) => field)];
    const fields = texts.map(parseField).filter((field) => field !== undefined);
    return {
      name: entity.entity,
      at,
      pointer: pointerTo('dataModel', at),
      fields: firstOf(fields, ({ name }) => name),
      entity,
    };
  });
  return firstOf(entities, ({ name }) => name);
}

function operationsOf(feature: PlanFeature): PlanOperation[] {
  return feature.feature.apiSurface.map((operation, at) => ({
    key: operationKey(operation),
    feature,
    pointer: `${feature.pointer}${pointerTo('apiSurface', at)}`,
    reads: (operation.reads ?? []).map(parseRead),
    writes: (operation.writes ?? []).map(parseWrite),
    by: operation.by ?? feature.feature.by ?? [],
    operation,
  }));
}

/** What an operation is called: `POST /harvests`. */
export const operationKey = ({ method, path }: { method: string; path: string }): string =>
  `${method.trim().toUpperCase()} ${path.trim()}`;

/** An author may write `screen Beds` for the screen of that name, as in what a prompt builds. */
const SCREEN = /^screen (?=\S)/;

function criteriaOf(feature: PlanFeature): PlanCriterion[] {
  const { acceptanceCriteria, criteria = [], demands = [] } = feature.feature;
  return acceptanceCriteria.map((text, at) => {
    const about = criteria[at];
    return {
      id: criterionIdOf(feature.feature, feature.id, at),
      text,
      feature,
      pointer: `${feature.pointer}${pointerTo('criteria', at)}`,
      uses: (about?.uses ?? []).map((used) => used.replace(SCREEN, '')),
      negative: about?.negative ?? false,
      demands: about?.demands ?? demands,
      guard: about?.guard,
      proof: about?.proof,
      who: about?.who,
    };
  });
}

function firstOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item> {
  const found = new Map<string, Item>();
  for (const item of items) if (!found.has(keyOf(item))) found.set(keyOf(item), item);
  return found;
}
