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
  full: { rounds: 5, warmUps: 0, few: 100, many: 10_000 },
  quick: { rounds: 2, warmUps: 0, few: 100, many: 10_000 },
  smoke: { rounds: 1, warmUps: 0, few: 20, many: 40 },
};
const CLIENTS = 20;

const METRICS: Metric[] = [
  { name: 'atRest', unit: 'MiB at rest', better: 'lower' },
  { name: 'afterFew', unit: 'MiB, 100', better: 'lower' },
  { name: 'afterMany', unit: 'MiB, 10,000', better: 'lower' },
  { name: 'growth', unit: '10,000 ÷ 100', better: 'lower', reach: '1.05 or less' },
  { name: 'heapGrowthKiB', unit: 'KiB of heap', better: 'lower' },
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

function measure({ planwright, effort }: Bench, folder: string) {
  const size = SIZES[effort];
  const ours = (nodeOptions: string[]) => servePlanwright(planwright, mkdtempSync(join(folder, 'data-')), nodeOptions);
  const kinds: [Kind, ...Kind[]] = [
    {
      label: 'planwright, get_credits over MCP',
      start: ours,
      askers: (server) => mcpAskers(planwrightTarget(server), CLIENTS),
    },
    {
      label: 'planwright, GET credits over REST',
      start: ours,
      askers: async (server) => getAskers(creditsTarget(server), CLIENTS),
    },
    {
      label: 'bare SDK echo, sessions, SSE answers',
      start: (nodeOptions) => startServer([...nodeOptions, peer('sdk-http-sessions.mjs')]),
      askers: (server) => mcpAskers(echoTarget(server), CLIENTS),
    },
  ];
  const [first, ...others] = kinds.map((kind) => sideOf(kind, size));
  if (!first) throw new Error('nothing to measure');
  return compare({
    name: 'memory',
    title: `memory of a server: at rest, after ${size.few} calls, after ${size.many} calls of ${CLIENTS} clients`,
    metrics: METRICS,
    ...size,
    sides: [first, ...others],
  });
}

interface Size {
  few: number;
  many: number;
}

const sideOf = (kind: Kind, size: Size): Side => ({
  label: kind.label,
  run: async () => ({ ...(await residentMemory(kind, size)), heapGrowthKiB: await heapGrowth(kind, size) }),
});

function residentMemory({ start, askers }: Kind, { few, many }: Size) {
  return withServers(async (started) => {
    const server = await started(start([]));
    const atRest = await rssWhenQuiet(server.pid);
    const clients = await askers(server);
    await load(clients, { calls: few });
    const afterFew = await rssWhenQuiet(server.pid);
    await load(clients, { calls: many - few });
    const afterMany = await rssWhenQuiet(server.pid);
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
