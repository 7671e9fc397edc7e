import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import type { App } from '../../../src/app.ts';
import type { LeadRow } from '../../../src/outreach/lead-view.ts';
import { leadsQuery, listLeads } from '../../../src/outreach/leads.ts';
import { leadListQuery } from '../../../src/outreach/shapes/lead.ts';
import { writeCursor } from '../../../src/store/cursors.ts';
import { compare, type Measured, type Metric, type Side } from '../measure.ts';
import { databaseFile, openBenchApp, seedCampaigns } from '../outreach/bench-app.ts';
import { insertRawLeads } from '../outreach/raw-leads.ts';
import type { Bench, Row } from '../row.ts';
import { withScratch } from '../scratch.ts';

const SIZES = {
  full: { rounds: 9, warmUps: 2, pages: 100, many: 1_000_000, few: 10_000 },
  quick: { rounds: 5, warmUps: 1, pages: 50, many: 100_000, few: 10_000 },
  smoke: { rounds: 1, warmUps: 0, pages: 2, many: 2_000, few: 1_000 },
};
const CAMPAIGNS = 10;
const LIMIT = 50;

const METRICS: Metric[] = [
  { name: 'perPage', unit: 'ms/page', better: 'lower', reach: 'ratio 1.50 or less to the small table' },
];

/** A page of leads of a workspace with very many, beside the same page of one with few and beside SQLite alone. */
export const leadList: Row = {
  name: 'lead-list',
  run: (bench) => withScratch((folder) => measure(bench, folder)),
};

async function measure({ effort }: Bench, scratch: string): Promise<Measured[]> {
  const { many, few, pages, ...rounds } = SIZES[effort];
  const large = await openTable(mkdtempSync(join(scratch, 'many-')), many);
  const small = await openTable(mkdtempSync(join(scratch, 'few-')), few);
  const measured: Measured[] = [];
  try {
    for (const { name, title, ...kind } of KINDS) {
      const ours = { large: queryOf(large, kind), small: queryOf(small, kind) };
      measured.push(
        ...(await compare({
          name: `lead-list-${name}`,
          title: `leads: a page of ${LIMIT}, ${title}`,
          metrics: METRICS,
          ...rounds,
          sides: [
            timed(`${many.toLocaleString('en')} leads`, pages, () => page(large, ours.large)),
            timed(`${few.toLocaleString('en')} leads`, pages, () => page(small, ours.small)),
            timed('raw better-sqlite3, the rows as JSON', pages, rawPage(large, ours.large)),
          ],
        })),
      );
    }
  } finally {
    for (const { app, raw } of [large, small]) {
      raw.close();
      await app.close();
    }
  }
  return measured;
}

interface Kind {
  /** By the first campaign, by a status that one in twenty has. */
  by: { campaign?: true; status?: LeadRow['status'] };
  /** Behind half of what matches. */
  deep: boolean;
}

const FILTERS = [
  { name: 'all', says: 'no filter', by: {} },
  { name: 'campaign', says: 'of one campaign in ten', by: { campaign: true } },
  { name: 'status', says: 'of one lead in twenty by status', by: { status: 'replied' } },
  { name: 'both', says: 'by campaign and status', by: { campaign: true, status: 'replied' } },
] as const;

const KINDS: readonly (Kind & { name: string; title: string })[] = FILTERS.flatMap(({ name, says, by }) => [
  { name: `${name}-first`, title: `${says}, the first one`, by, deep: false },
  { name: `${name}-deep`, title: `${says}, from the middle`, by, deep: true },
]);

interface Table {
  app: App;
  raw: SqliteDatabase.Database;
  workspaceId: string;
  campaignId: string;
}

async function openTable(folder: string, count: number): Promise<Table> {
  const seeding = await openBenchApp(folder);
  const { workspaceId, campaigns } = await seedCampaigns(seeding, { campaignsEach: CAMPAIGNS });
  await seeding.close();
  const campaignIds = campaigns.map(({ id }) => id);
  // Each campaign has all statuses.
  const statusOf = (index: number) => STATUSES[Math.floor(index / CAMPAIGNS) % STATUSES.length] ?? 'queued';
  insertRawLeads(databaseFile(folder), { workspaceId, campaignIds, count, statusOf });
  const raw = new SqliteDatabase(databaseFile(folder), { readonly: true });
  return { app: await openBenchApp(folder), raw, workspaceId, campaignId: campaignIds[0] ?? '' };
}

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const STATUSES: LeadRow['status'][] = [
  ...times(10, 'queued' as const),
  ...times(5, 'active' as const),
  ...times(4, 'completed' as const),
  'replied',
];

type Query = Record<string, unknown>;

function queryOf({ raw, campaignId }: Table, { by, deep }: Kind): Query {
  const filters = { ...(by.campaign ? { campaignId } : {}), ...(by.status ? { status: by.status } : {}) };
  const where = [...(by.campaign ? ['campaign_id = ?'] : []), ...(by.status ? ['status = ?'] : []), '1'].join(' AND ');
  if (!deep) return { limit: LIMIT, ...filters };
  const values = Object.values(filters);
  const { matches } = raw.prepare(`SELECT count(*) AS matches FROM leads WHERE ${where}`).get(...values) as {
    matches: number;
  };
  const middle = raw
    .prepare(`SELECT created_at AS createdAt, id FROM leads WHERE ${where} ORDER BY created_at LIMIT 1 OFFSET ?`)
    .get(...values, Math.floor(matches / 2));
  // As the columns say.
  return { limit: LIMIT, ...filters, cursor: writeCursor(middle as { createdAt: number; id: string }) };
}

async function page({ app, workspaceId }: Table, query: Query): Promise<void> {
  const found = await listLeads(app, workspaceId, query);
  if (JSON.stringify(found).length < LIMIT || found.data.length === 0) throw new Error('the page is empty');
}

/** The same SQL, by a prepared statement. */
function rawPage({ app, raw, workspaceId }: Table, query: Query): () => Promise<void> {
  const { sql, parameters } = leadsQuery(app.store.db, workspaceId, leadListQuery.parse(query)).compile();
  const statement = raw.prepare(sql);
  return async () => {
    if (JSON.stringify(statement.all(...parameters)).length < LIMIT) throw new Error('the page is empty');
  };
}

function timed(label: string, pages: number, work: () => Promise<void>): Side {
  return {
    label,
    async run() {
      const startedAt = performance.now();
      for (let count = 0; count < pages; count++) await work();
      return { perPage: (performance.now() - startedAt) / pages };
    },
  };
}
