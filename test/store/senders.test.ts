import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { MIGRATIONS, migrate } from '../../src/store/migrate.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { TestClock } from '../../src/system/clock.ts';
import { onEveryStore } from '../helpers/stores.ts';

onEveryStore('the migration that asks for sends:trigger to send a draft', (kind) => {
  it('gives it to active keys that could send drafts, and leaves all others as they are', async () => {
    const url = await kind.emptyUrl();
    const store = kind.name === 'sqlite' ? await openSqlite(url) : openPostgres(url);
    onTestFinished(() => store.close());
    const before = MIGRATIONS.filter(({ version }) => version < 15);
    await migrate(store, new TestClock(), before);
    await store.write(async (tx) => {
      await sql`insert into workspaces (id, name, plan, created_at) values ('w', 'W', 'pro', 1)`.execute(tx);
      for (const [id, scopes, revokedAt] of [
        ['answers', 'replies:read,replies:write', null],
        ['has-it', 'sends:trigger,replies:write', null],
        ['reads', 'replies:read', null],
        ['all', null, null],
        ['none', '', null],
        ['revoked', 'replies:write', 1],
      ] as const) {
        await sql`insert into keys (id, workspace_id, name, prefix, hash, scopes, created_at, revoked_at)
          values (${id}, 'w', '', 'pw', ${id}, ${scopes}, 1, ${revokedAt})`.execute(tx);
      }
    });

    await migrate(store, new TestClock());

    const keys = await store.db.selectFrom('keys').select(['id', 'scopes']).execute();
    expect(Object.fromEntries(keys.map(({ id, scopes }) => [id, scopes]))).toEqual({
      answers: 'replies:read,replies:write,sends:trigger',
      'has-it': 'sends:trigger,replies:write',
      reads: 'replies:read',
      all: null,
      none: '',
      revoked: 'replies:write',
    });
  });
});
