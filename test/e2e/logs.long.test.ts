import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, it, onTestFinished } from 'vitest';
import { callTool, stdioClient } from '../helpers/mcp-client.ts';
import { MODEL_WORDS } from '../helpers/outcome-engine.ts';
import { PLAIN_IDEA, plainArtifacts } from '../helpers/plain-artifacts.ts';
import { commandJson, post, startServed } from '../helpers/served.ts';
import { temporaryFolder } from '../helpers/stores.ts';

const entry = fileURLToPath(new URL('../helpers/entries/serve.ts', import.meta.url));

/** Words that callers and the model use here and nobody else does. */
const MARKS = { idea: 'azureaardvark', context: 'beigebadger', artifact: 'crimsoncrane', other: 'denimdingo' };
const NEVER_LOGGED = [...Object.values(MARKS), MODEL_WORDS];

const IDEA = `${PLAIN_IDEA} Its name is ${MARKS.idea}.`;
const artifact = { ...plainArtifacts.research, summary: `${plainArtifacts.research.summary} ${MARKS.artifact}` };
const ENDS = ['malformed', 'unusable', 'unparsed', 'refused', 'away'];

/** A call of each outcome, the same at every door. */
const CALLS: object[] = [
  { idea: IDEA, context: `Say ${MARKS.context}.`, research: artifact },
  ...ENDS.map((end) => ({ idea: `${IDEA} It ends as ${end}` })),
  { idea: MARKS.idea.slice(0, 5) },
  { idea: IDEA, [MARKS.other]: MARKS.other },
  { idea: IDEA, research: `run_${'0'.repeat(32)}` },
];

type Line = Record<string, unknown> & { msg: string };

function linesOf(stderr: string, secrets: string[] = []): Line[] {
  for (const words of [...NEVER_LOGGED, ...secrets]) expect(stderr, words).not.toContain(words);
  return stderr
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

const told = (lines: readonly Line[], message: string): Line[] => lines.filter((one) => one.msg === message);

/** The fields that are promised, of each kind of line. */
const RUN_FIELDS = {
  runId: expect.stringMatching(/^run_/),
  requestId: expect.any(String),
  workspaceId: expect.stringMatching(/^ws_/),
};
const KEYED = { workspaceId: expect.stringMatching(/^ws_/), keyId: expect.stringMatching(/^key_/) };

function expectRunLines(lines: readonly Line[]): void {
  for (const line of told(lines, 'run ended')) {
    expect(line).toMatchObject({
      ...RUN_FIELDS,
      tool: 'generate_architecture',
      outcome: expect.any(String),
      durationMs: expect.any(Number),
    });
  }
  expect(new Set(told(lines, 'run ended').map((line) => line.outcome))).toEqual(
    new Set(['succeeded', 'engine_unavailable', 'internal', 'unprocessable']),
  );
  for (const line of told(lines, 'engine called')) {
    const tokens = { inputTokens: 0, outputTokens: 0 };
    expect(line).toMatchObject({
      ...RUN_FIELDS,
      ...tokens,
      stage: expect.stringMatching(/^(?:brief|architecture)$/),
      engine: 'outline',
      model: 'outcomes',
      attempt: expect.any(Number),
      durationMs: expect.any(Number),
    });
  }
  expect(new Set(told(lines, 'engine called').map((line) => line.outcome))).toEqual(
    new Set(['ok', 'unusable', 'engine_unavailable', 'internal', 'unprocessable']),
  );
}

it('every request and call over HTTP leaves a line that says how it ended, and not a word of what was asked or answered', async () => {
  const env = {
    PLANWRIGHT_DATA_DIR: temporaryFolder(),
    PLANWRIGHT_LOG_LEVEL: 'debug',
    TEST_ENGINE: 'outcomes',
    PLANWRIGHT_RATE_LIMIT: '40',
  };
  const { url, mcpUrl, apiKey: key = '', process } = await startServed(env, { entry });
  const route = `${url}/api/v1/mcp/generate/architecture`;
  const statuses: (number | undefined)[] = [];
  for (const call of CALLS) statuses.push((await post(route, key, call))?.status);
  const raw = async (body: string, headers: Record<string, string> = {}, to = route) =>
    void statuses.push(
      (
        await fetch(to, {
          method: 'POST',
          body,
          headers: { 'Content-Type': 'application/json', 'X-API-Key': key, ...headers },
        })
      ).status,
    );
  await raw(`{"idea": ${MARKS.idea}`);
  await raw(MARKS.idea, { 'Content-Type': 'text/plain' });
  await raw(JSON.stringify({ idea: IDEA.repeat(20_000) }));
  await raw('{}', { 'X-API-Key': `pw_live_${MARKS.other}` });
  await raw(JSON.stringify({ idea: IDEA }), { 'Idempotency-Key': 'once' });
  await raw(JSON.stringify({ idea: `${IDEA} Otherwise.` }), { 'Idempotency-Key': 'once' });
  await raw('{}', {}, `${url}/${MARKS.other}`);
  await raw('{}', { 'X-API-Key': MARKS.other }, mcpUrl);
  await raw(`[${MARKS.idea}`, {}, mcpUrl);
  await raw('{"jsonrpc":"2.0","id":1,"method":"ping"}', { 'Mcp-Session-Id': MARKS.other }, mcpUrl);
  expect(statuses).toEqual([
    200, 503, 503, 500, 422, 503, 400, 400, 404, 400, 415, 413, 401, 200, 409, 404, 401, 400, 404,
  ]);

  const client = new Client({ name: MARKS.other, version: '1' });
  onTestFinished(() => client.close());
  await client.connect(
    new StreamableHTTPClientTransport(new URL(mcpUrl), { requestInit: { headers: { 'X-API-Key': key } } }),
  );
  for (const call of CALLS) await callTool(client, 'generate_architecture', call);
  await client.callTool({ name: MARKS.other, arguments: {} }).catch(() => undefined);
  for (let count = 0; count < 40; count++) await callTool(client, 'get_credits');
  await process.kill('SIGTERM');

  const lines = linesOf(process.stderr(), [key, key.slice(16)]);
  for (const line of told(lines, 'request')) {
    expect(line).toMatchObject({
      requestId: expect.any(String),
      route: expect.any(String),
      status: expect.any(Number),
      durationMs: expect.any(Number),
    });
  }
  const rest = told(lines, 'request').filter((line) => line.route === 'POST /api/v1/mcp/generate/architecture');
  expect(rest.map((line) => line.code ?? 'ok')).toEqual([
    'ok',
    'engine_unavailable',
    'engine_unavailable',
    'internal',
    'unprocessable',
    'engine_unavailable',
    'invalid_request',
    'invalid_request',
    'not_found',
    'invalid_json',
    'unsupported_media_type',
    'payload_too_large',
    'unauthorized',
    'ok',
    'conflict',
  ]);
  for (const line of rest.filter((one) => one.code !== 'unauthorized')) expect(line).toMatchObject(KEYED);
  for (const line of rest.filter((one) => one.code === undefined)) expect(line).toMatchObject(RUN_FIELDS);
  const mcp = told(lines, 'request').filter((line) => String(line.route).endsWith(' /mcp'));
  expect(mcp.slice(0, 3).map((line) => [line.status, line.code])).toEqual([
    [401, 'unauthorized'],
    [400, 'invalid_json'],
    [404, 'not_found'],
  ]);
  expectCalls(lines, KEYED);
  expect(told(lines, 'tool called').some((line) => line.code === 'rate_limited')).toBe(true);
  expectRunLines(lines);
});

it('so does every call of a stdio process', async () => {
  const folder = temporaryFolder();
  const { key } = await commandJson(['key', 'create', '--json'], { PLANWRIGHT_DATA_DIR: folder });
  const env = {
    PLANWRIGHT_DATA_DIR: folder,
    PLANWRIGHT_LOG_LEVEL: 'debug',
    TEST_ENGINE: 'outcomes',
    PLANWRIGHT_API_KEY: String(key),
  };
  const { client, stderr } = await stdioClient(env, { name: MARKS.other });
  for (const call of CALLS) await callTool(client, 'generate_architecture', call);
  await callTool(client, 'get_run', { runId: `run_${MARKS.other}` });
  await client.close();
  const lines = linesOf(stderr(), [String(key)]);
  expectCalls(lines, KEYED);
  expectRunLines(lines);
});

function expectCalls(lines: readonly Line[], who: object): void {
  const calls = told(lines, 'tool called');
  for (const line of calls.filter((one) => one.code !== 'rate_limited')) {
    expect(line).toMatchObject({
      ...who,
      requestId: expect.any(String),
      tool: expect.any(String),
      status: expect.any(String),
      durationMs: expect.any(Number),
    });
  }
  expect(calls.slice(0, CALLS.length).map((line) => line.code ?? line.status)).toEqual([
    'succeeded',
    'engine_unavailable',
    'engine_unavailable',
    'internal',
    'unprocessable',
    'engine_unavailable',
    'invalid_request',
    // MCP ignores a field that it does not know, and does not log its name.
    'succeeded',
    'not_found',
  ]);
  expect(calls[0]?.runId).toMatch(/^run_/);
}
