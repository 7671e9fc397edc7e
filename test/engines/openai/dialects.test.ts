import { expect, it } from 'vitest';
import { researchSchema } from '../../../src/artifacts/research.ts';
import { effortIn, firstDialect, simpler } from '../../../src/engines/openai/dialect.ts';
import type { ChatApi } from '../../helpers/chat-api/chat-api.ts';
import { type Accepts, OPENAI } from '../../helpers/chat-api/check-chat.ts';
import { ask } from '../anthropic/ask.ts';
import { endpoint, engineAt } from './ask.ts';

/** How the last request of so many was put. */
function lastOf({ requests }: ChatApi) {
  const { messages, response_format, ...rest } = requests.at(-1)?.body ?? {};
  const [system] = messages ?? [];
  const left = { max_tokens: undefined, max_completion_tokens: undefined, stream_options: undefined };
  return { ...left, ...rest, format: response_format?.type, showsSchema: system?.content.includes('"marketSize":{') };
}

const sound = { stream: true, stream_options: { include_usage: true }, max_tokens: 16_000, format: 'json_schema' };

it.each<[string, Partial<Accepts>, object, number]>([
  ['all of it', {}, sound, 1],
  ['no schema', { formats: ['json_object'] }, { format: 'json_object' }, 2],
  ['no JSON mode', { formats: ['json_schema'] }, sound, 1],
  ['no format at all', { formats: [] }, { format: undefined, max_tokens: 16_000 }, 3],
  ['no usage', { streamUsage: false }, { stream_options: undefined, format: 'json_schema' }, 2],
  ['no stream', { streaming: false }, { stream: false, format: 'json_schema' }, 2],
  ['another limit', { tokens: ['max_completion_tokens'] }, { max_completion_tokens: 16_000, max_tokens: undefined }, 2],
  ['no limit', { tokens: [] }, { max_tokens: undefined, max_completion_tokens: undefined, format: 'json_schema' }, 2],
  ['a small window', { window: 8_000 }, { max_tokens: undefined, format: 'json_schema' }, 2],
  [
    'very little',
    { formats: [], tokens: [], streamUsage: false, streaming: false },
    { stream: false, format: undefined },
    5,
  ],
  [
    'very little, and does not say what',
    { formats: [], tokens: [], streamUsage: false, namesIt: false },
    { format: undefined, max_tokens: undefined, stream_options: undefined },
    4,
  ],
])('writes with an endpoint that takes %s', async (_what, accepts, asked, calls) => {
  const api = await endpoint({ accepts });
  const engine = engineAt(api.url);
  expect(researchSchema.safeParse((await ask(engine)).output).success).toBe(true);
  expect(api.total).toBe(calls);
  expect(lastOf(api)).toMatchObject({ ...asked, showsSchema: true });
  // What it takes is known from then on.
  expect((await ask(engine)).faults).toBeUndefined();
  expect(api.total).toBe(calls + 1);
});

it('asks OpenAI in its own way, with the schema in its place alone', async () => {
  const api = await endpoint({ accepts: OPENAI });
  const asked = firstDialect('https://api.openai.com/v1');
  expect(asked).toMatchObject({ format: 'json_schema', schemaInWords: false, tokens: 'max_completion_tokens' });
  expect(asked).toMatchObject({ effort: 'low' });
  // Another address is not OpenAI, whoever answers there.
  await ask(engineAt(api.url, { model: 'gpt-6.1-terra' }));
  expect(lastOf(api)).toMatchObject({ max_completion_tokens: 16_000, showsSchema: true });
});

it('tells a model of OpenAI to think little until that is refused, and others only what the operator says', () => {
  const openAi = firstDialect('https://eu.api.openai.com/v1');
  expect(effortIn(openAi, undefined)).toBe('low');
  const chatModel = simpler(openAi, "Unsupported parameter: 'reasoning_effort'");
  expect(chatModel && effortIn(chatModel, undefined)).toBeUndefined();
  // What was refused is that word, and no other.
  expect(chatModel && effortIn(chatModel, 'high')).toBe('high');
  const other = firstDialect('https://openrouter.example/v1');
  expect(effortIn(other, undefined)).toBeUndefined();
  expect(effortIn(other, 'high')).toBe('high');
});

it('does not look for the schema’s fault when the text is too long', async () => {
  const api = await endpoint({ accepts: { window: 1_000 } });
  await expect(ask(engineAt(api.url))).rejects.toMatchObject({
    code: 'engine_unavailable',
    message: expect.stringMatching(/context is too small/),
  });
  expect(api.total).toBe(2);
});

it('comes to an end whatever the endpoint complains of', () => {
  const complaints = [
    '',
    'stream_options reasoning_effort max_completion_tokens "stream" response_format',
    'max_tokens',
  ];
  for (const complaint of complaints) {
    let dialect: ReturnType<typeof simpler> = firstDialect('https://api.openai.com/v1');
    let steps = 0;
    for (; dialect; steps++) dialect = simpler(dialect, complaint);
    expect(steps).toBeLessThan(10);
  }
});

it('remembers nothing of an endpoint that refuses everything', async () => {
  const api = await endpoint({ faults: { script: Array(4).fill('http_400') } });
  const engine = engineAt(api.url);
  await expect(ask(engine)).rejects.toMatchObject({ code: 'engine_unavailable' });
  await ask(engine);
  expect(lastOf(api)).toMatchObject(sound);
});
