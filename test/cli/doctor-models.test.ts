import { describe, expect, it, onTestFinished } from 'vitest';
import { CHAT_MODEL, type ChatApiOptions, startChatApi } from '../helpers/chat-api/chat-api.ts';
import { VENDOR_WORDS } from '../helpers/messages-api/errors.ts';
import { freshData, shellJson } from './shell.ts';

interface Check {
  name: string;
  ok: boolean;
  says: string;
}

/** Answers what `doctor` asks for. */
const author = { stageOf: () => undefined, write: () => ({ words: 'one two three four five '.repeat(20) }) };

/** What `doctor` says of the models of an endpoint that behaves so. */
async function modelsAt(options: ChatApiOptions, env: Record<string, string> = {}) {
  const api = await startChatApi({ author, ...options });
  onTestFinished(() => api.close());
  const named = { OPENAI_BASE_URL: `${api.url}/v1`, OPENAI_API_KEY: api.apiKey, PLANWRIGHT_MODEL: CHAT_MODEL };
  const { json } = await shellJson(['doctor'], { ...freshData(), ...named, ...env });
  expect(JSON.stringify(json)).not.toContain(VENDOR_WORDS);
  const checks = (json.checks as Check[]).filter(({ name }) => name === 'model');
  return { api, checks };
}

const listed = (context_length: number) => (path: string) =>
  path === '/v1/models' ? { data: [{ id: CHAT_MODEL, context_length }] } : undefined;

describe('planwright doctor', () => {
  it('makes one small call of a model and says its pace, its context and how long a plan takes', async () => {
    const { api, checks } = await modelsAt({ tells: listed(131_072) });
    const says = expect.stringMatching(
      /^qwen3:32b writes about [\d,.]+ tokens a second and its context is 131,072 tokens\. A blueprint takes about \d+ to \d+ minutes/,
    );
    expect(checks).toEqual([{ name: 'model', ok: true, says }]);
    expect(api.total).toBe(1);
  });

  it('asks each model that the settings name once', async () => {
    const env = {
      PLANWRIGHT_MODEL: `${CHAT_MODEL}, review=gpt-6.1-terra, brief=${CHAT_MODEL}, research=gpt-6.1-terra`,
    };
    const { api, checks } = await modelsAt({}, env);
    expect(checks.map(({ ok, says }) => [ok, says.split(' ')[0]])).toEqual([
      [true, CHAT_MODEL],
      [true, 'gpt-6.1-terra'],
    ]);
    expect(api.total).toBe(2);
  });

  it.each<[string, ChatApiOptions, Record<string, string>, RegExp]>([
    [
      'a context of 4,096 tokens',
      { tells: listed(4_096) },
      {},
      /4,096 tokens is too small for a plan: .*OLLAMA_CONTEXT_LENGTH/,
    ],
    [
      'a model that writes 10 tokens a second',
      { speed: { firstTokenMs: 0, tokensPerSecond: 10 } },
      {},
      /too slow for the 5 minutes of a stage.*set PLANWRIGHT_STAGE_MINUTES to 1\d or more/,
    ],
    [
      'a model that heeds no schema',
      { accepts: { heedsSchema: false } },
      {},
      /JSON of a given schema.*structured output/,
    ],
    ['a wrong key', {}, { OPENAI_API_KEY: 'sk-wrong' }, /does not accept the key.*OPENAI_API_KEY/],
    ['a model that is not there', {}, { PLANWRIGHT_MODEL: 'qwen3:1' }, /no such model.*PLANWRIGHT_MODEL/],
    ['a dead address', {}, { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }, /cannot be reached.*OPENAI_BASE_URL/],
  ])('says what to set for %s', async (_what, options, env, says) => {
    const { checks } = await modelsAt(options, env);
    expect(checks).toEqual([{ name: 'model', ok: false, says: expect.stringMatching(says) }]);
  });
});
