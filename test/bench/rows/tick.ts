import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import type { App } from '../../../src/app.ts';
import { tick } from '../../../src/outreach/sending/tick.ts';
import { compare, type Measured, type Metric, type Side } from '../measure.ts';
import { databaseFile, openBenchApp, seedCampaigns } from '../outreach/bench-app.ts';
import { insertRawLeads } from '../outreach/raw-leads.ts';
import type { Bench, Row } from '../row.ts';
import { withScratch } from '../scratch.ts';

const SIZES = {
  full: { rounds: 15, warmUps: 3, many: 100_000, few: 1_000, campaigns: 10 },
  quick: { rounds: 7, warmUps: 2, many: 100_000, few: 1_000, campaigns: 10 },
  smoke: { rounds: 1, warmUps: 0, many: 200, few: 100, campaigns: 2 },
};
/** What a tick takes from a campaign at most, and from one whose mailbox has a gap. */
const LEADS_EACH = 20;

const METRICS: Metric[] = [{ name: 'perTick', unit: 'ms/tick', better: 'lower' }];

/** One look for due leads, which writes the first mails of some of them, with very many due and with few. */
export const ticks: Row = {
  name: 'tick',
  run: (bench) => withScratch((folder) => measure(bench, folder)),
};

async function measure({ effort }: Bench, scratch: string): Promise<Measured[]> {
  const { many, few, campaigns, ...rounds } = SIZES[effort];
  const large = await openQueue(mkdtempSync(join(scratch, 'many-')), many, campaigns);
  const small = await openQueue(mkdtempSync(join(scratch, 'few-')), few, campaigns);
  const comparisonOf = (name: string, gapSeconds: number, each: number) => {
    for (const { raw } of [large, small]) raw.prepare('UPDATE mailboxes SET gap_seconds = ?').run(gapSeconds);
    const gap = gapSeconds > 0 ? `${gapSeconds} s between two mails of a mailbox` : 'no gap between mails';
    return compare({
      name,
      title: `tick: ${campaigns} campaigns with a mailbox each, ${gap}, ${each * campaigns} leads begun`,
      metrics: METRICS,
      ...rounds,
      sides: [
        ticking(`${many.toLocaleString('en')} leads due`, large, each),
        ticking(`${few.toLocaleString('en')} leads due`, small, each),
        selecting('raw better-sqlite3, SELECT of as many', large, each),
      ],
    });
  };
  try {
    return [...(await comparisonOf('tick', 0, LEADS_EACH)), ...(await comparisonOf('tick-gap', 60, 1))];
  } finally {
    for (const { app, raw } of [large, small]) {
      raw.close();
      await app.close();
    }
  }
}

interface Queue {
  app: App;
  raw: SqliteDatabase.Database;
  campaignIds: string[];
}

async function openQueue(folder: string, count: number, mailboxes: number): Promise<Queue> {
  const seeding = await openBenchApp(folder);
  const { workspaceId, campaigns } = await seedCampaigns(seeding, { mailboxes });
  await seeding.close();
  const campaignIds = campaigns.map(({ id }) => id);
  insertRawLeads(databaseFile(folder), { workspaceId, campaignIds, count });
  const raw = new SqliteDatabase(databaseFile(folder));
  raw.pragma('synchronous = OFF');
  return { app: await openBenchApp(folder), raw, campaignIds };
}

function ticking(label: string, { app, raw, campaignIds }: Queue, each: number): Side {
  return {
    label,
    async run() {
      const startedAt = performance.now();
      const begun = await tick(app, { after: '' });
      const perTick = performance.now() - startedAt;
      if (begun !== each * campaignIds.length) throw new Error(`a tick began ${begun} leads`);
      undo(raw);
      return { perTick };
    },
  };
}

/** Makes due again what a tick has begun. */
const undo = (raw: SqliteDatabase.Database) =>
  raw.exec(`
    UPDATE leads SET status = 'queued', due_at = created_at, attempts = 0 WHERE id IN (SELECT lead_id FROM sends);
    DELETE FROM sends;
    DELETE FROM cap_days;
    UPDATE mailboxes SET next_send_at = 0;`);

function selecting(label: string, { raw, campaignIds }: Queue, each: number): Side {
  const due = raw.prepare(
    "SELECT * FROM leads WHERE campaign_id = ? AND status = 'queued' AND due_at <= ? ORDER BY due_at LIMIT ?",
  );
  return {
    label,
    async run() {
      const startedAt = performance.now();
      const found = campaignIds.flatMap((id) => due.all(id, Date.now(), each));
      const perTick = performance.now() - startedAt;
      if (found.length !== each * campaignIds.length) throw new Error(`${found.length} leads are due`);
      return { perTick };
    },
  };
}
