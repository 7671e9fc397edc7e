import type { App } from '../app.ts';
import type { Tx } from '../store/store.ts';
import { leadData } from '../webhooks/event-rows.ts';
import type { LeadRow } from './lead-view.ts';
import { RUNNING } from './sending/rows.ts';
import { stopAddress, stopLead } from './sending/stop-leads.ts';
import { statusOfSuppressed } from './sending/suppressed.ts';
import type { Suppression } from './shapes/suppression.ts';

/** What may not be mailed any more. */
export interface Suppressed {
  workspaceId: string;
  kind: Suppression['kind'];
  /** An email key, or a domain in ASCII. */
  value: string;
  reason: Suppression['reason'];
}

const LEADS_AT_ONCE = 200;

/**
 * Writes a suppression; `created` is false when there was one, which stays as it was. From the commit on no claim takes
 * a mail to it. An address's leads are stopped in the same transaction; those of a domain, which may be a million, by
 * `stopDomain` after it.
 */
export async function suppress(
  app: App,
  tx: Tx,
  { workspaceId, kind, value, reason }: Suppressed,
): Promise<{ row: SuppressionRow; created: boolean }> {
  const row = {
    id: app.ids.next('suppression'),
    workspace_id: workspaceId,
    kind,
    value,
    reason,
    created_at: app.clock.now(),
  };
  const inserted = await tx
    .insertInto('suppressions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['workspace_id', 'kind', 'value']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (kind === 'address') {
    const status = statusOfSuppressed({ reason });
    const stopped = await stopAddress(app, tx, { workspaceId, emailKey: value, status });
    await tellStopped(app, tx, { workspaceId, reason }, stopped);
  }
  return { row: inserted ? row : await storedRow(tx, row), created: inserted !== undefined };
}

export interface SuppressionRow {
  id: string;
  workspace_id: string;
  kind: Suppression['kind'];
  value: string;
  reason: string;
  created_at: number;
}

/** Stops the leads of a suppressed domain, some at a time. A crash in between leaves leads that no claim takes. */
export async function stopDomain(app: App, { workspaceId, value, reason }: Omit<Suppressed, 'kind'>): Promise<void> {
  for (let stopped = LEADS_AT_ONCE; stopped === LEADS_AT_ONCE; ) {
    stopped = await app.store.write(async (tx) => {
      const found = await tx
        .selectFrom('leads')
        .select('id')
        .where('workspace_id', '=', workspaceId)
        .where('domain', '=', value)
        .where('status', 'in', [...RUNNING, 'paused'])
        .orderBy('id')
        .limit(LEADS_AT_ONCE)
        .execute();
      const leads: LeadRow[] = [];
      for (const { id } of found) leads.push(await stopLead(app, tx, id, statusOfSuppressed({ reason })));
      await tellStopped(app, tx, { workspaceId, reason }, leads);
      return found.length;
    });
  }
}

/** A bounce is told with the mail that bounced, by whoever saw it; everything else takes the lead off by hand. */
async function tellStopped(
  app: App,
  tx: Tx,
  { workspaceId, reason }: Pick<Suppressed, 'workspaceId' | 'reason'>,
  leads: readonly LeadRow[],
): Promise<void> {
  if (reason === 'bounced') return;
  const by = reason === 'complained' ? 'complaint' : 'manual';
  const data = leads.map((lead) => ({ lead: leadData(lead), by, sendId: null }) as const);
  await app.events.recordAll(tx, { workspaceId, type: 'lead.unsubscribed', data });
}

const storedRow = (tx: Tx, { workspace_id, kind, value }: SuppressionRow): Promise<SuppressionRow> =>
  tx
    .selectFrom('suppressions')
    .selectAll()
    .where('workspace_id', '=', workspace_id)
    .where('kind', '=', kind)
    .where('value', '=', value)
    .executeTakeFirstOrThrow();
