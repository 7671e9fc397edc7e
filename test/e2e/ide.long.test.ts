import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, it, onTestFinished } from 'vitest';
import { GENERATION_TOOLS } from '../../tools/generation.ts';
import { callTool } from '../helpers/mcp-client.ts';
import { commandJson, startServed } from '../helpers/served.ts';
import { temporaryFolder } from '../helpers/stores.ts';

const idea = 'A rota planner for volunteer lifeboat crews with SMS call-outs and tide times';

/** Lists the tools and gets every artefact, each made from those before it, as an IDE's model would. */
async function useEverything(client: Client): Promise<void> {
  expect((await client.listTools()).tools).toHaveLength(13);
  const runs: Record<string, string> = {};
  for (const { name, input, output } of GENERATION_TOOLS) {
    const fitting = Object.fromEntries(Object.entries(runs).filter(([artifact]) => artifact in input.shape));
    const detail = name === 'generate_blueprint' ? { detail: 'full' } : {};
    const { structuredContent: made } = await callTool(client, name, { idea, ...fitting, ...detail });
    expect(made, name).toMatchObject({ status: 'succeeded', meta: { engine: 'outline', quality: { coherent: true } } });
    expect(output.safeParse(made.data).success, name).toBe(true);
    runs[name.replace('generate_', '')] = made.runId ?? '';
  }
  expect((await callTool(client, 'get_credits')).structuredContent.data?.credits).toBe(100_000 - 265);
}

const newClient = (): Client => {
  const client = new Client({ name: 'ide', version: '1.0.0' });
  onTestFinished(() => client.close());
  return client;
};

it('an IDE that starts Planwright as `planwright config` prints it gets all six artefacts with no key and no network', async () => {
  const env = { PLANWRIGHT_DATA_DIR: temporaryFolder() };
  const block = await commandJson(['config', 'cursor'], env);
  const { command, args } = (block as { mcpServers: { planwright: { command: string; args: string[] } } }).mcpServers
    .planwright;
  const client = newClient();
  await client.connect(new StdioClientTransport({ command, args, env, stderr: 'pipe' }));
  await useEverything(client);
});

it('an IDE that reaches `planwright serve` with the key it printed gets the same', async () => {
  const { mcpUrl, apiKey } = await startServed({ PLANWRIGHT_DATA_DIR: temporaryFolder() });
  const client = newClient();
  const requestInit = { headers: { Authorization: `Bearer ${apiKey}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(mcpUrl), { requestInit }));
  await useEverything(client);
});
