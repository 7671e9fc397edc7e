import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { postAskers } from '../load/askers.ts';
import { loadMetrics, loadServer } from '../load/load.ts';
import { compare, type Measured, type Side } from '../measure.ts';
import { databaseFile, openBenchApp, seedCampaigns } from '../outreach/bench-app.ts';
import type { Bench, Row } from '../row.ts';
import { withScratch } from '../scratch.ts';
import { peer, type Server, servePlanwright, startServer, withServers } from '../server.ts';
import { leadTarget } from '../targets.ts';

const SIZES = {
  full: { rounds: 7, warmUps: 2, ms: 3000 },
  quick: { rounds: 3, warmUps: 1, ms: 1000 },
  smoke: { rounds: 1, warmUps: 0, ms: 100 },
};
const CLIENTS = [1, 20];

/** Leads posted one by one, each synced to the disk before it is answered, beside a bare route that inserts one row. */
export const leadCreate: Row = {
  name: 'lead-create',
  run: (bench) => withScratch((folder) => measure(bench, folder)),
};

function measure(bench: Bench, scratch: string): Promise<Measured[]> {
  const { ms, ...rounds } = SIZES[bench.effort];
  return withServers(async (start) => {
    const ours = await seeded(mkdtempSync(join(scratch, 'ours-')));
    const floor = await seeded(mkdtempSync(join(scratch, 'bare-')));
    const served = await start(servePlanwright(bench.planwright, ours.folder));
    const bare = await start(startServer([peer('hono-insert.mjs'), databaseFile(floor.folder), floor.workspaceId]));
    const key = { Authorization: `Bearer ${served.told.apiKey}` };
    const side = (label: string, server: Server, target: ReturnType<typeof leadTarget>, clients: number): Side => ({
      label,
      run: () => loadServer(server, postAskers(target, clients), ms),
    });
    const measured: Measured[] = [];
    for (const clients of CLIENTS) {
      measured.push(
        ...(await compare({
          name: `lead-create-${clients}`,
          title: `leads posted one by one, ${clients === 1 ? 'one client' : `${clients} clients at once`}, on SQLite`,
          metrics: loadMetrics(),
          ...rounds,
          sides: [
            side(
              'planwright POST /outreach/leads',
              served,
              leadTarget(`${served.told.url}/api/v1/outreach/leads`, ours.campaignId, key),
              clients,
            ),
            side('bare Hono route, zod, one INSERT', bare, leadTarget(bare.told.url, floor.campaignId), clients),
          ],
        })),
      );
    }
    return measured;
  });
}

/** A file with a campaign that is not active: nothing but the posts is at work. */
async function seeded(folder: string): Promise<{ folder: string; workspaceId: string; campaignId: string }> {
  const app = await openBenchApp(folder);
  try {
    const { workspaceId, campaigns } = await seedCampaigns(app, { active: false });
    return { folder, workspaceId, campaignId: campaigns[0]?.id ?? '' };
  } finally {
    await app.close();
  }
}
