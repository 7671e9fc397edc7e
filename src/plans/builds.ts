import { AppError } from '../errors.ts';
import type { Store, Tx } from '../store/store.ts';
import type { PlanBuildRow } from '../store/tables.ts';

/** How often one prompt of a plan may be done anew, or told of in other words. */
export const BUILDS_OF_A_PROMPT_MAX = 50;

/** A plan, and the workspace that builds it: what two of them build of a sample is apart. */
export interface Building {
  workspaceId: string;
  planId: string;
}

/** Everything that a workspace has built of a plan, the oldest first. */
export function buildsOf(db: Store['db'] | Tx, { workspaceId, planId }: Building): Promise<PlanBuildRow[]> {
  return db
    .selectFrom('plan_builds')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('plan_id', '=', planId)
    .orderBy('number')
    .execute();
}

/** Of each prompt that was ever done, by its id, what counts: what was said last, and a proof more than a later claim. */
export function lastBuilds(builds: readonly PlanBuildRow[]): Map<string, PlanBuildRow> {
  const last = new Map<string, PlanBuildRow>();
  for (const build of builds) {
    const before = last.get(build.prompt);
    const isProven = before?.status === 'proven' && before.hash === build.hash;
    if (!isProven || build.status === 'proven') last.set(build.prompt, build);
  }
  return last;
}

export type NewBuild = Omit<PlanBuildRow, 'workspace_id' | 'plan_id' | 'number'>;

/**
 * Records that prompts were done; what was said last of a prompt and is said again is not stored again. Answers which were
 * stored. The transaction must hold the workspace's row. Throws `conflict` for a prompt that was done too often.
 */
export async function recordBuilds(tx: Tx, building: Building, told: readonly NewBuild[]): Promise<PlanBuildRow[]> {
  const known = await buildsOf(tx, building);
  const of = { workspace_id: building.workspaceId, plan_id: building.planId };
  const stored: PlanBuildRow[] = [];
  for (const build of told) {
    const own = [...known, ...stored].filter(({ prompt }) => prompt === build.prompt);
    if (isSaid(own, build)) continue;
    if (own.length >= BUILDS_OF_A_PROMPT_MAX) throw doneTooOften(build.prompt);
    stored.push({ ...of, ...build, number: (known.at(-1)?.number ?? 0) + stored.length + 1 });
  }
  if (stored.length > 0) await tx.insertInto('plan_builds').values(stored).execute();
  return stored;
}

/** A claim that is sent again after its proof is no other claim. */
function isSaid(own: readonly PlanBuildRow[], build: NewBuild): boolean {
  if (own.at(-1)?.hash !== build.hash) return false;
  const last = own.findLast(({ status }) => status === build.status);
  return last !== undefined && SAID.every((field) => last[field] === build[field]);
}

const SAID = ['hash', 'note', 'evidence'] as const;

const doneTooOften = (prompt: string): AppError =>
  new AppError(
    'conflict',
    `${prompt} was marked done ${BUILDS_OF_A_PROMPT_MAX} times, as often as it may. Nothing was marked.`,
  );
