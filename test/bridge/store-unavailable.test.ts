import { closeSync, openSync, renameSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createBridge } from '../../bridge/create-bridge.ts';
import { openMcpDoor } from '../../src/cli/mcp-door.ts';
import type { Log } from '../../src/system/log.ts';
import { silentLog } from '../../src/system/log.ts';
import { migratedFile, postgresDatabases, sqliteFiles, temporaryFolder } from '../helpers/stores.ts';
import type { TestApp } from '../helpers/test-app.ts';
import { IDEA, openRest, type Rest, toReply } from './rest.ts';

/** Whether the service is ready, and what it says of the database. */
async function readyz({ bridge }: Pick<Rest, 'bridge'>): Promise<unknown[]> {
  const { status, headers, body } = await toReply(await bridge.request('/readyz'));
  return [status, headers.get('retry-after'), body.database];
}

const PAGE = 4096;
const READY = [200, null, 'ok'];
const CANNOT_WRITE = [503, '5', 'cannot be written'];

/** Lets no connection of the App write, as a disk that was mounted anew for reading does. */
async function makeReadOnly({ store }: TestApp): Promise<void> {
  for (const durability of ['full', 'relaxed'] as const) {
    await store.write((tx) => sql`PRAGMA query_only = ON`.execute(tx), durability);
  }
}

/** A log that keeps the words of errors and of their causes. */
function keptLog(): { log: Log; text: () => string } {
  const words: string[] = [];
  const keep = ({ error }: { error?: unknown }) => {
    for (let one = error; one instanceof Error; one = one.cause) words.push(one.message);
  };
  return { log: { ...silentLog, warn: keep, error: keep }, text: () => words.join('\n') };
}

describe('readiness', () => {
  it('writes, and leaves nothing behind', async () => {
    await using rest = await openRest();
    const count = () => rest.app.store.db.selectFrom('schema_migrations').selectAll().execute();
    const before = await count();
    const file = new SqliteDatabase(rest.app.store.location, { readonly: true });
    const version = () => file.pragma('data_version', { simple: true });
    const was = version();
    expect(await readyz(rest)).toEqual(READY);
    expect(version()).not.toBe(was);
    file.close();
    expect(await count()).toEqual(before);
  });

  it('is gone while another program keeps the file locked, and comes back', async () => {
    await using rest = await openRest();
    const other = new SqliteDatabase(rest.app.store.location);
    other.exec('BEGIN IMMEDIATE');
    const asked = readyz(rest);
    rest.app.clock.advance(2_000);
    expect(await asked).toEqual([503, '5', 'no answer']);
    other.exec('COMMIT');
    rest.app.clock.advance(1_000);
    expect(await readyz(rest)).toEqual(READY);
    other.close();
  });

  it('is gone when nothing may be written, and the log alone names the file', async () => {
    const { log, text } = keptLog();
    await using rest = await openRest({ log });
    await makeReadOnly(rest.app);
    expect(await readyz(rest)).toEqual(CANNOT_WRITE);
    expect(text()).toContain(`${rest.app.store.location} is read-only`);
  });

  it.each<[string, (path: string) => void]>([
    ['file was deleted', (path) => rmSync(path)],
    ['file was replaced', (path) => renameSync(migratedFile(temporaryFolder()), path)],
    ['file was emptied', (path) => truncateSync(path)],
    ['-wal was deleted', (path) => rmSync(`${path}-wal`)],
  ])('is gone once the %s, and calls are refused, because what is written then is lost', async (_, harm) => {
    const { log, text } = keptLog();
    const path = await sqliteFiles.freshUrl();
    await using rest = await openRest({ databaseUrl: path, log });
    harm(path);
    for (const reply of [await rest.generate('research', { idea: IDEA }), await rest.call('GET', '/mcp/credits')]) {
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
      expect(reply.body.error.code).toBe('store_unavailable');
    }
    expect(await readyz(rest)).toEqual(CANNOT_WRITE);
    expect(text()).toContain(path);
  });

  it('is gone once a call has found the file damaged', async () => {
    const path = await sqliteFiles.freshUrl();
    await using rest = await openRest({ databaseUrl: path });
    const other = new SqliteDatabase(path);
    other.pragma('wal_checkpoint(TRUNCATE)');
    other.close();
    const { size } = statSync(path);
    const file = openSync(path, 'r+');
    writeSync(file, Buffer.alloc(size - PAGE, 0x5a), 0, size - PAGE, PAGE);
    closeSync(file);
    await rest.app.store.write((tx) => sql`PRAGMA shrink_memory`.execute(tx));
    expect((await rest.generate('research', { idea: IDEA })).status).toBe(503);
    expect(await readyz(rest)).toEqual(CANNOT_WRITE);
  });

  it('costs one write, however many ask at once and within a second', async () => {
    await using rest = await openRest();
    let writes = 0;
    const { store } = rest.app;
    const counted = { ...store, proveWritable: () => store.proveWritable().finally(() => writes++) };
    const bridge = createBridge({ ...rest.app, store: counted });
    const answers = await Promise.all(Array.from({ length: 50 }, () => readyz({ bridge })));
    expect(answers).toEqual(Array(50).fill(READY));
    expect(await readyz({ bridge })).toEqual(READY);
    expect(writes).toBe(1);
    rest.app.clock.advance(1_000);
    await readyz({ bridge });
    expect(writes).toBe(2);
  });

  it('is gone while a PostgreSQL does not answer a write, and while it is read-only', async () => {
    const url = await postgresDatabases.emptyUrl();
    const admin = await postgresDatabases.open(url);
    await using rest = await openRest({ databaseUrl: url });
    const locked = Promise.withResolvers<void>();
    const free = Promise.withResolvers<void>();
    const hanging = admin.write(async (tx) => {
      await sql`LOCK TABLE schema_migrations`.execute(tx);
      locked.resolve();
      await free.promise;
    });
    await locked.promise;
    const asked = readyz(rest);
    rest.app.clock.advance(2_000);
    expect(await asked).toEqual([503, '5', 'no answer']);
    free.resolve();
    await hanging;
    await sql`DO $$ BEGIN EXECUTE 'ALTER DATABASE ' || current_database() || ' SET default_transaction_read_only = on'; END $$`.execute(
      admin.db,
    );
    const others = sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    await others.execute(admin.db);
    rest.app.clock.advance(1_000);
    await expect.poll(() => readyz(rest)).toEqual(CANNOT_WRITE);
    const { status, body } = await rest.call('GET', '/mcp/credits');
    expect([status, body.error.code]).toEqual([503, 'store_unavailable']);
  });
});

describe('a database that takes no writes answers 503 and Retry-After, without path or cause', () => {
  const PRIVATE = /planwright\.db|\/dev|\/tmp|SQLITE|read-?only/;

  it.each([
    ['generation', 'POST', '/mcp/generate/research', { idea: IDEA }],
    ['credits', 'GET', '/mcp/credits', undefined],
    ['outreach', 'POST', '/outreach/campaigns', { name: 'Groomers' }],
    ['an outreach list', 'GET', '/outreach/leads', undefined],
  ])('to %s', async (_, method, path, body) => {
    const { log, text } = keptLog();
    await using rest = await openRest({ log });
    await makeReadOnly(rest.app);
    const reply = await rest.call(method, path, { body });
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
    expect(reply.body.code ?? reply.body.error.code).toBe('store_unavailable');
    expect(JSON.stringify(reply.body)).not.toMatch(PRIVATE);
    expect(text()).toContain(`${rest.app.store.location} is read-only`);
  });

  it('to MCP, in the protocol and in a tool', async () => {
    await using rest = await openRest();
    const bridge = createBridge(rest.app, { mcp: openMcpDoor(rest.app) });
    const clientInfo = { name: 'test', version: '1' };
    const ask = (method: string, params: object, session?: string) =>
      bridge.request('/mcp', {
        method: 'POST',
        headers: {
          'X-API-Key': rest.key.secret,
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
          ...(session ? { 'Mcp-Session-Id': session } : {}),
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      });
    const initialize = () => ask('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo });
    const session = (await initialize()).headers.get('mcp-session-id') ?? '';
    await makeReadOnly(rest.app);
    const refused = await initialize();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.text()).not.toMatch(PRIVATE);
    const called = await (await ask('tools/call', { name: 'get_credits', arguments: {} }, session)).text();
    expect(called).toContain('store_unavailable');
    expect(called).toContain('Wait 5 seconds');
    expect(called).not.toMatch(PRIVATE);
  });

  it('to a generation that finds the disk full, and charges nothing', async () => {
    await using rest = await openRest();
    await rest.app.store.write(async (tx) => {
      // Tables that a migration made anew have left free pages, which are room.
      const { rows } = await sql<{ pages: number }>`SELECT freelist_count AS pages FROM pragma_freelist_count`.execute(
        tx,
      );
      await sql`CREATE TABLE filler (page BLOB)`.execute(tx);
      await sql`INSERT INTO filler VALUES (zeroblob(${rows[0]?.pages ?? 0} * 4096))`.execute(tx);
      await sql`PRAGMA max_page_count = 1`.execute(tx);
    });
    const reply = await rest.generate('research', { idea: IDEA, context: 'x'.repeat(4_000) });
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
    expect(reply.body.error.code).toBe('store_unavailable');
    expect(JSON.stringify(reply.body)).not.toMatch(PRIVATE);
  });
});
