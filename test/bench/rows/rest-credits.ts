import { type GetTarget, getAskers } from '../load/askers.ts';
import { loadMetrics, loadServer } from '../load/load.ts';
import { compare, type Side } from '../measure.ts';
import type { Bench, Row } from '../row.ts';
import { withScratch } from '../scratch.ts';
import { peer, type Server, servePlanwright, startServer, withServers } from '../server.ts';
import { creditsTarget } from '../targets.ts';

const SIZES = {
  full: { rounds: 7, warmUps: 2, ms: 3000 },
  quick: { rounds: 3, warmUps: 1, ms: 1000 },
  smoke: { rounds: 1, warmUps: 0, ms: 100 },
};
const CLIENTS = 20;

/** `GET /api/v1/mcp/credits` beside a route of the same HTTP library that answers a constant. */
export const restCredits: Row = {
  name: 'rest-credits',
  run: (bench) => withScratch((folder) => measure(bench, folder)),
};

function measure(bench: Bench, folder: string) {
  const { ms, ...rounds } = SIZES[bench.effort];
  const side = (label: string, server: Server, target: GetTarget): Side => {
    const askers = getAskers(target, CLIENTS);
    return { label, run: () => loadServer(server, askers, ms) };
  };
  return withServers(async (start) => {
    const ours = await start(servePlanwright(bench.planwright, folder));
    const bare = await start(startServer([peer('hono-constant.mjs')]));
    return compare({
      name: 'rest-credits',
      title: `REST: GET /api/v1/mcp/credits, ${CLIENTS} clients at once`,
      metrics: loadMetrics(),
      ...rounds,
      sides: [
        side('planwright', ours, creditsTarget(ours)),
        side('bare Hono route, a constant, no key', bare, { url: bare.told.url, expect: '"credits"' }),
      ],
    });
  });
}
