import { expect, it } from 'vitest';
import { AppError } from '../../../src/errors.ts';
import { TestClock } from '../../../src/system/clock.ts';
import { VENDOR_WORDS } from '../../helpers/messages-api/errors.ts';
import type { Fault, FaultKind } from '../../helpers/messages-api/faults.ts';
import { answerOf, ask, engineAt, serviceThat, sse, vendor } from './ask.ts';

/** The AppError of a call that must fail. */
async function errorOf(call: Promise<unknown>): Promise<AppError> {
  const error = await call.then(
    () => new Error('it answered'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw error;
  return error;
}

/** Retried at once: the SDK's own pauses would take seconds. */
const soon = (kind: FaultKind): Fault => ({ kind, retryAfter: 0.001 });

it.each<[Fault, string, RegExp, number]>([
  ['http_400', 'engine_unavailable', /PLANWRIGHT_MODEL takes structured output.*credit/, 1],
  ['http_401', 'engine_unavailable', /valid one into ANTHROPIC_API_KEY/, 1],
  ['http_402', 'engine_unavailable', /ANTHROPIC_API_KEY has no credit/, 1],
  ['http_403', 'engine_unavailable', /may not use this model/, 1],
  ['http_404', 'engine_unavailable', /no such model.*PLANWRIGHT_MODEL/, 1],
  ['http_413', 'unprocessable', /Send less/, 1],
  [soon('http_500'), 'engine_unavailable', /overloaded or out of order/, 3],
  ['http_529', 'engine_unavailable', /overloaded or out of order/, 3],
  ['cut', 'engine_unavailable', /broke off in the middle/, 2],
  ['early_end', 'engine_unavailable', /broke off in the middle/, 2],
  ['error_event', 'engine_unavailable', /broke off in the middle/, 2],
])('tells %j as %s, after as many calls as make sense', async (fault, code, words, calls) => {
  const api = await vendor({ faults: { always: fault } });
  const error = await errorOf(ask(engineAt(api.url)));
  expect(error).toMatchObject({ code, message: expect.stringMatching(words) });
  expect(api.total).toBe(calls);
  expect(api.open).toBe(0);
});

it('leaves of a failed call nothing but status, type and request id for the log, and none of it for the caller', async () => {
  const api = await vendor({ faults: { always: 'http_400' } });
  const { message, cause } = await errorOf(ask(engineAt(api.url)));
  expect(message).not.toContain('req_');
  expect(cause).toMatchObject({ message: 'status 400, invalid_request_error, req_00000001' });
  expect(JSON.stringify([message, String(cause)])).not.toContain(VENDOR_WORDS);
});

it('names the token as what to mend when the token is used', async () => {
  const api = await vendor();
  const error = await errorOf(ask(engineAt(api.url, { apiKey: undefined, authToken: 'not it' })));
  expect(error.message).toContain('ANTHROPIC_AUTH_TOKEN');
});

it('answers after a failure that passed', async () => {
  const api = await vendor({ faults: { script: [soon('http_500'), soon('http_500'), null] } });
  expect((await ask(engineAt(api.url))).faults).toBeUndefined();
  expect(api.requests.map((request) => request.headers['x-stainless-retry-count'])).toEqual(['0', '1', '2']);
});

it.each<FaultKind>([
  'cut',
  'early_end',
  'error_event',
])('asks once more when an answer broke off: %s', async (fault) => {
  const api = await vendor({ faults: { script: [fault, null] } });
  const { faults, usage } = await ask(engineAt(api.url));
  expect(faults).toBeUndefined();
  expect(api.requests.map((request) => request.outcome).at(-1)).toBe('answered');
  // Both calls are paid for; of one whose connection was cut, what it used may be lost with it.
  const once = (await ask(engineAt(api.url))).usage?.inputTokens ?? 0;
  expect(usage?.inputTokens).toBe(fault === 'cut' ? usage?.inputTokens : 2 * once);
});

it('does not ask once more when an answer broke off for a reason that stays', async () => {
  let calls = 0;
  const { url } = await serviceThat((_request, response) => {
    calls++;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const refused = { type: 'error', error: { type: 'authentication_error', message: VENDOR_WORDS } };
    response.end(answerOf(['{"a"']).split('event: message_delta')[0] + sse(refused));
  });
  const error = await errorOf(ask(engineAt(url)));
  expect(error.message).toContain('ANTHROPIC_API_KEY');
  expect(calls).toBe(1);
});

it('tells at once how long to wait when that is longer than a stage can', async () => {
  const api = await vendor({ faults: { always: { kind: 'http_429', retryAfter: 7200 } } });
  const error = await errorOf(ask(engineAt(api.url)));
  expect(error).toMatchObject({ code: 'engine_unavailable', message: expect.stringContaining('in 120 minutes') });
  expect(api.total).toBe(1);
});

it.each([
  ['a date', { 'retry-after': new Date(new TestClock().now() + 3_600_000).toUTCString() }],
  ['seconds with their unit', { 'retry-after': '3600s' }],
  ['milliseconds with their unit', { 'retry-after-ms': '3600000ms' }],
])('tells so too when it is said as %s, for which the SDK would wait', async (_name, headers) => {
  const { url } = await serviceThat((_request, response) => response.writeHead(429, headers).end('{}'));
  const error = await errorOf(ask(engineAt(url)));
  expect(error.message).toContain('Try again in 60 minutes');
});

it.each([
  'Wed, 21 Oct 2015 07:28:00 GMT',
  'soon',
])('asks again in its own time when told to wait until %s', async (when) => {
  let calls = 0;
  const { url } = await serviceThat((_request, response) => {
    if (calls++ === 0) response.writeHead(429, { 'retry-after': when }).end('{}');
    else response.writeHead(200, { 'content-type': 'text/event-stream' }).end(answerOf(['{}']));
  });
  expect((await ask(engineAt(url))).output).toEqual({});
  expect(calls).toBe(2);
});

it('says what to check when nobody listens there, with the code of the network for the log', async () => {
  const { url, close } = await vendor();
  await close();
  const error = await errorOf(ask(engineAt(url)));
  expect(error).toMatchObject({ code: 'engine_unavailable', message: expect.stringContaining('ANTHROPIC_BASE_URL') });
  expect(error.cause).toMatchObject({ message: 'status none, ECONNREFUSED' });
});

it.each([
  ['a web page', 'text/html', '<html><body>Welcome</body></html>'],
  ['JSON', 'application/json', '{"hello":"world"}'],
  ['events that are none of this API', 'text/event-stream', 'event: message_start\ndata: null\n\n'],
  ['events that are no JSON', 'text/event-stream', 'event: message_start\ndata: {"type":\n\n'],
  ['nothing', 'text/event-stream', ''],
])('says what to check when %s answers', async (_name, type, body) => {
  const { url } = await serviceThat((_request, response) =>
    response.writeHead(200, { 'content-type': type }).end(body),
  );
  const error = await errorOf(ask(engineAt(url)));
  expect(error.code).toBe('engine_unavailable');
  expect(error.message).toMatch(/ANTHROPIC_BASE_URL|broke off/);
});
