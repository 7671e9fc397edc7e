import { setImmediate as nextTurn } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { createTransport } from 'nodemailer';
import type { App } from '../../../src/app.ts';
import { SendWorker } from '../../../src/outreach/sending/send-worker.ts';
import { withFooter } from '../../../src/outreach/sequence/render.ts';
import { compare, type Measured, type Metric, type Side } from '../measure.ts';
import { type BenchCampaign, databaseFile, openBenchApp, seedCampaigns } from '../outreach/bench-app.ts';
import { insertRawLeads } from '../outreach/raw-leads.ts';
import { insertRawSends } from '../outreach/raw-sends.ts';
import type { Bench, Row } from '../row.ts';
import { withScratch } from '../scratch.ts';
import { peer, type Start, startServer, withServers } from '../server.ts';

const SIZES = {
  full: { rounds: 9, warmUps: 2, mails: 600 },
  quick: { rounds: 5, warmUps: 1, mails: 240 },
  smoke: { rounds: 1, warmUps: 0, mails: 12 },
};
const MAILBOXES = 3;
/** What the worker has under way: four mails of each mailbox. */
const AT_ONCE = 4 * MAILBOXES;

const METRICS: Metric[] = [
  { name: 'perSecond', unit: 'mails/s', better: 'higher', reach: 'ratio 0.70 or more' },
  { name: 'cpuPerMail', unit: 'µs CPU/mail', better: 'lower' },
];

const SUBJECT = 'A question about Company 17';
const TEXT = `Hi Grace,

I read about your work at Company 17. We help teams like yours plan what they build next, from the idea to the backlog,
in the editor where the building happens.

Would you have a quarter of an hour this week?

Ada Lovelace`;

/** Mails that are due, claimed, checked, sent once and written down, beside the same mails sent by nodemailer alone. */
export const mails: Row = {
  name: 'mails',
  run: (bench) => withScratch((folder) => withServers((start) => measure(bench, folder, start))),
};

async function measure({ effort }: Bench, folder: string, start: Start): Promise<Measured[]> {
  const { mails: count, ...rounds } = SIZES[effort];
  const sink = await start(startServer([peer('smtp-sink.mjs')]));
  const smtpPort = Number(new URL(sink.told.url).port);
  const seeding = await openBenchApp(folder);
  const { workspaceId, campaigns } = await seedCampaigns(seeding, { mailboxes: MAILBOXES, smtpPort });
  await seeding.close();
  const campaignIds = campaigns.map(({ id }) => id);
  insertRawLeads(databaseFile(folder), {
    workspaceId,
    campaignIds,
    count: count * (rounds.rounds + rounds.warmUps),
  });
  const app = await openBenchApp(folder);
  try {
    return await compare({
      name: 'mails',
      title: `mails: ${count} due mails of ${MAILBOXES} mailboxes, ${AT_ONCE} at once, a connection each, on SQLite`,
      metrics: METRICS,
      ...rounds,
      sides: [ours(app, databaseFile(folder), campaigns, count), bare(smtpPort, count)],
    });
  } finally {
    await app.close();
  }
}

function ours(app: App, path: string, campaigns: readonly BenchCampaign[], count: number): Side {
  return {
    label: 'planwright, claimed, sent and settled',
    async run() {
      const raw = new SqliteDatabase(path);
      try {
        insertRawSends(raw, campaigns, { each: count / campaigns.length, subject: SUBJECT, text: TEXT });
        // The reads of one turn see one state of the file: the next turn's see these.
        await nextTurn();
        const figures = await timed(count, () => sendAll(app));
        const { left } = raw.prepare("SELECT count(*) AS left FROM sends WHERE status != 'sent'").get() as {
          left: number;
        };
        if (left > 0) throw new Error(`${left} mails were not sent`);
        return figures;
      } finally {
        raw.close();
      }
    },
  };
}

/** As the worker's own loop does while there is something to send. */
async function sendAll(app: App): Promise<void> {
  const worker = new SendWorker(app, { baseUrl: () => 'https://bench.example' });
  for (;;) {
    const begun = await worker.begin();
    if (begun === 0 && worker.underWay === 0) return;
    await worker.someEnded();
  }
}

function bare(port: number, count: number): Side {
  const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
  const send = async (index: number) => {
    const unsubscribeUrl = `https://bench.example/u/${'x'.repeat(32)}`;
    await transport.sendMail({
      from: { name: 'Ada Lovelace', address: 'ada@acme.example' },
      to: `person.${index}@company.example`,
      subject: SUBJECT,
      ...withFooter(TEXT, { postalAddress: 'Acme Ltd, 1 High Street, London', unsubscribeUrl }),
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  };
  return {
    label: 'nodemailer, a connection each',
    run: () =>
      timed(count, async () => {
        let begun = 0;
        await Promise.all(
          Array.from({ length: AT_ONCE }, async () => {
            while (begun++ < count) await send(begun);
          }),
        );
      }),
  };
}

async function timed(count: number, work: () => Promise<void>): Promise<Record<string, number>> {
  const startedAt = performance.now();
  const usedBefore = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(usedBefore);
  return { perSecond: (count / (performance.now() - startedAt)) * 1000, cpuPerMail: (user + system) / count };
}
