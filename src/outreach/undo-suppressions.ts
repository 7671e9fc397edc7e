import type { App } from '../app.ts';
import { parseInput } from '../generation/parse.ts';
import type { Tx } from '../store/store.ts';
import { domainOf, lockSuppressions, type SuppressionRow } from './sending/suppress.ts';
import { undoSuppression } from './sending/undo-suppression.ts';
import { type SuppressionUndoReport, suppressionUndoSchema } from './shapes/suppression.ts';

const ROWS_AT_ONCE = 100;

/**
 * Takes back what was suppressed for a reason in a time, and lets the leads that ended by it alone go on; what they were
 * sent stays, and what a server took is not sent again. A reader's own wish is never taken back: an address whose reader
 * unsubscribed is kept. Done twice, it finds nothing left to do. Throws `invalid_request`.
 */
export async function undoSuppressions(app: App, workspaceId: string, input: unknown): Promise<SuppressionUndoReport> {
  const { reason, since, until } = parseInput(suppressionUndoSchema, input);
  const times = { fromMs: Date.parse(since), untilMs: until === undefined ? app.clock.now() + 1 : Date.parse(until) };
  const report = { removed: 0, kept: 0, leadsResumed: 0 };
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page: Page = { workspaceId, reason, after, ...times };
    const done = await app.store.write((tx) => undoSome(app, tx, page));
    report.removed += done.removed;
    report.kept += done.kept;
    report.leadsResumed += done.leadsResumed;
    after = done.last;
  }
  return report;
}

interface Page {
  workspaceId: string;
  reason: string;
  fromMs: number;
  untilMs: number;
  /** Goes on behind this id. */
  after: string;
}

async function undoSome(app: App, tx: Tx, page: Page): Promise<SuppressionUndoReport & { last: string | undefined }> {
  const rows = await rowsOf(tx, page);
  await lockSuppressions(
    app,
    tx,
    page.workspaceId,
    rows.map(({ value }) => domainOf(value)),
  );
  const done = { removed: 0, kept: 0, leadsResumed: 0 };
  for (const row of rows) {
    const resumed = await undoSuppression(app, tx, row);
    if (resumed === undefined) done.kept += 1;
    else done.removed += 1;
    done.leadsResumed += resumed ?? 0;
  }
  return { ...done, last: rows.length === ROWS_AT_ONCE ? rows.at(-1)?.id : undefined };
}

const rowsOf = (tx: Tx, { workspaceId, reason, fromMs, untilMs, after }: Page): Promise<SuppressionRow[]> =>
  tx
    .selectFrom('suppressions')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', 'address')
    .where('reason', '=', reason)
    .where('created_at', '>=', fromMs)
    .where('created_at', '<', untilMs)
    .where('id', '>', after)
    .orderBy('id')
    .limit(ROWS_AT_ONCE)
    .execute();
