import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../bridge/index.ts';
import { prometheusMetrics } from '../../src/system/metrics-prometheus.ts';
import { failingEngine, fixtureEngine, Gate, slowEngine } from '../helpers/engines.ts';
import { mcpSession } from '../helpers/mcp-session.ts';
import { PLAIN_IDEA } from '../helpers/plain-artifacts.ts';
import { readExposition, type Sample } from '../helpers/prometheus.ts';
import { onEveryStore } from '../helpers/stores.ts';
import type { TestAppParts } from '../helpers/test-app.ts';
import { IDEA, openRest, type Rest, toReply } from './rest.ts';

const TOKEN = 'a-token-for-the-collector';

async function open(parts: TestAppParts = {}) {
  const rest = await openRest({ metrics: prometheusMetrics(), ...parts });
  const scrape = async (headers: Record<string, string> = {}) =>
    toReply(await rest.bridge.request('/metrics', { headers }));
  const samples = async () => readExposition((await scrape()).body).samples;
  return { ...rest, scrape, samples };
}

const figure = (samples: readonly Sample[], name: string, labels: Record<string, string> = {}): number | undefined =>
  samples.find(
    (one) => one.name === name && Object.entries(labels).every(([label, value]) => one.labels[label] === value),
  )?.value;

describe('/metrics', () => {
  it('is sound text with the names that dashboards rely on', async () => {
    await using rest = await open();
    await rest.generate('blueprint');
    const { headers, body } = await rest.scrape();
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(headers.get('cache-control')).toBe('no-store');
    const { families, faults } = readExposition(body);
    expect(faults).toEqual([]);
    const ours = families.filter((one) => one.name.startsWith('planwright_'));
    await expect(`${ours.map(({ name, type, help }) => `${name} (${type}) ${help}`).join('\n')}\n`).toMatchFileSnapshot(
      '../golden/metrics.txt',
    );
    const names = families.map((one) => one.name);
    expect(names).toEqual(expect.arrayContaining(['process_cpu_seconds_total', 'nodejs_eventloop_lag_seconds']));
  });

  it('counts requests by the template of their route, never by what was asked for', async () => {
    await using rest = await open();
    await rest.call('GET', '/mcp/credits');
    await rest.call('GET', '/mcp/runs/run_of_somebody');
    await rest.call('GET', '/mcp/credits', { secret: 'pw_live_wrong' });
    await rest.call('PUT', '/mcp/credits');
    await rest.bridge.request('/marked-path?marked=query', { method: 'MARKED' });
    const samples = await rest.samples();
    const counted = samples.filter((one) => one.name === 'planwright_http_requests_total');
    expect(counted.map(({ labels, value }) => [labels.method, labels.route, labels.status, value])).toEqual([
      ['GET', '/api/v1/mcp/credits', '200', 1],
      ['GET', '/api/v1/mcp/runs/{id}', '404', 1],
      ['GET', '/api/v1/mcp/credits', '401', 1],
      ['PUT', 'none', '405', 1],
      ['other', 'none', '404', 1],
    ]);
    const templates = new Set(ROUTES.map((route) => `/api/v1${route.path}`)).add('none');
    for (const { labels } of counted) expect(templates).toContain(labels.route);
    expect(figure(samples, 'planwright_http_request_duration_seconds_count', { route: 'none' })).toBe(2);
  });

  it('counts runs, stages, credits and engine calls as they end', async () => {
    await using rest = await open();
    await rest.generate('research');
    await rest.generate('research', { idea: 'too short' });
    const samples = await rest.samples();
    expect(figure(samples, 'planwright_runs_ended_total', { tool: 'generate_research', outcome: 'succeeded' })).toBe(1);
    expect(figure(samples, 'planwright_stage_duration_seconds_count', { stage: 'research', outcome: 'ok' })).toBe(1);
    expect(figure(samples, 'planwright_stages_running', { stage: 'research' })).toBe(0);
    expect(figure(samples, 'planwright_credits_total', { kind: 'charged' })).toBe(25);
    expect(figure(samples, 'planwright_credits_total', { kind: 'granted' })).toBe(1_000);
    expect(figure(samples, 'planwright_engine_calls_total', { engine: 'outline', outcome: 'ok' })).toBe(2);
    expect(figure(samples, 'planwright_limiter_requests_total', { outcome: 'allowed' })).toBe(2);
  });

  it('tells a failed run, what it gives back, and what the engine said', async () => {
    await using rest = await open({ engine: failingEngine(), config: { rateLimit: 1 } });
    await rest.generate('research');
    await rest.generate('research');
    const samples = await rest.samples();
    const outcome = 'engine_unavailable';
    expect(figure(samples, 'planwright_runs_ended_total', { tool: 'generate_research', outcome })).toBe(1);
    expect(figure(samples, 'planwright_engine_calls_total', { outcome })).toBe(1);
    expect(figure(samples, 'planwright_credits_total', { kind: 'released' })).toBe(25);
    expect(figure(samples, 'planwright_credits_total', { kind: 'charged' })).toBeUndefined();
    expect(figure(samples, 'planwright_limiter_requests_total', { outcome: 'refused' })).toBe(1);
  });

  it('counts repairs and the tokens of a model', async () => {
    const good = fixtureEngine();
    let calls = 0;
    const engine: TestAppParts['engine'] = {
      ...good,
      model: 'a-model',
      async generate(request) {
        if (request.stage === 'brief') return good.generate(request);
        const usage = { inputTokens: 10, outputTokens: 5 };
        return ++calls === 1 ? { output: {}, usage } : { ...(await good.generate(request)), usage };
      },
    };
    await using rest = await open({ engine });
    await rest.generate('research');
    const samples = await rest.samples();
    expect(figure(samples, 'planwright_stage_repairs_total', { stage: 'research' })).toBe(1);
    expect(figure(samples, 'planwright_engine_tokens_total', { model: 'a-model', direction: 'input' })).toBe(20);
    expect(figure(samples, 'planwright_engine_tokens_total', { model: 'a-model', direction: 'output' })).toBe(10);
  });

  it('leaves out what the database does not tell, and says so', async () => {
    await using rest = await open();
    await rest.samples();
    await rest.app.store.close();
    const samples = await rest.samples();
    expect(figure(samples, 'planwright_database_up')).toBe(0);
    expect(samples.filter((one) => /unfinished|holds_open|credits_held/.test(one.name))).toEqual([]);
    expect(figure(samples, 'planwright_mcp_sessions')).toBe(0);
  });

  it('counts MCP sessions and calls', async () => {
    const metrics = prometheusMetrics();
    await using session = await mcpSession({ metrics });
    await session.call('get_credits');
    await session.call('generate_research', { idea: PLAIN_IDEA });
    await session.call('generate_research', { idea: 'short' });
    const { samples } = readExposition(await (await fetch(`${session.url}/metrics`)).text());
    expect(figure(samples, 'planwright_mcp_sessions')).toBe(1);
    const calls = samples.filter((one) => one.name === 'planwright_mcp_calls_total');
    expect(calls.map(({ labels, value }) => [labels.tool, labels.outcome, value])).toEqual([
      ['get_credits', 'succeeded', 1],
      ['generate_research', 'succeeded', 1],
      ['generate_research', 'invalid_request', 1],
    ]);
  });
});

onEveryStore('the metrics of a database', (kind) => {
  it('show what is under way now, for every process on it', async () => {
    const gate = new Gate();
    await using rest = await open({ engine: slowEngine(fixtureEngine(), gate), databaseUrl: await kind.freshUrl() });
    const { body } = await rest.generate('research', { idea: IDEA }, { Prefer: 'respond-async' });
    await gate.reached('research');
    let samples = await rest.samples();
    expect(figure(samples, 'planwright_runs_unfinished', { state: 'executing' })).toBe(1);
    expect(figure(samples, 'planwright_stages_running', { stage: 'research' })).toBe(1);
    expect(figure(samples, 'planwright_credit_holds_open')).toBe(1);
    expect(figure(samples, 'planwright_credits_held')).toBe(25);
    expect(figure(samples, 'planwright_database_up')).toBe(1);
    gate.open();
    await rest.call('GET', `/mcp/runs/${body.data.runId}?wait=60`);
    samples = await rest.samples();
    expect(figure(samples, 'planwright_runs_unfinished', { state: 'executing' })).toBe(0);
    expect(figure(samples, 'planwright_credit_holds_open')).toBe(0);
  });
});

describe('who may read /metrics', () => {
  const seen = async (
    rest: Rest & { scrape: (headers?: Record<string, string>) => Promise<{ status: number }> },
    headers = {},
  ) => (await rest.scrape(headers)).status;

  it('is any program on this machine, and no page of elsewhere', async () => {
    await using rest = await open();
    expect(await seen(rest)).toBe(200);
    expect(await seen(rest, { Host: 'evil.example' })).toBe(403);
    expect(await seen(rest, { Origin: 'https://evil.example' })).toBe(403);
  });

  it.each([
    { host: '0.0.0.0' },
    { host: '192.0.2.1' },
    { publicUrl: 'https://plan.example' },
  ])('is nobody without a token where %j can be reached from elsewhere', async (config) => {
    await using rest = await open({ config });
    expect(await seen(rest)).toBe(404);
    expect(await seen(rest, { Authorization: 'Bearer undefined' })).toBe(404);
  });

  it('is whoever has the token, once there is one', async () => {
    await using rest = await open({ config: { host: '0.0.0.0', metricsToken: TOKEN } });
    expect(await seen(rest, { Authorization: `Bearer ${TOKEN}` })).toBe(200);
    for (const wrong of ['', 'Bearer', 'Bearer wrong', `Basic ${TOKEN}`, `Bearer ${TOKEN}x`]) {
      expect(await seen(rest, wrong ? { Authorization: wrong } : {}), wrong).toBe(404);
    }
    await using local = await open({ config: { metricsToken: TOKEN } });
    expect(await seen(local)).toBe(404);
  });

  it('needs no key and is not counted against any', async () => {
    await using rest = await open({ config: { rateLimit: 1 } });
    for (let asked = 0; asked < 3; asked++) expect(await seen(rest)).toBe(200);
  });

  it('is nobody where nothing is counted', async () => {
    await using rest = await openRest();
    expect((await rest.bridge.request('/metrics')).status).toBe(404);
  });
});
