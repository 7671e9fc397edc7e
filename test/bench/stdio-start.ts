import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Measured } from './measure.ts';
import { compare } from './measure.ts';

const BARE = fileURLToPath(new URL('./peers/bare-sdk-server.mjs', import.meta.url));
const OURS = fileURLToPath(new URL('../../dist/planwright.js', import.meta.url));
const ROUNDS = 21;

/** Spawn to answered `tools/list`, against a bare one-tool server on the same SDK and the same Node. */
export function stdioStart(): Promise<Measured> {
  return compare({
    name: 'stdio: spawn to answered tools/list',
    unit: 'ms',
    rounds: ROUNDS,
    ours: { label: 'planwright', run: () => spawnToList([OURS, 'stdio']) },
    peer: { label: 'bare one-tool server, same SDK', run: () => spawnToList([BARE]) },
    reach: 'ratio 0.75 or less',
  });
}

/** Milliseconds from spawn to the answer. */
async function spawnToList(args: string[]): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'ignore'], env: { PATH: process.env.PATH } });
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
