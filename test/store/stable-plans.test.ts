import SqliteDatabase from 'better-sqlite3';
import type { Compilable } from 'kysely';
import { expect, it, vi } from 'vitest';
import { recoverOnce } from '../../src/generation/recover.ts';
import type { Store } from '../../src/store/store.ts';
import { generationTools } from '../../tools/generation.ts';
import { newCaller, run } from '../helpers/callers.ts';
import { sqliteFiles } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

/** The steps that SQLite takes for a query with its values bound. */
async function stepsOf(store: Store, query: Compilable): Promise<unknown[]> {
  const compiled = query.compile();
  const { rows } = await store.db.executeQuery({ ...compiled, sql: `EXPLAIN ${compiled.sql}` });
  return rows;
}

it('a statement need not be planned anew for the values that it is run with', async () => {
  const store = await sqliteFiles.openFresh();
  // There is an index of the runs that are under way, and none of those that have failed.
  const runs = (status: 'running' | 'failed') =>
    store.db.selectFrom('runs').select('id').where('workspace_id', '=', 'ws_1').where('status', '=', status);
  expect(await stepsOf(store, runs('running'))).toEqual(await stepsOf(store, runs('failed')));
});

it('the runs under way are found through their index, however many have ended', async () => {
  const prepared = vi.spyOn(SqliteDatabase.prototype, 'prepare');
  await using app = await testApp({ databaseUrl: await sqliteFiles.freshUrl() });
  const caller = await newCaller(app, { credits: 100 });
  await run(app, caller, 'generate_research');
  await recoverOnce(app, generationTools, true);
  const texts = new Set(prepared.mock.calls.map(([text]) => text).filter((text) => /"status" = 'running'/.test(text)));
  prepared.mockRestore();
  const file = new SqliteDatabase(app.store.location, { readonly: true });
  for (const text of texts) {
    const values = Array.from(text.matchAll(/\?/g), () => null);
    const [step] = file.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...values) as { detail: string }[];
    expect(step?.detail, text).toContain('runs_under_way');
  }
  file.close();
  expect(texts.size).toBe(2);
});
