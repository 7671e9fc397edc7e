import { sql } from 'kysely';
import { expect } from 'vitest';
import type { App } from '../../src/app.ts';
import { importJson } from '../../src/outreach/import-leads.ts';
import { leadsQuery } from '../../src/outreach/leads.ts';
import { writeCursor } from '../../src/store/cursors.ts';
import { seedCampaign, seedOutreach } from '../helpers/outreach.ts';
import type { StoreKind } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

const LEADS = 6_000;

/** Which index each combination of filters is to be answered by: the one that leaves the fewest rows to look at. */
const EXPECTED: [string[], RegExp][] = [
  [[], /leads_by_workspace/],
  [['campaignId'], /leads_by_campaign\b/],
  [['status'], /leads_by_status/],
  [['email'], /leads_by_email/],
  [['campaignId', 'status'], /leads_by_campaign_status/],
  [['campaignId', 'email'], /leads_once|sqlite_autoindex_leads|leads_by_email/],
  [['status', 'email'], /leads_by_email/],
  [['campaignId', 'status', 'email'], /leads_once|sqlite_autoindex_leads|leads_by_email/],
];

async function planOf(app: App, query: ReturnType<typeof leadsQuery>): Promise<string> {
  const { sql: text, parameters } = query.compile();
  const explain = app.store.dialect.name === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
  const raw = { ...query.compile(), sql: `${explain} ${text}`, parameters };
  const { rows } = await app.store.db.executeQuery<Record<string, unknown>>(raw);
  return rows.map((row) => String(row.detail ?? row['QUERY PLAN'])).join('\n');
}

/** A page of leads, first or later, is read through an index for every combination of filters. */
export async function expectIndexes(kind: StoreKind): Promise<void> {
  await using app = await testApp({ databaseUrl: await kind.freshUrl(), config: { demoMail: true } });
  const { workspaceId, mailboxId } = await seedOutreach(app);
  const { id: campaignId } = await seedCampaign(app, { workspaceId, mailboxId });
  const { id: small } = await seedCampaign(app, { workspaceId, mailboxId });
  for (let at = 0; at < LEADS; at += 3_000) {
    const rows = Array.from({ length: 3_000 }, (_, index) => ({ email: `p${at + index}@corp${index % 50}.example` }));
    await importJson(app, workspaceId, campaignId, rows);
    app.clock.advance(1);
  }
  await importJson(app, workspaceId, small, [{ email: 'p7@corp7.example' }]);
  await app.store.write((tx) =>
    sql`UPDATE leads SET status = 'replied' WHERE email_key LIKE '%7@corp7.example'`.execute(tx),
  );
  const values = { campaignId, status: 'replied', email: 'p7@corp7.example' } as const;
  const cursor = writeCursor({ createdAt: app.clock.now(), id: 'lead_f' });
  const check = async () => {
    for (const [filters, index] of EXPECTED) {
      for (const page of [{}, { cursor }]) {
        const chosen = Object.fromEntries(Object.entries(values).filter(([name]) => filters.includes(name)));
        const plan = await planOf(app, leadsQuery(app.store.db, workspaceId, { limit: 50, ...chosen, ...page }));
        expect(plan, filters.join(' and ')).toMatch(index);
        expect(plan, filters.join(' and ')).not.toMatch(/Seq Scan|SCAN leads/);
      }
    }
  };
  // A new SQLite file has no statistics, and gets some when it is closed.
  if (kind.name === 'sqlite') await check();
  await app.store.write((tx) => sql`ANALYZE leads`.execute(tx));
  await check();
}
