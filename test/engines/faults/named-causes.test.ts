import { expect, it } from 'vitest';
import { expectError, IDEA } from '../../bridge/rest.ts';
import { CHAT_MODEL, type ChatApiOptions } from '../../helpers/chat-api/chat-api.ts';
import { callTool } from '../../helpers/mcp-client.ts';
import { expectNoSecrets, expectNothingLeft, openVendorRest, pass } from './vendor-rest.ts';

const OLLAMA = { models: [{ name: CHAT_MODEL, context_length: 4_096 }] };
const LOADED = { id: CHAT_MODEL, state: 'loaded', loaded_context_length: 4_096, max_context_length: 131_072 };
const VLLM = { object: 'list', data: [{ id: CHAT_MODEL, owned_by: 'vllm', max_model_len: 4_096 }] };
const ROOMY = { data: [{ id: CHAT_MODEL, context_length: 131_072 }] };
const SMALL = { window: 4_096 };
const CUTS = { ...SMALL, cutsSilently: true };

/** As long as a context may nearly be. */
const LONG = 'Groomers drive from door to door all day and see the next booking only on their phone. '.repeat(90);

interface Cause {
  when: string;
  server: ChatApiOptions;
  words: RegExp;
}

it.each<Cause>([
  {
    when: 'a context of 4,096 tokens, told by an error',
    server: { accepts: SMALL },
    words:
      /context is too small for what was sent, about [\d,]+ tokens, and its answer\. It holds 4,096 tokens\..*context of 65536 tokens.*OLLAMA_CONTEXT_LENGTH/,
  },
  {
    when: 'a context of 4,096 tokens that cuts what it is sent and says nothing',
    server: { accepts: CUTS },
    words: /context is too small.*has read 4,096 tokens and silently left out the rest.*OLLAMA_CONTEXT_LENGTH/,
  },
  {
    when: 'the same in Ollama',
    server: { accepts: CUTS, tells: (path) => ({ '/api/ps': OLLAMA })[path] },
    words: /It holds 4,096 tokens.*should set OLLAMA_CONTEXT_LENGTH=65536 where Ollama runs/,
  },
  {
    when: 'the same in llama.cpp',
    server: {
      accepts: SMALL,
      tells: (path) => ({ '/props': { default_generation_settings: { n_ctx: 4_096 } } })[path],
    },
    words: /It holds 4,096 tokens.*start llama-server with --ctx-size 65536/,
  },
  {
    when: 'the same in LM Studio',
    server: { accepts: SMALL, tells: (path) => (path.startsWith('/api/v0/models/') ? LOADED : undefined) },
    words: /It holds 4,096 tokens.*load the model in LM Studio with a context length of 65536/,
  },
  {
    when: 'the same in vLLM',
    server: { accepts: SMALL, tells: (path) => ({ '/v1/models': VLLM })[path] },
    words: /It holds 4,096 tokens.*start vLLM with --max-model-len 65536/,
  },
  {
    when: 'a silent cut below the context that is listed',
    server: { accepts: CUTS, tells: (path) => ({ '/v1/models': ROOMY })[path] },
    words:
      /context is too small.*The server lists 131,072 tokens, but has read 4,096 tokens and silently left out the rest/,
  },
  {
    when: 'a refusal below the context that is listed',
    server: { accepts: SMALL, tells: (path) => ({ '/v1/models': ROOMY })[path] },
    words: /context is too small.*The server lists 131,072 tokens, but says in its refusal that it holds 4,096\./,
  },
  {
    when: 'a model that thinks its answer away',
    server: { thinkingTokens: 20_000 },
    words: /came to nothing in 3 attempts.*thought its tokens away: about 16,000 of 16,000.*set PLANWRIGHT_EFFORT/,
  },
  {
    when: 'a service that allows this model 300 tokens an answer',
    server: {
      tells: (path) =>
        path === '/v1/models'
          ? { data: [{ id: CHAT_MODEL, context_length: 131_072, max_completion_tokens: 300 }] }
          : undefined,
    },
    words: /service allows this model 300 tokens an answer\.(?!.*STAGE_MINUTES).*choose another PLANWRIGHT_MODEL/,
  },
  {
    when: 'a model that does not heed a schema',
    server: { accepts: { heedsSchema: false } },
    words: /came to nothing in 3 attempts.*JSON of a given schema and answered something else.*structured output/,
  },
])('names $when, with what to set, charging nothing', async ({ server, words }) => {
  await using rest = await openVendorRest(server, { vendor: 'openai' });
  const reply = await rest.generate('blueprint', { idea: IDEA, context: LONG });
  expectError(reply, 503, 'engine_unavailable', words);
  expect(reply.body.error.message).toMatch(/nothing was charged/i);
  expect(reply.body.error.message).not.toContain('other words');
  expectNoSecrets(JSON.stringify(reply.body), rest);
  expectNoSecrets(rest.logged(), rest);
  await expectNothingLeft(rest);
});

it('tells over MCP what REST tells', async () => {
  await using rest = await openVendorRest({ accepts: CUTS }, { vendor: 'openai' });
  const client = await rest.mcp();
  const failed = await callTool(client, 'generate_blueprint', { idea: IDEA, context: LONG });
  const message = expect.stringMatching(/context is too small.*Nothing was charged.*OLLAMA_CONTEXT_LENGTH/);
  expect(failed.structuredContent).toMatchObject({ status: 'failed', error: { code: 'engine_unavailable', message } });
  await expectNothingLeft(rest);
});

it('names thinking of a Claude model too', async () => {
  await using rest = await openVendorRest({ thinkingTokens: 300, faults: { always: 'max_tokens' } });
  const reply = await rest.generate('phases');
  expectError(reply, 503, 'engine_unavailable', /thought its tokens away: about 300 of \d+ .*PLANWRIGHT_EFFORT/);
});

it('does not blame a context that has room where a server counts few tokens, but not too few', async () => {
  const tells = (path: string) => ({ '/v1/models': ROOMY })[path];
  await using rest = await openVendorRest({ accepts: CUTS, tells }, { vendor: 'openai' });
  const { status, body } = await rest.generate('features', { idea: IDEA, context: LONG });
  expect([status, body.error]).toEqual([200, undefined]);
});

it('stops a run when prompts of clearly different lengths are all counted the same', async () => {
  // Each prompt by itself has as few tokens as a text of its length may have.
  await using rest = await openVendorRest({ accepts: { ...CUTS, window: 3_796 } }, { vendor: 'openai' });
  const reply = await rest.generate('blueprint');
  expectError(
    reply,
    503,
    'engine_unavailable',
    /too small for what was sent, about (4,[2-9]|[5-9],)\d+ tokens.*has read 3,796 tokens and silently left out the rest.*Nothing was charged.*OLLAMA_CONTEXT_LENGTH/,
  );
  expect(reply.headers.get('x-credits-charged')).toBe('0');
  // What was written from prompts that were cut is not gone on from.
  expect(reply.body.error.message).not.toContain('kept');
  expect(await rest.app.store.db.selectFrom('run_parts').select('part').execute()).toEqual([]);
  expectNoSecrets(JSON.stringify(reply.body), rest);
  await expectNothingLeft(rest);
});

it('makes a plan without its review where only that does not fit, and says what to set', async () => {
  await using rest = await openVendorRest({ accepts: { window: 7_000 } }, { vendor: 'openai' });
  const { status, body } = await rest.generate('blueprint');
  expect([status, body.error, body.meta.review]).toEqual([200, undefined, undefined]);
  const told = expect.stringMatching(/no usable answer.*context is too small.*OLLAMA_CONTEXT_LENGTH/);
  expect(body.meta.warnings).toContainEqual(told);
});

it.each([
  [10, /wrote about (9\.\d|10) tokens a second.*should set PLANWRIGHT_STAGE_MINUTES to 1[78] or more/],
  // More minutes than can be set.
  [0.5, /wrote about 0\.\d tokens a second.*should set PLANWRIGHT_EFFORT to low, or choose a faster/],
])('names a model that writes %s tokens a second as too slow, and what to set', async (tokensPerSecond, words) => {
  const speed = { firstTokenMs: 0, tokensPerSecond };
  await using rest = await openVendorRest({ speed, thinkingTokens: 8_000 }, { vendor: 'openai' });
  const { body } = await rest.generate('research', { idea: IDEA }, { Prefer: 'respond-async' });
  await expect.poll(() => rest.api.requests[0]?.status).toBe(200);
  await pass(rest, 5 * 60_000);
  await expect.poll(() => rest.app.activeRuns.size).toBe(0);
  const run = await rest.call('GET', `/mcp/runs/${body.data.runId}`);
  expect(run.body.data).toMatchObject({
    status: 'failed',
    creditsCharged: 0,
    error: {
      code: 'engine_timeout',
      message: expect.stringMatching(/research stage took longer than 5 minutes; nothing was charged/),
    },
  });
  expect(run.body.data.error.message).toMatch(words);
  await expectNothingLeft(rest);
});

it('gives a stage the minutes that are set for it', async () => {
  const env = { PLANWRIGHT_STAGE_MINUTES: '1, research=7' };
  await using rest = await openVendorRest({ faults: { always: 'stall_pinging' } }, { env });
  const { body } = await rest.generate('research', { idea: IDEA }, { Prefer: 'respond-async' });
  await expect.poll(() => rest.api.requests[0]?.halted).toBe(true);
  const view = async () => (await rest.call('GET', `/mcp/runs/${body.data.runId}`)).body.data;
  await pass(rest, 7 * 60_000 - 1);
  expect((await view()).status).toBe('running');
  await pass(rest, 1);
  await expect.poll(() => rest.app.activeRuns.size).toBe(0);
  expect((await view()).error.message).toContain('research stage took longer than 7 minutes');
});
