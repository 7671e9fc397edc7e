import type { App } from '../app.ts';
import type { Brief } from '../artifacts/brief.ts';
import { diffArtifacts } from '../artifacts/pieces/diff.ts';
import { pieceOf } from '../artifacts/pieces/piece.ts';
import type { Research } from '../artifacts/research.ts';
import { addressed } from '../artifacts/review/addressed.ts';
import { withFound } from '../artifacts/with-found.ts';
import { AppError } from '../errors.ts';
import type { PlanRow, PlanVersionRow } from '../store/tables.ts';
import { draftView } from './draft-view.ts';
import { getDraft } from './drafts.ts';
import { PLAN_ARTIFACTS, type PlanArtifact } from './names.ts';
import { openPlan } from './open-plan.ts';
import { openChanges } from './revisions.ts';
import type { PlanArtifactView, PlanDiff, PlanView, VersionView } from './shapes.ts';
import { isoOf, versionView } from './version-view.ts';
import type { VersionHead } from './versions.ts';

/** A plan with the current version of each artefact, without their data. Throws `not_found`. */
export async function readPlan(app: App, workspaceId: string, planId: string): Promise<PlanView> {
  const { plan, isSample, ...opened } = await openPlan(app, workspaceId, planId);
  const heads = await opened.heads();
  const currents = heads.filter(({ is_current }) => is_current === 1);
  const sizes = await opened.sizes();
  const artifacts = PLAN_ARTIFACTS.flatMap((name) => {
    const current = currents.find(({ artifact }) => artifact === name);
    if (!current) return [];
    const versions = heads.filter(({ artifact }) => artifact === name).length;
    return [{ ...versionView(current, currents), versions, chars: sizes.get(name) ?? 0 }];
  });
  const { id, idea, context, created_at, updated_at } = plan;
  const times = { createdAt: isoOf(created_at), updatedAt: isoOf(updated_at) };
  const open = isSample ? [] : await openChanges(app.store.db, id);
  return { planId: id, ...(isSample ? { sample: true } : {}), idea, context, openChanges: open, artifacts, ...times };
}

/** A version of an artefact with what is told of it. */
export interface ReadVersion {
  plan: PlanRow;
  row: PlanVersionRow;
  currents: VersionHead[];
}

export interface NamedVersion {
  planId: string;
  artifact: PlanArtifact;
  version?: number | undefined;
}

/** One version of an artefact, the current one unless a number is given. Throws `not_found` that says what there is. */
export async function readVersion(
  app: App,
  workspaceId: string,
  { planId, artifact, version }: NamedVersion,
): Promise<ReadVersion> {
  const opened = await openPlan(app, workspaceId, planId);
  const heads = await opened.heads();
  const row = await opened.find(artifact, version);
  if (!row) throw lacking(heads, artifact, version);
  return { plan: opened.plan, row, currents: heads.filter(({ is_current }) => is_current === 1) };
}

function lacking(heads: readonly VersionHead[], artifact: PlanArtifact, version: number | undefined): AppError {
  const numbers = heads.filter((head) => head.artifact === artifact).map(({ number }) => number);
  if (numbers.length > 0)
    return new AppError('not_found', `${artifact} has no version ${version}; it has 1 to ${Math.max(...numbers)}.`);
  const has = PLAN_ARTIFACTS.filter((name) => heads.some((head) => head.artifact === name));
  return new AppError('not_found', `This plan has no ${artifact} yet; it has ${has.join(', ') || 'nothing'}.`);
}

// A version holds what its stage's schema has parsed.
export const dataOf = ({ data }: PlanVersionRow): object => JSON.parse(data) as object;

/**
 * What differs between two versions of an artefact: `to` is the current one unless given, and `from` the one before it.
 * Throws `not_found`.
 */
export async function diffVersions(
  app: App,
  workspaceId: string,
  { from, to, ...named }: Omit<NamedVersion, 'version'> & { from?: number | undefined; to?: number | undefined },
): Promise<PlanDiff> {
  const after = await readVersion(app, workspaceId, { ...named, version: to });
  const version = from ?? Math.max(1, after.row.number - 1);
  const before = await readVersion(app, workspaceId, { ...named, version });
  const diff = diffArtifacts(dataOf(before.row), dataOf(after.row));
  return { planId: after.plan.id, artifact: named.artifact, from: version, to: after.row.number, ...diff };
}

export interface AskedArtifact extends NamedVersion {
  item?: string | undefined;
  full: boolean;
  /** As its author wrote it, each item with its id: what patches change. */
  as?: 'written' | undefined;
}

/** A version as it is answered: all of it, or the item named. Of what is too long, unless `full`, the sizes of its parts. */
export async function readArtifact(
  app: App,
  workspaceId: string,
  { item, full, as, ...named }: AskedArtifact,
): Promise<PlanArtifactView & { isWhole: boolean }> {
  const told = (head: VersionView, whole: object) => {
    const { data, isWhole } = pieceOf(whole, { item, full });
    return { planId: named.planId, ...head, ...(item === undefined ? {} : { item }), data, isWhole };
  };
  const draft = named.version === undefined ? await openDraft(app, workspaceId, { ...named, as }) : undefined;
  if (draft) return told(draft.head, draft.data);
  const { row, currents } = await readVersion(app, workspaceId, named);
  const head = versionView(row, currents);
  if (as === 'written') return told(head, writtenOf(row));
  const isWhole = named.artifact === 'brief' && named.version === undefined;
  return told(head, isWhole ? await wholeBrief(app, workspaceId, row) : dataOf(row));
}

/** The brief as the rest of the plan goes by it: with the demands that its research has found. */
async function wholeBrief(app: App, workspaceId: string, row: PlanVersionRow): Promise<object> {
  const { find } = await openPlan(app, workspaceId, row.plan_id);
  const research = await find('research');
  return withFound(dataOf(row) as Brief, research && (dataOf(research) as Research));
}

/** What is written of an artefact that has no version yet, and what a patch of the current one was refused with. */
async function openDraft(
  app: App,
  workspaceId: string,
  { planId, artifact, as }: Pick<AskedArtifact, 'planId' | 'artifact' | 'as'>,
) {
  const { plan, isSample, find } = await openPlan(app, workspaceId, planId);
  if (isSample || (as !== 'written' && (await find(artifact)))) return undefined;
  const draft = await getDraft(app.store.db, app, plan.id, artifact);
  return draft && draftView(artifact, draft);
}

/** Throws `not_found` for what was made in no author’s shape. */
function writtenOf(row: PlanVersionRow): object {
  if (row.artifact === 'brief') return dataOf(row);
  if (row.written !== null) return addressed(row.artifact, JSON.parse(row.written), dataOf(row)) as object;
  throw new AppError('not_found', `${row.artifact} was not written through orders: read it as it is stored.`);
}
