import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { TestClock } from '../../src/system/clock.ts';
import { postgresDatabases } from '../helpers/stores.ts';

it.each([
  'mysql://localhost/plans',
  'postgre://localhost/plans',
  'http://localhost',
])('refuses the database URL %s instead of making a file of that name', async (url) => {
  await expect(openStore(url, new TestClock())).rejects.toMatchObject({ code: 'invalid_request' });
});

it('outlives a PostgreSQL connection that ends inside a write', async () => {
  const store = await postgresDatabases.openFresh();
  const work = store.write(async (tx) => {
    await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(tx).catch(() => undefined);
    await tx.selectFrom('workspaces').selectAll().execute();
  });
  await expect(work).rejects.toThrow();
  expect(await store.db.selectFrom('workspaces').selectAll().execute()).toEqual([]);
});
