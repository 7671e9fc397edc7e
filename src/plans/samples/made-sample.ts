import type { App } from '../../app.ts';
import { oncePer } from '../../store/prepared.ts';
import type { PlanRow, PlanVersionRow } from '../../store/tables.ts';
import type { Workers } from '../../system/workers.ts';
import { isSample, readSample } from './index.ts';

/** A sample as it is read: what its author wrote, with all that the program makes of it. */
export interface MadeSample {
  /** As a row of the workspace that reads it. */
  plan: PlanRow;
  versions: readonly PlanVersionRow[];
}

/** The sample of that id for a workspace, made once in each process; undefined for every other plan. */
export async function sampleFor(
  { workers }: Pick<App, 'workers'>,
  workspaceId: string,
  planId: string,
): Promise<MadeSample | undefined> {
  if (!isSample(planId)) return undefined;
  const [{ idea, context, versions: written }, versions] = await Promise.all([
    readSample(planId),
    versionsOf(workers, planId),
  ]);
  const times = written.map(({ createdAt }) => Date.parse(createdAt));
  const plan = {
    ...{ id: planId, workspace_id: workspaceId, words_hash: null, idea, context, review: null, deleted_at: null },
    ...{ created_at: Math.min(...times), updated_at: Math.max(...times) },
  };
  return { plan, versions };
}

const made = oncePer((_workers: Workers) => new Map<string, Promise<PlanVersionRow[]>>());

function versionsOf(workers: Workers, id: string): Promise<PlanVersionRow[]> {
  const known = made(workers);
  const own = known.get(id) ?? make(workers, id);
  known.set(id, own);
  // What failed is tried again by the next reader.
  own.catch(() => known.get(id) === own && known.delete(id));
  return own;
}

/** All readers wait for one job, so it ends with none of them. */
const make = (workers: Workers, id: string): Promise<PlanVersionRow[]> =>
  // The job of that name gives them.
  workers.run('sample', { id }, { owner: 'samples', signal: new AbortController().signal }) as Promise<
    PlanVersionRow[]
  >;
