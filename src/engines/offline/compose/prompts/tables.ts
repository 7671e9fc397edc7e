import type { Architecture } from '../../../../artifacts/architecture.ts';
import type { Feature } from '../../../../artifacts/features.ts';
import type { Entity } from '../../design/design.ts';
import { isProductHeart } from '../../design/product/heart.ts';
import { fold } from '../../language/fold.ts';
import { list } from '../../language/inflect.ts';
import type { Draft } from '../features/draft.ts';

type Stored = Architecture['dataModel'][number];

/** Every table is made once: by the data prompts, or by the first feature that brings it. */
export interface Tables {
  first: Stored[];
  /** By the name of the feature. */
  by: Map<string, Stored[]>;
  /** By a table that is made later: the earlier ones that refer to it from then on. */
  added: Map<string, string[]>;
}

/** The features in the order in which they are built, and what the planner knows of them by their names. */
interface Plan {
  architecture: Architecture;
  features: readonly Feature[];
  drafts: ReadonlyMap<string, Draft>;
}

/** What everything refers to from the beginning, although a capability brings it. */
const EARLY = new Set(['account', 'session', 'revision', 'trail entry', 'local change']);

/** Where each table of the data model comes into being. What the planner did not bring itself is there from the start. */
export function tablesOf({ architecture, features, drafts }: Plan): Tables {
  const stored = new Map(architecture.dataModel.map((one) => [fold(one.entity), one]));
  const by = new Map<string, Stored[]>();
  const taken = new Set<Stored>();
  const whole = ofProduct(drafts);
  const brings = features.map(({ name }) => ({
    name,
    tables: broughtBy(drafts.get(name), whole).flatMap((entity) => stored.get(fold(entity.name)) ?? []),
  }));
  const later = new Set(brings.flatMap(({ tables }) => tables));
  const first = withParents(
    architecture.dataModel.filter((one) => !later.has(one)),
    [...later],
  );
  for (const one of first) taken.add(one);
  for (const { name, tables } of brings) {
    const fresh = withParents(
      tables.filter((one) => !taken.has(one)),
      [...later].filter((one) => !taken.has(one)),
    );
    for (const one of fresh) taken.add(one);
    if (fresh.length > 0) by.set(name, parentsFirst(fresh));
  }
  const order = [parentsFirst(first), ...[...by.values()]];
  return { first: order[0] ?? [], by, added: addedLater(order) };
}

/** The tables, and those without which their rows cannot be, wherever these would else be made. */
function withParents(tables: readonly Stored[], others: readonly Stored[]): Stored[] {
  const all = new Set(tables);
  for (const one of all)
    for (const parent of others)
      if (one.relationships.some((says) => says === `belongs to ${parent.entity}`)) all.add(parent);
  return [...all];
}

/** What an earlier table gets with a later one that it may refer to: "Expense: refers to BudgetLine, may be empty". */
function addedLater(order: readonly (readonly Stored[])[]): Map<string, string[]> {
  const added = new Map<string, string[]>();
  const place = new Map(order.flatMap((tables, at) => tables.map((one) => [one.entity, at] as const)));
  for (const one of order.flat())
    for (const says of one.relationships) {
      const target = says.slice(says.lastIndexOf(' ') + 1);
      if (says.startsWith('has many') || (place.get(target) ?? 0) <= (place.get(one.entity) ?? 0)) continue;
      added.set(target, [...(added.get(target) ?? []), one.entity]);
    }
  return added;
}

/** What others belong or refer to is made before them; where two refer to each other, as they stand. */
function parentsFirst(tables: readonly Stored[]): Stored[] {
  const ordered: Stored[] = [];
  const seen = new Set<Stored>();
  const put = (table: Stored) => {
    if (seen.has(table)) return;
    seen.add(table);
    for (const parent of tables.filter((one) => table.relationships.some((says) => leadsTo(says, one)))) put(parent);
    ordered.push(table);
  };
  for (const table of tables) put(table);
  return ordered;
}

const leadsTo = (says: string, { entity }: Stored) => !says.startsWith('has many') && says.endsWith(` ${entity}`);

/** The tables of a known kind of product are one model, made whole; only what is beside it comes with its features. */
function ofProduct(drafts: ReadonlyMap<string, Draft>): ReadonlySet<Entity> {
  const hearts = [...drafts.values()].filter(({ use }) => isProductHeart(use.capability));
  return new Set(hearts.flatMap(({ use }) => [...use.entities.values()]));
}

function broughtBy(draft: Draft | undefined, whole: ReadonlySet<Entity>): Entity[] {
  if (!draft) return [];
  return [...new Set([...draft.writes, ...draft.reads])].filter(
    (entity) => entity.from === 'capability' && !whole.has(entity) && !EARLY.has(entity.one),
  );
}

/** "belongs to Order", "belongs to Shop" → "belongs to Order and Shop". */
function joined(relationships: readonly string[]): string[] {
  const targets = new Map<string, string[]>();
  for (const relationship of relationships) {
    const at = relationship.lastIndexOf(' ');
    const says = relationship.slice(0, at);
    targets.set(says, [...(targets.get(says) ?? []), relationship.slice(at + 1)]);
  }
  return [...targets].map(([says, names]) => `${says} ${list(names)}`);
}

/** "Listing, belongs to Account", and under it a line a field. What it refers to later comes with the later table. */
export function tableLine({ entity, fields, relationships }: Stored, { added }: Pick<Tables, 'added'>): string {
  const kept = fields.length > 0 ? fields : ['fields as its features need them'];
  const isLater = (says: string) => added.get(says.slice(says.lastIndexOf(' ') + 1))?.includes(entity);
  // "Has many" is a column of the other table, told where that is made.
  const now = relationships.filter((says) => !says.startsWith('has many') && !isLater(says));
  return [[entity, ...joined(now)].join(', '), ...kept.map((field) => `  - ${field}`)].join('\n');
}

/** What the migration of later tables adds to earlier ones. */
export function addedWith(tables: readonly Stored[], { added }: Pick<Tables, 'added'>): string[] {
  return tables.flatMap(({ entity }) => {
    const earlier = added.get(entity) ?? [];
    return earlier.length > 0
      ? [`In the same migration let ${list(earlier)} refer to ${entity}; the new column may be empty.`]
      : [];
  });
}
