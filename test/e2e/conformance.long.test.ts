import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { keyProxy } from '../helpers/key-proxy.ts';
import { startNode } from '../helpers/processes.ts';
import { startServed } from '../helpers/served.ts';
import { temporaryFolder } from '../helpers/stores.ts';

const entry = fileURLToPath(new URL('../helpers/entries/serve.ts', import.meta.url));
const SCENARIOS = [
  'server-initialize',
  'ping',
  'tools-list',
  'dns-rebinding-protection',
  'server-sse-multiple-streams',
];

it.each(SCENARIOS)("passes the protocol's own conformance scenario %s", async (scenario) => {
  const served = await startServed({ PLANWRIGHT_DATA_DIR: temporaryFolder() }, { entry });
  const url = `${await keyProxy(served.url, served.apiKey ?? '')}/mcp`;
  const results = temporaryFolder();
  const run = startNode([conformanceBin(), 'server', '--url', url, '--scenario', scenario, '-o', results], {
    cwd: results,
  });
  const { code } = await run.exit;
  expect(code, run.stdout() + run.stderr()).toBe(0);
});

function conformanceBin(): string {
  const manifest = createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json');
  return join(dirname(manifest), 'dist', 'index.js');
}
