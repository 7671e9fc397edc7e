import { chmodSync, copyFileSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, type TestContext } from 'vitest';
import { AppError } from '../../src/errors.ts';
import { operatorWords } from '../../src/store/faults.ts';
import { openStore } from '../../src/store/open.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { TestClock } from '../../src/system/clock.ts';
import { startNode } from '../helpers/processes.ts';
import { insertWorkspace } from '../helpers/rows.ts';
import { postgresDatabases, sqliteFiles, temporaryFolder } from '../helpers/stores.ts';

const NOBODY = 65_534;

/** What a person reads when the work cannot be done: exactly one line, for them and not for a programmer. */
async function oneLine(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => expect.fail('it worked'),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(AppError);
  // It is one, as the line above says.
  const shown = error as AppError;
  expect(shown).toMatchObject({ code: 'store_unavailable', status: 503, retryAfterSeconds: expect.any(Number) });
  expect(shown.message).not.toMatch(/[/\\]|planwright|127\.0\.0\.1|PLANWRIGHT_/);
  const message = operatorWords(error);
  expect(message).toMatch(/^The (database|file|disk) .*\.$/);
  expect(message).not.toMatch(/\n|SQLITE_|Error|:test@/);
  return message;
}

const opening = (url: string) => oneLine(openStore(url, new TestClock()));

describe('a SQLite file that', () => {
  it('another process is writing to gives one line after the wait, and works once it is free', async () => {
    const path = await sqliteFiles.freshUrl();
    await sqliteFiles.open(path);
    const other = startNode(['test/store/children/hold-lock.ts', path]);
    await other.line('locked');
    const store = await openSqlite(path, { busyMs: 100 });
    expect(await oneLine(insertWorkspace(store))).toContain('is locked by another process; close it or try again');
    await other.kill();
    await insertWorkspace(store);
    await store.close();
  });

  it('another program keeps for itself gives one line', async () => {
    const path = await sqliteFiles.freshUrl();
    const other = startNode(['test/store/children/hold-lock.ts', path, 'exclusive']);
    await other.line('locked');
    expect(await oneLine(openSqlite(path, { busyMs: 100 }))).toContain('is locked by another process');
  });

  it('may not be written gives one line', async (context) => {
    const path = await readableByNobody(context);
    chmodSync(path, 0o444);
    chmodSync(dirname(path), 0o555);
    expect(await openAsNobody(path)).toMatch(/is read-only; make the file and its folder writable\.$/);
  });

  it('lies in a folder that may not be written gives one line', async (context) => {
    const path = await readableByNobody(context);
    chmodSync(path, 0o666);
    chmodSync(dirname(path), 0o555);
    expect(await openAsNobody(path)).toMatch(/is read-only|cannot be opened/);
  });

  it('finds the disk full gives one line, keeps what it had, and goes on when there is room', async () => {
    const store = await sqliteFiles.openFresh();
    await insertWorkspace(store);
    const pages = (limit: number) => store.write((tx) => sql`PRAGMA max_page_count = ${sql.lit(limit)}`.execute(tx));
    await pages(1);
    const fill = (id: string) =>
      store.write(async (tx) => {
        const row = { id, name: 'x'.repeat(100_000), plan: 'free', balance: 0, held: 0, created_at: 1 };
        await tx.insertInto('workspaces').values(row).execute();
      });
    expect(await oneLine(fill('ws_2'))).toContain('is full; free some space and try again');
    expect(await store.db.selectFrom('workspaces').select('id').execute()).toEqual([{ id: 'ws_1' }]);
    await pages(1_000_000);
    await fill('ws_2');
  });

  it('is another kind of file gives one line', async () => {
    const path = join(temporaryFolder(), 'planwright.db');
    writeFileSync(path, 'Dear diary, '.repeat(1_000));
    expect(await opening(path)).toContain('is not a sound SQLite database; restore it from a backup');
    expect(readFileSync(path, 'utf8')).toMatch(/^Dear diary/);
  });

  it.each([
    ['was overwritten', (path: string) => writeFileSync(path, overwritten(path))],
    ['was cut off', (path: string) => truncateSync(path, 6_000)],
  ])('%s in the middle gives one line', async (_name, damage) => {
    const path = await sqliteFiles.freshUrl();
    const store = await sqliteFiles.open(path);
    await store.close();
    damage(path);
    expect(await opening(path)).toContain('is not a sound SQLite database');
  });

  it('is a folder, or lies below a file, gives one line', async () => {
    const folder = temporaryFolder();
    expect(await opening(folder)).toContain('cannot be opened; check that its folder exists and is writable');
    writeFileSync(join(folder, 'file'), '');
    expect(await opening(join(folder, 'file', 'planwright.db'))).toContain('cannot be opened');
  });

  it('lies in a folder that is not there yet is made with it', async () => {
    const path = join(temporaryFolder(), 'a', 'b', 'planwright.db');
    await sqliteFiles.open(`file:${path}`);
    expect(statSync(path).size).toBeGreaterThan(0);
  });
});

describe('a PostgreSQL that', () => {
  it('does not run gives one line without the password', async () => {
    const probe = createServer();
    await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
    const address = probe.address();
    await new Promise((resolve) => probe.close(resolve));
    const port = typeof address === 'object' && address ? address.port : 0;
    const line = await opening(`postgres://user:hush@127.0.0.1:${port}/planwright`);
    expect(line).toContain('does not answer; check that it runs and that PLANWRIGHT_DATABASE_URL is right');
    expect(line).not.toContain('hush');
  });

  it('refuses the password, or has no such database, gives one line', async () => {
    const url = await postgresDatabases.emptyUrl();
    expect(await opening(url.replace(':test@', ':wrong@'))).toContain('refuses the user or password');
    expect(await opening(`${url}_not`)).toContain('does not exist; create it or mend PLANWRIGHT_DATABASE_URL');
  });

  it('has a host nobody knows gives one line', async () => {
    expect(await opening('postgres://user:hush@planwright.invalid/planwright')).toContain('does not answer');
  });
});

/** A database of this version in a folder that any user may enter. */
async function readableByNobody(context: TestContext): Promise<string> {
  if (process.getuid?.() !== 0) context.skip('needs root, to become a user who may not write');
  const made = await sqliteFiles.freshUrl();
  const store = await sqliteFiles.open(made);
  await store.close();
  const folder = join(dirname(made), 'shared');
  chmodSync(dirname(made), 0o755);
  mkdirSync(folder);
  copyFileSync(made, join(folder, 'planwright.db'));
  return join(folder, 'planwright.db');
}

/** Opens the database in a process of a user without rights: root may write to any file. */
async function openAsNobody(path: string): Promise<string> {
  const child = startNode(['test/store/children/open.ts'], { uid: NOBODY, gid: NOBODY });
  await child.line('ready');
  child.child.stdin?.end(`${path}\n`);
  const line = await child.line(/^(opened|failed)/);
  expect(line).toMatch(/^failed .* AppError: The database .*\.$/);
  return line;
}

function overwritten(path: string): Buffer {
  const bytes = readFileSync(path);
  // The first page stays, so that it still looks like a database.
  return bytes.fill(0xa5, 4_096);
}
