import { createHmac } from 'node:crypto';
import { Agent, request } from 'undici';
import type { App } from '../../../src/app.ts';
import { createEndpoint } from '../../../src/outreach/endpoints.ts';
import { deliverOnce } from '../../../src/webhooks/deliver.ts';
import { leadData } from '../../../src/webhooks/event-rows.ts';
import { compare, type Measured, type Metric, type Side } from '../measure.ts';
import { databaseFile, openBenchApp, seedCampaigns } from '../outreach/bench-app.ts';
import { insertRawLeads } from '../outreach/raw-leads.ts';
import type { Bench, Row } from '../row.ts';
import { withScratch } from '../scratch.ts';
import { peer, type Start, startServer, withServers } from '../server.ts';

const SIZES = {
  full: { rounds: 9, warmUps: 2, deliveries: 3000 },
  quick: { rounds: 5, warmUps: 1, deliveries: 1000 },
  smoke: { rounds: 1, warmUps: 0, deliveries: 20 },
};
/** What one endpoint is given at once, at most. */
const AT_ONCE = 40;

const METRICS: Metric[] = [
  { name: 'perSecond', unit: 'posts/s', better: 'higher', reach: 'ratio 0.60 or more' },
  { name: 'cpuPerPost', unit: 'µs CPU/post', better: 'lower' },
];

/** Deliveries that are due, taken up, signed, posted and written down, beside the same bodies posted by undici alone. */
export const webhooks: Row = {
  name: 'webhooks',
  run: (bench) => withScratch((folder) => withServers((start) => measure(bench, folder, start))),
};

async function measure({ effort }: Bench, folder: string, start: Start): Promise<Measured[]> {
  const { deliveries, ...rounds } = SIZES[effort];
  const sink = await start(startServer([peer('http-sink.mjs')]));
  const { app, workspaceId } = await openReceiving(folder, sink.told.url);
  try {
    const body = await oneBody(app, workspaceId);
    return await compare({
      name: 'webhooks',
      title: `webhooks: ${deliveries} due deliveries to one endpoint, on SQLite`,
      metrics: METRICS,
      ...rounds,
      sides: [
        {
          label: 'planwright, taken up, posted and settled',
          async run() {
            await recordEvents(app, workspaceId, deliveries);
            return timed(deliveries, async () => {
              if ((await deliverOnce(app)) !== deliveries) throw new Error('not all were taken up');
            });
          },
        },
        bare(sink.told.url, body, deliveries),
      ],
    });
  } finally {
    await app.close();
  }
}

async function openReceiving(folder: string, url: string): Promise<{ app: App; workspaceId: string }> {
  const seeding = await openBenchApp(folder);
  const { workspaceId, campaigns } = await seedCampaigns(seeding);
  await seeding.close();
  insertRawLeads(databaseFile(folder), { workspaceId, campaignIds: campaigns.map(({ id }) => id), count: 1 });
  const app = await openBenchApp(folder);
  await createEndpoint(app, workspaceId, { url, eventTypes: ['lead.created'] });
  return { app, workspaceId };
}

async function recordEvents(app: App, workspaceId: string, count: number): Promise<void> {
  const lead = leadData(await app.store.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow());
  const data = Array.from({ length: count }, () => ({ lead }));
  await app.store.write((tx) => app.events.recordAll(tx, { workspaceId, type: 'lead.created', data }));
}

async function oneBody(app: App, workspaceId: string): Promise<string> {
  await recordEvents(app, workspaceId, 1);
  await deliverOnce(app);
  return (await app.store.db.selectFrom('deliveries').select('body').executeTakeFirstOrThrow()).body;
}

/** As many connections, a signature a post, and nothing written down. */
function bare(url: string, body: string, count: number): Side {
  const agent = new Agent({ connections: AT_ONCE, pipelining: 1 });
  const post = async () => {
    const signature = createHmac('sha256', 'a secret').update(body).digest('hex');
    const headers = { 'Content-Type': 'application/json', 'X-SVC-Signature': `sha256=${signature}` };
    const answer = await request(url, { method: 'POST', dispatcher: agent, headers, body });
    await answer.body.dump();
    if (answer.statusCode !== 200) throw new Error(`the sink answered ${answer.statusCode}`);
  };
  return {
    label: `bare undici, ${AT_ONCE} connections, signed`,
    run: () =>
      timed(count, async () => {
        let begun = 0;
        await Promise.all(
          Array.from({ length: AT_ONCE }, async () => {
            while (begun++ < count) await post();
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
  return { perSecond: (count / (performance.now() - startedAt)) * 1000, cpuPerPost: (user + system) / count };
}
