import { describe, expect, it } from 'vitest';
import { startProcess } from '../helpers/processes.ts';
import { startServed } from '../helpers/served.ts';
import { freshData, startShell } from './shell.ts';

describe('planwright serve', () => {
  it('prints one line with its address and a first key, and serves REST, MCP and docs there', async () => {
    const { process: server, url, mcpUrl, apiKey = '' } = await startServed(freshData());
    expect(mcpUrl).toBe(`${url}/mcp`);
    const credits = await fetch(`${url}/api/v1/mcp/credits`, { headers: { 'X-API-Key': apiKey } });
    expect(await credits.json()).toMatchObject({ data: { workspaceId: 'ws_local', credits: 100_000 } });
    expect((await fetch(`${url}/docs`)).status).toBe(200);
    expect((await fetch(mcpUrl, { method: 'POST', body: '{}' })).status).toBe(401);
    expect(server.stdout().trim().split('\n')).toHaveLength(1);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('closes in order on %s and exits with 0', async (signal) => {
    const { process: server } = await startServed(freshData());
    expect(await server.kill(signal)).toEqual({ code: 0, signal: null });
    expect(server.stderr()).toBe('');
  });

  it('prints a curl line that works as it is pasted, and a link to a finished plan', async () => {
    const server = startShell(['serve', '--port', '0'], freshData());
    const line = await server.line(/^curl /);
    const [, page = ''] = / plan: (http:\S+)$/.exec(await server.line(/^See a finished plan: /)) ?? [];
    expect(await (await fetch(page)).text()).toContain('<strong>This is a sample plan</strong>');
    expect(server.stdout()).toBe('');
    const curl = startProcess('/bin/bash', ['-c', line]);
    expect(await curl.exit).toEqual({ code: 0, signal: null });
    expect(JSON.parse(curl.stdout())).toMatchObject({
      data: { marketSize: expect.any(Object), competitors: expect.any(Array) },
      meta: { tool: 'generate_research', creditsCharged: 25 },
    });
  });
});
