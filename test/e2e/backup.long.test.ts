import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { TestClock } from '../../src/system/clock.ts';
import { fileGate } from '../helpers/file-gate.ts';
import { PLAIN_IDEA } from '../helpers/plain-artifacts.ts';
import { startNode } from '../helpers/processes.ts';
import { commandJson, post, startServed } from '../helpers/served.ts';
import { postgresDatabases, temporaryFolder } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

const entry = fileURLToPath(new URL('../helpers/entries/serve.ts', import.meta.url));
const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

async function fails(args: string[], env: Record<string, string>): Promise<string> {
  const process = startNode([MAIN, 'backup', ...args], { env });
  const { code } = await process.exit;
  expect([code, process.stdout()]).toEqual([1, '']);
  expect(process.stderr()).toMatch(/^planwright: [^\n]+\n$/);
  return process.stderr();
}

/** A data folder with a database in it. */
async function dataFolder(): Promise<{ folder: string; env: Record<string, string>; database: string }> {
  const folder = temporaryFolder();
  const env = { PLANWRIGHT_DATA_DIR: folder };
  await commandJson(['workspace', 'create', '--name', 'Kept', '--plan', 'pro'], env);
  return { folder, env, database: join(folder, 'planwright.db') };
}

it('a backup taken while four servers write is sound, and put in their place gives every run its end', async () => {
  const gate = fileGate(temporaryFolder());
  const [folder, backups] = [temporaryFolder(), temporaryFolder()];
  const env = { PLANWRIGHT_DATA_DIR: folder, TEST_GATE: gate.folder, PLANWRIGHT_RATE_LIMIT: '10000' };
  const first = await startServed(env, { entry });
  const others = await Promise.all([1, 2, 3].map(() => startServed(env, { entry })));
  const servers = [first, ...others];
  const key = first.apiKey ?? '';
  // Blueprints stand still in the middle while everything else goes on and is charged.
  for (const stage of ['research', 'features', 'phases']) gate.open(stage);
  const blueprint = await post(
    `${first.url}/api/v1/mcp/generate/blueprint`,
    key,
    { idea: PLAIN_IDEA },
    { Prefer: 'respond-async' },
  );
  await expect.poll(() => gate.asked()).toContain('architecture');
  let writing = true;
  const writers = servers.map(async ({ url }, writer) => {
    let made = 0;
    for (; writing && made < 2_000; made++) {
      await post(`${url}/api/v1/mcp/generate/research`, key, { idea: `${PLAIN_IDEA} Number ${writer}-${made}.` });
    }
    return made;
  });
  const file = join(backups, 'backup.db');
  await expect.poll(async () => Number((await commandJson(['credits', 'show'], env)).credits)).toBeLessThan(99_500);
  const told = await commandJson(['backup', file], env);
  const second = await commandJson(['backup', join(backups, 'second.db')], env);
  writing = false;
  expect(Math.min(...(await Promise.all(writers)))).toBeGreaterThan(2);
  expect(told).toEqual({
    path: file,
    bytes: statSync(file).size,
    check: { ok: true, workspaces: 1, openHolds: expect.any(Number), heads: expect.any(String) },
  });
  expect(second).toMatchObject({ check: { ok: true } });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(backups).sort()).toEqual(['backup.db', 'second.db']);

  // As docs/operations.md says: stop, put the file in place of the database and its two companions, start.
  await Promise.all(servers.map((server) => server.process.kill('SIGKILL')));
  for (const end of ['', '-wal', '-shm']) rmSync(join(folder, `planwright.db${end}`), { force: true });
  copyFileSync(file, join(folder, 'planwright.db'));
  gate.open('all');
  const again = await startServed(env, { entry });
  expect(again.apiKey, 'the keys came along').toBeUndefined();
  await using app = await testApp({ databaseUrl: join(folder, 'planwright.db'), clock: new TestClock(Date.now()) });
  const runs = () => app.store.db.selectFrom('runs').select(['id', 'status']).execute();
  await expect
    .poll(async () => (await runs()).every((run) => run.status === 'succeeded'), { timeout: 30_000 })
    .toBe(true);
  expect((await runs()).map((run) => run.id)).toContain(blueprint?.body.data?.runId);
  expect(await commandJson(['credits', 'check'], env)).toMatchObject({ ok: true, openHolds: 0 });
});

describe('planwright backup', () => {
  it('replaces no file unless told to', async () => {
    const { folder, env } = await dataFolder();
    const file = join(folder, 'kept.db');
    writeFileSync(file, 'precious');
    expect(await fails([file], env)).toContain('is there already');
    expect(readFileSync(file, 'utf8')).toBe('precious');
    expect(await commandJson(['backup', file, '--force'], env)).toMatchObject({ check: { ok: true } });
    expect(readFileSync(file, 'utf8')).toMatch(/^SQLite format 3/);
    expect(readdirSync(folder).filter((name) => name.includes('tmp'))).toEqual([]);
  });

  it('never writes over the database itself, whatever it is called', async () => {
    const { folder, env, database } = await dataFolder();
    mkdirSync(join(folder, 'sub'));
    expect(await fails([join(folder, 'sub', '..', 'planwright.db'), '--force'], env)).toContain('the database itself');
    expect(await commandJson(['credits', 'check'], env)).toMatchObject({ ok: true });
    expect(existsSync(database)).toBe(true);
  });

  it('leaves nothing behind when it cannot', async () => {
    const { folder, env, database } = await dataFolder();
    expect(await fails([join(folder, 'none', 'backup.db')], env)).toContain('There is no folder');
    expect(await fails([folder], env)).toContain('is a folder');
    writeFileSync(database, Buffer.alloc(20_000, 7));
    rmSync(`${database}-wal`, { force: true });
    expect(await fails([join(folder, 'backup.db')], env)).toContain('not a sound SQLite database');
    expect(readdirSync(folder).filter((name) => name.startsWith('backup'))).toEqual([]);
  });

  it('makes no database where there is none', async () => {
    const folder = temporaryFolder();
    expect(await fails([join(folder, 'backup.db')], { PLANWRIGHT_DATA_DIR: folder })).toContain(
      'There is no database at',
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('sends an operator of PostgreSQL to its own tool', async () => {
    const env = { PLANWRIGHT_DATABASE_URL: await postgresDatabases.emptyUrl() };
    expect(await fails([join(temporaryFolder(), 'backup.db')], env)).toContain('pg_dump');
  });
});
