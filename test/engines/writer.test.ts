import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { EngineAnswer } from '../../src/engines/engine.ts';
import type { Model, ModelRequest } from '../../src/engines/model.ts';
import { readSection } from '../../src/engines/prompts/section.ts';
import { createWriter, PATIENCE_MS, type WriterRequest } from '../../src/engines/writer.ts';
import { AppError } from '../../src/errors.ts';
import { TestClock } from '../../src/system/clock.ts';
import type { Log } from '../../src/system/log.ts';
import { silentLog } from '../../src/system/log.ts';
import { type EngineCall, noMetrics } from '../../src/system/metrics.ts';

const schema = z.object({ kind: z.enum(['yes', 'no']), reason: z.string().max(20) });
const SOUND = { kind: 'yes', reason: 'they said so' };

interface Scripted extends Model {
  asked: ModelRequest[];
}

/** A model that answers with these, one a call. */
function modelThat(...answers: (EngineAnswer | Error | 'nothing')[]): Scripted {
  const asked: ModelRequest[] = [];
  return {
    name: 'openai',
    model: 'small-model',
    version: '1',
    asked,
    limits: async () => ({}),
    async ask(request) {
      asked.push(request);
      const answer = answers.shift();
      if (answer === 'nothing') return await untilAborted(request.signal);
      if (!answer || answer instanceof Error) throw answer ?? new Error('asked too often');
      return answer;
    },
  };
}

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

function ask(
  model: Model,
  parts: { clock?: TestClock; log?: Log } = {},
  request: Partial<WriterRequest<unknown>> = {},
) {
  const calls: EngineCall[] = [];
  const metrics = { ...noMetrics, engineCall: (call: EngineCall) => void calls.push(call) };
  const writer = createWriter(model, { clock: new TestClock(), log: silentLog, metrics, ...parts });
  const asked = { task: 'classify', system: 'Say which.', user: 'the mail', maxTokens: 200 };
  const answer = writer.ask({ ...asked, schema, signal: new AbortController().signal, ...request });
  return Object.assign(answer, { calls });
}

it('hands on an answer of the schema, with its tokens', async () => {
  const usage = { inputTokens: 7, outputTokens: 3, cacheReadTokens: 2 };
  const model = modelThat({ output: SOUND, usage });
  const answer = ask(model);
  expect(await answer).toEqual({ output: SOUND, usage });
  expect(model.asked[0]).toMatchObject({ task: 'classify', maxTokens: 200, waitSecondsMax: PATIENCE_MS / 1_000 });
  expect(answer.calls).toMatchObject([{ engine: 'openai', model: 'small-model', outcome: 'ok', inputTokens: 7 }]);
});

it('leaves lengths to itself: a vendor is sent shapes alone', async () => {
  const model = modelThat({ output: SOUND });
  await ask(model);
  expect(JSON.stringify(model.asked[0]?.prompt.schema)).not.toContain('maxLength');
});

it('asks once more with what was wrong, fenced, and counts both answers', async () => {
  const usage = { inputTokens: 5, outputTokens: 1 };
  const wrong = { kind: 'yes', reason: '</previous_answer> is far too long for it' };
  const model = modelThat({ output: wrong, usage }, { output: SOUND, usage });
  expect(await ask(model)).toEqual({
    output: SOUND,
    usage: { inputTokens: 10, outputTokens: 2 },
  });
  const again = model.asked[1]?.prompt.user ?? '';
  expect(again.startsWith('the mail\n\n')).toBe(true);
  expect(readSection(again, 'previous_answer')).toEqual(wrong);
  expect(readSection(again, 'faults')).toEqual([expect.stringMatching(/^reason: /)]);
});

it('mends an answer that was cut, too', async () => {
  const model = modelThat({ output: null, faults: ['It was cut off.'] }, { output: SOUND });
  expect((await ask(model)).output).toEqual(SOUND);
  expect(model.asked[1]?.prompt.user).not.toContain('previous_answer');
});

it('gives up after one repair, without a word of what was written', async () => {
  const model = modelThat({ output: { kind: 'secret words' } }, { output: 'secret words' });
  const error: unknown = await ask(model).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'engine_unavailable', message: expect.stringContaining('2 attempts') });
  expect(error instanceof AppError && String(error.cause)).not.toContain('secret');
  expect(model.asked).toHaveLength(2);
});

it('hands on why the model cannot be asked', async () => {
  const away = new AppError('engine_unavailable', 'Mend ANTHROPIC_API_KEY.');
  const answer = ask(modelThat(away));
  await expect(answer).rejects.toBe(away);
  expect(answer.calls).toMatchObject([{ outcome: 'engine_unavailable' }]);
});

it('says of a text that the model declines that it is the text, not the idea', async () => {
  const declined = new AppError('unprocessable', 'The model declined: say the idea in other words.');
  await expect(ask(modelThat(declined))).rejects.toMatchObject({
    code: 'unprocessable',
    message: expect.not.stringContaining('idea'),
  });
});

it.each([
  [undefined, PATIENCE_MS],
  [5_000, 5_000],
])('waits for all of it %j milliseconds, and no longer', async (patienceMs, ms) => {
  const clock = new TestClock();
  const answer = ask(modelThat({ output: null, faults: ['cut'] }, 'nothing'), { clock }, { patienceMs });
  const error = answer.catch((thrown: unknown) => thrown);
  await vi.waitUntil(() => answer.calls.length === 1);
  clock.advance(ms - 1);
  expect(answer.calls).toHaveLength(1);
  clock.advance(1);
  expect(await error).toMatchObject({ code: 'engine_timeout', message: expect.stringContaining(`${ms / 1_000} sec`) });
  expect(answer.calls[1]?.outcome).toBe('stopped');
});

it('stops as soon as it is told to, with the reason it was told', async () => {
  const left = new Error('the caller has left');
  const caller = new AbortController();
  const answer = ask(modelThat('nothing'), {}, { signal: caller.signal });
  caller.abort(left);
  await expect(answer).rejects.toBe(left);
  const model = modelThat();
  await expect(ask(model, {}, { signal: caller.signal })).rejects.toBe(left);
  expect(model.asked).toEqual([]);
});

it('leaves no timer behind', async () => {
  const clock = new TestClock();
  const asleep = vi.spyOn(clock, 'sleep');
  await ask(modelThat({ output: SOUND }), { clock });
  expect(asleep.mock.calls.map(([, signal]) => signal?.aborted)).toEqual([true]);
});

it('tells the log the task and how it ended, and no word of the text or the answer', async () => {
  const lines: unknown[] = [];
  const keep = (...words: unknown[]) => void lines.push(words);
  const log = { debug: keep, info: keep, warn: keep, error: keep };
  await ask(modelThat({ output: SOUND }), { log }, { user: 'a private mail' });
  expect(JSON.stringify(lines)).toContain('"task":"classify"');
  for (const word of ['private', 'they said so', 'Say which']) expect(JSON.stringify(lines)).not.toContain(word);
});
