import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readEvents } from '../../src/system/event-stream.ts';
import {
  clientOf,
  gone,
  PassingClock,
  type Reaction,
  refused,
  scriptedService,
  text,
} from '../helpers/scripted-service.ts';

const RUN_ID = 'run_0f3c2b7a9d1e4c5f8a6b3d2e1f0c9b8a';
const state = (status: string, done: number) => ({
  runId: RUN_ID,
  tool: 'generate_research',
  status,
  stages: ['research', 'features'].map((name, at) => ({
    name,
    status: at < done ? 'done' : 'waiting',
    headline: at < done ? 'found' : null,
    durationMs: at < done ? 5 : null,
  })),
  result: status === 'succeeded' ? { summary: 'x' } : null,
  creditsCharged: 0,
  error: null,
});
const frame = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const stream =
  (...frames: string[]): Reaction =>
  (answer) =>
    answer.writeHead(200, { 'Content-Type': 'text/event-stream' }).end(frames.join(''));

async function followed(url: string, clock = new PassingClock()): Promise<string[]> {
  const seen: string[] = [];
  for await (const run of clientOf(url, clock).events(RUN_ID)) seen.push(run.status);
  return seen;
}

it('tells how a run stands until it has ended', async () => {
  const { url, heard } = await scriptedService(
    stream(
      ': keep-alive\n\n',
      frame('run', state('running', 0)),
      frame('news', {}),
      frame('done', state('succeeded', 2)),
    ),
  );
  expect(await followed(url)).toEqual(['running', 'succeeded']);
  expect(heard).toHaveLength(1);
});

it('goes on where a stream breaks or ends before its run', async () => {
  const { url, heard } = await scriptedService(
    stream(frame('run', state('running', 0))),
    gone,
    stream(frame('run', state('running', 1)), 'event: done\ndata: {"cut'),
    stream(frame('done', state('failed', 1))),
  );
  expect(await followed(url)).toEqual(['running', 'running', 'failed']);
  expect(heard).toHaveLength(4);
});

it('gives up on streams that never say anything', async () => {
  const { url } = await scriptedService(stream());
  await expect(followed(url)).rejects.toMatchObject({ code: 'engine_unavailable' });
});

it('says what the service says when there is no stream', async () => {
  const missing = await scriptedService(refused(404, 'not_found', 'There is no such run.'));
  await expect(followed(missing.url)).rejects.toMatchObject({ code: 'not_found', message: 'There is no such run.' });
  const page = await scriptedService(text('<html></html>', 200, { 'Content-Type': 'text/html' }));
  await expect(followed(page.url)).rejects.toThrow('not as Planwright');
});

it('lets go of the connection when its reader leaves', async () => {
  let closed = false;
  const { url } = await scriptedService((answer) => {
    answer.on('close', () => (closed = true));
    answer.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(frame('run', state('running', 0)));
  });
  for await (const run of clientOf(url).events(RUN_ID)) {
    expect(run.status).toBe('running');
    break;
  }
  await expect.poll(() => closed).toBe(true);
});

it('reads the same events however the bytes are cut', async () => {
  const events = [
    { event: 'run', data: 'grüße 🐶' },
    { event: 'message', data: 'two\nlines' },
    { event: 'done', data: '{"a":1}' },
  ];
  for (const end of ['\n', '\r\n']) {
    const lines = [
      'retry: 2000',
      '',
      ': hello',
      'event: run',
      'data: grüße 🐶',
      '',
      'data:two',
      'data: lines',
      '',
      '',
      'event:done',
      'data: {"a":1}',
      '',
    ];
    const bytes = new TextEncoder().encode(lines.map((line) => line + end).join(''));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 8 }), async (cuts) => {
        const edges = [0, ...cuts.sort((a, b) => a - b), bytes.length];
        const chunks = edges.slice(1).map((to, at) => bytes.subarray(edges[at], to));
        const read = [];
        for await (const event of readEvents(asStream(chunks), 2 ** 20)) read.push(event);
        expect(read).toEqual(events);
      }),
      { numRuns: 60 },
    );
  }
});

async function* asStream(chunks: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}
