import { expect, it } from 'vitest';
import { openAiModel } from '../../src/engines/openai/index.ts';
import { probeModel } from '../../src/engines/probe.ts';
import { TestClock } from '../../src/system/clock.ts';
import { silentLog } from '../../src/system/log.ts';
import { CHAT_MODEL } from '../helpers/chat-api/chat-api.ts';
import { endpoint } from './openai/ask.ts';

/** Answers what a probe asks for with about 600 tokens. */
const author = { stageOf: () => undefined, write: () => ({ words: 'one two three four five '.repeat(100) }) };

/** What a probe shows of a model that begins after so long and writes so fast. */
async function probeOf(firstTokenMs: number, tokensPerSecond: number) {
  const clock = new TestClock();
  const api = await endpoint({ clock, author, speed: { firstTokenMs, tokensPerSecond } });
  const model = openAiModel({ model: CHAT_MODEL, baseUrl: `${api.url}/v1`, apiKey: api.apiKey, clock, log: silentLog });
  let isDone = false;
  const probing = probeModel(model, clock).finally(() => {
    isDone = true;
  });
  await expect.poll(() => api.requests[0]?.status).toBe(200);
  while (!isDone) {
    clock.advance(100);
    // Long enough for a piece to arrive over the loopback.
    await fetch(`${api.url}/control`);
  }
  return probing;
}

it('measures an answer that comes nearly in one piece after a wait by the whole call', async () => {
  const probe = await probeOf(20_000, 4_000);
  expect(probe).toMatchObject({ countsWait: true, trouble: undefined });
  expect(probe.waitMs / 1_000).toBeCloseTo(20, 0);
  expect(probe.tokensPerSecond).toBeGreaterThan(25);
  expect(probe.tokensPerSecond).toBeLessThan(32);
});

it('tells the wait before the first word apart from the pace of the rest', async () => {
  const probe = await probeOf(10_000, 200);
  expect(probe).toMatchObject({ countsWait: false, trouble: undefined });
  expect(probe.waitMs / 1_000).toBeCloseTo(10, 0);
  expect(probe.tokensPerSecond).toBeGreaterThan(150);
  expect(probe.tokensPerSecond).toBeLessThan(250);
});
