import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { TEST_SECRET } from '../../helpers/sealer.ts';
import { startServed } from '../../helpers/served.ts';
import { temporaryFolder } from '../../helpers/stores.ts';
import type { World } from './world.ts';

const EVERY_MS = 20;

/** A clock file that goes on from a time, and can be moved. */
function runningClock(folder: string, startMs: number) {
  const path = join(folder, 'now');
  let offset = startMs - Date.now();
  const write = () => {
    writeFileSync(`${path}.new`, String(Date.now() + offset));
    renameSync(`${path}.new`, path);
  };
  write();
  const running = setInterval(write, EVERY_MS);
  onTestFinished(() => clearInterval(running));
  const advance = (ms: number) => {
    offset += ms;
  };
  return { path, advance };
}

/** `serve` on the world's database, with a clock of its own. */
export async function serveAt({ databaseUrl }: Pick<World, 'databaseUrl'>, now: number) {
  const folder = temporaryFolder();
  const clock = runningClock(folder, now);
  const { process } = await startServed({
    PLANWRIGHT_DATABASE_URL: databaseUrl,
    PLANWRIGHT_SECRET_KEY: TEST_SECRET,
    PLANWRIGHT_DATA_DIR: folder,
    PLANWRIGHT_PUBLIC_URL: 'https://out.example',
    PLANWRIGHT_MAIL_ALLOW: '127.0.0.1',
    PLANWRIGHT_CLOCK_FILE: clock.path,
    PLANWRIGHT_ENGINE: 'outline',
  });
  return { process, advance: clock.advance };
}
