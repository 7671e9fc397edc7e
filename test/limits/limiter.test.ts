import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Limiter } from '../../src/limits/limiter.ts';
import { countRequest } from '../../src/limits/per-key.ts';
import { openStore } from '../../src/store/open.ts';
import { TestClock } from '../../src/system/clock.ts';
import { runs } from '../helpers/runs.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

const MINUTE = { limit: 60, windowMs: 60_000 };

onEveryStore('the limiter', (kind) => {
  it('lets exactly 60 of 140 parallel requests of a key through two processes', async () => {
    const databaseUrl = await kind.freshUrl();
    await using one = await testApp({ databaseUrl });
    await using other = await testApp({ databaseUrl, clock: one.clock });
    const hits = Array.from({ length: 140 }, (_, index) => (index % 2 ? one : other).limiter.hit('key:a', MINUTE));
    const outcomes = await Promise.all(hits);
    expect(outcomes.filter((outcome) => outcome.allowed)).toHaveLength(60);
    const remaining = outcomes.filter((outcome) => outcome.allowed).map((outcome) => outcome.remaining);
    expect(remaining.sort((a, b) => b - a)).toEqual(Array.from({ length: 60 }, (_, index) => 59 - index));
  });

  it('gives each key its own minute', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const once = { limit: 1, windowMs: 60_000 };
    for (const bucket of ['key:a', 'key:b']) expect((await app.limiter.hit(bucket, once)).allowed).toBe(true);
    for (const bucket of ['key:a', 'key:b']) expect((await app.limiter.hit(bucket, once)).allowed).toBe(false);
  });

  it('does not count what it refuses: who waits as told gets through', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const window = { limit: 2, windowMs: 1_000 };
    await app.limiter.hit('key:a', window);
    app.clock.advance(400);
    await app.limiter.hit('key:a', window);
    for (const wait of [100, 100, 100]) {
      app.clock.advance(wait);
      expect(await app.limiter.hit('key:a', window)).toMatchObject({ allowed: false, remaining: 0 });
    }
    const { retryAfterMs } = await app.limiter.hit('key:a', window);
    expect(retryAfterMs).toBe(300);
    app.clock.advance(retryAfterMs - 1);
    expect(await app.limiter.hit('key:a', window)).toEqual({ allowed: false, remaining: 0, retryAfterMs: 1 });
    app.clock.advance(1);
    expect(await app.limiter.hit('key:a', window)).toEqual({ allowed: true, remaining: 0, retryAfterMs: 0 });
  });

  it('keeps no more than the window in the database', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    for (let count = 0; count < 10; count++) {
      await app.limiter.hit('key:a', { limit: 3, windowMs: 100 });
      app.clock.advance(60);
    }
    expect((await app.store.db.selectFrom('limit_hits').select('at').execute()).length).toBeLessThanOrEqual(2);
  });

  it('tells a key over its limit to wait the 60 seconds of the contract', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    for (let count = 0; count < 3; count++) await countRequest(app, 'key_1', 3);
    await expect(countRequest(app, 'key_1', 3)).rejects.toMatchObject({
      code: 'rate_limited',
      status: 429,
      retryAfterSeconds: 60,
    });
    await countRequest(app, 'key_2', 3);
  });
});

describe('the rolling window', () => {
  it('holds at most the limit in every stretch of it, and refuses nobody who would fit', async () => {
    // Pauses in milliseconds between hits, and what is allowed in 100 ms.
    const plans = fc.record({
      pauses: fc.array(fc.oneof(fc.integer({ min: 0, max: 40 }), fc.constant(100)), { minLength: 1, maxLength: 60 }),
      limit: fc.integer({ min: 1, max: 6 }),
    });
    await fc.assert(
      fc.asyncProperty(plans, async ({ pauses, limit }) => {
        const clock = new TestClock(1_000);
        const store = await openStore(':memory:', clock);
        const limiter = new Limiter({ store, clock });
        const passed: number[] = [];
        for (const pause of pauses) {
          clock.advance(pause);
          const now = clock.now();
          const inWindow = passed.filter((at) => at > now - 100).length;
          const { allowed, remaining, retryAfterMs } = await limiter.hit('key:a', { limit, windowMs: 100 });
          expect(allowed).toBe(inWindow < limit);
          expect(remaining).toBe(allowed ? limit - inWindow - 1 : 0);
          expect(retryAfterMs).toBe(allowed ? 0 : (passed.at(-limit) ?? 0) + 100 - now);
          if (allowed) passed.push(now);
        }
        await store.close();
      }),
      { numRuns: runs(25) },
    );
  });
});
