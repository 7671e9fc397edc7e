import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Bench } from './row.ts';
import { BENCH_FOLDER } from './scratch.ts';
import { peer } from './server.ts';

const FOLDER = join(BENCH_FOLDER, 'peers', 'fastmcp');
const INSTALL_TIMEOUT_MS = 180_000;

/**
 * The path of fastmcp's echo server, or undefined when it cannot be had: its 197 packages are no part of this project
 * and are installed beside it when the bench first wants them, as its lock file says.
 */
export async function fastmcpServer({ effort, say }: Bench): Promise<string | undefined> {
  if (effort === 'smoke') return undefined;
  mkdirSync(FOLDER, { recursive: true });
  const installed = isInstalled();
  for (const file of ['package.json', 'package-lock.json', 'server.mjs'])
    copyFileSync(peer(`fastmcp/${file}`), join(FOLDER, file));
  if (!installed) {
    say('installing fastmcp, to compare with, into .bench/peers/fastmcp …');
    try {
      const words = ['ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund'];
      await promisify(execFile)('npm', words, { timeout: INSTALL_TIMEOUT_MS });
    } catch {
      say('fastmcp is left out: it could not be installed from the npm registry');
      return undefined;
    }
  }
  return join(FOLDER, 'server.mjs');
}

/** Whether what is there was installed from the lock file of now. */
function isInstalled(): boolean {
  const kept = join(FOLDER, 'package-lock.json');
  if (!existsSync(kept) || !existsSync(join(FOLDER, 'node_modules', 'fastmcp', 'package.json'))) return false;
  return readFileSync(kept, 'utf8') === readFileSync(peer('fastmcp/package-lock.json'), 'utf8');
}
