import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { FURTHEST } from '../../src/store/clock-set-back.ts';
import { onOneStore } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

/** Columns that only tell what was, or whose being in the future stops nothing. */
const TOLD = [
  ...['created_at', 'updated_at', 'last_used_at', 'revoked_at', 'closed_at', 'cancel_requested_at', 'started_at'],
  ...['ended_at', 'removed_at', 'activated_at', 'received_at', 'answered_at', 'done_at', 'applied_at', 'checked_at'],
  ...['clock.seen_at', 'run_stages.finished_at', 'deliveries.finished_at', 'autopilot_runs.finished_at'],
  ...['touches.sent_at', 'plans.deleted_at', 'runs.emptied_at'],
];
/** These keep their distance from when they were written. */
const PLANNED = ['leads.due_at', 'sends.due_at'];
/** What lies in the future is removed. */
const REMOVED = ['limit_hits.at'];

onOneStore('a clock that is set back', (kind) => {
  it('has a rule for every time in the database that something waits for', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const { rows } = await sql<{ name: string }>`
      SELECT m.name || '.' || c.name AS name FROM sqlite_master m, pragma_table_info(m.name) c
      WHERE m.type = 'table' AND (c.name = 'at' OR c.name LIKE '%\_at' ESCAPE '\\' OR c.name LIKE '%\_until' ESCAPE '\\'
        OR c.name LIKE '%\_since' ESCAPE '\\' OR c.name IN ('read_from', 'bounces_from'))
      ORDER BY 1`.execute(app.store.db);
    const ruled = Object.entries(FURTHEST).flatMap(([table, columns]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    );
    const known = new Set([...ruled, ...PLANNED, ...REMOVED]);
    const isTold = (name: string) => TOLD.includes(name) || TOLD.includes(name.split('.')[1] ?? '');
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name) && !isTold(name))).toEqual([]);
    expect([...known].filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
  });
});
