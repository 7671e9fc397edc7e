import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { getAskers } from '../load/askers.ts';
import { load } from '../load/load.ts';
import { compare, type Measured, type Metric, type Side } from '../measure.ts';
import { databaseFile, openBenchApp, seedCampaigns } from '../outreach/bench-app.ts';
import { insertRawLeads } from '../outreach/raw-leads.ts';
import { rssWhenQuiet } from '../process-stats.ts';
import type { Bench, Row } from '../row.ts';
import { withScratch } from '../scratch.ts';
import { peer, serveSending, startServer, withServers } from '../server.ts';
import { leadPageTarget } from '../targets.ts';

const SIZES = {
  full: { rounds: 3, warmUps: 0, many: 1_000_000, few: 1_000, pages: 1_000, mails: 20, ticksMs: 6_000, quietPolls: 10 },
  quick: { rounds: 1, warmUps: 0, many: 100_000, few: 1_000, pages: 1_000, mails: 20, ticksMs: 6_000, quietPolls: 10 },
  smoke: { rounds: 1, warmUps: 0, many: 200, few: 100, pages: 10, mails: 2, ticksMs: 0, quietPolls: 1 },
};
const CAMPAIGNS = 10;
const CLIENTS = 4;
const SENT_WAIT_MAX_MS = 60_000;
const POLL_MS = 50;

const METRICS: Metric[] = [
  { name: 'atRest', unit: 'MiB rest', better: 'lower' },
  { name: 'afterWork', unit: 'MiB work', better: 'lower' },
];

/** Resident memory of a server with very many leads that are due: at its start, and after ticks, mails and pages. */
export const memoryLeads: Row = {
  name: 'memory-leads',
  run: (bench) => withScratch((folder) => measure(bench, folder)),
};

type Size = (typeof SIZES)['full'];

async function measure(bench: Bench, scratch: string): Promise<Measured[]> {
  const size = SIZES[bench.effort];
  return withServers(async (start) => {
    const sink = await start(startServer([peer('smtp-sink.mjs')]));
    const smtpPort = Number(new URL(sink.told.url).port);
    const sideOf = async (label: string, leads: number): Promise<Side> => {
      const folder = mkdtempSync(join(scratch, 'data-'));
      const waiting: Waiting = { folder, leads, key: await seed(folder, { leads, smtpPort, mails: size.mails }) };
      return { label, run: () => residentMemory(bench, waiting, size) };
    };
    return compare({
      name: 'memory-leads',
      title: `memory while leads wait: at rest, after the day's ${size.mails} mails, some ticks and ${size.pages} pages of leads`,
      metrics: METRICS,
      ...size,
      sides: [
        await sideOf(`${size.many.toLocaleString('en')} leads due`, size.many),
        await sideOf(`${size.few.toLocaleString('en')} leads due`, size.few),
        await sideOf('no leads', 0),
      ],
    });
  });
}

interface Waiting {
  folder: string;
  leads: number;
  key: string;
}

/** All leads of one mailbox, which may send so many mails a day: the others wait. Answers a key. */
async function seed(folder: string, parts: { leads: number; smtpPort: number; mails: number }): Promise<string> {
  const { leads, smtpPort, mails } = parts;
  const app = await openBenchApp(folder);
  const { workspaceId, campaigns } = await seedCampaigns(app, { campaignsEach: CAMPAIGNS, smtpPort });
  const { secret } = await app.keys.create({ workspaceId });
  await app.close();
  const campaignIds = campaigns.map(({ id }) => id);
  insertRawLeads(databaseFile(folder), { workspaceId, campaignIds, count: leads });
  withFile(folder, (raw) => raw.prepare('UPDATE mailboxes SET daily_cap = ?').run(mails));
  return secret;
}

function residentMemory({ planwright }: Bench, { folder, leads, key }: Waiting, size: Size) {
  const sentBefore = sentMails(folder);
  // The day of the round before is forgotten.
  withFile(folder, (raw) => raw.exec('DELETE FROM cap_days'));
  return withServers(async (start) => {
    const server = await start(serveSending(planwright, folder));
    const atRest = await rssWhenQuiet(server.pid, size.quietPolls);
    if (leads > 0) await untilSent(folder, sentBefore + size.mails);
    await wait(size.ticksMs);
    await load(getAskers(leadPageTarget(server.url, key), CLIENTS), { calls: size.pages });
    return { atRest, afterWork: await rssWhenQuiet(server.pid, size.quietPolls) };
  });
}

async function untilSent(folder: string, count: number): Promise<void> {
  for (const giveUpAt = performance.now() + SENT_WAIT_MAX_MS; performance.now() < giveUpAt; await wait(POLL_MS)) {
    if (sentMails(folder) >= count) return;
  }
  throw new Error('the mails of the day were not sent');
}

const sentMails = (folder: string): number =>
  withFile(folder, (raw) => {
    const found = raw.prepare("SELECT count(*) AS sent FROM sends WHERE status = 'sent'").get();
    return (found as { sent: number }).sent;
  });

function withFile<T>(folder: string, work: (raw: SqliteDatabase.Database) => T): T {
  const raw = new SqliteDatabase(databaseFile(folder));
  try {
    return work(raw);
  } finally {
    raw.close();
  }
}
