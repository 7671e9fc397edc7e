import Anthropic from '@anthropic-ai/sdk';
import type { MessageCreateParamsNonStreaming } from '@anthropic-ai/sdk/resources/messages';
import { describe, expect, it, onTestFinished } from 'vitest';
import { researchSchema } from '../../../src/artifacts/research.ts';
import { renderPrompt } from '../../../src/generation/prompts/render.ts';
import { STAGES } from '../../../src/generation/stages/index.ts';
import { TestClock } from '../../../src/system/clock.ts';
import { startNode } from '../processes.ts';
import { startMessagesApi } from './messages-api.ts';
import type { StandInOptions } from './vendor.ts';

const idea = 'A booking app for dog groomers with SMS reminders';
const { system, user, schema } = renderPrompt(STAGES.research, { idea, context: undefined, upstream: {} });

const params: MessageCreateParamsNonStreaming = {
  model: 'claude-sonnet-5-5',
  max_tokens: 16_000,
  system: [{ type: 'text', text: system, cache_control: { type: 'ephemeral' } }],
  messages: [{ role: 'user', content: user }],
  output_config: { effort: 'low', format: { type: 'json_schema', schema } },
};

async function standIn(options: StandInOptions = {}) {
  const api = await startMessagesApi(options);
  onTestFinished(() => api.close());
  return { api, client: new Anthropic({ apiKey: api.apiKey, baseURL: api.url, maxRetries: 0 }) };
}

describe('the vendor’s own SDK', () => {
  it('streams an artefact of the stage that the system text is of, with usage', async () => {
    const { api, client } = await standIn({ thinkingTokens: 40 });
    const stream = client.messages.stream(params);
    const message = await stream.finalMessage();
    expect(stream.request_id).toBe('req_00000001');
    expect(message).toMatchObject({ stop_reason: 'end_turn', model: 'claude-sonnet-5-5' });
    expect(message.usage.output_tokens).toBeGreaterThan(200);
    expect(message.usage.output_tokens_details?.thinking_tokens).toBe(40);
    expect(message.content.map((block) => block.type)).toEqual(['thinking', 'text']);
    const [, block] = message.content;
    researchSchema.parse(JSON.parse(block?.type === 'text' ? block.text : ''));
    await expect.poll(() => api.open).toBe(0);
    expect(api.requests).toMatchObject([{ stage: 'research', status: 200, outcome: 'answered' }]);
  });

  it('gets the same answer whole, and the second time the system text from the cache', async () => {
    const { client } = await standIn();
    const streamed = await client.messages.stream(params).finalMessage();
    const whole = await client.messages.create(params);
    expect(whole.content).toEqual(streamed.content);
    expect(streamed.usage.cache_creation_input_tokens).toBeGreaterThan(1_000);
    expect(whole.usage.cache_read_input_tokens).toBe(streamed.usage.cache_creation_input_tokens);
  });

  it('lets calls read a marked prefix from the cache once its first token is out, for five minutes', async () => {
    const clock = new TestClock();
    const { api } = await standIn({ clock, speed: { firstTokenMs: 1_000, tokensPerSecond: Number.POSITIVE_INFINITY } });
    const shared = [{ type: 'text', text: user, cache_control: { type: 'ephemeral' } }];
    const call = async (own: string) => {
      const content = [...shared, { type: 'text', text: own }];
      const at = api.total;
      const body = JSON.stringify({ ...params, stream: true, messages: [{ role: 'user', content }] });
      void ask(api.url, body, { 'x-api-key': api.apiKey }).then((response) => response.text());
      await expect.poll(() => api.requests[at]?.usage).toBeDefined();
      const { inputTokens = 0, cacheReadTokens, cacheWrittenTokens } = api.requests[at]?.usage ?? {};
      return {
        fresh: inputTokens - (cacheReadTokens ?? 0) - (cacheWrittenTokens ?? 0),
        cacheReadTokens,
        cacheWrittenTokens,
      };
    };
    const untilAnswered = async () => {
      clock.advance(1_000);
      await expect.poll(() => api.open).toBe(0);
    };
    const written = Math.ceil(system.length / 4) + Math.ceil(user.length / 4);
    const writes = { fresh: 1, cacheReadTokens: 0, cacheWrittenTokens: written };
    const reads = { fresh: 1, cacheReadTokens: written, cacheWrittenTokens: 0 };
    expect([await call('one'), await call('two')]).toEqual([writes, writes]);
    await untilAnswered();
    expect(await call('six')).toEqual(reads);
    await untilAnswered();
    clock.advance(5 * 60_000);
    expect(await call('ten')).toEqual(writes);
    await untilAnswered();
  });

  it('meets each status as the error that it has for it', async () => {
    const { api, client } = await standIn();
    for (const status of [400, 401, 402, 403, 404, 429, 500, 529] as const) {
      api.nextFaults(`http_${status}`);
      await expect(client.messages.create(params)).rejects.toMatchObject({
        status,
        requestID: expect.stringMatching(/^req_/),
      });
    }
    expect(api.total).toBe(8);
  });
});

describe('as the vendor does, it refuses', () => {
  const limited = { type: 'object', properties: { a: { type: 'string', minLength: 3 } } };
  const open = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] };
  const format = (of: object) => ({ output_config: { format: { type: 'json_schema', schema: of } } });

  it.each<[string, object, RegExp]>([
    ['a body without max_tokens', { max_tokens: undefined }, /max_tokens/],
    ['a field it does not know', { output_format: {} }, /output_format/],
    ['sampling', { temperature: 0.2 }, /temperature/],
    ['an output setting it does not know', { output_config: { verbosity: 'low' } }, /verbosity/],
    ['a length in a schema', format({ ...limited, additionalProperties: false }), /minLength/],
    ['a count in a schema', format({ type: 'array', items: { type: 'string' }, minItems: 2 }), /minItems/],
    ['a pattern in a schema', format({ type: 'string', pattern: '^a' }), /pattern/],
    ['a limit in a schema', format({ type: 'integer', minimum: 1 }), /minimum/],
    ['an open object in a schema', format(open), /additionalProperties/],
    ['the dialect in a schema', format({ ...open, additionalProperties: false, $schema: 'x' }), /\$schema/],
    ['an empty text', { messages: [{ role: 'user', content: '' }] }, /messages/],
    [
      'the beginning of its own answer',
      { messages: [...params.messages, { role: 'assistant', content: '{' }] },
      /pref/,
    ],
    ['a long answer in one piece', { max_tokens: 21_334 }, /Streaming is required/],
    ['no thinking', { thinking: { type: 'disabled' } }, /thinking/],
    ['a stage that nobody knows', { system: 'Write a poem.' }, /system/],
  ])('%s', async (_what, change, words) => {
    const { api } = await standIn();
    const body = JSON.stringify({ ...params, ...change });
    const response = await ask(api.url, body, { 'x-api-key': api.apiKey });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ type: 'error', error: { type: 'invalid_request_error' } });
    expect(api.requests[0]?.problem).toMatch(words);
  });

  it('other keys, models, paths and versions', async () => {
    const { api } = await standIn();
    const key = { authorization: `Bearer ${api.apiKey}` };
    const answers = [
      await ask(api.url, JSON.stringify(params), {}),
      await ask(api.url, JSON.stringify({ ...params, model: 'gpt-9' }), key),
      await fetch(`${api.url}/v1/complete`, { method: 'POST', headers: key }),
      await ask(api.url, JSON.stringify(params), { ...key, 'anthropic-version': '' }),
      await ask(api.url, 'nonsense', key),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 404, 404, 400, 400]);
  });
});

it('writes at the speed it is given, with pings while nothing is said', async () => {
  const clock = new TestClock();
  const { api } = await standIn({ clock, speed: { firstTokenMs: 30_000, tokensPerSecond: 100 } });
  const begun = clock.now();
  let events = '';
  const body = JSON.stringify({ ...params, stream: true });
  void ask(api.url, body, { 'x-api-key': api.apiKey }).then(async (response) => {
    events = await response.text();
  });
  await expect.poll(() => api.requests[0]?.usage).toBeDefined();
  const untilWritten = expect.poll(
    () => {
      clock.advance(events === '' ? 250 : 0);
      return events;
    },
    { interval: 1 },
  );
  await untilWritten.toContain('message_stop');
  const dueMs = 30_000 + ((api.requests[0]?.usage?.outputTokens ?? 0) / 100) * 1_000;
  expect(clock.now() - begun).toBeGreaterThanOrEqual(dueMs);
  expect(clock.now() - begun).toBeLessThan(dueMs + 5_000);
  expect(events.split('event: ping').length).toBeGreaterThan(5);
});

it('draws the same faults from the same seed, and about as many as it is told', async () => {
  const drawn = async () => {
    const { api, client } = await standIn({
      faults: { random: { probability: 0.3, among: ['http_500', 'http_403'], seed: 7 } },
    });
    for (let call = 0; call < 60; call++) await client.messages.create(params).catch(() => undefined);
    return api.requests.map(({ fault }) => fault);
  };
  const faults = await drawn();
  expect(await drawn()).toEqual(faults);
  expect(new Set(faults)).toEqual(new Set([null, 'http_500', 'http_403']));
  expect(faults.filter(Boolean).length).toBeGreaterThan(8);
  expect(faults.filter(Boolean).length).toBeLessThan(30);
});

it('runs as a process of its own, whose faults can be changed and whose counts can be read', async () => {
  const entry = 'test/helpers/entries/messages-api.ts';
  const env = { MESSAGES_API_KEY: 'sk-other', MESSAGES_API_FAULTS: JSON.stringify({ always: 'http_500' }) };
  const { url, apiKey } = JSON.parse(await startNode([entry], { env }).line('"url"'));
  const client = new Anthropic({ apiKey, baseURL: url, maxRetries: 0 });
  await expect(client.messages.create(params)).rejects.toMatchObject({ status: 500 });
  const refused = await fetch(`${url}/control`, { method: 'PUT', body: '{"always":"http_999"}' });
  expect(refused.status).toBe(400);
  await fetch(`${url}/control`, { method: 'PUT', body: JSON.stringify({ byStage: { research: [null, 'refusal'] } }) });
  expect((await client.messages.create(params)).stop_reason).toBe('end_turn');
  expect((await client.messages.create(params)).stop_reason).toBe('refusal');
  expect(await (await fetch(`${url}/control`)).json()).toEqual({
    open: 0,
    openMost: 1,
    total: 3,
    byStage: { research: 3 },
    byFault: { http_500: 1, refusal: 1 },
  });
});

const ask = (url: string, body: string, headers: Record<string, string>) =>
  fetch(`${url}/v1/messages`, { method: 'POST', body, headers: { 'anthropic-version': '2026-10-21', ...headers } });
