import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Pattern } from './patterns.ts';

// Run as a thread of its own: only there can it be sure to see every module being loaded.
const { root, paths } = workerData as { root: string; paths: string[] };
const folder = root.replaceAll('\\', '/');
const built: Pattern[] = [];

Error.stackTraceLimit = 50;
globalThis.RegExp = new Proxy(RegExp, {
  construct(target, given, newTarget) {
    // The given ones are those of the constructor itself.
    const pattern = Reflect.construct(target, given, newTarget) as RegExp;
    const place = placeIn(new Error().stack ?? '');
    if (place) built.push({ ...place, source: pattern.source, flags: pattern.flags });
    return pattern;
  },
});

for (const path of paths) await import(join(root, path));
parentPort?.postMessage(built);

/** The nearest of our own sources in a stack. */
function placeIn(stack: string): { path: string; line: number } | undefined {
  for (const frame of stack.split('\n')) {
    const at = frame.indexOf(`${folder}src/`);
    if (at < 0) continue;
    const [path = '', line = ''] = frame.slice(at + folder.length).split(':');
    return { path, line: Number(line) };
  }
  return undefined;
}
