import { expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { silentLog } from '../../src/system/log.ts';
import { fixtureEngine } from '../helpers/engines.ts';
import { postgresDatabases, temporaryFolder } from '../helpers/stores.ts';

const DAY = 24 * 3_600_000;

it('on PostgreSQL the time is the database’s, however wrong the clock of the machine is', async () => {
  const right = Date.now;
  const wrong = vi.spyOn(Date, 'now').mockImplementation(() => right() + 40 * DAY);
  onTestFinished(() => wrong.mockRestore());
  const app = await createApp({
    config: {
      ...readConfig({
        PLANWRIGHT_DATA_DIR: temporaryFolder(),
        PLANWRIGHT_SECRET_KEY: 'a-long-key-for-the-clock-of-the-database',
      }),
      databaseUrl: await postgresDatabases.freshUrl(),
    },
    log: silentLog,
    engine: fixtureEngine(),
  });
  onTestFinished(() => app.close());
  expect(Math.abs(app.clock.now() - right())).toBeLessThan(DAY);
  const { id } = await app.workspaces.create({ name: 'Acme', tier: 'free' });
  const row = await app.store.db
    .selectFrom('workspaces')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(Math.abs(row.created_at - right())).toBeLessThan(DAY);
  expect(Number.isInteger(app.clock.now())).toBe(true);
});
