import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { ACTIVE_KEYS_MAX } from '../../src/accounts/keys.ts';
import { SCOPES } from '../../src/accounts/scopes.ts';
import type { App } from '../../src/app.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

const workspace = async (app: App) => (await app.workspaces.create({ name: 'Acme', tier: 'pro' })).id;
const outcomes = async (work: Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map((one) => (one.status === 'fulfilled' ? 'made' : one.reason.code));

onEveryStore('an API key', (kind) => {
  const open = async () => testApp({ databaseUrl: await kind.freshUrl() });

  it('is shown once and stored as its SHA-256', async () => {
    await using app = await open();
    const { key, secret } = await app.keys.create({ workspaceId: await workspace(app), name: 'ci' });
    expect(secret).toMatch(/^pw_live_[0-9A-Za-z]{40}$/);
    expect(key.prefix).toBe(secret.slice(0, 16));
    const row = await app.store.db.selectFrom('keys').selectAll().executeTakeFirstOrThrow();
    expect(row.hash).toBe(createHash('sha256').update(secret).digest('hex'));
    expect(JSON.stringify([row, await app.keys.list(key.workspaceId)])).not.toContain(secret.slice(16));
  });

  it('speaks for its workspace, with all scopes unless it was made with some', async () => {
    await using app = await open();
    const workspaceId = await workspace(app);
    const all = await app.keys.create({ workspaceId });
    const some = await app.keys.create({ workspaceId, scopes: ['leads:read', 'sends:read'] });
    const none = await app.keys.create({ workspaceId, scopes: [] });
    expect(await app.keys.authenticate(all.secret)).toEqual({
      workspace: { id: workspaceId, name: 'Acme', tier: 'pro' },
      key: { id: all.key.id, prefix: all.secret.slice(0, 16), scopes: SCOPES },
    });
    expect((await app.keys.authenticate(some.secret)).key.scopes).toEqual(['leads:read', 'sends:read']);
    expect((await app.keys.authenticate(none.secret)).key.scopes).toEqual([]);
  });

  it('that is missing, malformed or unknown is refused with the reason', async () => {
    await using app = await open();
    const stranger = `pw_live_${'a'.repeat(40)}`;
    for (const [secret, words] of [
      [undefined, 'Send an API key'],
      ['', 'Send an API key'],
      ['sk-123', 'malformed'],
      [stranger, 'unknown'],
      [`${stranger}\n`, 'malformed'],
    ]) {
      const refused = { code: 'unauthorized', status: 401, message: expect.stringContaining(words ?? '') };
      await expect(app.keys.authenticate(secret)).rejects.toMatchObject(refused);
    }
  });

  it('that is cut short or changed by one character is refused', async () => {
    await using app = await open();
    const { secret } = await app.keys.create({ workspaceId: await workspace(app) });
    const other = secret.endsWith('a') ? 'b' : 'a';
    for (const wrong of [secret.slice(0, -1), secret.slice(0, -1) + other, secret.toLowerCase()]) {
      await expect(app.keys.authenticate(wrong)).rejects.toMatchObject({ code: 'unauthorized' });
    }
  });

  it('that was revoked says so with the reason, and revoking again changes nothing', async () => {
    await using app = await open();
    const { key, secret } = await app.keys.create({ workspaceId: await workspace(app) });
    const revoked = await app.keys.revoke(key.id, 'all requests failing');
    app.clock.advance(1_000);
    expect(await app.keys.revoke(key.id, 'another reason')).toEqual(revoked);
    expect(revoked).toMatchObject({ revokedReason: 'all requests failing', revokedAt: app.clock.now() - 1_000 });
    await expect(app.keys.authenticate(secret)).rejects.toMatchObject({
      code: 'key_revoked',
      status: 401,
      message: 'The API key was revoked: all requests failing. Use another key.',
    });
    await expect(app.keys.revoke('key_none', 'x')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('remembers its last use to the minute', async () => {
    await using app = await open();
    const { key, secret } = await app.keys.create({ workspaceId: await workspace(app) });
    const lastUsed = async () => (await app.keys.list(key.workspaceId))[0]?.lastUsedAt;
    expect(await lastUsed()).toBeNull();
    const first = app.clock.now();
    await app.keys.authenticate(secret);
    app.clock.advance(59_999);
    await app.keys.authenticate(secret);
    expect(await lastUsed()).toBe(first);
    app.clock.advance(1);
    await app.keys.authenticate(secret);
    expect(await lastUsed()).toBe(first + 60_000);
  });

  it('cannot be made for a workspace that is not there', async () => {
    await using app = await open();
    await expect(app.keys.create({ workspaceId: 'ws_none' })).rejects.toMatchObject({ code: 'not_found' });
  });
});

onEveryStore('a workspace’s keys', (kind) => {
  it(`are at most ${ACTIVE_KEYS_MAX} active ones, also when 20 are made at once by two processes`, async () => {
    const databaseUrl = await kind.freshUrl();
    await using one = await testApp({ databaseUrl });
    await using other = await testApp({ databaseUrl, clock: one.clock });
    const workspaceId = await workspace(one);
    const made = await outcomes(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).keys.create({ workspaceId })),
    );
    expect(made.filter((outcome) => outcome === 'made')).toHaveLength(ACTIVE_KEYS_MAX);
    expect(made.filter((outcome) => outcome === 'conflict')).toHaveLength(20 - ACTIVE_KEYS_MAX);
    const keys = await one.keys.list(workspaceId);
    expect(keys).toHaveLength(ACTIVE_KEYS_MAX);
    await one.keys.revoke(keys[0]?.id ?? '', 'rotated');
    await one.keys.create({ workspaceId });
    await expect(one.keys.create({ workspaceId })).rejects.toMatchObject({
      code: 'conflict',
      message: 'A workspace has at most 10 active keys; revoke one first.',
    });
  });

  it('do not count against another workspace', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const [full, empty] = [await workspace(app), await workspace(app)];
    for (let count = 0; count < ACTIVE_KEYS_MAX; count++) await app.keys.create({ workspaceId: full });
    await app.keys.create({ workspaceId: empty });
    expect(await app.keys.list(empty)).toHaveLength(1);
  });

  it('get a first one only while none is active, once however many starts ask for it', async () => {
    const databaseUrl = await kind.freshUrl();
    await using one = await testApp({ databaseUrl });
    await using other = await testApp({ databaseUrl, clock: one.clock });
    const workspaceId = await workspace(one);
    const asked = Array.from({ length: 10 }, (_, index) => (index % 2 ? one : other).keys.createFirst(workspaceId));
    const made = (await Promise.all(asked)).filter((key) => key !== undefined);
    expect(made).toHaveLength(1);
    await one.keys.revoke(made[0]?.key.id ?? '', 'lost');
    expect(await one.keys.createFirst(workspaceId)).toBeDefined();
  });
});
