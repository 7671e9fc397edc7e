// For `npm start` and after `npm ci`: builds dist/ where it is missing or older than its sources. `npm ci --ignore-scripts`
// leaves that to the start. Where the build's own tools are not installed, a dist/ that is there has to do.
import { execSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const BUILT = 'dist/main.js';
const MADE_FROM = ['src', 'bridge', 'tools', 'package-lock.json', 'test/build.ts'];

const changedAt = (path: string): number => statSync(path).mtimeMs;

/** When something at or below the path was last changed; a folder changes with the names in it. */
function lastChange(path: string): number {
  if (!statSync(path).isDirectory()) return changedAt(path);
  const below = readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => changedAt(join(path, name)));
  return Math.max(changedAt(path), ...below);
}

const isBuilt = existsSync(BUILT);
const canBuild = existsSync('node_modules/esbuild');
if (!isBuilt || (canBuild && MADE_FROM.some((path) => lastChange(path) > changedAt(BUILT)))) {
  execSync('npm run -s build', { stdio: 'inherit' });
}
