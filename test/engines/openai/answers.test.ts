import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import type { EngineAnswer } from '../../../src/engines/engine.ts';
import { TEXT_CHARS_MAX } from '../../../src/engines/vendor/heard.ts';
import { VENDOR_WORDS } from '../../helpers/messages-api/errors.ts';
import { ask, serviceThat } from '../anthropic/ask.ts';
import { endpoint, engineAt } from './ask.ts';

const chunk = (delta: object, more: object = {}) => ({ choices: [{ index: 0, delta, finish_reason: null, ...more }] });
const END = chunk({}, { finish_reason: 'stop' });
const sse = (...values: (object | string)[]): string =>
  values.map((value) => `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`).join('');

const streamed = (stream: string) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(stream);
const whole = (body: object) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

interface Told {
  calls: number;
  thrown?: unknown;
}

/** The engine's answer when the endpoint answers exactly this, and how often it was asked. */
async function answerTo(answers: (response: ServerResponse) => void): Promise<Partial<EngineAnswer> & Told> {
  let calls = 0;
  const { url } = await serviceThat((_request, response) => {
    calls++;
    answers(response);
  });
  const outcome = await ask(engineAt(url)).catch((thrown: unknown) => ({ thrown }));
  return { calls, ...outcome };
}

it.each([
  ['with its end and no [DONE]', sse(chunk({ content: '{"a":' }), chunk({ content: '1}' }), END)],
  ['with [DONE] and no reason', sse(chunk({ content: '{"a":1}' }), '[DONE]')],
  [
    'with comments and odd line ends',
    `: hi\r\n\r\ndata:${JSON.stringify(chunk({ content: '{"a":1}' }))}\r\n\r\n${sse(END)}`,
  ],
  ['as parts', sse(chunk({ content: [{ type: 'text', text: '{"a":1}' }] }), END)],
  ['after thinking', sse(chunk({ reasoning_content: 'Hmm {' }), chunk({ content: '{"a":1}' }), END)],
  ['with nulls', sse({ ...chunk({ content: '{"a":1}', refusal: null }), usage: null, error: null }, END)],
])('reads an answer that is streamed %s', async (_how, stream) => {
  expect(await answerTo(streamed(stream))).toMatchObject({ output: { a: 1 }, calls: 1, usage: undefined });
});

it('reads an answer that is not streamed, from an endpoint that does not heed what it is asked', async () => {
  const usage = { prompt_tokens: 12, completion_tokens: 5, prompt_tokens_details: { cached_tokens: 8 } };
  const thought = { completion_tokens_details: { reasoning_tokens: 2 } };
  const body = { model: 'qwen3:32b', choices: [{ message: { content: '{"a":1}' } }], usage: { ...usage, ...thought } };
  expect(await answerTo(whole(body))).toMatchObject({
    output: { a: 1 },
    usage: { inputTokens: 12, outputTokens: 5, cacheReadTokens: 8, thinkingTokens: 2 },
    warnings: [],
  });
});

it('takes for a count only what can be one, and the last count of a stream', async () => {
  const usage = (prompt_tokens: unknown, completion_tokens: unknown) => ({
    usage: { prompt_tokens, completion_tokens },
  });
  const stream = sse(
    { ...chunk({ content: '{}' }), ...usage(9, 1) },
    END,
    { choices: [], ...usage('many', 7) },
    '[DONE]',
  );
  expect((await answerTo(streamed(stream))).usage).toEqual({ inputTokens: 9, outputTokens: 7, cacheReadTokens: 0 });
});

/** What is kept of an answer whose counts are these. */
const usageOf = async (usage: object) =>
  (await answerTo(whole({ choices: [{ message: { content: '{}' } }], usage }))).usage;

it('takes a count that no call can have for none', async () => {
  const most = { prompt_tokens: 100_000_000, completion_tokens: 7 };
  expect(await usageOf(most)).toMatchObject({ inputTokens: 100_000_000, outputTokens: 7 });
  expect(await usageOf({ ...most, completion_tokens: 9e15 })).toMatchObject({ outputTokens: 0 });
  expect(await usageOf({ ...most, prompt_tokens: 100_000_001 })).toBeUndefined();
});

it('never tells more tokens from the cache than were read', async () => {
  const usage = { prompt_tokens: 12, completion_tokens: 5, prompt_tokens_details: { cached_tokens: 90_000_000 } };
  expect(await usageOf(usage)).toEqual({ inputTokens: 12, outputTokens: 5, cacheReadTokens: 12 });
});

it.each([null, undefined, 0, 'many'])('does not say that nothing was read where %j is told of it', async (told) => {
  expect(await usageOf({ prompt_tokens: told, completion_tokens: 900 })).toBeUndefined();
});

it.each<[string, object, RegExp]>([
  ['cut at its limit', chunk({}, { finish_reason: 'length' }), /cut off after 16000 tokens/],
  ['without a word', END, /There was no text/],
  ['a call of a tool', chunk({ tool_calls: [{}] }, { finish_reason: 'tool_calls' }), /There was no text/],
])('tells %s as a fault that the model can mend', async (_what, end, words) => {
  const answer = await answerTo(streamed(sse(end)));
  expect(answer).toMatchObject({ output: null, faults: [expect.stringMatching(words)] });
});

it.each<[string, (response: ServerResponse) => void]>([
  ['by the model', streamed(sse(chunk({ refusal: VENDOR_WORDS }), END))],
  ['by a filter in the middle', streamed(sse(chunk({ content: '{' }), chunk({}, { finish_reason: 'content_filter' })))],
  ['by a filter before it', (response) => void response.writeHead(400).end('{"error":{"code":"content_filter"}}')],
  ['in a whole answer', whole({ choices: [{ message: { content: null, refusal: 'No.' }, finish_reason: 'stop' }] })],
])('says that the same words will be declined again when they were declined %s', async (_where, answers) => {
  const { thrown, calls } = await answerTo(answers);
  expect(thrown).toMatchObject({ code: 'unprocessable', message: expect.stringMatching(/declined.*other words/) });
  expect(String(thrown)).not.toContain(VENDOR_WORDS);
  expect(calls).toBe(1);
});

it.each<[string, (response: ServerResponse) => void, RegExp, number]>([
  ['an error in the middle', streamed(sse(chunk({ content: '{' }), { error: { code: 502 } })), /broke off/, 2],
  ['a router whose vendor failed', streamed(sse(chunk({}, { finish_reason: 'error' }))), /broke off/, 2],
  ['an error in the place of an answer', whole({ error: { code: 503, message: VENDOR_WORDS } }), /broke off/, 2],
  ['a wrong key, told in a stream', streamed(sse({ error: { code: 401 } })), /OPENAI_API_KEY/, 1],
  ['half a chunk', streamed('data: {"choices":[\n\n'), /not the chat completions API/, 2],
  ['JSON of something else', whole({ hello: 'world' }), /not the chat completions API/, 2],
  ['a list', whole([]), /not the chat completions API/, 2],
  ['no more than [DONE]', streamed(sse('[DONE]')), /not the chat completions API/, 2],
  ['a way elsewhere', (response) => void response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(), /307/, 1],
])('says what to do when %s answers', async (_what, answers, words, calls) => {
  const answer = await answerTo(answers);
  expect(answer).toMatchObject({
    thrown: { code: 'engine_unavailable', message: expect.stringMatching(words) },
    calls,
  });
  expect(JSON.stringify(answer)).not.toContain(VENDOR_WORDS);
});

it('waits where 429 is told in the place of an answer', async () => {
  const refused = whole({ error: { code: 429, message: VENDOR_WORDS } });
  const told = [refused, refused, streamed(sse(chunk({ content: '{}' }), END))];
  const answer = await answerTo((response) => told.shift()?.(response));
  expect(answer).toMatchObject({ output: {}, calls: 3 });
});

it('keeps what came whole, however the connection ends', async () => {
  const answer = await answerTo((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(sse(chunk({ content: '{"a":1}' }), END), () => response.destroy());
  });
  expect(answer).toMatchObject({ output: { a: 1 }, calls: 1 });
});

it('stops reading an answer that never ends', async () => {
  let sent = 0;
  const answer = await answerTo((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const event = sse(chunk({ content: 'x'.repeat(60_000) }));
    const write = (): void => {
      while (!response.destroyed && response.write(event)) sent += event.length;
    };
    response.on('drain', write);
    write();
  });
  expect(answer).toMatchObject({ faults: [expect.stringContaining('without an end')] });
  expect(sent).toBeLessThan(12 * TEXT_CHARS_MAX);
});

it('says when another model answered than the one that was asked', async () => {
  const stream = sse({ model: 'gpt-3.5-turbo', ...chunk({ content: '{}' }) }, END);
  expect((await answerTo(streamed(stream))).warnings).toEqual(['Asked for qwen3:32b, but gpt-3.5-turbo answered.']);
});

it('leaves thinking out, however long', async () => {
  const api = await endpoint({ thinkingTokens: 2_000 });
  expect((await ask(engineAt(api.url))).faults).toBeUndefined();
});
