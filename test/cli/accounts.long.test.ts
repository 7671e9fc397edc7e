import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shellUnguarded } from '../credits/shell.ts';
import { temporaryFolder } from '../helpers/stores.ts';
import { freshData, shell, shellJson } from './shell.ts';

describe('planwright workspace', () => {
  it('makes workspaces with the credits of their tier, and lists, shows and updates them', async () => {
    const data = freshData();
    const made = await shellJson(['workspace', 'create', '--name', 'Acme', '--plan', 'starter'], data);
    expect(made.json).toEqual({ id: expect.stringMatching(/^ws_/), name: 'Acme', plan: 'starter', credits: 1500 });
    const id = String(made.json.id);
    const updated = await shellJson(['workspace', 'update', id, '--plan', 'team', '--name', 'Acme Ltd'], data);
    expect(updated.json).toMatchObject({ id, name: 'Acme Ltd', plan: 'team' });
    expect((await shellJson(['workspace', 'show', id], data)).json).toMatchObject({ id, credits: 1500, held: 0 });
    const { json } = await shellJson(['workspace', 'list'], data);
    expect(json.data).toMatchObject([{ id, name: 'Acme Ltd' }]);
    expect((await shell(['workspace', 'list'], data)).stdout).toMatch(/^ID +NAME .*\nws_\w+ +Acme Ltd +team +1,500 /);
  });

  it('shows the local workspace when none is named', async () => {
    const { json } = await shellJson(['workspace', 'show'], { ...freshData(), PLANWRIGHT_LOCAL_CREDITS: '77' });
    expect(json).toMatchObject({ id: 'ws_local', plan: 'pro', credits: 77 });
  });

  it('refuses an unknown tier', async () => {
    const { code, json } = await shellJson(['workspace', 'create', '--name', 'A', '--plan', 'gold'], freshData());
    expect(code).toBe(1);
    expect(json).toEqual({
      error: { code: 'invalid_request', message: expect.stringContaining('free, starter, pro') },
    });
  });
});

describe('planwright key', () => {
  it('shows a key once, lists what can be recognised of it, and revokes it', async () => {
    const data = freshData();
    const { json: key } = await shellJson(['key', 'create', '--name', 'laptop', '--scopes', 'leads:read'], data);
    expect(key).toEqual({
      id: expect.stringMatching(/^key_/),
      key: expect.stringMatching(/^pw_live_\w{40}$/),
      prefix: String(key.key).slice(0, 16),
      scopes: ['leads:read'],
    });
    const listed = await shell(['key', 'list'], data);
    expect(listed.stdout).toContain(`${key.prefix}…`);
    expect(listed.stdout).not.toContain(String(key.key));
    const revoked = await shellJson(['key', 'revoke', String(key.id), '--reason', 'lost laptop'], data);
    expect(revoked.json).toMatchObject({ id: key.id, revokedReason: 'lost laptop' });
    expect((await shell(['key', 'list'], data)).stdout).toContain('revoked: lost laptop');
  });

  it('puts only the key on stdout for people, so that it can be captured', async () => {
    const { stdout, stderr } = await shell(['key', 'create'], freshData());
    expect(stdout).toMatch(/^pw_live_\w{40}\n$/);
    expect(stderr).toContain('not shown again');
  });

  it('refuses a scope and a workspace that are none', async () => {
    const data = freshData();
    expect((await shellJson(['key', 'create', '--scopes', 'leads:eat'], data)).json).toMatchObject({
      error: { code: 'invalid_request' },
    });
    expect((await shellJson(['key', 'create', '--workspace', 'ws_none'], data)).json).toMatchObject({
      error: { code: 'not_found' },
    });
  });
});

describe('planwright credits', () => {
  it('shows the balance with its entries, the newest first, and grants', async () => {
    const data = { ...freshData(), PLANWRIGHT_LOCAL_CREDITS: '100' };
    const granted = await shellJson(['credits', 'grant', '--amount', '40', '--reason', 'a gift'], data);
    expect(granted.json).toEqual({ workspaceId: 'ws_local', credits: 140, held: 0 });
    const { json } = await shellJson(['credits'], data);
    expect(json).toMatchObject({ credits: 140, held: 0, entries: [{ amount: 40, reason: 'a gift' }, { amount: 100 }] });
    const { stdout } = await shell(['credits', 'show', '--workspace', 'ws_local'], data);
    expect(stdout).toMatch(/^ws_local: 140 credits/);
    expect(stdout).toMatch(/ +40 +a gift/);
  });

  it.each(['0', '-5', '1.5', 'ten', '99999999999'])('refuses to grant %s credits', async (amount) => {
    const { code, json } = await shellJson(['credits', 'grant', `--amount=${amount}`], freshData());
    expect(code).toBe(1);
    expect(json).toMatchObject({ error: { code: 'invalid_request' } });
  });

  it('proves the ledger, and says so to people and programs', async () => {
    const data = freshData();
    await shell(['credits'], data);
    expect((await shellJson(['credits', 'check'], data)).json).toMatchObject({ ok: true, workspaces: 1, openHolds: 0 });
    expect((await shell(['credits', 'check'], data)).stdout).toMatch(
      /^In order: 1 workspaces, 0 open holds\. Heads: [0-9a-f]{20}\n$/,
    );
  });

  it('lists what is wrong with a ledger and exits with 1', async () => {
    const data = freshData();
    await shell(['credits'], data);
    const { default: Database } = await import('better-sqlite3');
    const database = new Database(`${data.PLANWRIGHT_DATA_DIR}/planwright.db`);
    database.exec('UPDATE workspaces SET held = held + 1');
    database.close();
    const { code, json } = await shellJson(['credits', 'check'], data);
    expect(code).toBe(1);
    expect(json).toMatchObject({ ok: false, faults: [expect.stringContaining('ws_local')] });
  });

  it('proves a backup against the ledger, which says what differs', async () => {
    const data = freshData();
    const file = `${temporaryFolder()}/yesterday.db`;
    await shell(['credits'], data);
    const { json: made } = await shellJson(['backup', file], data);
    const { heads } = made.check as { heads: string };
    await shell(['credits', 'grant', '--amount', '5'], data);
    const whole = await shellJson(['credits', 'check', '--backup', file], data);
    expect(whole).toMatchObject({ code: 0, json: { ok: true, backup: { entries: 1, heads, rechained: false } } });
    shellUnguarded(`${data.PLANWRIGHT_DATA_DIR}/planwright.db`, `UPDATE entries SET reason = 'gift' WHERE seq = 1`);
    const { code, stdout } = await shell(['credits', 'check', '--backup', file], data);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^ws_local: entry 1 \(ent_\w+, 100000 credits\) is not what was written there\.$/m);
    expect(stdout).toMatch(/of the backup is another today: reason was local workspace and is gift\.$/m);
    expect(stdout).toMatch(new RegExp(`^Backup: 1 entries compared\\. Heads: ${heads}$`, 'm'));
  });

  it('begins a new chain when the secret key is lost, and only when told that the old one proves no more', async () => {
    const data = freshData();
    await shell(['credits'], data);
    rmSync(`${data.PLANWRIGHT_DATA_DIR}/secret.key`);
    const lost = await shell(['credits', 'check'], data);
    expect([lost.code, lost.stdout]).toEqual([1, '']);
    expect(lost.stderr).toMatch(
      /^planwright: [^\n]+ put secret\.key back [^\n]+ `planwright credits rechain [^\n]+\n$/,
    );
    const { checks } = (await shellJson(['doctor'], data)).json as { checks: { ok: boolean; says: string }[] };
    expect(checks).toContainEqual({ name: 'secrets', ok: false, says: expect.stringContaining('put secret.key back') });
    expect((await shell(['credits', 'rechain'], data)).code).toBe(2);
    const anew = await shell(['credits', 'rechain', '--accept-unproven'], data);
    expect(anew).toMatchObject({ code: 0, stderr: expect.stringContaining('Only a backup proves what they were') });
    expect((await shell(['credits', 'check'], data)).code).toBe(0);
  });
});
