import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from '../../src/engines/engine.ts';

const LOOK_EVERY_MS = 10;

/**
 * A gate between processes: each stage but the brief waits until a file of its name (or `all`) is in the folder. What was asked, by
 * whichever process, is kept in the file `asked`, a line a stage.
 */
export function fileGatedEngine(inner: Engine, folder: string): Engine {
  return {
    ...inner,
    async generate(request) {
      if (request.stage === 'brief') return inner.generate(request);
      appendFileSync(join(folder, 'asked'), `${request.stage}\n`);
      while (!existsSync(join(folder, request.stage)) && !existsSync(join(folder, 'all'))) {
        await wait(LOOK_EVERY_MS, undefined, { signal: request.signal });
      }
      return inner.generate(request);
    },
  };
}

/** The test's side of it. */
export function fileGate(folder: string): { open(stage: string): void; asked(): string[]; folder: string } {
  mkdirSync(folder, { recursive: true });
  return {
    folder,
    open: (stage) => writeFileSync(join(folder, stage), ''),
    asked: () =>
      existsSync(join(folder, 'asked')) ? readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n') : [],
  };
}
