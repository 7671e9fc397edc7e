import { Client, StreamableHTTPClientTransport, type VersionNegotiationMode } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, it, onTestFinished } from 'vitest';
import { fileGate } from '../helpers/file-gate.ts';
import { stdioCommand } from '../helpers/mcp-client.ts';
import { PLAIN_IDEA } from '../helpers/plain-artifacts.ts';
import { temporaryFolder } from '../helpers/stores.ts';
import { startService } from './proxied.ts';

const idea = PLAIN_IDEA;

const MODES: VersionNegotiationMode[] = ['legacy', 'auto', { pin: '2026-07-28' }];

interface Service {
  mcpUrl: string;
  apiKey: string | undefined;
}

const overHttp = ({ mcpUrl, apiKey }: Service) =>
  new StreamableHTTPClientTransport(new URL(mcpUrl), {
    requestInit: { headers: { Authorization: `Bearer ${apiKey}` } },
  });

const overStdio = (env: Record<string, string>) => new StdioClientTransport({ ...stdioCommand(env), stderr: 'ignore' });

async function connected(transport: Parameters<Client['connect']>[0], mode: VersionNegotiationMode): Promise<Client> {
  const client = new Client({ name: 'eras', version: '1.0.0' }, { versionNegotiation: { mode } });
  onTestFinished(() => client.close());
  await client.connect(transport);
  return client;
}

const charged = (reply: { structuredContent?: unknown }): unknown =>
  (reply.structuredContent as { meta?: { creditsCharged?: number } }).meta?.creditsCharged;

it.each([
  'http',
  'stdio',
  'proxy',
])('serves official clients of both eras over %s, with progress and one price', async (door) => {
  const gate = fileGate(temporaryFolder());
  const service = await startService({ TEST_GATE: gate.folder });
  const env: Record<string, string> =
    door === 'proxy'
      ? { PLANWRIGHT_API_URL: service.url, PLANWRIGHT_API_KEY: service.apiKey ?? '' }
      : { TEST_GATE: gate.folder };
  gate.open('all');
  for (const mode of MODES) {
    const client = await connected(door === 'http' ? overHttp(service) : overStdio(env), mode);
    expect(client.getProtocolEra()).toBe(mode === 'legacy' ? 'legacy' : 'modern');
    expect((await client.listTools()).tools).toHaveLength(13);
    const told: (string | undefined)[] = [];
    const args = { idea: `${idea} ${JSON.stringify(mode)}` };
    const call = () =>
      client.callTool(
        { name: 'generate_blueprint', arguments: args },
        { onprogress: ({ message }) => void told.push(message) },
      );
    expect(charged(await call())).toBe(150);
    expect(told.length).toBeGreaterThan(0);
    expect(charged(await call())).toBe(0);
    const refused = await client.callTool({ name: 'generate_research', arguments: { idea: 'short' } });
    expect(refused).toMatchObject({ isError: true, structuredContent: { error: { code: 'invalid_request' } } });
    await expect(client.callTool({ name: 'generate_all' })).rejects.toThrow('Unknown tool; use one of');
  }
});

it('a call of 2026-07-28 whose stream is closed leaves its run alone: the same call gets it, charged once', async () => {
  const gate = fileGate(temporaryFolder());
  const service = await startService({ TEST_GATE: gate.folder });
  const client = await connected(overHttp(service), { pin: '2026-07-28' });
  const user = new AbortController();
  const call = (signal?: AbortSignal) =>
    client.callTool({ name: 'generate_research', arguments: { idea } }, signal ? { signal } : {});
  const first = call(user.signal);
  first.catch(() => undefined);
  await expect.poll(() => gate.asked()).toEqual(['research']);
  user.abort('stop');
  await expect(first).rejects.toThrow();
  const again = call();
  gate.open('all');
  expect((await again).structuredContent).toMatchObject({ status: 'succeeded', run: { creditsCharged: 25 } });
  expect(gate.asked()).toEqual(['research']);
});
