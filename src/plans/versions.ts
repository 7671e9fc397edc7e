// A plan is one idea and its context in one workspace. All that is ever written of it is kept as numbered versions of its
// artefacts, of which one each is current: what the plan stands for, and what is read unless another one is asked for.
import { hashOf } from '../artifacts/patch/hash-of.ts';
import type { Store, Tx } from '../store/store.ts';
import type { PlanVersionRow } from '../store/tables.ts';
import { OUTLINE, type PlanArtifact } from './names.ts';

/** An artefact that another one was made from. */
export interface Base {
  artifact: PlanArtifact;
  /** Its version in the plan; null for what the plan does not have, such as an artefact that a caller supplied. */
  number: number | null;
  hash: string;
}

/** Who wrote a version. */
export interface Author {
  engine: string;
  model: string | null;
  /** The key of the host; null for what an engine wrote. */
  keyId: string | null;
}

export interface NewVersion {
  artifact: PlanArtifact;
  /** JSON. */
  data: string;
  /** JSON: what its author wrote, where that is another shape. */
  written?: string | undefined;
  hash: string;
  /** Content hashes of what it was made from. */
  basedOn: readonly { artifact: PlanArtifact; hash: string }[];
  author: Author;
  runId: string | null;
}

/** A version without its data and what was written, which may be large. */
export type VersionHead = Omit<PlanVersionRow, 'data' | 'written'>;

/** The artefact as a new version takes it: its text and content hash, computed before a transaction is open. */
export const writtenVersion = (
  artifact: PlanArtifact,
  data: object,
): Pick<NewVersion, 'artifact' | 'data' | 'hash'> => ({
  artifact,
  data: JSON.stringify(data),
  hash: hashOf(data),
});

/**
 * Adds a version to a plan and answers it. With `moves` it becomes the current one; else only where there is none, or
 * only an outline. An outline takes the place of outlines alone. What was written before in the same way from the same
 * bases stays the version that it is. The transaction must hold the workspace's row.
 */
export async function recordVersion(
  tx: Tx,
  planId: string,
  version: NewVersion,
  { moves, now }: { moves: boolean; now: number },
): Promise<VersionHead> {
  const { artifact, author } = version;
  const heads = await versionHeads(tx, planId);
  const basedOn = version.basedOn.map((base) => ({ ...base, number: numberOf(heads, base) }));
  const own = heads.filter((head) => head.artifact === artifact);
  const row = {
    plan_id: planId,
    artifact,
    number: Math.max(0, ...own.map(({ number }) => number)) + 1,
    hash: version.hash,
    engine: author.engine,
    model: author.model,
    key_id: author.keyId,
    based_on: JSON.stringify(basedOn),
    run_id: version.runId,
    is_current: 0,
    created_at: now,
  };
  const same = own.find((head) => isSame(head, row));
  if (!same)
    await tx
      .insertInto('plan_versions')
      .values({ ...row, data: version.data, written: version.written ?? null })
      .execute();
  const head = same ?? row;
  const current = own.find(({ is_current }) => is_current === 1);
  if (current?.number === head.number || !takesPlace(head, current, moves)) return head;
  await makeCurrent(tx, head);
  return { ...head, is_current: 1 };
}

/** The newest version with that content. */
const numberOf = (heads: readonly VersionHead[], { artifact, hash }: Pick<Base, 'artifact' | 'hash'>): number | null =>
  heads.findLast((head) => head.artifact === artifact && head.hash === hash)?.number ?? null;

/** A brief is used by all that is written from it, and stays its first author's. */
const isSame = (one: VersionHead, other: VersionHead): boolean =>
  one.hash === other.hash && (isSharedBrief(one, other) || WRITTEN.every((field) => one[field] === other[field]));

const isSharedBrief = (one: VersionHead, other: VersionHead): boolean =>
  one.artifact === 'brief' && (one.engine === OUTLINE) === (other.engine === OUTLINE);

const WRITTEN = ['engine', 'model', 'key_id', 'based_on'] as const;

function takesPlace(next: VersionHead, current: VersionHead | undefined, moves: boolean): boolean {
  if (!current) return true;
  if (next.engine === OUTLINE) return current.engine === OUTLINE && moves;
  return moves || current.engine === OUTLINE;
}

async function makeCurrent(tx: Tx, { plan_id, artifact, number }: VersionHead): Promise<void> {
  const all = tx.updateTable('plan_versions').where('plan_id', '=', plan_id).where('artifact', '=', artifact);
  // First the old one: at most one may be current.
  await all.set({ is_current: 0 }).where('is_current', '=', 1).execute();
  await all.set({ is_current: 1 }).where('number', '=', number).execute();
}

const HEAD = [
  ...(['plan_id', 'artifact', 'number', 'hash', 'engine', 'model', 'key_id', 'based_on'] as const),
  ...(['run_id', 'is_current', 'created_at'] as const),
] as const;

/** All versions of a plan without their data, the oldest of each artefact first. */
export function versionHeads(db: Store['db'] | Tx, planId: string): Promise<VersionHead[]> {
  return db.selectFrom('plan_versions').select(HEAD).where('plan_id', '=', planId).orderBy('number').execute();
}

/** The current versions of some plans, without their data. */
export async function currentHeads(db: Store['db'] | Tx, planIds: readonly string[]): Promise<VersionHead[]> {
  if (planIds.length === 0) return [];
  return db
    .selectFrom('plan_versions')
    .select(HEAD)
    .where('plan_id', 'in', planIds)
    .where('is_current', '=', 1)
    .execute();
}

/** The current versions of a plan, with their data. */
export function currentVersions(db: Store['db'] | Tx, planId: string): Promise<PlanVersionRow[]> {
  return db.selectFrom('plan_versions').selectAll().where('plan_id', '=', planId).where('is_current', '=', 1).execute();
}

/** One version of an artefact, the current one unless a number is given. */
export function findVersion(
  db: Store['db'] | Tx,
  planId: string,
  artifact: PlanArtifact,
  number?: number,
): Promise<PlanVersionRow | undefined> {
  const all = db.selectFrom('plan_versions').selectAll().where('plan_id', '=', planId).where('artifact', '=', artifact);
  const wanted = number === undefined ? all.where('is_current', '=', 1) : all.where('number', '=', number);
  return wanted.executeTakeFirst();
}
