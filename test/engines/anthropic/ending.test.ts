import { expect, it, vi } from 'vitest';
import { TestClock } from '../../../src/system/clock.ts';
import type { FaultKind } from '../../helpers/messages-api/faults.ts';
import { ask, engineAt, serviceThat, vendor } from './ask.ts';

// A busy machine is slow, not wrong.
const PATIENT = { timeout: 15_000, interval: 5 };

const STOPPED = new Error('the run was cancelled');

it.each<FaultKind>([
  'stall_before_headers',
  'stall',
  'stall_pinging',
])('hangs up at once when the run is stopped during %s', async (fault) => {
  const api = await vendor({ faults: { always: fault } });
  const run = new AbortController();
  const answer = ask(engineAt(api.url), { signal: run.signal });
  await vi.waitUntil(() => api.open === 1, PATIENT);
  run.abort(STOPPED);
  await expect(answer).rejects.toBe(STOPPED);
  await vi.waitUntil(() => api.open === 0, PATIENT);
  expect(api.requests.map((request) => request.outcome)).toEqual(['left']);
});

it('does not sit out the pause before a retry when the run is stopped in it', async () => {
  const api = await vendor({ faults: { always: { kind: 'http_529', retryAfter: 50 } } });
  const run = new AbortController();
  const answer = ask(engineAt(api.url), { signal: run.signal });
  await vi.waitUntil(() => api.total === 1 && api.open === 0, PATIENT);
  run.abort(STOPPED);
  await expect(answer).rejects.toBe(STOPPED);
  expect(api.total).toBe(1);
});

it('asks nobody when the run is stopped already', async () => {
  const api = await vendor();
  await expect(ask(engineAt(api.url), { signal: AbortSignal.abort(STOPPED) })).rejects.toBe(STOPPED);
  expect(api.total).toBe(0);
});

it.each<FaultKind>([
  'stall_before_headers',
  'stall',
])('gives up after 90 seconds of silence, asks no second time and hangs up: %s', async (fault) => {
  const clock = new TestClock();
  const api = await vendor({ faults: { always: fault } });
  let ended = false;
  const answer = ask(engineAt(api.url, { clock })).finally(() => {
    ended = true;
  });
  answer.catch(() => undefined);
  await vi.waitUntil(() => api.open === 1 && (fault !== 'stall' || api.requests[0]?.status === 200), PATIENT);
  // What was sent has arrived once a later answer has: both go through the same loop.
  await ask(engineAt((await vendor()).url));
  clock.advance(89_999);
  await ask(engineAt((await vendor()).url));
  expect(ended).toBe(false);
  clock.advance(1);
  await expect(answer).rejects.toMatchObject({ code: 'engine_timeout', message: /silent for 90 seconds/ });
  await vi.waitUntil(() => api.open === 0, PATIENT);
  expect(api.total).toBe(1);
});

it('does not take a model that thinks long for silent, as long as pings come', async () => {
  const clock = new TestClock();
  let ping: () => void = () => undefined;
  const { url } = await serviceThat((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    ping = () => void response.write('event: ping\ndata: {"type":"ping"}\n\n');
    ping();
  });
  const run = new AbortController();
  const heardAt = vi.spyOn(clock, 'elapsed');
  const answer = ask(engineAt(url, { clock }), { signal: run.signal });
  answer.catch(() => undefined);
  for (let minute = 0; minute < 4; minute++) {
    // Each arrival is one reading of the clock.
    const before = heardAt.mock.calls.length;
    ping();
    await vi.waitUntil(() => heardAt.mock.calls.length > before, PATIENT);
    clock.advance(60_000);
  }
  run.abort(STOPPED);
  await expect(answer).rejects.toBe(STOPPED);
});

it('leaves no timer behind when an answer has come', async () => {
  const clock = new TestClock();
  const api = await vendor();
  const asleep = vi.spyOn(clock, 'sleep');
  await ask(engineAt(api.url, { clock }));
  const signals = asleep.mock.calls.map(([, signal]) => signal?.aborted);
  expect(signals.length).toBeGreaterThan(0);
  expect(signals).not.toContain(false);
});
