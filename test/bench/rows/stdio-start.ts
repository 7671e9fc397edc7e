import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { compare, type Side } from '../measure.ts';
import type { Bench, Row } from '../row.ts';
import { withScratch } from '../scratch.ts';
import { peer } from '../server.ts';

const SIZES = {
  full: { rounds: 21, warmUps: 2 },
  quick: { rounds: 7, warmUps: 1 },
  smoke: { rounds: 1, warmUps: 0 },
};

/** Spawn to answered `tools/list`, the wait that a user sees in an IDE. */
export const stdioStart: Row = {
  name: 'stdio-start',
  run: (bench) => withScratch((folder) => measure(bench, folder)),
};

function measure({ planwright, effort }: Bench, folder: string) {
  const side = (label: string, args: string[]): Side => ({
    label,
    run: async () => ({ spawnToList: await spawnToList(args, { PLANWRIGHT_DATA_DIR: folder }) }),
  });
  return compare({
    name: 'stdio-start',
    title: 'stdio: spawn to answered tools/list',
    metrics: [{ name: 'spawnToList', unit: 'ms', better: 'lower', reach: 'ratio 0.60 or less to the bare SDK' }],
    ...SIZES[effort],
    sides: [
      side('planwright, 13 tools', [planwright, 'stdio']),
      side('bare SDK server, 1 tool', [peer('bare-sdk-server.mjs')]),
      side('dependency-free loop, 1 tool', [peer('json-rpc-loop.mjs')]),
    ],
  });
}

/** Milliseconds from spawn to the answer. */
async function spawnToList(args: string[], env: Record<string, string>): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  const send = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'bench', version: '1' } };
  send({ id: 1, method: 'initialize', params });
  for await (const line of createInterface({ input: child.stdout })) {
    const { id, result } = JSON.parse(line);
    if (id === 1) {
      send({ method: 'notifications/initialized' });
      send({ id: 2, method: 'tools/list', params: {} });
    }
    if (id === 2) {
      const tookMs = performance.now() - startedAt;
      if (!Array.isArray(result?.tools)) throw new Error(`no tools from ${args.join(' ')}`);
      child.kill('SIGKILL');
      return tookMs;
    }
  }
  throw new Error(`${args.join(' ')} ended without an answer`);
}
