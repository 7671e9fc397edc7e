import { describe, expect, it } from 'vitest';
import { ANSWERS_SIZE_MAX, CALLS_MAX } from '../../../src/outreach/once/claim-call.ts';
import { sweepCalls } from '../../../src/outreach/once/sweep-calls.ts';
import { sha256 } from '../../../src/system/secret.ts';
import { expectOutreachError, type Outreach, openOutreach } from './outreach.ts';
import { isReplayed } from './retrying.ts';
import { openWorld } from './world.ts';

const KEY = { headers: { 'Idempotency-Key': 'order-1' } };
const CAMPAIGN = { name: 'Groomers', fromName: 'Grace' };
const HOOK = { url: 'https://hooks.example/in', eventTypes: ['lead.created'] };
const DAY_MS = 24 * 60 * 60_000;

const countOf = async ({ app }: Outreach, table: 'campaigns' | 'keyed_calls'): Promise<number> =>
  (await app.store.db.selectFrom(table).select('id').execute()).length;

/** Rows as so many calls leave them. */
async function keepCalls({ app, workspaceId }: Outreach, count: number, size: number): Promise<void> {
  const now = app.clock.now();
  const rows = Array.from({ length: count }, (_, at) => ({
    id: `kept-${at}`,
    workspace_id: workspaceId,
    request_hash: '',
    state: 'answered' as const,
    lease_owner: '',
    lease_until: now,
    size,
    sealed: 0,
    answer: '',
    created_at: now,
  }));
  await app.store.write(async (tx) => {
    for (let from = 0; from < count; from += 1_000) {
      await tx
        .insertInto('keyed_calls')
        .values(rows.slice(from, from + 1_000))
        .execute();
    }
  });
}

describe('a retried outreach POST', () => {
  it('makes one campaign and one webhook, whose secret is told again and kept sealed', async () => {
    await using outreach = await openOutreach();
    const made = await outreach.ask('POST', '/campaigns', CAMPAIGN, KEY);
    const hook = await outreach.ask('POST', '/webhooks', HOOK, KEY);

    // Other spaces and another order of fields are the same body.
    const again = await outreach.ask('POST', '/campaigns', `{ "fromName": "Grace",  "name": "Groomers" }`, KEY);
    const hookAgain = await outreach.ask('POST', '/webhooks', HOOK, KEY);

    expect([made, again, hook, hookAgain].map(isReplayed)).toEqual([false, true, false, true]);
    expect([again.status, again.body]).toEqual([201, made.body]);
    expect(hookAgain.body).toEqual(hook.body);
    expect((await outreach.ask('GET', '/campaigns')).body.data).toHaveLength(1);
    expect((await outreach.ask('GET', '/webhooks')).body.data).toHaveLength(1);
    const rows = JSON.stringify(await outreach.app.store.db.selectFrom('keyed_calls').selectAll().execute());
    expect(rows).toContain(made.body.data.id);
    expect(rows).not.toContain(hook.body.data.secret);
  });

  it('without a key, or with another one, is another request', async () => {
    await using outreach = await openOutreach();
    await outreach.ask('POST', '/campaigns', CAMPAIGN, KEY);
    const others = [undefined, { headers: { 'Idempotency-Key': 'order-2' } }];
    for (const options of others) {
      expect(isReplayed(await outreach.ask('POST', '/campaigns', CAMPAIGN, options))).toBe(false);
    }
    expect(await countOf(outreach, 'campaigns')).toBe(3);
  });

  it('is told in the same words as at generation what a key must be, and is not carried out', async () => {
    await using outreach = await openOutreach();
    for (const key of ['two words', 'x'.repeat(256), '']) {
      const headers = { 'Idempotency-Key': key };
      const refused = await outreach.ask('POST', '/campaigns', CAMPAIGN, { headers });
      expectOutreachError(refused, 400, 'invalid_request', /^Idempotency-Key must be 1 to 255 visible ASCII/);
      const generation = await outreach.call('POST', '/mcp/generate/research', { body: {}, headers });
      expect(generation.body.error.message).toBe(refused.body.error);
    }
    expect(await countOf(outreach, 'campaigns')).toBe(0);
  });

  it('gets the same refusal for what can never be right: 400, 404 and 422', async () => {
    await using world = await openWorld();
    const refusals = [
      ['/campaigns', { name: '' }, 400],
      [`/campaigns/cam_${'0'.repeat(32)}/pause`, undefined, 404],
      [`/campaigns/${world.ids.campaigns}/pause`, undefined, 422],
    ] as const;
    for (const [path, body, status] of refusals) {
      const first = await world.ask('POST', path, body, KEY);
      const again = await world.ask('POST', path, body, KEY);
      expect([first.status, again.status, isReplayed(first), isReplayed(again)]).toEqual([status, status, false, true]);
      expectOutreachError(again, status, first.body.code);
      expect(again.body.error).toBe(first.body.error);
    }
  });

  it('is tried again after a 429, also where the work had begun', async () => {
    await using world = await openWorld();
    const path = `/campaigns/${world.ids.campaigns}/autopilot/run`;
    for (let run = 1; run <= 2; run++) expect((await world.ask('POST', path, {})).status).toBe(200);
    expectOutreachError(await world.ask('POST', path, {}, KEY), 429, 'rate_limited');
    world.app.clock.advance(60_000);
    const later = await world.ask('POST', path, {}, KEY);
    expect([later.status, isReplayed(later)]).toEqual([200, false]);
  });

  it('does not spend its key on a body that cannot be read', async () => {
    await using outreach = await openOutreach();
    expectOutreachError(await outreach.ask('POST', '/campaigns', '{"name"', KEY), 400, 'invalid_json');
    const plain = { headers: { ...KEY.headers, 'Content-Type': 'text/plain' } };
    expectOutreachError(await outreach.ask('POST', '/campaigns', 'x', plain), 415, 'unsupported_media_type');
    expect((await outreach.ask('POST', '/campaigns', CAMPAIGN, KEY)).status).toBe(201);
  });

  it('is another request with another query, and the refusal says so', async () => {
    await using outreach = await openOutreach();
    expect((await outreach.ask('POST', '/campaigns', CAMPAIGN, KEY)).status).toBe(201);
    const other = await outreach.ask('POST', '/campaigns?x=1', CAMPAIGN, KEY);
    expectOutreachError(other, 409, 'conflict', /used with another body or query; send a new key/);
    expect(isReplayed(await outreach.ask('POST', '/campaigns', CAMPAIGN, KEY))).toBe(true);
  });

  it('is the same file byte for byte, into the same campaign, and 16 MiB of it are not kept', async () => {
    await using world = await openWorld();
    const other = (await world.ask('POST', '/campaigns', CAMPAIGN)).body.data.id;
    const csv = { headers: { ...KEY.headers, 'Content-Type': 'text/csv' } };
    const file = `email,note\r\nsam@example.com,${'x'.repeat(1_000)}\r\n`.padEnd(16 * 1024 * 1024, '\r\n');
    const into = (id: string | undefined, text = file) =>
      world.ask('POST', `/leads/import?campaignId=${id}`, text, csv);
    const first = await into(world.ids.campaigns);
    expect(first.body.data).toMatchObject({ created: 1 });
    expect([isReplayed(await into(world.ids.campaigns)), isReplayed(first)]).toEqual([true, false]);
    expectOutreachError(await into(other), 409, 'conflict', /another body/);
    expectOutreachError(await into(world.ids.campaigns, `${file.slice(1)} `), 409, 'conflict', /another body/);
    const [row] = await world.app.store.db.selectFrom('keyed_calls').selectAll().execute();
    expect(JSON.stringify(row).length).toBeLessThan(2_000);
  });

  it('counts against the limits, and asks for key, scope and plan before it is answered', async () => {
    await using outreach = await openOutreach();
    const first = await outreach.ask('POST', '/campaigns', CAMPAIGN, KEY);
    const left = (reply: { headers: Headers }) => Number(reply.headers.get('x-ratelimit-remaining'));
    expect(left(await outreach.ask('POST', '/campaigns', CAMPAIGN, KEY))).toBe(left(first) - 1);
    // Another key of the workspace asks for the same thing.
    const [able, unable] = [await outreach.keyWith('campaigns:write'), await outreach.keyWith('leads:write')];
    const same = await outreach.ask('POST', '/campaigns', CAMPAIGN, { ...KEY, secret: able });
    expect([isReplayed(same), same.body]).toEqual([true, first.body]);
    const lacks = await outreach.ask('POST', '/campaigns', CAMPAIGN, { ...KEY, secret: unable });
    expectOutreachError(lacks, 403, 'forbidden', /campaigns:write/);
    await outreach.app.workspaces.update(outreach.workspaceId, { tier: 'starter' });
    expectOutreachError(await outreach.ask('POST', '/campaigns', CAMPAIGN, KEY), 402, 'plan_required');
  });

  it('is forgotten after 24 hours, and its row is removed with others, so many at a time', async () => {
    await using outreach = await openOutreach();
    const { clock } = outreach.app;
    await outreach.ask('POST', '/campaigns', CAMPAIGN, KEY);
    await keepCalls(outreach, 500, 1);
    clock.advance(DAY_MS - 1);
    expect(await sweepCalls(outreach.app)).toBe(0);
    expect(isReplayed(await outreach.ask('POST', '/campaigns', CAMPAIGN, KEY))).toBe(true);
    clock.advance(1);
    expect([await sweepCalls(outreach.app), await sweepCalls(outreach.app)]).toEqual([500, 1]);
    expect(isReplayed(await outreach.ask('POST', '/campaigns', CAMPAIGN, KEY))).toBe(false);
    clock.advance(DAY_MS);
    // Nobody has removed it yet.
    const changed = await outreach.ask('POST', '/campaigns', { ...CAMPAIGN, name: 'Vets' }, KEY);
    expect([changed.status, isReplayed(changed)]).toEqual([201, false]);
  });

  it.each([
    ['as many keys as may be kept', CALLS_MAX, 1],
    ['as much of answers as may be kept', 1, ANSWERS_SIZE_MAX],
  ])('is refused until there is room in a workspace that has %s', async (_, count, size) => {
    await using outreach = await openOutreach();
    await outreach.ask('POST', '/campaigns', CAMPAIGN, KEY);
    await keepCalls(outreach, count, size);
    const full = await outreach.ask('POST', '/campaigns', CAMPAIGN, { headers: { 'Idempotency-Key': 'order-2' } });
    expectOutreachError(full, 429, 'rate_limited', /Leave out Idempotency-Key, or wait/);
    expect(full.headers.get('retry-after')).toBe(String(DAY_MS / 1_000));
    // What is kept is still answered, and other requests are served.
    expect(isReplayed(await outreach.ask('POST', '/campaigns', CAMPAIGN, KEY))).toBe(true);
    expect((await outreach.ask('POST', '/campaigns', CAMPAIGN)).status).toBe(201);
  });

  it('names itself by a digest, so that a path of any length has room in the database', async () => {
    await using outreach = await openOutreach();
    const path = `/campaigns/${'x'.repeat(8_000)}/pause`;
    expectOutreachError(await outreach.ask('POST', path, undefined, KEY), 404, 'not_found');
    const { id } = await outreach.app.store.db.selectFrom('keyed_calls').select('id').executeTakeFirstOrThrow();
    expect(id).toHaveLength(sha256('').length);
  });
});
