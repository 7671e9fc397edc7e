import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { PlanOrdered } from '../../../src/generation/orders/plan-next.ts';
import type { SubmitAnswer } from '../../../src/generation/orders/plan-submit.ts';
import { callTool, stdioClient } from '../mcp-client.ts';
import { startNode } from '../processes.ts';
import { startServed } from '../served.ts';
import { temporaryFolder } from '../stores.ts';
import type { HostDoor } from './host.ts';

type Env = Record<string, string>;

/** Opens a door to plans on an installation; the one before it is gone by then. */
export type DoorOpener = (env: Env) => Promise<{ door: HostDoor; end(): Promise<void> }>;

const MAIN = fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url));

/** The doors to plans, each with processes of its own. */
export const DOORS: Record<string, DoorOpener> = {
  async stdio(env) {
    const { client } = await stdioClient(env, { entry: MAIN });
    return { door: mcpDoor(client), end: () => client.close() };
  },
  async 'MCP over HTTP'(env) {
    const { process, mcpUrl, key } = await served(env);
    const client = new Client({ name: 'host', version: '1.0.0' });
    const requestInit = { headers: { Authorization: `Bearer ${key}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL(mcpUrl), { requestInit }) as never);
    const end = async () => {
      await process.kill('SIGKILL');
      await client.close().catch(() => undefined);
    };
    return { door: mcpDoor(client), end };
  },
  async REST(env) {
    const { process, url, key } = await served(env);
    const send = async (path: string, body: object) => {
      const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
      const reply = await fetch(`${url}/api/v1/mcp/plans${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      const { data, error } = (await reply.json()) as { data?: unknown; error?: unknown };
      if (!reply.ok) throw new Error(JSON.stringify(error));
      return data;
    };
    const door: HostDoor = {
      next: async ({ plan, ...words }) => (await send(plan === undefined ? '' : `/${plan}/next`, words)) as PlanOrdered,
      submit: async ({ plan, ...submission }) => (await send(`/${plan}/submit`, submission)) as SubmitAnswer,
    };
    return { door, end: () => process.kill('SIGKILL').then(() => undefined) };
  },
  async shell(env) {
    const run = async (args: string[]) => {
      const process = startNode([MAIN, 'plan', ...args, '--json'], { env });
      const { code } = await process.exit;
      // 1: refused, and told on stdout.
      if (code !== 0 && process.stdout() === '') throw new Error(process.stderr());
      return JSON.parse(process.stdout());
    };
    const fileOf = (value: unknown): string => {
      const path = join(temporaryFolder(), 'sent.json');
      writeFileSync(path, JSON.stringify(value));
      return path;
    };
    const door: HostDoor = {
      next: ({ idea, plan }) => run(['next', ...(plan === undefined ? [idea ?? ''] : ['--plan', plan])]),
      submit({ plan, artifact, data, patch, base }) {
        const sent = patch === undefined ? ['--file', fileOf(data)] : ['--patch', fileOf(patch)];
        return run(['submit', plan, artifact, ...sent, ...(base === undefined ? [] : ['--base', base])]);
      },
    };
    return { door, end: async () => undefined };
  },
};

function mcpDoor(client: Client): HostDoor {
  const call = async (name: string, args: object) => {
    const { isError, structuredContent } = await callTool(client, name, args);
    if (isError) throw new Error(JSON.stringify(structuredContent.error));
    return structuredContent.data as unknown;
  };
  return {
    next: async (called) => (await call('plan_next', called)) as PlanOrdered,
    submit: async (submitting) => (await call('plan_submit', submitting)) as SubmitAnswer,
  };
}

const keys = new Map<string, string>();

/** A server on the installation, with the key that its first start made. */
async function served(env: Env) {
  const { process, url, mcpUrl, apiKey } = await startServed(env);
  const folder = env.PLANWRIGHT_DATA_DIR ?? '';
  if (apiKey !== undefined) keys.set(folder, apiKey);
  return { process, url, mcpUrl, key: keys.get(folder) ?? '' };
}
