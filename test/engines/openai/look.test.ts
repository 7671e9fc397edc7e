import { expect, it } from 'vitest';
import { look } from '../../../src/engines/openai/look.ts';
import { CHAT_MODEL } from '../../helpers/chat-api/chat-api.ts';
import { ask } from '../anthropic/ask.ts';
import { endpoint, engineAt } from './ask.ts';

const id = CHAT_MODEL;
const listed = (more: object) => ({
  '/v1/models': {
    data: [
      { id: 'another', context_length: 5 },
      { id, ...more },
    ],
  },
});

it.each<[string, Record<string, unknown>, object]>([
  [
    'OpenRouter',
    listed({ context_length: 200_000, top_provider: { context_length: 131_072, max_completion_tokens: 20_000 } }),
    { context: 131_072, output: 20_000 },
  ],
  ['Groq', listed({ context_window: 131_072, max_completion_tokens: 8_000 }), { context: 131_072, output: 8_000 }],
  ['vLLM', listed({ owned_by: 'vllm', max_model_len: 40_960 }), { context: 40_960, server: 'vllm' }],
  [
    'llama.cpp',
    { ...listed({ meta: { n_ctx_train: 262_144 } }), '/props': { default_generation_settings: { n_ctx: 8_192 } } },
    { context: 8_192, server: 'llama.cpp' },
  ],
  ['Ollama', { '/api/ps': { models: [{ name: id, context_length: 4_096 }] } }, { context: 4_096, server: 'ollama' }],
  ['Ollama that has not loaded it', { '/api/ps': { models: [] } }, { context: undefined, server: 'ollama' }],
  [
    'LM Studio',
    { '/api/v0/models/qwen3%3A32b': { state: 'loaded', loaded_context_length: 16_384, max_context_length: 131_072 } },
    { context: 16_384, server: 'lmStudio' },
  ],
  ['one that tells nothing', listed({}), {}],
  [
    'one that tells something else',
    { '/v1/models': { data: [null, { id, context_length: 'long' }] }, '/props': [] },
    {},
  ],
])('reads what %s tells of a model', async (_who, paths, limits) => {
  const api = await endpoint({ tells: (path) => paths[path] });
  const access = { apiKey: api.apiKey, baseUrl: `${api.url}/v1` };
  expect(await look(access, CHAT_MODEL, new AbortController().signal)).toEqual(limits);
});

it('asks for no longer answers than the endpoint allows', async () => {
  const told = listed({ context_window: 131_072, max_completion_tokens: 8_000 });
  const api = await endpoint({ tells: (path) => (told as Record<string, unknown>)[path] });
  await ask(engineAt(api.url));
  expect(api.requests[0]?.body?.max_tokens).toBe(8_000);
});
