import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import type { ImportRow } from '../import-row.ts';
import { fieldColumns } from '../lead-columns.ts';
import type { ProspectRowReport } from '../shapes/prospect.ts';
import { SUPPRESSED, suppressedAmong } from '../suppressed-among.ts';
import type { ProspectRow } from './prospect-view.ts';

type Outcome = Omit<ProspectRowReport, 'row'>;

/**
 * Stores a batch of rows in one transaction. `known` holds the prospects of the file so far by their key, and is added
 * to. Who is suppressed is not taken in; who is suppressed later is left out when prospects are looked through.
 */
export async function storeProspects(
  app: App,
  workspaceId: string,
  rows: readonly ImportRow[],
  known: Map<string, string>,
): Promise<Outcome[]> {
  const wanted = new Map<string, ProspectRow>();
  for (const row of rows) {
    if ('fault' in row || known.has(row.address.key) || wanted.has(row.address.key)) continue;
    wanted.set(row.address.key, newRow(app, workspaceId, row));
  }
  // In one order everywhere, so that two imports of the same people wait for each other and do not lock each other out.
  const prospects = [...wanted.values()].sort((a, b) => (a.email_key < b.email_key ? -1 : 1));
  const { created, ids, suppressed } = await app.store.write((tx) => insert(tx, workspaceId, prospects));
  for (const [key, id] of ids) known.set(key, id);
  const told = new Set<string>();
  return rows.map((row) => {
    if ('fault' in row) return { outcome: 'invalid', reason: row.fault };
    const { key } = row.address;
    const prospectId = known.get(key);
    if (prospectId === undefined) return { outcome: 'suppressed', reason: suppressed.get(key) ?? SUPPRESSED };
    const first = created.has(key) && !told.has(key);
    told.add(key);
    return { outcome: first ? 'created' : 'existing', prospectId };
  });
}

function newRow(app: App, workspaceId: string, row: Exclude<ImportRow, { fault: string }>): ProspectRow {
  return {
    id: app.ids.next('prospect'),
    workspace_id: workspaceId,
    email: row.address.email,
    email_key: row.address.key,
    domain: row.address.domain,
    first_name: null,
    last_name: null,
    company: null,
    role: null,
    linkedin_url: null,
    fields: '{}',
    ...fieldColumns(row.fields),
    created_at: app.clock.now(),
  };
}

async function insert(tx: Tx, workspaceId: string, prospects: readonly ProspectRow[]) {
  const suppressed = await suppressedAmong(tx, workspaceId, prospects);
  const rows = prospects.filter(({ email_key }) => !suppressed.has(email_key));
  const created = new Set<string>();
  if (rows.length > 0) {
    const inserted = await tx
      .insertInto('prospects')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['workspace_id', 'email_key']).doNothing())
      .returning('email_key')
      .execute();
    for (const { email_key } of inserted) created.add(email_key);
  }
  return { created, ids: await idsOf(tx, workspaceId, prospects), suppressed };
}

/** Of all that are there, whoever stored them; one that was suppressed meanwhile is still there. */
async function idsOf(
  tx: Tx,
  workspaceId: string,
  prospects: readonly ProspectRow[],
): Promise<ReadonlyMap<string, string>> {
  if (prospects.length === 0) return new Map();
  const keys = prospects.map(({ email_key }) => email_key);
  const found = await tx
    .selectFrom('prospects')
    .select(['id', 'email_key'])
    .where('workspace_id', '=', workspaceId)
    .where('email_key', 'in', keys)
    .execute();
  return new Map(found.map((row) => [row.email_key, row.id]));
}
