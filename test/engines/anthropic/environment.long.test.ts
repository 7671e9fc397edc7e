import { expect, it } from 'vitest';
import { freshData, shell, startShell } from '../../cli/shell.ts';
import { ask, engineAt, vendor } from './ask.ts';

const IDEA = 'A booking app for mobile dog groomers with SMS reminders and deposits';

// Everything the SDK would take from the environment by itself, against what the settings say.
const LURES = {
  ANTHROPIC_LOG: 'debug',
  ANTHROPIC_AUTH_TOKEN: 'not-this-one',
  ANTHROPIC_PROFILE: 'nobody',
  ANTHROPIC_CUSTOM_HEADERS: 'Authorization: Bearer lure\nX-Api-Key: lure\nX-Team: plans',
  ANTHROPIC_OPEN_TELEMETRY_CONTENT: 'true',
};

it('keeps stdout for the protocol and every word of prompt, answer and key out of the log', async () => {
  const api = await vendor();
  const env = { ...LURES, ANTHROPIC_AUTH_TOKEN: '', ANTHROPIC_API_KEY: api.apiKey, ANTHROPIC_BASE_URL: api.url };
  const child = startShell(['stdio'], { ...freshData(), ...env, PLANWRIGHT_LOG_LEVEL: 'debug' });
  const send = (message: object) => child.child.stdin?.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const client = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
  send({ id: 1, method: 'initialize', params: client });
  send({ method: 'notifications/initialized' });
  send({ id: 2, method: 'tools/call', params: { name: 'generate_research', arguments: { idea: IDEA } } });
  const answer = JSON.parse(await child.line('"id":2'));
  expect(answer.result.structuredContent).toMatchObject({
    status: 'succeeded',
    meta: { engine: 'anthropic', model: 'claude-sonnet-5-5', usage: { cacheReadTokens: 0 } },
  });
  child.child.stdin?.end();
  await child.exit;
  const lines = child.stdout().trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).jsonrpc)).toEqual(lines.map(() => '2.0'));
  expect(child.stderr()).toContain('the model answered');
  for (const secret of [api.apiKey, 'dog groomers', 'summary']) expect(child.stderr()).not.toContain(secret);
});

it('sends the configured key and no credential that the environment has beside it', async () => {
  const api = await vendor();
  const env = { ...freshData(), ...LURES, ANTHROPIC_API_KEY: api.apiKey, ANTHROPIC_BASE_URL: api.url };
  const { code, stdout } = await shell(['generate', 'research', IDEA, '--json'], env);
  expect(JSON.parse(stdout)).toMatchObject({ meta: { engine: 'anthropic' } });
  expect(code).toBe(0);
  const [request] = api.requests;
  expect(request?.headers).toMatchObject({ authorization: `Bearer ${api.apiKey}`, 'x-team': 'plans' });
  expect(request?.headers).not.toHaveProperty('x-api-key');
});

it('works with a token where there is no key', async () => {
  const api = await vendor({ apiKey: 'a-token-of-a-gateway' });
  await ask(engineAt(api.url, { apiKey: undefined, authToken: api.apiKey }));
  expect(api.requests[0]?.headers.authorization).toBe('Bearer a-token-of-a-gateway');
});

it('says at the start of serve what to set when the model has no key', async () => {
  const { code, stderr } = await shell(['serve', '--port', '0'], { ...freshData(), PLANWRIGHT_ENGINE: 'anthropic' });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^planwright: PLANWRIGHT_ENGINE is anthropic, but there is no key\. Set ANTHROPIC_API_KEY/);
});

it('manages keys and credits where the model has no key', async () => {
  const env = { ...freshData(), PLANWRIGHT_ENGINE: 'anthropic' };
  expect((await shell(['credits', 'check', '--json'], env)).code).toBe(0);
  expect((await shell(['generate', 'research', IDEA], env)).stderr).toContain('Set ANTHROPIC_API_KEY');
});

it('tells the first call of a stdio process what to set when the model has no key', async () => {
  const child = startShell(['stdio'], { ...freshData(), PLANWRIGHT_ENGINE: 'anthropic' });
  const send = (message: object) => child.child.stdin?.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const client = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
  send({ id: 1, method: 'initialize', params: client });
  send({ method: 'notifications/initialized' });
  send({ id: 2, method: 'tools/list' });
  send({ id: 3, method: 'tools/call', params: { name: 'get_credits', arguments: {} } });
  expect(JSON.parse(await child.line('"id":2')).result.tools.length).toBeGreaterThan(5);
  const { result } = JSON.parse(await child.line('"id":3'));
  expect(result.isError).toBe(true);
  expect(JSON.stringify(result)).toContain('Set ANTHROPIC_API_KEY');
});
