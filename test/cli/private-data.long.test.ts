import { chmodSync, chownSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import { bundled, startProcess, type TestProcess } from '../helpers/processes.ts';
import { migratedFile, temporaryFolder } from '../helpers/stores.ts';
import { MAIN, shellJson } from './shell.ts';

const NOBODY = 65_534;

/** Starts `planwright …` where new files would be open to everybody. */
const startCareless = (words: string[], env: Record<string, string>): TestProcess =>
  startProcess('sh', ['-c', 'umask 000; exec "$@"', 'sh', process.execPath, bundled(MAIN), ...words], { env });

/** Every file and folder below this one that other users may use in any way. */
function openToOthers(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);
}

describe.skipIf(process.platform === 'win32')('what Planwright stores', () => {
  it('is private whatever the umask, made by serve, stdio, the shell or a backup', async () => {
    const root = temporaryFolder();
    const data = (name: string) => ({ PLANWRIGHT_DATA_DIR: join(root, name, 'data') });
    const served = startCareless(['serve', '--port', '0', '--json'], data('serve'));
    const stdio = startCareless(['stdio'], data('stdio'));
    const call = { name: 'get_credits', arguments: {} };
    stdio.child.stdin?.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call })}\n`);
    const shell = startCareless(['workspace', 'list'], data('shell'));
    await Promise.all([served.line('apiKey'), stdio.line('"id":1'), shell.exit]);
    mkdirSync(join(root, 'backups'), { mode: 0o700 });
    const backup = startCareless(['backup', join(root, 'backups', 'copy.db')], data('serve'));
    expect(await backup.exit).toEqual({ code: 0, signal: null });
    const made = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.db'));
    expect(made.sort()).toEqual([
      'backups/copy.db',
      'serve/data/planwright.db',
      'shell/data/planwright.db',
      'stdio/data/planwright.db',
    ]);
    expect(openToOthers(root)).toEqual([]);
  });

  it('is mended where an earlier version left it open, with its own folder and no folder of the user', async () => {
    const root = temporaryFolder();
    const own = { XDG_DATA_HOME: root, PLANWRIGHT_LOG_LEVEL: 'warn' };
    const chosen = { PLANWRIGHT_DATA_DIR: join(root, 'chosen') };
    for (const folder of ['planwright', 'chosen']) {
      mkdirSync(join(root, folder));
      writeFileSync(join(root, folder, 'secret.key'), `${'k'.repeat(40)}\n`);
      for (const path of [migratedFile(join(root, folder)), join(root, folder, 'secret.key')]) chmodSync(path, 0o666);
      chmodSync(join(root, folder), 0o755);
    }
    const [mended, left] = await Promise.all([shellJson(['doctor'], own), shellJson(['doctor'], chosen)]);
    expect(mended.stderr).toBe('');
    expect(JSON.stringify(left.json)).toContain('other users may enter it: chmod 700 closes it');
    expect(openToOthers(root)).toEqual(['chosen']);
  });

  it.each([0o777, 0o1777, 0o770])('is not safe in a folder of mode %o, says doctor, and what to do', async (mode) => {
    const root = temporaryFolder();
    const [data, elsewhere] = ['data', 'elsewhere'].map((name) => join(root, name)) as [string, string];
    for (const folder of [data, elsewhere]) mkdirSync(folder);
    const words = (folder: string) =>
      `${folder} can be written by other users, who may replace the files in it: run chmod 700 ${folder}`;
    const look = async (env: Record<string, string>) => {
      const { json } = await shellJson(['doctor'], { PLANWRIGHT_DATA_DIR: data, ...env });
      return JSON.stringify(json);
    };
    chmodSync(data, mode);
    expect(await look({})).toContain(`"name":"data folder","ok":false,"says":"${words(data)}`);
    chmodSync(data, 0o700);
    chmodSync(elsewhere, mode);
    const other = await look({ PLANWRIGHT_DATABASE_URL: join(elsewhere, 'planwright.db') });
    expect(other).toContain(`"name":"database","ok":false,"says":"${words(elsewhere)}`);
    chmodSync(elsewhere, 0o700);
    expect(await look({ PLANWRIGHT_DATABASE_URL: join(elsewhere, 'planwright.db') })).not.toContain(words(elsewhere));
  });

  it('is told where it belongs to somebody else, and left as it is', async (context) => {
    if (process.getuid?.() !== 0) context.skip('needs root, to give a file away');
    const data = temporaryFolder();
    const path = migratedFile(data);
    chmodSync(path, 0o644);
    chownSync(path, NOBODY, NOBODY);
    const { json, stderr } = await shellJson(['doctor'], { PLANWRIGHT_DATA_DIR: data, PLANWRIGHT_LOG_LEVEL: 'warn' });
    const words = `Other users may use ${path}: as its owner, run chmod 600 on it.`;
    expect(JSON.stringify(json)).toContain(words);
    expect(stderr).toContain(words);
    expect(statSync(path).mode & 0o777).toBe(0o644);
  });

  it('is private behind a link that leads to no file yet', async () => {
    const root = temporaryFolder();
    const target = join(root, 'elsewhere.db');
    symlinkSync(target, join(root, 'planwright.db'));
    const store = await openSqlite(join(root, 'planwright.db'));
    expect(openToOthers(dirname(target))).toEqual([]);
    await store.close();
  });
});
