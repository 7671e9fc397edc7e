import { fastmcpServer } from '../fastmcp.ts';
import { type McpTarget, mcpAskers } from '../load/askers.ts';
import { loadMetrics, loadServer } from '../load/load.ts';
import { compare, type Side } from '../measure.ts';
import type { Bench, Row } from '../row.ts';
import { withScratch } from '../scratch.ts';
import { peer, type Server, servePlanwright, startServer, withServers } from '../server.ts';
import { echoTarget, planwrightTarget } from '../targets.ts';

const SIZES = {
  full: { rounds: 7, warmUps: 2, ms: 3000 },
  quick: { rounds: 3, warmUps: 1, ms: 1000 },
  smoke: { rounds: 1, warmUps: 0, ms: 100 },
};
const CLIENTS = 20;

/** Calls of a tool over streamable HTTP, 20 clients at once, each with its own connection and session. */
export const mcpHttp: Row = {
  name: 'mcp-http',
  run: (bench) => withScratch((folder) => measure(bench, folder)),
};

function measure(bench: Bench, folder: string) {
  const { ms, ...rounds } = SIZES[bench.effort];
  const side = async (label: string, server: Server, target: McpTarget): Promise<Side> => {
    const askers = await mcpAskers(target, CLIENTS);
    return { label, run: () => loadServer(server, askers, ms) };
  };
  return withServers(async (start) => {
    const ours = await start(servePlanwright(bench.planwright, folder));
    const sessions = await start(startServer([peer('sdk-http-sessions.mjs')]));
    const stateless = await start(startServer([peer('sdk-http-stateless.mjs')]));
    const second = await start(startServer([peer('sdk2-http.mjs')]));
    const fastmcp = await fastmcpServer(bench);
    const sides: [Side, ...Side[]] = [
      await side('planwright get_credits, sessions', ours, planwrightTarget(ours)),
      await side('planwright get_credits, 2026-07-28', ours, { ...planwrightTarget(ours), sessions: 'modern' }),
      await side('bare SDK echo, sessions, SSE answers', sessions, echoTarget(sessions)),
      await side('bare SDK echo, stateless, JSON answers', stateless, { ...echoTarget(stateless), sessions: false }),
      await side('bare SDK 2 echo, 2026-07-28', second, { ...echoTarget(second), sessions: 'modern' }),
      await side('bare SDK 2 echo, older client', second, { ...echoTarget(second), sessions: false }),
    ];
    if (fastmcp) {
      const server = await start(startServer([fastmcp]));
      sides.push(await side('fastmcp 4.20.16 echo, httpStream', server, echoTarget(server)));
    }
    return compare({
      name: 'mcp-http',
      title: `MCP over HTTP: tools/call, ${CLIENTS} clients at once`,
      metrics: loadMetrics('ratio 1.20 or more to the fastest bare SDK'),
      ...rounds,
      sides,
    });
  });
}
