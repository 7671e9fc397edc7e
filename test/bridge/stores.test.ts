import { expect, it } from 'vitest';
import { onEveryStore } from '../helpers/stores.ts';
import { expectError, IDEA, openRest } from './rest.ts';

onEveryStore('REST', (kind) => {
  it('opens one run for one Idempotency-Key, however many requests come at once', async () => {
    await using rest = await openRest({ databaseUrl: await kind.freshUrl() });
    const headers = { 'Idempotency-Key': 'order-1' };
    const ask = () => rest.generate('research', { idea: IDEA }, headers);

    const replies = await Promise.all(Array.from({ length: 8 }, ask));

    expect(replies.map((reply) => reply.status)).toEqual(Array(8).fill(200));
    expect(new Set(replies.map((reply) => reply.body.meta.runId)).size).toBe(1);
    expect(replies.filter((reply) => reply.headers.get('x-credits-charged') === '25')).toHaveLength(1);
    expect(await rest.balance()).toEqual({ balance: 975, held: 0 });
  });

  it('lets exactly as many of one key pass as the limit says, however many come at once', async () => {
    await using rest = await openRest({ databaseUrl: await kind.freshUrl(), config: { rateLimit: 6 } });
    const replies = await Promise.all(Array.from({ length: 10 }, () => rest.call('GET', '/mcp/credits')));
    expect(replies.map((reply) => reply.status).sort()).toEqual([...Array(6).fill(200), ...Array(4).fill(429)]);
  });

  it('never charges more than there is, however many come at once', async () => {
    await using rest = await openRest({ databaseUrl: await kind.freshUrl(), credits: 60 });
    const replies = await Promise.all(Array.from({ length: 6 }, () => rest.generate('research')));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(2);
    for (const reply of replies.filter((one) => one.status !== 200)) expectError(reply, 402, 'insufficient_credits');
    expect(await rest.balance()).toEqual({ balance: 10, held: 0 });
  });

  it('takes text that no database could hold as it is', async () => {
    await using rest = await openRest({ databaseUrl: await kind.freshUrl() });
    const idea = 'A booking app\u0000 for dog\ud800 groomers \u202e🐶';
    expect((await rest.generate('research', { idea })).status).toBe(200);
    expectError(await rest.call('GET', '/mcp/runs/%00'), 404, 'not_found');
    expectError(await rest.call('GET', '/mcp/credits', { secret: 'pw_live_\u00ff' }), 401, 'unauthorized');
  });
});
