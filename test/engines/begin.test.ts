import { describe, expect, it, vi } from 'vitest';
import type { StandInOptions } from '../helpers/messages-api/vendor.ts';
import { engineAt as anthropicAt, ask, vendor } from './anthropic/ask.ts';
import { engineAt as chatAt, endpoint } from './openai/ask.ts';

const VENDORS = {
  anthropic: { start: vendor, engineAt: anthropicAt },
  openai: { start: (options: StandInOptions) => endpoint(options), engineAt: chatAt },
};

describe.each(Object.entries(VENDORS))('a call of %s', (_name, { start, engineAt }) => {
  it('tells that the answer has begun before it ends', async () => {
    const api = await start({ faults: { always: 'stall' } });
    const begun = Promise.withResolvers<void>();
    const run = new AbortController();
    const answer = ask(engineAt(api.url), { signal: run.signal, onBegin: begun.resolve });
    await begun.promise;
    expect(api.open).toBe(1);
    run.abort(new Error('stopped'));
    await expect(answer).rejects.toThrow('stopped');
  });

  it('tells it once when the answer broke off and the next one came whole', async () => {
    const api = await start({ faults: { script: ['early_end', null] } });
    const onBegin = vi.fn();
    expect((await ask(engineAt(api.url), { onBegin })).faults).toBeUndefined();
    expect(api.total).toBe(2);
    expect(onBegin).toHaveBeenCalledTimes(1);
  });

  it('does not tell it of a call that is refused', async () => {
    const api = await start({ faults: { always: 'http_401' } });
    const onBegin = vi.fn();
    await expect(ask(engineAt(api.url), { onBegin })).rejects.toThrow(/API_KEY/);
    expect(onBegin).not.toHaveBeenCalled();
  });
});

it('tells it of an answer that is not streamed when that is there', async () => {
  const api = await endpoint({ accepts: { streaming: false } });
  const onBegin = vi.fn();
  expect((await ask(chatAt(api.url), { onBegin })).faults).toBeUndefined();
  expect(onBegin).toHaveBeenCalledTimes(1);
});
