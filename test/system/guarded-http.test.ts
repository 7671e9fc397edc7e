import { createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { guardedAgent, request } from '../../src/system/guarded-agent.ts';
import { ANSWER_BYTES_MAX, GuardedHttp, type GuardedHttpParts } from '../../src/system/guarded-http.ts';
import { startReceiver } from '../helpers/receiver.ts';

const NEVER = new AbortController().signal;

function guarded(parts: Partial<GuardedHttpParts> = {}): GuardedHttp {
  const http = new GuardedHttp({ allow: ['127.0.0.1'], ...parts });
  onTestFinished(() => http.close());
  return http;
}

const post = (http: GuardedHttp, url: string, signal = NEVER) =>
  http.request({ url, method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}', signal });

const names = (...answers: string[][]) => {
  const left = [...answers];
  return async () => (left.shift() ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
};

/** A server that speaks no HTTP of its own: it says what it is told to each connection. */
async function startRaw(speak: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    speak(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const bound = server.address();
  return `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
}

const FORBIDDEN: readonly (readonly [string, string])[] = [
  ['loopback', '127.0.0.1'],
  ['loopback further up', '127.255.0.9'],
  ['private', '10.1.2.3'],
  ['private', '172.16.0.1'],
  ['private', '192.168.1.1'],
  ['link-local, where clouds keep their metadata', '169.254.169.254'],
  ['carrier-grade NAT, and a cloud’s metadata', '100.100.100.200'],
  ['a cloud’s host at a public number', '168.63.129.16'],
  ['a cloud’s metadata in the reserved range', '192.0.0.192'],
  ['unspecified', '0.0.0.0'],
  ['multicast', '224.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['reserved', '240.0.0.1'],
  ['documentation', '203.0.113.7'],
  ['benchmarking', '198.18.0.1'],
  ['the 6to4 relay', '192.88.99.1'],
  ['IPv6 loopback', '::1'],
  ['IPv6 unspecified', '::'],
  ['IPv6 link-local', 'fe80::1'],
  ['IPv6 link-local with a zone', 'fe80::1%lo'],
  ['IPv6 unique local, and a cloud’s metadata', 'fd00:ec2::254'],
  ['IPv6 site-local of old', 'fec0::1'],
  ['IPv6 multicast', 'ff02::1'],
  ['IPv6 documentation', '2001:db8::1'],
  ['IPv6 documentation of late', '3fff::1'],
  ['IPv6 discard', '100::1'],
  ['IPv6 outside what is given out', '4000::1'],
  ['IPv4 mapped', '::ffff:127.0.0.1'],
  ['IPv4 mapped, in hex', '::ffff:a9fe:a9fe'],
  ['IPv4 mapped, private', '::ffff:10.0.0.1'],
  ['IPv4 translated', '::ffff:0:127.0.0.1'],
  ['IPv4 compatible, of old', '::127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['NAT64 of a site', '64:ff9b:1::a00:1'],
  ['6to4', '2002:7f00:1::'],
  ['Teredo', '2001:0:7f00:1::1'],
  ['ISATAP', '2606:4700::5efe:7f00:1'],
];

describe('a request in a stranger’s name', () => {
  it.each(FORBIDDEN)('never reaches %s: %s', async (_kind, address) => {
    const http = guarded({ allow: [], resolve: names([address], ['8.8.8.8', address]) });
    const url = 'https://receiver.example/hook';
    await expect(post(http, url)).rejects.toMatchObject({ code: 'address_refused' });
    // One bad address among good ones is enough, whichever would be taken.
    await expect(post(http, url)).rejects.toMatchObject({ code: 'address_refused' });
  });

  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.01/',
    'https://①②⑦.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[64:ff9b::a9fe:a9fe]/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://hooks.localhost/',
    'https://intranet/',
    'http://receiver.example/',
    'ftp://receiver.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://user:password@receiver.example/',
    'https://user@receiver.example/',
    'https://receiver.example:22/',
    'https://receiver.example:0/',
    'https://receiver.example:80/',
    'https://receiver.example\\@127.0.0.1/',
    'https://receiver.example/\r\nHost: other',
    `https://receiver.example/${'a'.repeat(2_000)}`,
    'receiver.example/hook',
    '//receiver.example/hook',
    '',
  ])('is refused by its URL alone: %s', async (url) => {
    const http = guarded({ allow: [] });
    expect(http.urlFault(url)).toMatch(/^[A-Z].*\.$/);
    await expect(post(http, url)).rejects.toMatchObject({ code: 'url_refused' });
  });

  it.each([
    'https://receiver.example/hook?x=1#y',
    'https://receiver.example:8443/',
    'https://1.1.1.1/',
    'https://[2606:4700:4700::1111]/',
    'https://bücher.example/',
  ])('may have the URL %s', (url) => {
    expect(guarded({ allow: [] }).urlFault(url)).toBeUndefined();
  });

  it('is checked at each connection: a name that leads elsewhere the second time gains nothing', async () => {
    const receiver = await startReceiver((response) => response.writeHead(200, { connection: 'close' }).end());
    const resolve = names(['127.0.0.1'], ['127.0.0.2'], ['127.0.0.1']);
    const http = guarded({ resolve });
    const url = `http://localhost:${receiver.port}/`;
    expect((await post(http, url)).status).toBe(200);
    await expect(post(http, url)).rejects.toMatchObject({ code: 'address_refused' });
    expect((await post(http, url)).status).toBe(200);
    expect(receiver.received).toHaveLength(2);
  });

  it('is checked for a literal address too, for which no name is looked up', async () => {
    const receiver = await startReceiver();
    const agent = guardedAgent({ mayConnect: () => false, resolve: names() });
    onTestFinished(() => agent.destroy());
    for (const url of [receiver.url, 'http://[::1]:9/']) {
      await expect(request(url, { dispatcher: agent })).rejects.toMatchObject({ code: 'address_refused' });
    }
    expect(receiver.connections()).toBe(0);
  });

  it('reaches loopback without TLS only where the operator allows it', async () => {
    const receiver = await startReceiver();
    expect(guarded({ allow: [] }).urlFault(receiver.url)).toMatch(
      /^The URL must lead to a public address .*PLANWRIGHT_WEBHOOK_ALLOW/,
    );
    expect(guarded({ allow: ['10.0.0.0/8'] }).urlFault(receiver.url)).toBeDefined();
    expect((await post(guarded({ allow: ['127.0.0.0/8'] }), receiver.url)).status).toBe(200);
    expect(guarded({ allow: ['127.0.0.0/8'] }).urlFault('http://receiver.example/')).toBeDefined();
  });

  it('does not follow a redirect', async () => {
    const inside = await startReceiver();
    const receiver = await startReceiver((response) => response.writeHead(307, { location: inside.url }).end());
    expect((await post(guarded(), receiver.url)).status).toBe(307);
    expect(inside.connections()).toBe(0);
  });

  it('ends when the receiver does not answer in time', async () => {
    const receiver = await startReceiver(() => undefined);
    await expect(post(guarded({ totalMs: 60 }), receiver.url)).rejects.toMatchObject({ code: 'timeout' });
  });

  it('ends when the name is not answered in time', async () => {
    const http = guarded({ totalMs: 60, resolve: () => new Promise(() => undefined) });
    await expect(post(http, 'https://receiver.example/')).rejects.toMatchObject({ code: 'timeout' });
  });

  it('reads a body that never ends up to the limit, and closes the connection', async () => {
    let closed = false;
    const receiver = await startReceiver((response) => {
      response.writeHead(200);
      const more = () => {
        while (response.write(Buffer.alloc(16_384, 'x')));
      };
      response.on('drain', more).on('close', () => {
        closed = true;
      });
      more();
    });
    const answer = await post(guarded(), receiver.url);
    expect(answer).toMatchObject({ status: 200, complete: false });
    expect(answer.body).toHaveLength(ANSWER_BYTES_MAX);
    await expect.poll(() => closed).toBe(true);
  });

  it('keeps the status of an answer whose body drips until the time is over', async () => {
    const receiver = await startReceiver((response) => {
      response.writeHead(204 + 1).write('drip');
    });
    const answer = await post(guarded({ totalMs: 1_500 }), receiver.url);
    expect(answer).toMatchObject({ status: 205, complete: false });
    expect(answer.body.toString()).toBe('drip');
  });

  it('reads a body of exactly the limit whole', async () => {
    const receiver = await startReceiver((response) => response.end(Buffer.alloc(ANSWER_BYTES_MAX, 'x')));
    expect(await post(guarded(), receiver.url)).toMatchObject({ complete: true });
  });

  it.each<[string, string, (socket: Socket) => void]>([
    ['is garbage', 'bad_answer', (socket) => void socket.once('data', () => socket.end('SSH-2.0-OpenSSH_9.6\r\n\r\n'))],
    ['has endless headers', 'bad_answer', (socket) => socket.end(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}`)],
    ['is cut off at once', 'connection_failed', (socket) => void socket.once('data', () => socket.destroy())],
  ])('tells why there is no answer when it %s', async (_what, code, speak) => {
    await expect(post(guarded(), await startRaw(speak))).rejects.toMatchObject({ code });
  });

  it('tells why there is no answer when nobody listens, TLS fails or the name is unknown', async () => {
    const receiver = await startReceiver();
    const tls = receiver.url.replace('http:', 'https:');
    await expect(post(guarded(), tls)).rejects.toMatchObject({ code: 'tls_failed' });
    await receiver.close();
    await expect(post(guarded(), receiver.url)).rejects.toMatchObject({ code: 'connection_refused' });
    const resolve = async () => {
      throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    };
    const unknown = post(guarded({ resolve }), 'https://receiver.example/');
    await expect(unknown).rejects.toMatchObject({ code: 'name_not_found' });
  });

  it('ends at once when it is told to', async () => {
    const stop = new AbortController();
    const receiver = await startReceiver(() => stop.abort(new Error('enough')));
    await expect(post(guarded(), receiver.url, stop.signal)).rejects.toThrow('enough');
  });
});

describe('an address of the operator’s own', () => {
  it('is reached wherever it leads, without TLS too', async () => {
    const receiver = await startReceiver();
    const { port } = receiver;
    const http = guarded({ allow: [], own: `http://searx:${port}/`, resolve: names(['127.0.0.1']) });
    expect((await post(http, `http://searx:${port}/search`)).status).toBe(200);
  });

  it.each([
    'http://127.0.0.1:1/',
    'https://own.example:8443/',
    'http://own.example:8080/',
    'https://other.example/',
  ])('lets nothing else be asked: %s', async (url) => {
    const http = guarded({ allow: [], own: 'https://own.example/searx', resolve: names(['127.0.0.1']) });
    await expect(post(http, url)).rejects.toMatchObject({ code: 'url_refused' });
  });
});
