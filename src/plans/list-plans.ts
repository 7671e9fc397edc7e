import type { App } from '../app.ts';
import { type Cursor, olderThan, readCursor } from '../store/cursors.ts';
import { type Page, toPage } from '../store/page.ts';
import { PLAN_ARTIFACTS } from './names.ts';
import { listSamples, SAMPLES_FROM } from './samples/list-samples.ts';
import type { ListedPlan } from './shapes.ts';
import { staleBases } from './stale.ts';
import { isoOf } from './version-view.ts';
import { currentHeads } from './versions.ts';

/** The live plans of a workspace, newest first, then the samples. Throws `invalid_request` for a cursor that no page gave. */
export async function listPlans(
  app: App,
  workspaceId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<ListedPlan>> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (after?.createdAt === SAMPLES_FROM) return listSamples({ after: after.id, limit });
  const own = await ownPlans(app, workspaceId, { limit, after });
  if (own.hasMore) return own;
  const samples = await listSamples({ limit: limit - own.data.length });
  return { ...samples, data: [...own.data, ...samples.data] };
}

async function ownPlans(
  { store }: App,
  workspaceId: string,
  { limit, after }: { limit: number; after: Cursor | undefined },
): Promise<Page<ListedPlan>> {
  const all = store.db
    .selectFrom('plans')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('deleted_at', 'is', null);
  const older = after === undefined ? all : all.where(olderThan(after));
  const rows = await older
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const currents = Map.groupBy(
    await currentHeads(
      store.db,
      rows.map(({ id }) => id),
    ),
    ({ plan_id }) => plan_id,
  );
  return toPage(rows, limit, ({ id, idea, created_at, updated_at }) => {
    const own = currents.get(id) ?? [];
    const stale = own.filter((one) => staleBases(one, own).length > 0).map(({ artifact }) => artifact);
    return {
      planId: id,
      idea,
      artifacts: PLAN_ARTIFACTS.filter((name) => own.some(({ artifact }) => artifact === name)),
      stale: PLAN_ARTIFACTS.filter((name) => stale.includes(name)),
      createdAt: isoOf(created_at),
      updatedAt: isoOf(updated_at),
    };
  });
}
