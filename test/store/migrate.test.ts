import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { MIGRATIONS, migrate } from '../../src/store/migrate.ts';
import { openStore } from '../../src/store/open.ts';
import { TestClock } from '../../src/system/clock.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { applied, startAtOnce } from './first-start.ts';

const latest = MIGRATIONS.at(-1)?.version ?? 0;

onEveryStore('migration', (kind) => {
  it('happens once when several processes start for the first time at once', async () => {
    await startAtOnce(kind, { rounds: kind.name === 'sqlite' ? 6 : 1 });
  });

  it('does nothing the second time', async () => {
    const url = await kind.emptyUrl();
    const first = await kind.open(url, new TestClock(1_000));
    await first.close();
    const again = await kind.open(url, new TestClock(2_000));
    const rows = await again.db.selectFrom('schema_migrations').select('applied_at').execute();
    expect(rows.map((row) => row.applied_at)).toEqual(MIGRATIONS.map(() => 1_000));
  });

  it('refuses a database of a newer Planwright in one line that says what to do', async () => {
    const url = await kind.freshUrl();
    const store = await kind.open(url);
    const newer = { version: latest + 1, name: 'newer', applied_at: 1 };
    await store.write((tx) => tx.insertInto('schema_migrations').values(newer).execute());
    const refusal = await openStore(url, new TestClock()).catch((error: Error) => error);
    expect(refusal).toMatchObject({ code: 'internal' });
    expect(String(refusal)).toMatch(
      /made by a newer Planwright \(version \d+, this one knows \d+\); update Planwright\.$/,
    );
    expect(String(refusal)).not.toMatch(/\n|postgres:\/\/postgres/);
  });

  it('leaves nothing of a version that fails half-way', async () => {
    const store = await kind.openFresh();
    const breaks = {
      version: latest + 1,
      name: 'breaks',
      async up(tx: Parameters<(typeof MIGRATIONS)[number]['up']>[0]) {
        await sql`CREATE TABLE half_done (id TEXT)`.execute(tx);
        throw new Error('out of luck');
      },
    };
    await expect(migrate(store, new TestClock(), [...MIGRATIONS, breaks])).rejects.toThrow('out of luck');
    expect(await applied(store)).toEqual(MIGRATIONS.map((one) => one.version));
    await expect(sql`SELECT * FROM half_done`.execute(store.db)).rejects.toThrow(/half_done/);
  });
});
