import { describe, expect, it, vi } from 'vitest';
import { anthropicModel } from '../../src/engines/anthropic/index.ts';
import type { EngineRequest } from '../../src/engines/engine.ts';
import { engineOf } from '../../src/engines/model.ts';
import { TestClock } from '../../src/system/clock.ts';
import { silentLog } from '../../src/system/log.ts';
import { linesOn } from '../helpers/lines.ts';
import { ask, vendor } from './anthropic/ask.ts';
import { FAST, heldVendor } from './held-vendor.ts';

const STOPPED = new Error('the run was cancelled');

/** A process with so many lines: asks in the name of a workspace's run, with the call's name as its words. */
function process(url: string, max: number, clock = new TestClock()) {
  const access = { apiKey: 'sk-ant-test-only', authToken: undefined, baseUrl: url };
  const model = anthropicModel({ ...access, model: 'claude-sonnet-5-5', clock: new TestClock(), log: silentLog });
  const engine = engineOf(model, linesOn(clock, max));
  return (
    name: string,
    workspaceId: string,
    runId = workspaceId,
    more: Partial<Pick<EngineRequest, 'signal' | 'onTurn'>> = {},
  ) => {
    const prompt = () => ({ system: 'Write it.', user: name, schema: {} });
    const answer = ask(engine, { run: { workspaceId, runId }, prompt, ...more });
    // Looked at later.
    answer.catch(() => undefined);
    return answer;
  };
}

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at + 1}`);

describe('calls of a process to its model', () => {
  it('are no more at once than it may make', async () => {
    const { url, open, holdsCalls } = await heldVendor();
    const call = process(url, 5);
    const answers = numbered('call', 12).map((name, at) => call(name, `ws_${at}`));
    for (let left = 12; left > 0; left--) {
      await holdsCalls(Math.min(5, left));
      open[0]?.answer();
    }
    expect(await Promise.all(answers)).toHaveLength(12);
  });

  it('are all but one free to a workspace that is alone', async () => {
    const { url, holdsCalls } = await heldVendor();
    const call = process(url, 8);
    for (const name of numbered('call', 30)) call(name, 'ws_a');
    await holdsCalls(7);
  });

  it('take the single call of a workspace next, however many another has waiting', async () => {
    const { url, asked, named, holdsCalls } = await heldVendor();
    const call = process(url, 8);
    for (const name of numbered('a', 30)) call(name, 'ws_a');
    call('c1', 'ws_c');
    await holdsCalls(8);
    call('b1', 'ws_b');
    named('a1').answer();
    await vi.waitUntil(() => asked.length === 9, FAST);
    expect(asked.at(-1)).toBe('b1');
  });

  it('go to the runs of a workspace in turns', async () => {
    const { url, asked, open } = await heldVendor();
    const call = process(url, 1);
    call('first', 'ws_a', 'run_f');
    for (const name of ['r1', 'r2', 'r3']) call(name, 'ws_a', 'run_r');
    for (const name of ['s1', 's2']) call(name, 'ws_a', 'run_s');
    for (let calls = 1; calls <= 6; calls++) {
      await vi.waitUntil(() => asked.length === calls, FAST);
      open[0]?.answer();
    }
    expect(asked).toEqual(['first', 'r1', 's1', 'r2', 's2', 'r3']);
  });

  it('are not made for a caller that leaves the queue, whose place is free at once', async () => {
    const { url, asked, named, holds } = await heldVendor();
    const call = process(url, 1);
    const run = new AbortController();
    const onTurn = vi.fn();
    call('first', 'ws_a');
    const left = call('left', 'ws_a', 'ws_a', { signal: run.signal, onTurn });
    call('next', 'ws_a');
    await holds('first');
    run.abort(STOPPED);
    await expect(left).rejects.toBe(STOPPED);
    named('first').answer();
    await holds('next');
    expect(asked).toEqual(['first', 'next']);
    expect(onTurn).not.toHaveBeenCalled();
  });

  it('give their line back when they fail and when they are stopped', async () => {
    const { url, named, holds } = await heldVendor();
    const call = process(url, 1);
    const run = new AbortController();
    const failed = call('failed', 'ws_a');
    const stopped = call('stopped', 'ws_a', 'ws_a', { signal: run.signal });
    call('next', 'ws_a');
    await holds('failed');
    named('failed').refuse(401);
    await expect(failed).rejects.toThrow(/ANTHROPIC_API_KEY/);
    await holds('stopped');
    run.abort(STOPPED);
    await expect(stopped).rejects.toBe(STOPPED);
    await holds('next');
  });

  it('are fewer after a 429, wait as long as it says, and are as many again with the answers', async () => {
    const clock = new TestClock();
    const { url, open, asked, holdsCalls } = await heldVendor();
    const call = process(url, 8, clock);
    const answers = numbered('call', 20).map((name) => call(name, 'ws_a'));
    await holdsCalls(7);
    // All at once is one refusal: three lines are left, of which one stays free.
    for (const held of [...open]) held.refuse(429, { 'retry-after': '30' });
    await holdsCalls(0);
    await passed();
    clock.advance(29_999);
    await passed();
    expect(asked).toHaveLength(7);
    clock.advance(1);
    const seen: number[] = [];
    for (let left = 20, atOnce = 2; left > 0; left--, atOnce = Math.min(7, atOnce + 1)) {
      await holdsCalls(Math.min(atOnce, left));
      seen.push(open.length);
      open[0]?.answer();
    }
    expect(seen.slice(0, 6)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(await Promise.all(answers)).toHaveLength(20);
  });

  it('go first, of their run, when they were refused', async () => {
    const clock = new TestClock();
    const { url, asked, named, holds } = await heldVendor();
    const call = process(url, 1, clock);
    for (const name of ['r1', 'r2']) call(name, 'ws_a', 'run_r');
    await holds('r1');
    named('r1').refuse(429, { 'retry-after': '10' });
    await holds();
    await passed();
    clock.advance(10_000);
    await holds('r1');
    named('r1').answer();
    await holds('r2');
    expect(asked).toEqual(['r1', 'r1', 'r2']);
  });

  it('all succeed side by side when the vendor refuses a third of them', async () => {
    const among = [{ kind: 'http_429', retryAfter: 1 } as const, 'http_429' as const];
    const api = await vendor({ faults: { random: { probability: 1 / 3, among, seed: 3 } } });
    const access = { apiKey: api.apiKey, authToken: undefined, baseUrl: api.url };
    const model = anthropicModel({ ...access, model: 'claude-sonnet-5-5', clock: new TestClock(), log: silentLog });
    const clock = new TestClock();
    const engine = engineOf(model, linesOn(clock));
    const answers = numbered('ws_', 20).map((workspaceId) => ask(engine, { run: { workspaceId, runId: 'run_1' } }));
    let isOver = false;
    const all = Promise.all(answers).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      await passed();
      clock.advance(1_000);
    }
    expect((await all).map(({ faults }) => faults)).toEqual(Array(20).fill(undefined));
    expect(api.total).toBeGreaterThan(25);
  });
});

/** What is on its way over the loopback has come once a later answer has. */
async function passed(): Promise<void> {
  const api = await vendor();
  for (let trip = 0; trip < 2; trip++) await (await fetch(`${api.url}/control`)).text();
  await api.close();
}
