import { expect, it, vi } from 'vitest';
import { Lines } from '../../src/engines/lines.ts';
import { VendorBusy } from '../../src/engines/vendor/fault.ts';
import { TestClock } from '../../src/system/clock.ts';
import { randomIds } from '../../src/system/ids.ts';
import { silentLog } from '../../src/system/log.ts';
import { withFastPauses } from '../helpers/fast-pauses.ts';
import { linesOn } from '../helpers/lines.ts';
import { engineAt as anthropicAt, ask, vendor } from './anthropic/ask.ts';
import { engineAt as chatAt, endpoint } from './openai/ask.ts';

const PATIENT = { timeout: 15_000, interval: 5 };
const VENDORS = [
  ['anthropic', vendor, anthropicAt],
  ['openai', endpoint, chatAt],
] as const;

const busy = (waitSeconds = 0) => new VendorBusy('busy', { cause: undefined, waitSeconds });
const run = { workspaceId: 'ws_1', runId: 'run_1' };
const signal = new AbortController().signal;

it.each(
  VENDORS,
)('a busy vendor is asked again as late as it says, by the clock: %s', async (_name, start, engineAt) => {
  const clock = new TestClock();
  const api = await start({ faults: { script: [{ kind: 'http_503', retryAfter: 200 }, null] } });
  const answer = ask(engineAt(api.url, { clock }));
  await vi.waitUntil(() => api.total === 1 && api.open === 0, PATIENT);
  // What was sent has arrived once a later answer has.
  await ask(engineAt((await start()).url));
  clock.advance(199_999);
  await ask(engineAt((await start()).url));
  expect(api.total).toBe(1);
  clock.advance(1);
  expect((await answer).faults).toBeUndefined();
});

it.each(VENDORS)('every 429 comes up at once, and is not asked again below: %s', async (_name, start, engineAt) => {
  const api = await start({ faults: { script: ['http_429', 'http_429', null] } });
  const clock = withFastPauses(new TestClock());
  const warn = vi.fn();
  const lines = new Lines({ max: 8, clock, ids: randomIds, log: { ...silentLog, warn } });
  const engine = engineAt(api.url, {}, lines);
  expect((await ask(engine)).faults).toBeUndefined();
  expect([api.total, warn.mock.calls.length]).toEqual([3, 2]);
});

it('a vendor that does not say how long is asked again after longer and longer pauses', async () => {
  const pauses: number[] = [];
  const clock = Object.assign(new TestClock(), { sleep: async (ms: number) => void pauses.push(ms) });
  const ids = { ...randomIds, bytes: (count: number) => Buffer.alloc(count, 128) };
  const lines = new Lines({ max: 8, clock, ids, log: silentLog });
  let calls = 0;
  const work = async () => {
    if (calls++ < 7) throw busy();
    return 'answered';
  };
  expect(await lines.call({ run, signal }, work)).toBe('answered');
  // A quarter longer than the shortest, as the draw says.
  expect(pauses).toEqual([1_250, 2_500, 5_000, 10_000, 20_000, 37_500, 37_500]);
});

it('a vendor that asks for more time than a stage has is not waited for, nor are others held up', async () => {
  const lines = linesOn(new TestClock());
  await expect(lines.call({ run, signal }, () => Promise.reject(busy(301)))).rejects.toThrow(VendorBusy);
  expect(await lines.call({ run, signal }, async () => 'answered')).toBe('answered');
});

it('a pause ends with the last call that waited for it, and leaves no timer', async () => {
  const clock = new TestClock();
  const asleep = vi.spyOn(clock, 'sleep');
  const lines = linesOn(clock);
  const stopped = new AbortController();
  const call = lines.call({ run, signal: stopped.signal }, () => Promise.reject(busy(60)));
  await vi.waitUntil(() => asleep.mock.calls.length === 1, PATIENT);
  stopped.abort(new Error('stopped'));
  await expect(call).rejects.toThrow('stopped');
  expect(asleep.mock.calls.map(([, waits]) => waits?.aborted)).toEqual([true]);
  // The vendor is left alone all the same.
  const work = vi.fn(async () => 'answered');
  const next = lines.call({ run, signal }, work);
  await vi.waitUntil(() => asleep.mock.calls.length === 2, PATIENT);
  expect(work).not.toHaveBeenCalled();
  clock.advance(60_000);
  expect(await next).toBe('answered');
});

it('a call has its turn once, however often the vendor is busy', async () => {
  const clock = Object.assign(new TestClock(), { sleep: async () => undefined });
  const onTurn = vi.fn();
  const refusals = [busy(1), busy(2)];
  await linesOn(clock).call({ run, signal, onTurn }, async () => {
    const refusal = refusals.shift();
    if (refusal) throw refusal;
  });
  expect(onTurn).toHaveBeenCalledTimes(1);
});
