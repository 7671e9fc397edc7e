import { expect, it, vi } from 'vitest';
import { TestClock } from '../../../src/system/clock.ts';
import { withFastPauses } from '../../helpers/fast-pauses.ts';
import { VENDOR_WORDS } from '../../helpers/messages-api/errors.ts';
import type { FaultKind } from '../../helpers/messages-api/faults.ts';
import { ask, serviceThat } from '../anthropic/ask.ts';
import { endpoint, engineAt } from './ask.ts';

const PATIENT = { timeout: 15_000, interval: 5 };
const STOPPED = new Error('the run was cancelled');

const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('it answered'),
    (thrown: Error) => thrown,
  );

it('leaves of a failed call nothing but status, type and request id for the log', async () => {
  const api = await endpoint({ faults: { always: 'http_403' } });
  const { message, cause } = await errorOf(ask(engineAt(api.url)));
  expect(cause).toMatchObject({ message: 'status 403, invalid_request_error, req_00000001' });
  expect(JSON.stringify([message, String(cause)])).not.toContain(VENDOR_WORDS);
});

it.each<[number, object | string, RegExp, number]>([
  [429, { error: { code: 'insufficient_quota', message: VENDOR_WORDS } }, /OPENAI_API_KEY has no credit/, 1],
  [400, { error: { code: 'model_not_found' } }, /no such model.*PLANWRIGHT_MODEL/, 1],
  [404, { error: "model 'x' not found, try pulling it first" }, /no such model.*ends with \/v1/, 1],
  [
    400,
    { error: { code: 'context_length_exceeded', message: { toString: 1 } } },
    /too small for what was sent.*its answer\. Nothing/,
    2,
  ],
  [
    400,
    { error: { message: 'the request exceeds the available context size (4096 tokens)' } },
    /It holds 4,096 tokens/,
    2,
  ],
  [401, 'Unauthorized', /valid one into OPENAI_API_KEY/, 1],
  [418, '', /status 418/, 1],
  [408, '', /status 408/, 3],
  [502, '<html>Bad gateway</html>', /overloaded or out of order/, 3],
])('tells status %i with %j by what it means', async (status, body, words, calls) => {
  let asked = 0;
  const { url } = await serviceThat((_request, response) => {
    asked++;
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  const error = await errorOf(ask(engineAt(url)));
  expect(error).toMatchObject({ code: 'engine_unavailable', message: expect.stringMatching(words) });
  expect(asked).toBe(calls);
});

it('says at once how long to wait when that is longer than a stage can, or a date', async () => {
  const when = new Date(new TestClock().now() + 3_600_000).toUTCString();
  const { url } = await serviceThat((_request, response) => response.writeHead(429, { 'retry-after': when }).end());
  expect((await errorOf(ask(engineAt(url)))).message).toContain('in 60 minutes');
});

it('says what to check when nobody listens there', async () => {
  const { url, close } = await endpoint();
  await close();
  const error = await errorOf(ask(engineAt(url)));
  expect(error.message).toMatch(/cannot be reached.*OPENAI_BASE_URL/);
  expect(error.cause).toMatchObject({ message: 'status none, ECONNREFUSED' });
});

it.each<FaultKind>([
  'stall_before_headers',
  'stall',
  'stall_pinging',
])('hangs up at once when the run is stopped during %s', async (fault) => {
  const api = await endpoint({ faults: { always: fault } });
  const run = new AbortController();
  const answer = ask(engineAt(api.url), { signal: run.signal });
  await vi.waitUntil(() => api.requests[0]?.halted, PATIENT);
  run.abort(STOPPED);
  await expect(answer).rejects.toBe(STOPPED);
  await vi.waitUntil(() => api.open === 0, PATIENT);
  expect(api.requests.map((request) => request.outcome)).toEqual(['left']);
});

it('does not sit out the pause before a retry when the run is stopped in it', async () => {
  const api = await endpoint({ faults: { always: { kind: 'http_529', retryAfter: 50 } } });
  const run = new AbortController();
  const answer = ask(engineAt(api.url), { signal: run.signal });
  await vi.waitUntil(() => api.total === 1 && api.open === 0, PATIENT);
  run.abort(STOPPED);
  await expect(answer).rejects.toBe(STOPPED);
  expect(api.total).toBe(1);
});

it('leaves no timer behind when an answer has come', async () => {
  const clock = new TestClock();
  const asleep = vi.spyOn(clock, 'sleep');
  await ask(engineAt((await endpoint()).url, { clock: withFastPauses(clock) }));
  const signals = asleep.mock.calls.map(([, signal]) => signal?.aborted);
  expect(signals.length).toBeGreaterThan(0);
  expect(signals).not.toContain(false);
});

it.each<FaultKind>(['stall', 'stall_before_headers'])('gives up after 90 seconds of silence: %s', async (fault) => {
  const clock = new TestClock();
  const api = await endpoint({ faults: { always: fault } });
  const error = errorOf(ask(engineAt(api.url, { clock })));
  await vi.waitUntil(() => api.requests[0]?.halted, PATIENT);
  await ask(engineAt((await endpoint()).url));
  clock.advance(90_000);
  expect(await error).toMatchObject({
    code: 'engine_timeout',
    message: expect.stringMatching(/silent for 90 seconds/),
  });
  await vi.waitUntil(() => api.open === 0, PATIENT);
});
