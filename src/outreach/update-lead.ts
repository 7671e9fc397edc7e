import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import { parseInput } from '../generation/parse.ts';
import type { Tx } from '../store/store.ts';
import { letGo } from './inbox/hold-leads.ts';
import { fieldColumns } from './lead-columns.ts';
import { type LeadRow, toLead } from './lead-view.ts';
import { leadRow } from './leads.ts';
import { resumeRow } from './sending/resume-lead.ts';
import { stopLead } from './sending/stop-leads.ts';
import { suppressionOf } from './sending/suppressed.ts';
import { type Lead, leadUpdateSchema } from './shapes/lead.ts';

/** Changes what is known of a lead: mails made from then on say so. Throws `invalid_request` and `not_found`. */
export async function updateLead(app: App, workspaceId: string, id: string, input: unknown): Promise<Lead> {
  const fields = parseInput(leadUpdateSchema, input);
  return app.store.write(async (tx) => {
    await leadRow(tx, workspaceId, id);
    return setLead(tx, id, { ...fieldColumns(fields), updated_at: app.clock.now() });
  });
}

/**
 * Holds a lead: what waits for it is cancelled, and nothing more is made. One that is held already stays so. Throws
 * `not_found`, and `unprocessable` for one whose sequence has ended.
 */
export async function pauseLead(app: App, workspaceId: string, id: string): Promise<Lead> {
  return app.store.write(async (tx) => {
    const row = await lockLead(app, tx, workspaceId, id);
    if (row.status === 'paused') return toLead(row);
    if (row.status !== 'queued' && row.status !== 'active') {
      throw new AppError('unprocessable', `The lead is ${row.status}: there is nothing to pause.`);
    }
    return toLead(await stopLead(app, tx, id, 'paused'));
  });
}

/**
 * Lets a held or failed lead go on with its next step, after that step's wait; one that goes on already stays as it is.
 * A step that failed or was cancelled is made anew, for no server took it; one that may have arrived never is. Throws `not_found`, and `unprocessable` for one that ended otherwise or is suppressed.
 */
export async function resumeLead(app: App, workspaceId: string, id: string): Promise<Lead> {
  return app.store.write(async (tx) => {
    const row = await lockLead(app, tx, workspaceId, id);
    if (row.status === 'queued' || row.status === 'active') return toLead(row);
    if (row.status !== 'paused' && row.status !== 'failed') {
      throw new AppError('unprocessable', `The lead is ${row.status}: its sequence does not go on.`);
    }
    if (await suppressionOf(tx, row)) {
      throw new AppError('unprocessable', 'The lead’s address or domain is suppressed, so its sequence cannot go on.');
    }
    // Their word counts more than what a reply leaves open.
    await letGo(tx, row);
    return toLead(await resumeRow(app, tx, row));
  });
}

async function lockLead(app: App, tx: Tx, workspaceId: string, id: string): Promise<LeadRow> {
  await leadRow(tx, workspaceId, id);
  const locked = app.store.dialect.lock(tx.selectFrom('leads').selectAll().where('id', '=', id));
  return locked.executeTakeFirstOrThrow();
}

const setLead = async (tx: Tx, id: string, set: Partial<LeadRow>): Promise<Lead> => toLead(await setRow(tx, id, set));

const setRow = (tx: Tx, id: string, set: Partial<LeadRow>): Promise<LeadRow> =>
  tx.updateTable('leads').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
