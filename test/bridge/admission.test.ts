import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { clientAddress } from '../../bridge/admission/client-address.ts';
import { closeFullest } from '../../bridge/admission/unread-answers.ts';
import { startServer } from '../../bridge/server.ts';
import { openMcpDoor } from '../../src/cli/mcp-door.ts';
import { SAMPLES } from '../../src/plans/samples/index.ts';
import type { Log } from '../../src/system/log.ts';
import { silentLog } from '../../src/system/log.ts';
import { seedWorkspace, type TestAppParts, testApp } from '../helpers/test-app.ts';
import { openRest } from './rest.ts';

async function serve(parts: TestAppParts = {}) {
  const answered: string[] = [];
  const log: Log = { ...silentLog, info: (fields: object) => void answered.push(String(Object(fields).route)) };
  const app = await testApp({ log, ...parts, config: { port: 0, ...parts.config } });
  const { key } = await seedWorkspace(app);
  const server = await startServer(app, { mcp: openMcpDoor(app) });
  onTestFinished(async () => {
    await server.close();
    await app[Symbol.asyncDispose]();
  });
  return { app, ...server, key: key.secret, answered };
}

async function openSocket(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

const MIB = 1024 * 1024;
const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

describe('a connection', () => {
  it('has one answer in memory, however much is asked on it and not read', async () => {
    const { port, url, key, answered } = await serve();
    const mute = (await openSocket(port)).pause();
    mute.write(ask('/openapi.json').repeat(100));
    // Asked after it, and answered while the other still waits for its reader.
    for (let asked = 0; asked < 20; asked++) {
      await fetch(`${url}/api/v1/mcp/credits`, { headers: { 'X-API-Key': key } });
    }
    expect(answered.filter((route) => route === 'GET /openapi.json').length).toBeLessThan(20);

    mute.resume();
    await expect.poll(() => answered.filter((route) => route === 'GET /openapi.json').length).toBe(100);
  });

  it('that holds unread answers is closed when they are too many, and none of another address', async () => {
    const open = new Set<ServerResponse>();
    const addressOf = clientAddress({ trustedProxies: [], publicUrl: undefined });
    const server = createServer((incoming, outgoing) => {
      closeFullest(open, addressOf, 64 * MIB);
      open.add(outgoing);
      outgoing.once('close', () => open.delete(outgoing));
      outgoing.end(incoming.url === '/large' ? Buffer.alloc(8 * MIB) : 'small');
    });
    onTestFinished(() => void server.close());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const mine = (await openSocket(port)).pause();
    mine.write(ask('/large'));
    const mute = await Promise.all(Array.from({ length: 60 }, () => openSocket(port, '127.0.0.2')));
    for (const socket of mute) socket.pause().write(ask('/large'));
    await expect.poll(() => open.size).toBeGreaterThan(5);
    const unread = () => [...open].reduce((sum, { socket }) => sum + (socket?.writableLength ?? 0), 0);
    await expect
      .poll(async () => {
        expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('small');
        return unread();
      })
      .toBeLessThan(73 * MIB);
    let bytes = 0;
    mine.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    mine.resume();
    await expect.poll(() => bytes).toBeGreaterThan(8 * MIB);
    for (const socket of mute) socket.destroy();
  });
});

describe('a document', () => {
  it('is built once, compressed for those who take it, and not sent again to those who have it', async () => {
    await using rest = await openRest();
    const get = (headers: Record<string, string> = {}) => rest.bridge.request('/openapi.json', { headers });
    const plain = await get();
    const etag = plain.headers.get('etag') ?? '';
    const packed = await get({ 'Accept-Encoding': 'br, gzip;q=0.8' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(await plain.text());
    expect((await get({ 'Accept-Encoding': 'gzip;q=0' })).headers.get('content-encoding')).toBeNull();
    const again = await get({ 'If-None-Match': `"other", ${etag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await rest.bridge.request('/docs', { headers: { 'If-None-Match': etag } })).status).toBe(200);
  });
});

describe('a caller without a valid key', () => {
  it('has a budget by address, which calls with a key and health checks do not touch', async () => {
    const { app, url, key } = await serve({ config: { addressRateLimit: 3 } });
    const status = async (path: string, headers: Record<string, string> = {}) =>
      (await fetch(url + path, { headers })).status;
    expect(await status('/docs')).toBe(200);
    expect(await status('/api/v1/mcp/credits')).toBe(401);
    expect(await status('/api/v1/mcp/credits', { 'X-API-Key': 'pw_live_wrong' })).toBe(401);
    const refused = await fetch(`${url}/docs`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(refused.headers.get('x-request-id')).toMatch(/^req_/);
    expect(await refused.text()).toContain('without a valid API key');
    expect(await status('/healthz')).toBe(200);
    expect(await status('/api/v1/mcp/credits', { 'X-API-Key': key })).toBe(200);
    app.clock.advance(60_000);
    expect(await status('/docs')).toBe(200);
  });

  it('has it for the open page of a sample, whatever looks like a key in the request', async () => {
    const { url } = await serve({ config: { addressRateLimit: 2 } });
    const look = async (headers: Record<string, string> = {}) =>
      (await fetch(`${url}/plans/${SAMPLES[0]?.id}`, { headers })).status;
    const looks = [
      await look(),
      await look({ 'X-API-Key': 'x' }),
      await look(),
      await look({ Authorization: 'Bearer x' }),
    ];
    expect(looks).toEqual([200, 200, 429, 429]);
  });

  it('has it for OAuth too, and none of it goes to preflights of pages that may call', async () => {
    const { url, key } = await serve({ config: { addressRateLimit: 3 } });
    const preflight = (path: string, origin: string) =>
      fetch(url + path, { method: 'OPTIONS', headers: { Origin: origin, 'Access-Control-Request-Method': 'GET' } });
    const page = 'http://localhost:6274';
    for (let asked = 0; asked < 5; asked++) expect((await preflight('/api/v1/mcp/credits', page)).status).toBe(204);
    const register = () => fetch(`${url}/register`, { method: 'POST', body: '{}' });
    for (let asked = 0; asked < 3; asked++) expect((await register()).status).toBe(400);
    expect((await register()).status).toBe(429);
    expect((await preflight('/api/v1/mcp/credits', page)).status).toBe(204);
    expect((await preflight('/api/v1/mcp/credits', 'https://evil.example')).status).toBe(429);
    const called = await fetch(`${url}/api/v1/mcp/credits`, { headers: { Origin: page, 'X-API-Key': key } });
    expect([called.status, called.headers.get('access-control-allow-origin')]).toEqual([200, page]);
  });

  it('has none behind a proxy that is not trusted, since all seem to be one', async () => {
    const { url } = await serve({ config: { addressRateLimit: 1, publicUrl: 'https://plan.example' } });
    for (let asked = 0; asked < 5; asked++) expect((await fetch(`${url}/docs`)).status).toBe(200);
  });

  it('is told apart from others behind a trusted proxy', async () => {
    const { url } = await serve({
      config: { addressRateLimit: 1, publicUrl: 'https://plan.example', trustedProxies: ['127.0.0.0/8', '10.0.0.1'] },
    });
    const status = async (forwarded: string) =>
      (await fetch(`${url}/docs`, { headers: { 'X-Forwarded-For': forwarded } })).status;
    expect([await status('203.0.113.9'), await status('198.51.100.7, 203.0.113.9, 10.0.0.1')]).toEqual([200, 429]);
    expect(await status('203.0.113.9, 203.0.113.10')).toBe(200);
  });
});

it.each([
  ['its own address', [], undefined, '192.0.2.1', undefined, '192.0.2.1'],
  ['no address behind an unknown proxy', [], 'https://p.example', '127.0.0.1', '192.0.2.1', undefined],
  ['the last hop that is not trusted', ['127.0.0.1'], undefined, '127.0.0.1', '1.1.1.1, 192.0.2.1', '192.0.2.1'],
  ['its own when it is no proxy of ours', ['127.0.0.1'], undefined, '192.0.2.2', '1.1.1.1', '192.0.2.2'],
  ['an IPv4 address inside IPv6', ['127.0.0.1'], undefined, '::ffff:127.0.0.1', '::ffff:192.0.2.1', '192.0.2.1'],
  ['the network of an IPv6 address', [], undefined, '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::'],
  ['no address for what is none', ['127.0.0.1'], undefined, '127.0.0.1', 'unknown', undefined],
])('a client has %s', (_, trustedProxies, publicUrl, remoteAddress, forwarded, address) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const socket = { remoteAddress } as Socket;
  expect(clientAddress({ trustedProxies, publicUrl })({ headers, socket })).toBe(address);
});
