import type { App } from '../app.ts';
import type { Tx } from '../store/store.ts';
import { leadData } from '../webhooks/event-rows.ts';
import type { ImportRow } from './import-row.ts';
import { newLeadRow } from './lead-columns.ts';
import type { LeadRow } from './lead-view.ts';
import { personKey } from './person-key.ts';
import { holdSuppressions } from './sending/suppress.ts';
import type { ImportRowReport } from './shapes/lead-import.ts';
import { SUPPRESSED, suppressedAmong } from './suppressed-among.ts';

type Outcome = Omit<ImportRowReport, 'row'>;

interface Into {
  workspaceId: string;
  campaignId: string;
  /** Nobody who is a lead of another campaign of the workspace already, also not by a call at the same moment. */
  strangersOnly?: true;
}

/**
 * Stores a batch of rows in one transaction, with an event for each new lead. `known` holds the leads of the file so
 * far by their person, and is added to: somebody who comes twice, in whatever spelling, is one lead.
 */
export async function importBatch(
  app: App,
  into: Into,
  rows: readonly ImportRow[],
  known: Map<string, string>,
): Promise<Outcome[]> {
  const wanted = new Map<string, LeadRow>();
  for (const row of rows) {
    if ('fault' in row || known.has(personOf(row)) || wanted.has(personOf(row))) continue;
    wanted.set(personOf(row), newLeadRow(app, { ...into, ...row }));
  }
  // In one order everywhere, so that two imports of the same people wait for each other and do not lock each other out.
  const leads = [...wanted.values()].sort((a, b) => (a.email_key < b.email_key ? -1 : 1));
  const stored = await app.store.write((tx) => storeLeads(app, tx, into, leads));
  for (const [key, id] of stored.ids) known.set(key, id);
  const told = new Set<string>();
  return rows.map((row) => {
    if ('fault' in row) return { outcome: 'invalid', reason: row.fault };
    const key = personOf(row);
    const leadId = known.get(key);
    if (leadId === undefined) return { outcome: 'suppressed', reason: stored.suppressed.get(key) ?? SUPPRESSED };
    const first = stored.created.has(key) && !told.has(key);
    told.add(key);
    return { outcome: first ? 'created' : 'existing', leadId };
  });
}

const personOf = ({ address }: Exclude<ImportRow, { fault: string }>): string => personKey(address.key);

interface Stored {
  /** Person → lead, of those created and those that were there. */
  ids: Map<string, string>;
  created: Set<string>;
  /** Person → why it was not stored. */
  suppressed: Map<string, string>;
}

async function storeLeads(app: App, tx: Tx, into: Into, leads: readonly LeadRow[]): Promise<Stored> {
  // Before all other locks: who looks for strangers at the same moment, for another campaign, comes before or after.
  if (into.strangersOnly) await app.store.dialect.lockName(tx, `strangers:${into.workspaceId}`);
  await holdSuppressions(
    app,
    tx,
    into.workspaceId,
    leads.map(({ domain }) => domain),
  );
  const ids = await idsOf(tx, into, leads);
  const fresh = leads.filter((lead) => !ids.has(lead.person_key));
  const reasons = await suppressedAmong(tx, into.workspaceId, fresh);
  const suppressed = new Map(
    fresh.flatMap(({ email_key, person_key }) => {
      const reason = reasons.get(email_key);
      return reason === undefined ? [] : [[person_key, reason] as const];
    }),
  );
  const rows = fresh.filter((lead) => !suppressed.has(lead.person_key));
  const created = await insertLeads(tx, rows);
  const lost = rows.filter((row) => !created.has(row.person_key));
  // Another request was first with these.
  for (const [key, id] of await idsOf(tx, into, lost)) ids.set(key, id);
  const made = rows.filter((row) => created.has(row.person_key));
  for (const row of made) ids.set(row.person_key, row.id);
  const data = made.map((row) => ({ lead: leadData(row) }));
  await app.events.recordAll(tx, { workspaceId: into.workspaceId, type: 'lead.created', data });
  return { ids, created, suppressed };
}

async function insertLeads(tx: Tx, rows: readonly LeadRow[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const inserted = await tx
    .insertInto('leads')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['campaign_id', 'email_key']).doNothing())
    .returning('person_key')
    .execute();
  return new Set(inserted.map((row) => row.person_key));
}

/** Leads that are there: of the campaign, or of any where only strangers are wanted. */
async function idsOf(
  tx: Tx,
  { workspaceId, campaignId, strangersOnly }: Into,
  leads: readonly LeadRow[],
): Promise<Map<string, string>> {
  if (leads.length === 0) return new Map();
  const keys = leads.map((lead) => lead.person_key);
  const query = tx
    .selectFrom('leads')
    .select(['id', 'person_key'])
    .where('workspace_id', '=', workspaceId)
    .where('person_key', 'in', keys);
  const found = await (strangersOnly ? query : query.where('campaign_id', '=', campaignId)).execute();
  return new Map(found.map((row) => [row.person_key, row.id]));
}
