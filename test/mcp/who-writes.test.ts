import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, it, onTestFinished } from 'vitest';
import { bundled } from '../helpers/processes.ts';
import { temporaryFolder } from '../helpers/stores.ts';

const CLI = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

/** The descriptions of the tools that write, as the product's own stdio process gives them. */
async function descriptions(env: Record<string, string>): Promise<string[]> {
  const client = new Client({ name: 'test-client', version: '1.0.0' });
  onTestFinished(() => client.close());
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [bundled(CLI), 'stdio'],
      env: { PATH: process.env.PATH ?? '', PLANWRIGHT_DATA_DIR: temporaryFolder(), ...env },
      stderr: 'ignore',
    }),
  );
  const { tools } = await client.listTools();
  return tools.filter(({ name }) => name.startsWith('generate_')).map(({ description = '' }) => description);
}

const isOutline = (description: string): boolean => description.includes('Here: an outline.');

it.each<[string, Record<string, string>]>([
  ['nothing is set', {}],
  ['a key is blank', { ANTHROPIC_API_KEY: ' ' }],
  ['the outline is chosen over a key', { PLANWRIGHT_ENGINE: 'outline', OPENAI_API_KEY: 'key' }],
  ['a server of their own has no model', { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }],
])('the tools say that no model writes when %s', async (_when, env) => {
  const told = await descriptions(env);
  expect(told).toHaveLength(6);
  expect(told.every(isOutline)).toBe(true);
});

it.each<[string, Record<string, string>]>([
  ['a key of Anthropic', { ANTHROPIC_API_KEY: 'key' }],
  ['a token of Anthropic', { ANTHROPIC_AUTH_TOKEN: 'token' }],
  ['a key of OpenAI', { OPENAI_API_KEY: 'key' }],
  ['a server of their own', { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', PLANWRIGHT_MODEL: 'small' }],
  ['a service elsewhere', { PLANWRIGHT_API_URL: 'http://127.0.0.1:9', PLANWRIGHT_API_KEY: 'key' }],
])('the tools do not speak of an outline with %s', async (_with, env) => {
  const told = await descriptions(env);
  expect(told).toHaveLength(6);
  expect(told.some(isOutline)).toBe(false);
});
