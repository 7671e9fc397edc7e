import { describe, expect, it } from 'vitest';
import { runSchema } from '../../bridge/run-data.ts';
import { failingEngine, fixtureEngine, Gate, slowEngine } from '../helpers/engines.ts';
import { seedWorkspace } from '../helpers/test-app.ts';
import { expectError, IDEA, openRest, type Rest, toReply } from './rest.ts';

const ASYNC = { Prefer: 'respond-async' };

async function openSlow(): Promise<Rest & { gate: Gate }> {
  const gate = new Gate();
  return { ...(await openRest({ engine: slowEngine(fixtureEngine(), gate) })), gate };
}

describe('a generation that answers 202', () => {
  it('goes on, and tells where to read it', async () => {
    await using rest = await openSlow();

    const { status, body, headers } = await rest.generate('research', { idea: IDEA }, ASYNC);

    expect(status).toBe(202);
    expect(body.data).toEqual({ runId: body.meta.runId, status: 'running' });
    expect(headers.get('location')).toBe(`/api/v1/mcp/runs/${body.data.runId}`);
    expect(headers.get('preference-applied')).toBe('respond-async');
    expect(headers.get('x-credits-charged')).toBe('0');
    expect(body.meta).toMatchObject({ tool: 'generate_research', creditsCharged: 0, creditsRemaining: 1_000 });
    expect(await rest.balance()).toEqual({ balance: 1_000, held: 25 });

    rest.gate.open();
    const read = await rest.bridge.request(`${headers.get('location')}?wait=60`, {
      headers: { 'X-API-Key': rest.key.secret },
    });
    expect(runSchema.parse((await toReply(read)).body.data)).toMatchObject({
      status: 'succeeded',
      creditsCharged: 25,
      error: null,
    });
    expect(read.headers.get('x-credits-charged')).toBe('0');
    expect(read.headers.get('x-credits-remaining')).toBe('975');
  });

  it('comes after 280 seconds of waiting, too', async () => {
    await using rest = await openSlow();
    const reply = rest.generate('research');
    await rest.gate.reached('research');
    await until(() => rest.app.runChanges.count([...rest.app.activeRuns.keys()][0] ?? '') > 0);
    // In steps, because whoever waits looks at the run now and then.
    for (let second = 0; second < 280; second += 8) {
      rest.app.clock.advance(8_000);
      for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
    }
    const { status, headers } = await reply;
    expect(status).toBe(202);
    expect(headers.has('preference-applied')).toBe(false);
    expect(headers.get('location')).toMatch(/^\/api\/v1\/mcp\/runs\/run_/);
  });

  it('is asked for among other preferences', async () => {
    await using rest = await openSlow();
    const reply = await rest.generate('research', { idea: IDEA }, { Prefer: 'wait=10, Respond-Async; x=1' });
    expect(reply.status).toBe(202);
  });
});

describe('GET /mcp/runs/{id}', () => {
  it('tells stages with headlines and no content before the charge', async () => {
    await using rest = await openSlow();
    const { runId } = (await rest.generate('blueprint', { idea: IDEA }, ASYNC)).body.data;
    rest.gate.open('research');
    await rest.gate.reached('architecture');
    const read = () => rest.call('GET', `/mcp/runs/${runId}`);
    await expect.poll(async () => (await read()).body.data.stages[0].status).toBe('done');

    const { status, body } = await read();

    expect(status).toBe(200);
    const fields = ['runId', 'tool', 'status', 'stages', 'progress', 'result', 'creditsCharged', 'error'];
    expect(Object.keys(body.data)).toEqual(fields);
    expect(body.data).toMatchObject({ tool: 'generate_blueprint', status: 'running', result: null, creditsCharged: 0 });
    expect(body.data.stages).toMatchObject([
      { name: 'research', status: 'done', headline: expect.stringMatching(/segment/) },
      { name: 'architecture', status: 'running', headline: null },
      { name: 'features', status: 'waiting' },
      { name: 'phases', status: 'waiting' },
      { name: 'promptPack', status: 'waiting' },
    ]);
    expect(JSON.stringify(body)).not.toContain('recommendation');
    expect(body.meta).toMatchObject({ tool: 'generate_blueprint', runId, creditsCharged: 0 });
  });

  it('waits as long as it is told, and not longer', async () => {
    await using rest = await openSlow();
    const { runId } = (await rest.generate('research', { idea: IDEA }, ASYNC)).body.data;
    const waiting = rest.call('GET', `/mcp/runs/${runId}?wait=5`);
    await until(() => rest.app.runChanges.count(runId) > 0);
    rest.app.clock.advance(5_000);
    expect((await waiting).body.data.status).toBe('running');
  });

  it.each(['61', '-1', '1.5', 'soon'])('does not wait %s seconds', async (wait) => {
    await using rest = await openRest();
    const { runId } = (await rest.generate('research')).body.meta;
    expectError(await rest.call('GET', `/mcp/runs/${runId}?wait=${wait}`), 400, 'invalid_request', /wait/);
  });

  it('tells why a run failed', async () => {
    await using rest = await openRest({ engine: failingEngine() });
    const reply = await rest.generate('research', { idea: IDEA }, ASYNC);
    const { body, status } = await rest.call('GET', `/mcp/runs/${reply.body.data.runId}?wait=60`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'failed',
      result: null,
      creditsCharged: 0,
      error: { code: 'engine_unavailable', message: 'The engine is away.' },
    });
  });

  it.each(['GET', 'DELETE'])('answers %s of another workspace’s run as if there were none', async (method) => {
    await using rest = await openSlow();
    const other = await seedWorkspace(rest.app);
    const { runId } = (await rest.generate('research', { idea: IDEA }, ASYNC)).body.data;
    expectError(await rest.call(method, `/mcp/runs/${runId}`, { secret: other.key.secret }), 404, 'not_found');
    const events = await rest.call('GET', `/mcp/runs/${runId}/events`, { secret: other.key.secret });
    expectError(events, 404, 'not_found');
    expect((await rest.call('GET', `/mcp/runs/${runId}`)).body.data.status).toBe('running');
  });
});

describe('DELETE /mcp/runs/{id}', () => {
  it('cancels the run and gives its credits back', async () => {
    await using rest = await openSlow();
    const waiting = rest.generate('research');
    await rest.gate.reached('research');
    const [runId = ''] = rest.app.activeRuns.keys();

    const { status, body, headers } = await rest.call('DELETE', `/mcp/runs/${runId}`);

    expect(status).toBe(200);
    expect(body.data).toMatchObject({ runId, status: 'cancelled', result: null, creditsCharged: 0 });
    expect(headers.get('x-credits-charged')).toBe('0');
    expectError(await waiting, 409, 'conflict', /was cancelled/);
    expect(await rest.balance()).toEqual({ balance: 1_000, held: 0 });
    expect(rest.gate.waiting).toEqual([]);
  });

  it('leaves a run that has ended as it ended', async () => {
    await using rest = await openRest();
    const { runId } = (await rest.generate('research')).body.meta;
    const { status, body } = await rest.call('DELETE', `/mcp/runs/${runId}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: 'succeeded', creditsCharged: 25 });
    expect(await rest.balance()).toEqual({ balance: 975, held: 0 });
  });
});

describe('GET /mcp/runs/{id}/events', () => {
  it('tells each change of a stage, then the result, and ends', async () => {
    await using rest = await openSlow();
    const { runId } = (await rest.generate('blueprint', { idea: IDEA }, ASYNC)).body.data;
    await rest.gate.reached('research');
    const stream = await follow(rest, runId);
    expect((await stream.next()).stages[0]).toMatchObject({ name: 'research', status: 'running' });
    rest.gate.open('research');
    await rest.gate.reached('architecture');
    rest.gate.open();

    const events = await stream.rest();

    const last = events.at(-1);
    expect(events.slice(0, -1).every((event) => event.name === 'run' && event.data.result === null)).toBe(true);
    expect(last).toMatchObject({ name: 'done', data: { runId, status: 'succeeded', creditsCharged: 150 } });
    expect(last?.data.result.promptPack.prompts.length).toBeGreaterThanOrEqual(10);
    expect(stream.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(stream.response.headers.get('x-credits-charged')).toBe('0');
    expect(rest.app.runChanges.count(runId)).toBe(0);
  });

  it('tells a run that has ended at once', async () => {
    await using rest = await openRest({ engine: failingEngine() });
    const { runId } = (await rest.generate('research', { idea: IDEA }, ASYNC)).body.data;
    await rest.call('GET', `/mcp/runs/${runId}?wait=60`);
    const events = await (await follow(rest, runId)).rest();
    expect(events).toMatchObject([{ name: 'done', data: { status: 'failed', error: { code: 'engine_unavailable' } } }]);
  });

  it('keeps a quiet connection alive with comments', async () => {
    await using rest = await openSlow();
    const { runId } = (await rest.generate('research', { idea: IDEA }, ASYNC)).body.data;
    await rest.gate.reached('research');
    const stream = await follow(rest, runId);
    await stream.next();
    await until(() => rest.app.runChanges.count(runId) > 0);
    rest.app.clock.advance(8_000);
    await stream.until(': keep-alive\n\n');
    rest.gate.open();
    expect((await stream.rest()).at(-1)?.name).toBe('done');
  });

  it('frees everything when the client leaves, and the run goes on', async () => {
    await using rest = await openSlow();
    const { runId } = (await rest.generate('research', { idea: IDEA }, ASYNC)).body.data;
    await rest.gate.reached('research');
    const stream = await follow(rest, runId);
    await stream.next();
    await stream.leave();
    await until(() => rest.app.runChanges.count(runId) === 0);
    rest.gate.open();
    const read = await rest.call('GET', `/mcp/runs/${runId}?wait=60`);
    expect(read.body.data.status).toBe('succeeded');
  });

  it('opens no stream for HEAD', async () => {
    await using rest = await openSlow();
    const { runId } = (await rest.generate('research', { idea: IDEA }, ASYNC)).body.data;
    await rest.gate.reached('research');
    const reply = await rest.call('HEAD', `/mcp/runs/${runId}/events`);
    expect(reply.status).toBe(200);
    expect(rest.app.runChanges.count(runId)).toBe(0);
  });
});

describe('a client that leaves', () => {
  it('only stops waiting: the run goes on and is charged', async () => {
    await using rest = await openSlow();
    const leave = new AbortController();
    const gone = rest.call('POST', '/mcp/generate/research', { body: { idea: IDEA }, signal: leave.signal });
    await rest.gate.reached('research');
    const [runId = ''] = rest.app.activeRuns.keys();
    leave.abort();
    await gone.catch(() => undefined);
    await until(() => rest.app.runChanges.count(runId) === 0);
    expect(rest.app.activeRuns.has(runId)).toBe(true);
    rest.gate.open();
    expect((await rest.call('GET', `/mcp/runs/${runId}?wait=60`)).body.data.status).toBe('succeeded');
    expect(await rest.balance()).toEqual({ balance: 975, held: 0 });
  });
});

interface Told {
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came and asserts on it.
  data: any;
}

async function follow(rest: Rest, runId: string) {
  const response = await rest.bridge.request(`/api/v1/mcp/runs/${runId}/events`, {
    headers: { Authorization: `Bearer ${rest.key.secret}` },
  });
  expect(response.status).toBe(200);
  const reader = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const read = async () => {
    const { done, value } = await reader.read();
    text += value ?? '';
    return !done;
  };
  return {
    response,
    /** The data of the next event. */
    async next() {
      while (events(text).length === 0) expect(await read()).toBe(true);
      return events(text)[0]?.data;
    },
    async until(words: string) {
      while (!text.includes(words)) expect(await read()).toBe(true);
    },
    /** Every event there was, once the stream has ended. */
    async rest() {
      while (await read());
      return events(text);
    },
    leave: () => reader.cancel(),
  };
}

function events(text: string): Told[] {
  const frames = text.split('\n\n').slice(0, -1);
  return frames.flatMap((frame) => {
    const [, name, data] = /^event: (\w+)\ndata: (.*)$/s.exec(frame) ?? [];
    return name && data ? [{ name, data: JSON.parse(data) }] : [];
  });
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}
