import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CLIENTS } from '../../src/cli/clients.ts';
import { shell, shellJson } from './shell.ts';

const BIN = fileURLToPath(new URL('../../dist/planwright.js', import.meta.url));
const launch = { command: process.execPath, args: [BIN, 'stdio'] };

describe('planwright config', () => {
  it.each([
    ['claude-desktop', { mcpServers: { planwright: launch } }],
    ['claude-code', { mcpServers: { planwright: { type: 'stdio', ...launch } } }],
    ['cursor', { mcpServers: { planwright: launch } }],
    ['vscode', { servers: { planwright: { type: 'stdio', ...launch } } }],
    ['zed', { context_servers: { planwright: { source: 'custom', ...launch, env: {} } } }],
    ['windsurf', { mcpServers: { planwright: launch } }],
  ])('prints the block that %s reads, and on stderr where it goes', async (client, block) => {
    const { code, stdout, stderr } = await shell(['config', client], {});
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual(block);
    expect(stderr).toMatch(/put this into .+/);
  });

  it('names the Node and the bin by absolute paths, because an IDE starts in any folder', async () => {
    const { json } = await shellJson(['config', 'cursor'], {});
    const { command, args } = (json as { mcpServers: { planwright: typeof launch } }).mcpServers.planwright;
    expect([command, args[0] ?? ''].map(isAbsolute)).toEqual([true, true]);
    expect(existsSync(command)).toBe(true);
  });

  it('tells of the command that adds it to Claude Code', async () => {
    const { stderr } = await shell(['config', 'claude-code'], {});
    expect(stderr).toContain(`claude mcp add --scope user planwright -- ${process.execPath} ${BIN} stdio`);
  });

  it('hands on the data folder of this shell, which an IDE would not know', async () => {
    const env = { PLANWRIGHT_DATA_DIR: './my data' };
    const folder = resolve('my data');
    const { json } = await shellJson(['config', 'zed'], env);
    expect(json).toMatchObject({ context_servers: { planwright: { env: { PLANWRIGHT_DATA_DIR: folder } } } });
    const { stderr } = await shell(['config', 'claude-code'], env);
    expect(stderr).toContain(`--env 'PLANWRIGHT_DATA_DIR=${folder}' planwright --`);
  });

  it('prints nothing but the block with --json', async () => {
    const { json, stderr } = await shellJson(['config', 'zed'], {});
    expect(Object.keys(json)).toEqual(['context_servers']);
    expect(stderr.split('\n').filter((line) => !line.includes('npm run build'))).toEqual(['']);
  });

  it('lists the IDEs when none is given, and says how to print a block', async () => {
    const { code, stdout, stderr } = await shell(['config'], {});
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.map((line) => line.split(/ {2,}/))).toEqual(
      Object.entries(CLIENTS).map(([name, { where }]) => [name, where]),
    );
    expect(stderr).toContain('planwright config <client>');
  });

  it('lists the IDEs as one JSON object with --json', async () => {
    const { code, json } = await shellJson(['config'], {});
    expect(code).toBe(0);
    expect(json).toEqual({ clients: Object.entries(CLIENTS).map(([name, { where }]) => ({ name, where })) });
  });

  it('refuses an IDE it does not know and lists those it does', async () => {
    const { code, stdout, stderr } = await shell(['config', 'emacs'], {});
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^planwright: .*emacs.*claude-desktop, claude-code, cursor, vscode, zed, windsurf\.\n$/);
  });
});

it('the example config is a block that clients read', () => {
  const example = JSON.parse(readFileSync(new URL('../../mcp.config.example.json', import.meta.url), 'utf8'));
  expect(example.mcpServers.planwright).toMatchObject({
    command: 'node',
    args: [expect.stringMatching(/^\/.*\/dist\/planwright\.js$/), 'stdio'],
  });
});
