import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { McpDoor } from '../../bridge/mcp-door/mount.ts';
import { type RunningServer, startServer } from '../../bridge/server.ts';
import { fixtureEngine, Gate, slowEngine } from '../helpers/engines.ts';
import { seedWorkspace, type TestApp, type TestAppParts, testApp } from '../helpers/test-app.ts';
import { expectError, IDEA, toReply } from './rest.ts';

interface Serving extends RunningServer {
  app: TestApp;
  workspaceId: string;
  /** fetch below the server's URL, with the workspace's key. */
  ask(path: string, init?: RequestInit): Promise<Response>;
}

async function serve({ mcp, ...parts }: TestAppParts & { mcp?: McpDoor } = {}): Promise<Serving> {
  const app = await testApp({ ...parts, config: { port: 0, ...parts.config } });
  const { id, key } = await seedWorkspace(app, { credits: 1_000 });
  const server = await startServer(app, { mcp });
  onTestFinished(async () => {
    await server.close();
    await app[Symbol.asyncDispose]();
  });
  return {
    ...server,
    app,
    workspaceId: id,
    ask: (path, init = {}) =>
      fetch(server.url + path, { ...init, headers: { 'X-API-Key': key.secret, ...init.headers } }),
  };
}

const post = (body: unknown = { idea: IDEA }): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

const RESEARCH = '/api/v1/mcp/generate/research';

describe('the server', () => {
  it('listens on a free port, serves, and closes', async () => {
    const served = await serve();
    expect(served.url).toBe(`http://127.0.0.1:${served.port}`);
    expect((await served.ask('/healthz')).status).toBe(200);
    const reply = await toReply(await served.ask(RESEARCH, post()));
    expect(reply.status).toBe(200);
    expect(reply.headers.get('x-credits-charged')).toBe('25');
    await served.close();
    await expect(fetch(`${served.url}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('links to its own documents, or to the public address', async () => {
    const served = await serve();
    const { body } = await toReply(await served.ask('/nope'));
    expect(body.error.docs).toBe(`${served.url}/docs#error-not_found`);
    const behind = await serve({ config: { publicUrl: 'https://plan.example' } });
    const shown = await toReply(await behind.ask('/nope'));
    expect(shown.body.error.docs).toBe('https://plan.example/docs#error-not_found');
  });

  it('says in one line that the port is taken', async () => {
    const served = await serve();
    await using app = await testApp({ config: { port: served.port } });
    await expect(startServer(app)).rejects.toThrow(`127.0.0.1:${served.port} is in use`);
  });

  it('takes up runs that a dead process left', async () => {
    const gate = new Gate();
    await using dead = await testApp({ engine: slowEngine(fixtureEngine(), gate) });
    const first = await startServer({ ...dead, config: { ...dead.config, port: 0 } });
    const { key } = await seedWorkspace(dead, { credits: 100 });
    const asked = await fetch(first.url + RESEARCH, {
      ...post(),
      headers: { 'Content-Type': 'application/json', 'X-API-Key': key.secret, Prefer: 'respond-async' },
    });
    const { runId } = (await toReply(asked)).body.data;
    await gate.reached('research');
    // Its next start finds the run as a stopped process leaves it.
    const closing = first.close();
    await turnsUntil(() => dead.activeRuns.size > 0);
    dead.clock.advance(8_000);
    await closing;

    const second = await serve({ databaseUrl: dead.store.location, clock: dead.clock });
    await turnsUntil(async () => {
      dead.clock.advance(1_000);
      const row = await second.app.store.db.selectFrom('runs').selectAll().where('id', '=', runId).executeTakeFirst();
      return row?.status === 'succeeded';
    });
  });
});

describe('a client', () => {
  it('that disconnects only stops waiting; the run goes on and is charged', async () => {
    const gate = new Gate();
    const { app, ask, workspaceId } = await serve({ engine: slowEngine(fixtureEngine(), gate) });
    const leave = new AbortController();
    const gone = ask(RESEARCH, { ...post(), signal: leave.signal });
    await gate.reached('research');
    const [runId = ''] = app.activeRuns.keys();
    await turnsUntil(() => app.runChanges.count(runId) === 1);

    leave.abort();
    await expect(gone).rejects.toThrow();
    await turnsUntil(() => app.runChanges.count(runId) === 0);
    gate.open();

    const read = await toReply(await ask(`/api/v1/mcp/runs/${runId}?wait=60`));
    expect(read.body).toMatchObject({ data: {} });
    expect(read.body.data.status).toBe('succeeded');
    expect(await app.ledger.balance(workspaceId)).toEqual({ balance: 975, held: 0 });
  });

  it('that follows a run hears each event as it happens, and frees everything when it leaves', async () => {
    const gate = new Gate();
    const { app, ask } = await serve({ engine: slowEngine(fixtureEngine(), gate) });
    const started = await toReply(
      await ask(RESEARCH, { ...post(), headers: { 'Content-Type': 'application/json', Prefer: 'respond-async' } }),
    );
    const { runId } = started.body.data;
    await gate.reached('research');

    const leave = new AbortController();
    const events = await ask(`/api/v1/mcp/runs/${runId}/events`, { signal: leave.signal });
    const reader = (events.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('event: run')) text += (await reader.read()).value ?? '';
    expect(events.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(app.runChanges.count(runId)).toBe(1);

    leave.abort();
    await turnsUntil(() => app.runChanges.count(runId) === 0);
    expect(app.activeRuns.has(runId)).toBe(true);
    gate.open();
  });

  it.each([
    ['expects what is not known', 'GET /docs HTTP/1.1\r\nHost: localhost\r\nExpect: foo', 'Expect: 100-continue'],
    ['names two hosts', 'GET http://evil.example/docs HTTP/1.1\r\nHost: localhost', 'names one host'],
  ])('whose request %s is told so in the envelope', async (_, head, told) => {
    const { port } = await serve();
    const answer = await sendRaw(port, `${head}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '').error).toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining(told),
    });
  });

  it('may name the same host in its first line and in Host', async () => {
    const { port } = await serve();
    const head = `GET http://localhost:${port}/healthz HTTP/1.1\r\nHost: LOCALHOST:${port}\r\nConnection: close`;
    expect(await sendRaw(port, `${head}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('that sends a body too large is told so, chunked or declared', async () => {
    const { ask } = await serve();
    const big = ' '.repeat(1024 * 1024 + 1);
    expectError(await toReply(await ask(RESEARCH, post(big))), 413, 'payload_too_large');
    const chunked = new Blob([big]).stream();
    const init = { ...post(), body: chunked, duplex: 'half' as const };
    expectError(await toReply(await ask(RESEARCH, init)), 413, 'payload_too_large');
  });

  it('that sends a body too large is not answered on the same connection again, and others are', async () => {
    const { ask } = await serve();
    const refused = await ask(RESEARCH, post(' '.repeat(8 * 1024 * 1024)));
    expect([refused.status, refused.headers.get('connection')]).toEqual([413, 'close']);
    await refused.body?.cancel();
    for (const init of [{}, post(), post({ idea: 'short' }), { method: 'DELETE' }]) {
      const answer = await ask(init.method === undefined ? '/healthz' : RESEARCH, init);
      expect(answer.headers.get('connection'), `${answer.status}`).not.toBe('close');
      await answer.body?.cancel();
    }
  });

  it('whose body never arrives is answered after half a minute', async () => {
    const { app, port, ask } = await serve();
    const { secret } = await app.keys.create({ workspaceId: (await app.workspaces.list())[0]?.id ?? '' });
    const open = httpRequest({
      port,
      path: RESEARCH,
      method: 'POST',
      headers: { 'X-API-Key': secret, 'Content-Type': 'application/json', 'Content-Length': 100 },
    });
    open.write('{"idea":');
    const answer = once(open, 'response');
    // The request is being read once its key was used.
    await turnsUntil(async () =>
      (await app.keys.list((await app.workspaces.list())[0]?.id ?? '')).some(
        (key) => key.name === '' && key.lastUsedAt !== null,
      ),
    );
    await turnsUntil(() => false, 50);
    app.clock.advance(30_000);
    const [response] = await answer;
    expect(response.statusCode).toBe(400);
    expect(response.headers['x-request-id']).toMatch(/^req_/);
    open.destroy();
    expect((await ask('/healthz')).status).toBe(200);
  });

  it.each([
    ['no HTTP at all', 'HELLO\r\n\r\n'],
    ['no Host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a Host that is none', 'GET /healthz HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n'],
    ['two Hosts in one', 'GET /healthz HTTP/1.1\r\nHost: a,b@c\r\nConnection: close\r\n\r\n'],
    ['headers beyond every measure', `GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['a backslash in the path', 'GET /a\\b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'],
  ])('that sends %s gets the error envelope, and the server goes on', async (_, words) => {
    const { port, ask } = await serve();
    const text = await sendRaw(port, words);
    expect(text).toMatch(/^HTTP\/1.1 400 /);
    expect(text.toLowerCase()).toMatch(/x-request-id: req_/);
    expect(text.toLowerCase()).toContain('x-credits-charged: 0');
    expect(text).toContain('"code":"invalid_request"');
    expect((await ask('/healthz')).status).toBe(200);
  });
});

describe('closing', () => {
  it('lets a request that is under way end', async () => {
    const gate = new Gate();
    const served = await serve({ engine: slowEngine(fixtureEngine(), gate) });
    const asked = served.ask(RESEARCH, post());
    await gate.reached('research');
    const closed = served.close();
    gate.open();
    const reply = await asked;
    await closed;
    expect(reply.status).toBe(200);
    expect(reply.headers.get('x-credits-charged')).toBe('25');
    expect(await served.app.ledger.balance(served.workspaceId)).toEqual({ balance: 975, held: 0 });
  });

  it('goes on to answer meanwhile: that it is not ready, where a run stands, and that a new one is to be sent again', async () => {
    const gate = new Gate();
    const served = await serve({ engine: slowEngine(fixtureEngine(), gate) });
    const asked = served.ask(RESEARCH, post());
    await gate.reached('research');
    const [runId = ''] = served.app.activeRuns.keys();
    const closed = served.close();
    expect((await served.ask('/readyz')).status).toBe(503);
    expect((await toReply(await served.ask(`/api/v1/mcp/runs/${runId}`))).body.data.status).toBe('running');
    const refused = await served.ask(RESEARCH, post());
    expect([refused.status, refused.headers.get('connection')]).toEqual([503, 'close']);
    expect((await toReply(refused)).body.error.code).toBe('engine_unavailable');
    gate.open();
    expect((await asked).status).toBe(200);
    await closed;
  });

  it('tells whoever still waits after 8 seconds that the run goes on, and charges nothing yet', async () => {
    const gate = new Gate();
    const served = await serve({ engine: slowEngine(fixtureEngine(), gate) });
    const asked = served.ask(RESEARCH, post());
    await gate.reached('research');
    const [runId = ''] = served.app.activeRuns.keys();
    await turnsUntil(() => served.app.runChanges.count(runId) === 1);
    const closed = served.close();
    await turnsUntil(() => served.app.runChanges.count(runId) === 2);
    served.app.clock.advance(8_000);

    const reply = await toReply(await asked);
    await closed;

    expect(reply.status).toBe(202);
    expect(reply.body.data).toEqual({ runId, status: 'running' });
    expect(await served.app.ledger.balance(served.workspaceId)).toEqual({ balance: 1_000, held: 25 });
  });

  it('ends event streams and closes the MCP door', async () => {
    const gate = new Gate();
    const ended: string[] = [];
    const mcp: McpDoor = {
      handle: async () => new Response('{}'),
      close: async () => void ended.push('mcp'),
    };
    const served = await serve({ engine: slowEngine(fixtureEngine(), gate), mcp });
    const init = { ...post(), headers: { 'Content-Type': 'application/json', Prefer: 'respond-async' } };
    const { runId } = (await toReply(await served.ask(RESEARCH, init))).body.data;
    await gate.reached('research');
    const events = await served.ask(`/api/v1/mcp/runs/${runId}/events`);
    await turnsUntil(() => served.app.runChanges.count(runId) === 1);
    const closed = served.close();
    await turnsUntil(() => served.app.runChanges.count(runId) === 2);
    served.app.clock.advance(8_000);
    const text = await events.text();
    await closed;
    expect(text).toContain('event: run');
    expect(text).not.toContain('event: done');
    expect(ended).toEqual(['mcp']);
  });
});

/** Everything the server sends until it closes the connection. */
async function sendRaw(port: number, words: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  // A server that has refused what it was sent need not read the rest of it.
  socket.on('error', () => undefined);
  socket.write(words);
  await new Promise((resolve) => socket.once('close', resolve));
  return text;
}

/** Lets the event loop turn until it is so; a bound makes it give up quietly. */
async function turnsUntil(
  isTrue: () => boolean | Promise<boolean>,
  turnsMax = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let turn = 0; turn < turnsMax && !(await isTrue()); turn++)
    await new Promise((resolve) => setImmediate(resolve));
}
