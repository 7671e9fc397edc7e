import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { startServer } from '../../bridge/server.ts';
import { openMcpDoor } from '../../src/cli/mcp-door.ts';
import { ProtocolFault } from '../../src/mcp/door.ts';
import type { McpTool } from '../../src/mcp/tool.ts';
import { systemClock } from '../../src/system/clock.ts';
import { TOOLS } from '../../tools/index.ts';
import { keyProxy } from '../helpers/key-proxy.ts';
import { startNode } from '../helpers/processes.ts';
import { temporaryFolder } from '../helpers/stores.ts';
import { seedWorkspace, testApp } from '../helpers/test-app.ts';

// Every scenario of the suite that asks nothing which Planwright does not offer: no resources, prompts of the suite’s own names, sampling, elicitation,
// tasks, logging or header parameters, and no content but text.
const SCENARIOS = {
  '2025-06-18': [
    'server-initialize',
    'server-session-lifecycle',
    'ping',
    'tools-list',
    'tools-call-simple-text',
    'tools-call-error',
  ],
  '2025-11-25': [
    'server-initialize',
    'server-session-lifecycle',
    'ping',
    'tools-list',
    'server-sse-multiple-streams',
    'dns-rebinding-protection',
    'tools-call-simple-text',
    'tools-call-error',
  ],
  '2026-07-28': [
    'server-stateless',
    'http-header-validation',
    'caching',
    'tools-list',
    'server-sse-multiple-streams',
    'dns-rebinding-protection',
    'tools-call-simple-text',
    'tools-call-error',
    'input-required-result-unsupported-methods',
  ],
};

const scenarios = Object.entries(SCENARIOS).flatMap(([version, names]) =>
  names.map((name) => [version, name] as const),
);

it.each(scenarios)("passes the protocol's own conformance scenario of %s, %s", async (version, scenario) => {
  const url = `${await served()}/mcp`;
  const results = temporaryFolder();
  const options = ['--url', url, '--scenario', scenario, '--spec-version', version, '-o', results];
  const run = startNode([conformanceBin(), 'server', ...options], { cwd: results });
  const { code } = await run.exit;
  expect(code, run.stdout() + run.stderr()).toBe(0);
  // A scenario that the suite leaves out for this version ends well, too.
  expect(run.stdout()).toMatch(/Passed: [1-9]\d*\/\d+, 0 failed/);
});

async function served(): Promise<string> {
  const app = await testApp({ config: { port: 0, rateLimit: 10_000 } });
  const { key } = await seedWorkspace(app, { tier: 'pro', credits: 1_000 });
  const running = { ...app, clock: systemClock };
  const server = await startServer(running, { mcp: openMcpDoor(running, [...TOOLS, ...FIXTURES]) });
  onTestFinished(async () => {
    await server.close();
    await app[Symbol.asyncDispose]();
  });
  return keyProxy(server.url, key.secret);
}

const fixture = (name: string, call: McpTool['call']): McpTool => ({
  name,
  title: name,
  description: 'Only here for the suite.',
  input: z.strictObject({}),
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  call,
});

const text = (words: string) => ({ result: { status: 'succeeded' as const }, text: [words] });

// What the suite calls by name: it cannot know the product's own tools.
const FIXTURES: McpTool[] = [
  fixture('test_simple_text', async () => text('This is a simple text response for testing.')),
  fixture('test_error_handling', async () => {
    throw new Error('This tool intentionally returns an error for testing');
  }),
  fixture('test_logging_tool', async () => text('nothing is logged over the protocol')),
  fixture('test_streaming_elicitation', async () => text('nothing is asked')),
  fixture('test_missing_capability', async () => {
    throw new ProtocolFault(-32021, 'sampling is needed', { requiredCapabilities: { sampling: {} } });
  }),
];

function conformanceBin(): string {
  const manifest = createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json');
  return join(dirname(manifest), 'dist', 'index.js');
}
