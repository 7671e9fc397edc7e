import { expect, it } from 'vitest';
import * as z from 'zod';
import { readConfig } from '../../src/config.ts';
import { chooseEngine } from '../../src/engines/choose.ts';
import { TestClock } from '../../src/system/clock.ts';
import { randomIds } from '../../src/system/ids.ts';
import { silentLog } from '../../src/system/log.ts';
import { noMetrics } from '../../src/system/metrics.ts';
import { withFastPauses } from '../helpers/fast-pauses.ts';
import { temporaryFolder } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';
import { scriptedWriter } from '../helpers/writers.ts';
import { answerOf, serviceThat } from './anthropic/ask.ts';

const schema = z.object({ kind: z.enum(['yes', 'no']) });
const request = { task: 'classify', system: 'Say which.', user: 'the mail', schema, maxTokens: 200 };

const chatStream = (text: string): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { content: text }, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`;

type Vendor = [
  name: 'anthropic' | 'openai',
  environment: (url: string) => Record<string, string>,
  streamOf: (text: string) => string,
];

const VENDORS: Vendor[] = [
  [
    'anthropic',
    (url: string) => ({ ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: url }),
    (text: string) => answerOf([text]),
  ],
  ['openai', (url: string) => ({ OPENAI_BASE_URL: `${url}/v1`, PLANWRIGHT_MODEL: 'qwen3:32b' }), chatStream],
];

/** The writer of a process whose vendor gives these answers, one a call, and the bodies it was sent. */
async function writerOf([name, environment, streamOf]: Vendor, answers: (string | number)[]) {
  const bodies: Record<string, unknown>[] = [];
  const { url } = await serviceThat(
    (_request, response) => {
      const answer = answers.shift() ?? '';
      if (typeof answer === 'number') response.writeHead(429, { 'retry-after': String(answer) }).end();
      else response.writeHead(200, { 'content-type': 'text/event-stream' }).end(streamOf(answer));
    },
    (body) => void bodies.push(JSON.parse(body)),
  );
  const config = readConfig({ PLANWRIGHT_DATA_DIR: temporaryFolder(), ...environment(url) });
  const { writer } = await chooseEngine(config, {
    clock: withFastPauses(new TestClock()),
    ids: randomIds,
    log: silentLog,
    metrics: noMetrics,
  });
  if (writer?.name !== name) throw new Error('another vendor was chosen');
  return { writer, bodies };
}

const signal = () => new AbortController().signal;

it.each(VENDORS)('a writer over %s answers in the shape asked for, after one repair', async (...vendor) => {
  const { writer, bodies } = await writerOf(vendor, ['{"kind":"perhaps"}', '{"kind":"yes"}']);
  expect((await writer.ask({ ...request, signal: signal() })).output).toEqual({ kind: 'yes' });
  expect(bodies.map(({ max_tokens }) => max_tokens)).toEqual([4_200, 4_200]);
  expect(JSON.stringify(bodies[1])).toContain('perhaps');
});

it.each(VENDORS)('a writer over %s does not wait for a retry that its patience cannot', async (...vendor) => {
  const { writer, bodies } = await writerOf(vendor, [40]);
  await expect(writer.ask({ ...request, signal: signal() })).rejects.toMatchObject({
    code: 'engine_unavailable',
    message: expect.stringContaining('in 40 seconds'),
  });
  expect(bodies).toHaveLength(1);
});

it.each(VENDORS)('a writer over %s asks a busy vendor twice more, and then tells it', async (...vendor) => {
  const { writer, bodies } = await writerOf(vendor, [0.001, 0.001, 0.001]);
  await expect(writer.ask({ ...request, signal: signal() })).rejects.toMatchObject({
    code: 'engine_unavailable',
    message: expect.stringContaining('takes no more requests'),
  });
  expect(bodies).toHaveLength(3);
});

it('a process without a model has no writer, and one is given to it for a test', async () => {
  await using plain = await testApp();
  expect(plain.writer).toBeUndefined();
  await using app = await testApp({ writer: scriptedWriter([{ kind: 'no' }, new Error('away')]) });
  expect((await app.writer?.ask({ ...request, signal: signal() }))?.output).toEqual({ kind: 'no' });
  await expect(app.writer?.ask({ ...request, signal: signal() })).rejects.toThrow('away');
});
