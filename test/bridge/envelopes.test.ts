import { describe, expect, it } from 'vitest';
import { architectureSchema } from '../../src/artifacts/architecture.ts';
import { blueprintSchema } from '../../src/artifacts/blueprint.ts';
import { AppError } from '../../src/errors.ts';
import { metaSchema } from '../../src/generation/envelope.ts';
import { GENERATION_TOOLS } from '../../tools/generation.ts';
import { failingEngine } from '../helpers/engines.ts';
import { expectError, openRest, toReply } from './rest.ts';

describe('a generation over REST', () => {
  it.each(GENERATION_TOOLS.map((tool) => [tool.name, tool] as const))('%s answers data and meta', async (_, tool) => {
    await using rest = await openRest();
    const path = tool.name.replace('generate_', '').replace('_', '-');

    const { status, body, headers } = await rest.generate(path);

    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['data', 'meta']);
    tool.output.parse(body.data);
    expect(metaSchema.strict().parse(body.meta)).toMatchObject({
      tool: tool.name,
      creditsCharged: tool.price,
      creditsRemaining: 1_000 - tool.price,
      requestId: headers.get('x-request-id'),
      runId: expect.stringMatching(/^run_/),
      engine: 'outline',
    });
    expect(headers.get('x-credits-charged')).toBe(String(tool.price));
    expect(headers.get('x-credits-remaining')).toBe(String(1_000 - tool.price));
    expect(await rest.balance()).toEqual({ balance: 1_000 - tool.price, held: 0 });
  });

  it('takes an earlier answer, or its run id, as input of the next', async () => {
    await using rest = await openRest();
    const research = await rest.generate('research');
    const idea = 'A booking app for dog groomers';

    const whole = await rest.generate('architecture', { idea, research: research.body.data });
    const byId = await rest.generate('architecture', { idea, research: research.body.meta.runId });

    for (const { status, body } of [whole, byId]) {
      expect(status).toBe(200);
      architectureSchema.parse(body.data);
    }
  });

  it('is a fresh generation each time', async () => {
    await using rest = await openRest();
    const [one, other] = [await rest.generate('research'), await rest.generate('research')];
    expect(one.body.meta.runId).not.toBe(other.body.meta.runId);
    expect(await rest.balance()).toEqual({ balance: 950, held: 0 });
  });

  it('makes a whole blueprint in one answer', async () => {
    await using rest = await openRest();
    const { body } = await rest.generate('blueprint');
    expect(blueprintSchema.parse(body.data).idea).toBe('A booking app for dog groomers with SMS reminders');
  });
});

describe('GET /mcp/credits', () => {
  it('tells balance and tier, and costs nothing', async () => {
    await using rest = await openRest({ tier: 'starter', credits: 70 });
    const { status, body, headers } = await rest.call('GET', '/mcp/credits');
    expect(status).toBe(200);
    expect(body.data).toEqual({
      workspaceId: rest.workspaceId,
      workspaceName: 'Test',
      credits: 70,
      plan: 'starter',
      planLabel: 'Starter',
      creditsPerCycle: 1_500,
    });
    expect(body.meta).toEqual({
      tool: 'get_credits',
      creditsCharged: 0,
      creditsRemaining: 70,
      durationMs: 0,
      requestId: headers.get('x-request-id'),
    });
    expect(headers.get('x-credits-charged')).toBe('0');
    expect(headers.get('x-credits-remaining')).toBe('70');
  });
});

describe('every response', () => {
  const requests: [string, string, RequestInit, number][] = [
    ['the start page', '/', {}, 302],
    ['the documents', '/docs', {}, 200],
    ['the documents’ head', '/docs', { method: 'HEAD' }, 200],
    ['the OpenAPI document', '/openapi.json', {}, 200],
    ['health', '/healthz', {}, 200],
    ['readiness', '/readyz', {}, 200],
    ['an unknown path', '/nope', {}, 404],
    ['an unknown path of the API', '/api/v1/mcp/nope', {}, 404],
    ['another method', '/api/v1/mcp/credits', { method: 'PUT' }, 405],
    ['another method on a page', '/docs', { method: 'POST' }, 405],
    ['OPTIONS', '/api/v1/mcp/credits', { method: 'OPTIONS' }, 204],
    ['no key', '/api/v1/mcp/credits', {}, 401],
    ['a foreign Host', '/api/v1/mcp/credits', { headers: { Host: 'evil.example' } }, 403],
  ];

  it.each(requests)('carries the three headers: %s', async (_, path, init, status) => {
    await using rest = await openRest();
    const response = await rest.bridge.request(path, init);
    expect(response.status).toBe(status);
    expect(response.headers.get('x-request-id')).toMatch(/^req_[0-9a-f]{32}$/);
    expect(response.headers.get('x-credits-charged')).toBe('0');
    expect(response.headers.get('x-credits-remaining')).toBe('0');
    if (status === 404) expectError(await toReply(response), status, 'not_found');
    if (status === 405) expectError(await toReply(response), status, 'method_not_allowed');
  });

  it('tells the balance on errors too, once the workspace is known', async () => {
    await using rest = await openRest({ credits: 40 });
    const reply = await rest.generate('research', { idea: 'short' });
    expectError(reply, 400, 'invalid_request');
    expect(reply.headers.get('x-credits-remaining')).toBe('40');
  });

  it('echoes a request id of visible ASCII, and makes one in place of any other', async () => {
    await using rest = await openRest();
    const asked = async (id: string) =>
      (await rest.call('GET', '/mcp/credits', { headers: { 'X-Request-Id': id } })).headers.get('x-request-id');
    expect(await asked('my-id/1')).toBe('my-id/1');
    expect(await asked('x'.repeat(128))).toBe('x'.repeat(128));
    for (const id of ['x'.repeat(129), 'a b', 'caf\u00e9', '']) expect(await asked(id)).toMatch(/^req_[0-9a-f]{32}$/);
  });

  it('lists the methods of a path that does not have this one', async () => {
    await using rest = await openRest();
    const put = await rest.bridge.request('/api/v1/mcp/runs/run_1', { method: 'PUT' });
    expect(put.headers.get('allow')).toBe('GET, HEAD, DELETE, OPTIONS');
    const options = await rest.bridge.request('/api/v1/mcp/generate/research', { method: 'OPTIONS' });
    expect(options.headers.get('allow')).toBe('POST, OPTIONS');
    expect([...options.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('hides what went wrong inside, and logs it with the request id and without the idea', async () => {
    const logged: { fields: object; message: string }[] = [];
    const note = (fields: object, message: string) => void logged.push({ fields, message });
    const log = { debug: note, info: note, warn: note, error: note };
    await using rest = await openRest({ log });
    const balance = rest.app.ledger.balance;
    rest.app.ledger.balance = () => Promise.reject(new Error('secret table is gone'));

    const reply = await rest.call('GET', '/mcp/credits', { headers: { 'X-Request-Id': 'mine' } });
    rest.app.ledger.balance = balance;

    expectError(reply, 500, 'internal', /quote the request id/);
    expect(JSON.stringify(reply.body)).not.toContain('secret');
    expect(logged.find((line) => line.message === 'request failed')?.fields).toMatchObject({
      requestId: 'mine',
      error: new Error('secret table is gone'),
    });
    expect(logged.find((line) => line.message === 'request')?.fields).toEqual({
      requestId: 'mine',
      workspaceId: rest.workspaceId,
      keyId: rest.key.id,
      route: 'GET /api/v1/mcp/credits',
      code: 'internal',
      status: 500,
      durationMs: 0,
    });
  });

  it('logs neither idea nor key', async () => {
    const lines: string[] = [];
    const note = (fields: object, message: string) => void lines.push(JSON.stringify({ ...fields, message }));
    await using rest = await openRest({ log: { debug: note, info: note, warn: note, error: note } });
    await rest.generate('research');
    await rest.call('GET', '/mcp/credits?key=groomers');
    await rest.bridge.request('/groomers');
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join()).not.toMatch(/groomers|pw_live/);
  });
});

describe('a generation that fails', () => {
  it.each([
    ['engine_unavailable', 503],
    ['engine_timeout', 504],
  ] as const)('answers %s and charges nothing', async (code, status) => {
    await using rest = await openRest({ engine: failingEngine(new AppError(code, 'The engine is away.')) });
    const reply = await rest.generate('research');
    expectError(reply, status, code, 'The engine is away.');
    expect(reply.headers.get('x-credits-remaining')).toBe('1000');
    expect(await rest.balance()).toEqual({ balance: 1_000, held: 0 });
  });

  it('is internal, without its words, when nobody foresaw it', async () => {
    await using rest = await openRest({ engine: failingEngine(new Error('null pointer in /srv')) });
    const reply = await rest.generate('research');
    expectError(reply, 500, 'internal');
    expect(JSON.stringify(reply.body)).not.toContain('null pointer');
    expect(await rest.balance()).toEqual({ balance: 1_000, held: 0 });
  });
});
