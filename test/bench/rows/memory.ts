import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { HEAP_OPTIONS, heapAfterCollection } from '../heap.ts';
import { getAskers, mcpAskers } from '../load/askers.ts';
import { type Asker, load } from '../load/load.ts';
import { compare, type Metric, type Side } from '../measure.ts';
import { rssWhenQuiet } from '../process-stats.ts';
import type { Bench, Row } from '../row.ts';
import { withScratch } from '../scratch.ts';
import { peer, type Server, servePlanwright, startServer, withServers } from '../server.ts';
import { creditsTarget, echoTarget, planwrightTarget } from '../targets.ts';

const SIZES = {
  full: { rounds: 3, warmUps: 0, few: 100, many: 10_000, quietPolls: 10 },
  quick: { rounds: 2, warmUps: 0, few: 100, many: 10_000, quietPolls: 10 },
  smoke: { rounds: 1, warmUps: 0, few: 20, many: 40, quietPolls: 1 },
};
const CLIENTS = 20;

const METRICS: Metric[] = [
  { name: 'atRest', unit: 'MiB rest', better: 'lower' },
  { name: 'afterFew', unit: 'MiB few', better: 'lower' },
  { name: 'afterMany', unit: 'MiB many', better: 'lower' },
  { name: 'growth', unit: 'many ÷ few', better: 'lower', reach: '1.05 or less' },
  { name: 'heapGrowthKiB', unit: 'KiB heap', better: 'lower' },
];

/**
 * Resident memory of a server at rest, after 100 calls and after 10,000, each time when it has become quiet and with no
 * collection forced. In a second process, under the same load, the heap after a full collection: what it grows by from
 * 100 to 10,000 calls is kept, the rest is slack that the engine has not given back.
 */
export const memory: Row = {
  name: 'memory',
  run: (bench) => withScratch((folder) => measure(bench, folder)),
};

interface Kind {
  label: string;
  start(nodeOptions: string[]): Promise<Server>;
  askers(server: Server): Promise<Asker[]>;
}

async function measure({ planwright, effort }: Bench, folder: string) {
  const size = SIZES[effort];
  const start = (nodeOptions: string[]) => servePlanwright(planwright, mkdtempSync(join(folder, 'data-')), nodeOptions);
  const mcp: Kind = {
    label: 'planwright, get_credits',
    start,
    askers: (server) => mcpAskers(planwrightTarget(server), CLIENTS),
  };
  const rest: Kind = {
    label: 'planwright, GET credits',
    start,
    askers: async (server) => getAskers(creditsTarget(server), CLIENTS),
  };
  const bare: Kind = {
    label: 'bare SDK echo, sessions, SSE answers',
    start: (nodeOptions) => startServer([...nodeOptions, peer('sdk-http-sessions.mjs')]),
    askers: (server) => mcpAskers(echoTarget(server), CLIENTS),
  };
  const comparisonOf = (name: string, door: string, ours: Kind) =>
    compare({
      name,
      title: `memory over ${door}: at rest, after ${size.few} calls, after ${size.many} calls of ${CLIENTS} clients`,
      metrics: METRICS,
      ...size,
      sides: [sideOf(ours, size), sideOf(bare, size)],
    });
  return [...(await comparisonOf('memory-mcp', 'MCP', mcp)), ...(await comparisonOf('memory-rest', 'REST', rest))];
}

interface Size {
  few: number;
  many: number;
  quietPolls: number;
}

const sideOf = (kind: Kind, size: Size): Side => ({
  label: kind.label,
  run: async () => ({ ...(await residentMemory(kind, size)), heapGrowthKiB: await heapGrowth(kind, size) }),
});

function residentMemory({ start, askers }: Kind, { few, many, quietPolls }: Size) {
  return withServers(async (started) => {
    const server = await started(start([]));
    const atRest = await rssWhenQuiet(server.pid, quietPolls);
    const clients = await askers(server);
    await load(clients, { calls: few });
    const afterFew = await rssWhenQuiet(server.pid, quietPolls);
    await load(clients, { calls: many - few });
    const afterMany = await rssWhenQuiet(server.pid, quietPolls);
    return { atRest, afterFew, afterMany, growth: afterMany / afterFew };
  });
}

function heapGrowth({ start, askers }: Kind, { few, many }: Size): Promise<number> {
  return withServers(async (started) => {
    const server = await started(start(HEAP_OPTIONS));
    const clients = await askers(server);
    await load(clients, { calls: few });
    const afterFew = await heapAfterCollection(server);
    await load(clients, { calls: many - few });
    return ((await heapAfterCollection(server)) - afterFew) * 1024;
  });
}
