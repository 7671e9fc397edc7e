import type pg from 'pg';

/** Everything of a database that a test may not leave changed: tables, columns, indexes, triggers, functions, statistics. */
export async function fingerprint(client: pg.Client): Promise<string> {
  const { rows } = await client.query(`
    SELECT md5(string_agg(line, ',' ORDER BY line)) AS shape FROM (
      SELECT concat_ws(' ', relname, relkind, reltuples, attname, atttypid, attnotnull) AS line
        FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
        WHERE c.relnamespace = 'public'::regnamespace
      UNION ALL SELECT concat_ws(' ', tgname, tgenabled) FROM pg_trigger
      UNION ALL SELECT concat_ws(' ', proname, prosrc) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      UNION ALL SELECT concat_ws(' ', conname, contype) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
      UNION ALL SELECT concat_ws(' ', version, name) FROM schema_migrations
    ) AS shapes`);
  return rows[0].shape;
}

/** Ends what still is connected and takes every row out; true when the database is as new ones are. */
export async function asNew(client: pg.Client, shape: string): Promise<boolean> {
  await client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await client.query(EMPTIED);
  return (await fingerprint(client)) === shape;
}

// As a replica, so that neither foreign keys nor the guards of the ledger are asked. A table that has grown is made anew:
// rows that were deleted would slow down whoever reads it next.
const EMPTIED = `
  SET session_replication_role = replica;
  SET lock_timeout = '2s';
  DO $$
  DECLARE one record;
  BEGIN
    FOR one IN SELECT relname, pg_relation_size(oid) > 65536 AS grown FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'schema_migrations'
      AND pg_relation_size(oid) > 0
    LOOP
      EXECUTE format(CASE WHEN one.grown THEN 'TRUNCATE %I CASCADE' ELSE 'DELETE FROM %I' END, one.relname);
    END LOOP;
  END $$`;
