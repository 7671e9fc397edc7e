import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Connections } from '../../bridge/admission/connections.ts';
import { Lingering } from '../../bridge/linger.ts';
import { TestClock } from '../../src/system/clock.ts';

/** A server that tells addresses apart, and what it was asked so far. */
async function serve(listener: RequestListener, { max = 100, unreadMs = 30_000 } = {}) {
  const connections = new Connections({ max, unreadMs, addressOf: ({ socket }) => socket.remoteAddress });
  const asked: IncomingMessage[] = [];
  const server = createServer(
    connections.listener((incoming, outgoing) => {
      asked.push(incoming);
      listener(incoming, outgoing);
    }),
  );
  connections.keep(server);
  onTestFinished(() => void server.close().closeAllConnections());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const count = () => new Promise<number>((resolve) => server.getConnections((_, open) => resolve(open)));
  return { server, connections, port, asked, count };
}

async function openSocket(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

const ask = (path: string, head = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${head}\r\n`;
const post = (head: string) => `POST / HTTP/1.1\r\nHost: localhost\r\n${head}\r\n\r\n`;
const answerTo = async (socket: Socket, words: string): Promise<string> => {
  socket.write(words);
  return String((await once(socket, 'data'))[0]);
};

describe('what a connection sends', () => {
  it('ahead of its turn is neither parsed nor read, and is answered in its order later', async () => {
    const held: ServerResponse[] = [];
    const { port, asked } = await serve((_, outgoing) => void held.push(outgoing));
    const eager = await openSocket(port);
    const all = 100_000;
    eager.write(Array.from({ length: all }, (_, at) => ask(`/${at}`)).join(''));
    await expect.poll(() => held.length).toBe(1);
    const patient = await openSocket(port);
    patient.write(ask('/other'));
    await expect.poll(() => held.length).toBe(2);
    expect(asked.map(({ url }) => url)).toEqual(['/0', '/other']);
    // Of four megabytes.
    expect(asked[0]?.socket.bytesRead).toBeLessThan(512 * 1024);

    eager.resume();
    for (let at = 1; at < 50; at++) {
      held.shift()?.end();
      if (at === 1) held.shift()?.end();
      await expect.poll(() => held.length, { interval: 1 }).toBe(1);
      expect(asked.at(-1)?.url).toBe(`/${at}`);
    }
  });

  it('as a body is parsed when somebody reads it', async () => {
    const begun: ServerResponse[] = [];
    const { port, asked } = await serve((_, outgoing) => void begun.push(outgoing));
    const client = await openSocket(port);
    client.write(`${post('Transfer-Encoding: chunked')}${'1\r\na\r\n'.repeat(200_000)}0\r\n\r\n`);
    await expect.poll(() => begun.length).toBe(1);
    const [incoming] = asked;
    await expect.poll(() => incoming?.socket.bytesRead).toBeGreaterThan(60_000);
    expect(incoming?.readableLength).toBe(0);
    expect(incoming?.socket.bytesRead).toBeLessThan(512 * 1024);
    let bytes = 0;
    incoming?.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    await expect.poll(() => bytes).toBe(200_000);
    const answered = once(client, 'data');
    begun[0]?.end('read');
    expect(String(await answered)).toContain('read');
    const again = once(client, 'data');
    client.write(ask('/next'));
    await expect.poll(() => begun.length).toBe(2);
    begun[1]?.end('next');
    expect(String(await again)).toContain('next');
  });

  it.each([
    'Content-Length: 11',
    'Content-Length: 11\r\nX-Long: '.padEnd(15_000, 'x'),
  ])('may arrive byte by byte', async (head) => {
    const texts: string[] = [];
    const { port } = await serve(async (incoming, outgoing) => {
      texts.push(Buffer.concat(await incoming.toArray()).toString());
      outgoing.end(`answer ${texts.length}`);
    });
    const client = await openSocket(port);
    const words = `${post(head)}one\r\n\r\ntwo!${ask('/')}`;
    let answers = '';
    client.on('data', (chunk) => {
      answers += chunk;
    });
    client.setNoDelay(true);
    const step = words.length > 1_000 ? 4_999 : 1;
    for (let at = 0; at < words.length; at += step) {
      client.write(words.slice(at, at + step));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await expect.poll(() => answers).toContain('answer 2');
    expect(texts).toEqual(['one\r\n\r\ntwo!', '']);
  });

  it('of a refused body is thrown away unparsed, for some connections at once', async () => {
    const lingering = new Lingering({ clock: new TestClock(), max: 1 });
    const { port, connections, asked } = await serve((incoming, outgoing) => {
      outgoing.shouldKeepAlive = false;
      const intake = connections.intakeOf(incoming.socket);
      if (intake) lingering.begin(incoming.socket, intake);
      outgoing.end('refused');
    });
    const words = `${post('Content-Length: 3000000')}${'a'.repeat(100_000)}`;
    const [first, second] = [await openSocket(port), await openSocket(port)];
    expect(await answerTo(first, words)).toContain('refused');
    second.resume().write(words);
    await once(second, 'close');
    expect(first.closed).toBe(false);

    first.write('a'.repeat(2_900_000));
    await once(first, 'close');
    expect(asked[0]?.readableLength).toBe(0);
    expect(asked[0]?.readableDidRead).toBe(false);
    const third = await openSocket(port);
    expect(await answerTo(third, words)).toContain('refused');
    expect(third.closed).toBe(false);
  });
});

describe('a connection', () => {
  it('is closed when its reader stops, and kept while it waits for an answer', async () => {
    const held: (() => void)[] = [];
    const { port, count } = await serve(
      (incoming, outgoing) => {
        if (incoming.url === '/waits') held.push(() => outgoing.end('late'));
        else outgoing.end(Buffer.alloc(32 * 1024 * 1024));
      },
      { unreadMs: 50 },
    );
    const [mute, patient] = [(await openSocket(port)).pause(), await openSocket(port)];
    patient.write(ask('/waits'));
    await expect.poll(() => held.length).toBe(1);
    mute.write(ask('/large'));
    await expect.poll(count).toBe(1);
    const [answer] = await Promise.all([once(patient, 'data'), held[0]?.()]);
    expect(String(answer)).toContain('late');
  });

  it('takes the place of its address that was idle longest, beyond half of all', async () => {
    const { port, count } = await serve((_, outgoing) => void outgoing.end('here'), { max: 6 });
    const first = await openSocket(port);
    const second = await openSocket(port);
    await openSocket(port);
    await expect.poll(count).toBe(3);
    // Now it has been idle for a shorter time than the second, which has not even asked.
    expect(await answerTo(first, ask('/'))).toContain('here');
    const isClosed = once(second, 'close');
    const fourth = await openSocket(port);
    await isClosed;
    expect(await answerTo(first, ask('/'))).toContain('here');
    expect(await answerTo(fourth, ask('/'))).toContain('here');
  });

  it('takes an idle place of the address that has most, never one with a request under way', async () => {
    const { port, asked, count } = await serve(
      (incoming, outgoing) => void (incoming.url === '/' && outgoing.end('here')),
      { max: 4 },
    );
    const mine = await openSocket(port, '127.0.0.2');
    const busy = await openSocket(port, '127.0.0.3');
    busy.write(ask('/waits'));
    await expect.poll(() => asked.length).toBe(1);
    const idle = await openSocket(port, '127.0.0.3');
    const other = await openSocket(port, '127.0.0.4');
    await expect.poll(count).toBe(4);
    const isClosed = once(idle, 'close');
    const next = await openSocket(port, '127.0.0.5');
    await isClosed;
    for (const one of [mine, other, next]) expect(await answerTo(one, ask('/'))).toContain('here');
    expect(busy.closed).toBe(false);
  });

  it('that is new is refused when a request is under way on every other', async () => {
    const { port, asked } = await serve(() => undefined, { max: 2 });
    for (const address of ['127.0.0.2', '127.0.0.3']) (await openSocket(port, address)).write(ask('/waits'));
    await expect.poll(() => asked.length).toBe(2);
    await once(await openSocket(port, '127.0.0.4'), 'close');
  });
});
