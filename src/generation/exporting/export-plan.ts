import type { App } from '../../app.ts';
import type { ExportFormat } from '../../artifacts/exports/formats.ts';
import type { Caller } from '../caller.ts';
import { exportIn, exportPieceIn } from '../jobs.ts';
import { planToExport } from './plan-to-export.ts';
import type { ExportPieceView, PlanExport } from './shapes.ts';

export interface AskedExport {
  planId: string;
  as: ExportFormat;
}

/**
 * The current versions of a plan as files. Changes nothing, and is free. Throws `not_found`, and `conflict` where the
 * plan lacks what the format is made of.
 */
export async function exportPlanAs(app: App, caller: Caller, { planId, as }: AskedExport): Promise<PlanExport> {
  const { source, stale } = await planToExport(app, caller, planId);
  const options = { owner: caller.workspace.id, signal: caller.signal };
  return { planId, as, stale, files: await exportIn(app.workers, { format: as, source }, options) };
}

/**
 * A piece of the same export, for a client that cuts long answers. Throws `conflict` too where the plan has changed since
 * its first piece.
 */
export async function exportPieceAs(
  app: App,
  caller: Caller,
  { planId, as, item }: AskedExport & { item?: string | undefined },
): Promise<ExportPieceView> {
  const { source, stale } = await planToExport(app, caller, planId);
  const options = { owner: caller.workspace.id, signal: caller.signal };
  const piece = await exportPieceIn(app.workers, { format: as, source, item }, options);
  return { planId, as, stale, ...piece };
}
