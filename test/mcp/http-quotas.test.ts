import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { startServer } from '../../bridge/server.ts';
import { openMcpDoor } from '../../src/cli/mcp-door.ts';
import type { Config } from '../../src/config.ts';
import { INITIALIZE, rawMcp } from '../helpers/raw-mcp.ts';
import { seedWorkspace, testApp } from '../helpers/test-app.ts';

async function served(config: Partial<Config>) {
  const app = await testApp({ config: { port: 0, ...config } });
  const mcp = openMcpDoor(app);
  const server = await startServer(app, { mcp });
  onTestFinished(async () => {
    const closing = server.close();
    const ticking = setInterval(() => app.clock.advance(1_000), 5);
    await closing;
    clearInterval(ticking);
    await app[Symbol.asyncDispose]();
  });
  const caller = async () => {
    const { key } = await seedWorkspace(app, { tier: 'pro', credits: 1_000 });
    const { send: sent, post } = rawMcp(`${server.url}/mcp`, key.secret);
    const named = (session: string) => ({ 'Mcp-Session-Id': session });
    const open = async (name = 'raw') => {
      const params = { ...INITIALIZE.params, clientInfo: { name, version: '1' } };
      const response = await post({ ...INITIALIZE, params });
      await response.text();
      return { status: response.status, session: response.headers.get('mcp-session-id') ?? '' };
    };
    const isOpen = async (session: string, id = 1) => {
      const response = await post({ id, method: 'ping' }, named(session));
      await response.text();
      return response.status === 200;
    };
    return { send: (method: string, session: string) => sent(method, named(session)), open, isOpen };
  };
  return { app, caller, open: () => mcp.sessions?.() };
}

it('a workspace with too many MCP sessions has its own oldest closed, and never one of another', async () => {
  const { app, caller, open } = await served({ mcpSessions: 3 });
  const [quiet, loud] = [await caller(), await caller()];
  const { session } = await quiet.open();
  const opened: string[] = [];
  for (let at = 0; at < 5; at++) {
    app.clock.advance(1);
    opened.push((await loud.open()).session);
  }
  expect(open()).toBe(4);
  expect(await quiet.isOpen(session)).toBe(true);
  expect(open()).toBe(4);
});

it('opens a closed session again for its client, which counts like opening it, and still holds no more', async () => {
  const { caller, open } = await served({ mcpSessions: 1, rateLimit: 4 });
  const { open: start, isOpen } = await caller();
  const [{ session }] = [await start(), await start()];
  expect(await Promise.all([isOpen(session, 1), isOpen(session, 2)])).toEqual([true, true]);
  expect(open()).toBe(1);
  expect((await start()).status).toBe(200);
  expect(await isOpen(session)).toBe(false);
});

it('opening an MCP session counts against the limit of its key', async () => {
  const { caller } = await served({ rateLimit: 2 });
  const { open } = await caller();
  expect([(await open()).status, (await open()).status, (await open()).status]).toEqual([200, 200, 429]);
});

it('a workspace has so many streams and no more, until one is closed', async () => {
  const { caller } = await served({ streams: 1 });
  const [one, other] = [await caller(), await caller()];
  const [first, second] = [await one.open(), await one.open()];
  const stream = await one.send('GET', first.session);
  expect(stream.status).toBe(200);
  const refused = await one.send('GET', second.session);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  const theirs = await other.send('GET', (await other.open()).session);
  expect(theirs.status).toBe(200);
  await stream.body?.cancel();
  await expect
    .poll(async () => {
      const again = await one.send('GET', second.session);
      onTestFinished(() => again.body?.cancel().catch(() => undefined));
      return again.status;
    })
    .toBe(200);
  await theirs.body?.cancel();
});

it('keeps the beginning of what a client says of itself in a session, not a name of 900 kB', async () => {
  const { caller } = await served({ mcpSessions: 20, rateLimit: 100 });
  const { open } = await caller();
  // The first opening loads what every later one uses.
  await open();
  const before = heapAfterCollection();
  // As many as a workspace may send at once.
  for (let at = 0; at < 4; at++) expect((await open(`${at}`.padEnd(900_000, 'n'))).status).toBe(200);
  expect(heapAfterCollection() - before).toBeLessThan(2 * 900_000);
});

/** Bytes of this thread's JavaScript heap that are in use after a full garbage collection. */
function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc');
  // Twice: what a finaliser lets go in the first is gone in the second.
  for (let at = 0; at < 2; at++) runInNewContext('gc')();
  return getHeapStatistics().used_heap_size;
}
