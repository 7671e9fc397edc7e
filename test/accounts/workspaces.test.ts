import { expect, it } from 'vitest';
import { LOCAL_WORKSPACE_ID } from '../../src/accounts/workspaces.ts';
import { startNode } from '../helpers/processes.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

onEveryStore('a workspace', (kind) => {
  it.each([
    ['free', 100],
    ['starter', 1_500],
    ['pro', 2_500],
    ['team', 6_000],
  ] as const)('on the %s tier begins with %i credits', async (tier, credits) => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const made = await app.workspaces.create({ name: '  Acme  ', tier });
    expect(made).toEqual({ id: made.id, name: 'Acme', tier, createdAt: app.clock.now() });
    expect(made.id).toMatch(/^ws_[0-9a-f]{32}$/);
    expect(await app.ledger.balance(made.id)).toEqual({ balance: credits, held: 0 });
    expect(await app.workspaces.get(made.id)).toEqual(made);
  });

  it('is listed with the others, oldest first', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    for (const name of ['one', 'two', 'three']) {
      await app.workspaces.create({ name, tier: 'free' });
      app.clock.advance(1);
    }
    expect((await app.workspaces.list()).map((one) => one.name)).toEqual(['one', 'two', 'three']);
  });

  it('changes its name and tier, and gets the larger tier’s allowance with its next reading', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const { id } = await app.workspaces.create({ name: 'Acme', tier: 'free' });
    expect(await app.workspaces.update(id, { name: 'Acme Ltd' })).toMatchObject({ name: 'Acme Ltd', tier: 'free' });
    expect(await app.workspaces.update(id, { tier: 'starter' })).toMatchObject({ name: 'Acme Ltd', tier: 'starter' });
    expect(await app.workspaces.update(id, {})).toMatchObject({ name: 'Acme Ltd', tier: 'starter' });
    expect(await app.ledger.balance(id)).toEqual({ balance: 1_600, held: 0 });
    await app.workspaces.update(id, { tier: 'team' });
    expect(await app.ledger.balance(id)).toEqual({ balance: 1_600, held: 0 });
  });

  it('that is not there is said to be not there', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const missing = { code: 'not_found', message: expect.stringContaining('planwright workspace list') };
    await expect(app.workspaces.get('ws_none')).rejects.toMatchObject(missing);
    await expect(app.workspaces.update('ws_none', { name: 'x' })).rejects.toMatchObject(missing);
    expect(await app.workspaces.find('ws_none')).toBeUndefined();
  });

  it('cannot be named with nothing, too much, control characters or half a character', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const refused = { code: 'invalid_request', message: expect.stringMatching(/^name must be 1 to 200/) };
    for (const name of ['', '   ', 'x'.repeat(201), 'two\nlines', 'a\0b', 'a\ud800']) {
      await expect(app.workspaces.create({ name, tier: 'free' })).rejects.toMatchObject(refused);
    }
    expect(await app.workspaces.list()).toEqual([]);
  });
});

onEveryStore('the local workspace', (kind) => {
  it('is made once, with its credits once, by ten starts at the same moment', async () => {
    const databaseUrl = await kind.freshUrl();
    await using one = await testApp({ databaseUrl });
    await using other = await testApp({ databaseUrl, clock: one.clock });
    const starts = Array.from({ length: 10 }, (_, index) => (index % 2 ? one : other).workspaces.ensureLocal(100_000));
    for (const made of await Promise.all(starts)) expect(made).toMatchObject({ id: LOCAL_WORKSPACE_ID, tier: 'pro' });
    expect(await one.ledger.balance(LOCAL_WORKSPACE_ID)).toEqual({ balance: 100_000, held: 0 });
    expect(await one.ledger.entries(LOCAL_WORKSPACE_ID)).toHaveLength(1);
  });

  it('begins with nothing when the setting says nothing, and gets the allowance of the next month', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    await app.workspaces.ensureLocal(0);
    expect(await app.ledger.balance(LOCAL_WORKSPACE_ID)).toEqual({ balance: 0, held: 0 });
    app.clock.advance(31 * 86_400_000);
    expect(await app.ledger.balance(LOCAL_WORKSPACE_ID)).toEqual({ balance: 2_500, held: 0 });
  });

  it('is made once by two processes', async () => {
    const url = await kind.freshUrl();
    const both = [0, 1].map(() => startNode(['test/accounts/children/ensure-local.ts', url]));
    for (const one of both) await one.line('ready');
    for (const one of both) one.child.stdin?.end('go\n');
    for (const one of both) expect(await one.line(/^(made|failed)/)).toBe('made ws_local 500');
    const store = await kind.open(url);
    expect(await store.db.selectFrom('entries').select(['workspace_id', 'amount']).execute()).toEqual([
      { workspace_id: LOCAL_WORKSPACE_ID, amount: 500 },
    ]);
  });

  it('keeps what it has at the next start', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    await app.workspaces.ensureLocal(40);
    await app.workspaces.ensureLocal(100_000);
    expect(await app.ledger.balance(LOCAL_WORKSPACE_ID)).toEqual({ balance: 40, held: 0 });
  });
});
