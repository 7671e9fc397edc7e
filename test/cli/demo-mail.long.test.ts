import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { startNode } from '../helpers/processes.ts';

const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'planwright-demo-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

it.each([
  [['--demo-mail'], {}],
  [[], { PLANWRIGHT_DEMO_MAIL: 'true' }],
])('serve with %j %j tells where its mail can be seen, and ends in order', async (flags, env) => {
  const process = startNode([MAIN, 'serve', '--json', '--port', '0', ...flags], {
    env: { PLANWRIGHT_DATA_DIR: folder(), PLANWRIGHT_ENGINE: 'outline', ...env },
  });
  const { url, demoMailUrl } = JSON.parse(await process.line('"mcpUrl"'));
  expect(demoMailUrl).toBe(`${url}/demo/mail`);
  expect((await fetch(demoMailUrl)).headers.get('content-type')).toMatch(/text\/html/);
  expect(await (await fetch(`${url}/demo/mail.json`)).json()).toEqual({ data: [] });
  expect((await process.kill('SIGTERM')).code).toBe(0);
});

it('serve without it has no such page', async () => {
  const process = startNode([MAIN, 'serve', '--json', '--port', '0'], {
    env: { PLANWRIGHT_DATA_DIR: folder(), PLANWRIGHT_ENGINE: 'outline' },
  });
  const serving = JSON.parse(await process.line('"mcpUrl"'));
  expect(serving.demoMailUrl).toBeUndefined();
  expect((await fetch(`${serving.url}/demo/mail`)).status).toBe(404);
});
