import { describe, expect, it, onTestFinished } from 'vitest';
import { faultsOf } from '../../src/cli/check-models.ts';
import { CHAT_MODEL, type ChatApiOptions, startChatApi } from '../helpers/chat-api/chat-api.ts';
import { VENDOR_WORDS } from '../helpers/messages-api/errors.ts';
import { type Answer, startSearxng } from '../helpers/searxng.ts';
import { freshData, shellJson } from './shell.ts';

interface Check {
  name: string;
  ok: boolean;
  says: string;
}

/** Answers what `doctor` asks for. */
const author = { stageOf: () => undefined, write: () => ({ words: 'one two three four five '.repeat(20) }) };

/** What `doctor` says of the models of an endpoint that behaves so. */
async function modelsAt(options: ChatApiOptions, env: Record<string, string> = {}, named = 'model') {
  const api = await startChatApi({ author, ...options });
  onTestFinished(() => api.close());
  const at = { OPENAI_BASE_URL: `${api.url}/v1`, OPENAI_API_KEY: api.apiKey, PLANWRIGHT_MODEL: CHAT_MODEL };
  const { json } = await shellJson(['doctor'], { ...freshData(), ...at, ...env });
  expect(JSON.stringify(json)).not.toContain(VENDOR_WORDS);
  const checks = (json.checks as Check[]).filter(({ name }) => name === named);
  return { api, checks };
}

const listed =
  (context_length: number, more: object = {}) =>
  (path: string) =>
    path === '/v1/models' ? { data: [{ id: CHAT_MODEL, context_length, ...more }] } : undefined;

const other = { ...author, write: () => ({ hello: 'world' }) };

describe('planwright doctor', () => {
  it('makes one small call of a model and says its pace, its context and how long a plan takes', async () => {
    const { api, checks } = await modelsAt({ tells: listed(131_072) });
    const says = expect.stringMatching(
      /^qwen3:32b writes about [\d,.]+ tokens a second and its context is 131,072 tokens\. A blueprint takes about (?!1 to 1 )(?:1 minute|(?:\d+ to )?\d+ minutes), without/,
    );
    expect(checks).toEqual([{ name: 'model', ok: true, says }]);
    expect(api.total).toBe(1);
  });

  it('says that a model waits before it writes, and what to set where no context is told', async () => {
    const { checks } = await modelsAt({ speed: { firstTokenMs: 2_500, tokensPerSecond: 200 } });
    const says = expect.stringMatching(
      /^qwen3:32b writes about \d{3} tokens a second, waits about 3 seconds before it writes, and its context is not told\. If its server was still loading the model, run this again\. If the server is your own, .*OLLAMA_CONTEXT_LENGTH\)\. A blueprint takes about \d to \d+ minutes/,
    );
    expect(checks).toEqual([{ name: 'model', ok: true, says }]);
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
      /too slow for the 5 minutes of a stage, whose longest answer takes about 1\d minutes: set PLANWRIGHT_STAGE_MINUTES to 1\d or more/,
    ],
    ['an empty answer', { faults: { always: 'no_text' } }, {}, /^The model's answer .* was empty\. Choose another/],
    ['an answer without an end', { faults: { always: 'megabyte' } }, {}, /^The model's answer .* without an end\. Cho/],
    ['an answer to something else', { author: other }, {}, /^What the model answered .* was no answer to it\. Choose/],
    [
      'answers of 300 tokens at most',
      { tells: listed(131_072, { max_completion_tokens: 300 }) },
      {},
      /^The service allows this model 300 tokens an answer, .* about 10,000: choose another PLANWRIGHT_MODEL\./,
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
    expect(checks[0]?.says).not.toMatch(/Infinity|NaN/);
  });

  it.each<[boolean, Record<string, string>, string]>([
    [
      false,
      { PLANWRIGHT_DAILY_CAP: '5', PLANWRIGHT_MODEL: `${CHAT_MODEL}, review=gpt-6.1-terra` },
      'PLANWRIGHT_MODEL_PRICES has no price for gpt-6.1-terra. Set the price, or unset the cap.',
    ],
    [
      true,
      { PLANWRIGHT_MODEL: `${CHAT_MODEL}, review=gpt-6.1-terra` },
      'PLANWRIGHT_MODEL_PRICES has no price for gpt-6.1-terra: the money of runs that use it is then null',
    ],
    [true, { PLANWRIGHT_MODEL: 'gpt-6.1-terra' }, `has a price for ${CHAT_MODEL}, which is not in use`],
  ])('says whether prices are those of the models in use: %j', async (ok, env, says) => {
    const { checks } = await modelsAt({}, { PLANWRIGHT_MODEL_PRICES: `${CHAT_MODEL}=1/2`, ...env }, 'prices');
    expect(checks).toEqual([{ name: 'prices', ok, says: expect.stringContaining(says) }]);
  });

  it('counts the wait before the first word in the time of an answer, unless the pace has it', () => {
    const tooSlow = /1 minute of a stage, whose longest answer takes about 2 minutes/;
    const probe = { tokensPerSecond: 200, waitMs: 20_000 };
    expect(faultsOf({ ...probe, countsWait: false }, 1)).toEqual([expect.stringMatching(tooSlow)]);
    expect(faultsOf({ ...probe, countsWait: true }, 1)).toEqual([]);
    expect(faultsOf({ ...probe, waitMs: 0, countsWait: false }, 1)).toEqual([]);
  });

  it('advises no more minutes than can be set', () => {
    const about = 'The model is too slow for the 1 minute of a stage, whose longest answer takes about';
    const most = 10_000 / 240 / 60;
    const atOnce = { waitMs: 0, countsWait: false };
    expect(faultsOf({ ...atOnce, tokensPerSecond: most + 0.001 }, 1)).toEqual([
      `${about} 240 minutes: set PLANWRIGHT_STAGE_MINUTES to 240 or more, or choose a faster PLANWRIGHT_MODEL.`,
    ]);
    expect(faultsOf({ ...atOnce, tokensPerSecond: most / 2 }, 1)).toEqual([
      `${about} 480 minutes: choose a faster PLANWRIGHT_MODEL.`,
    ]);
  });
});

describe('planwright doctor with a search endpoint', () => {
  it.each<[string, Answer, boolean, RegExp]>([
    ['finds pages', [{ url: 'https://example.org/', title: 'Weather' }], true, /finds pages/],
    ['finds nothing', [], false, /finds nothing/],
    ['refuses JSON', (response) => void response.writeHead(403).end(), false, /^The search service .* refuses JSON/],
  ])('that %s makes one search there', async (_, answer, ok, says) => {
    await using searxng = await startSearxng(answer);
    const { checks } = await modelsAt({}, { PLANWRIGHT_SEARCH_URL: searxng.url }, 'search');
    expect(checks).toEqual([{ name: 'search', ok, says: expect.stringMatching(says) }]);
    expect(searxng.queries).toHaveLength(1);
  });

  it('makes none where research makes none', async () => {
    await using searxng = await startSearxng([]);
    const env = { PLANWRIGHT_SEARCH_URL: searxng.url, PLANWRIGHT_SEARCH: 'off' };
    expect((await modelsAt({}, env, 'search')).checks).toEqual([]);
    expect(searxng.queries).toEqual([]);
  });
});
