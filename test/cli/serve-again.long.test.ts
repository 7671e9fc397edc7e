import { describe, expect, it } from 'vitest';
import { startProcess } from '../helpers/processes.ts';
import { startServed } from '../helpers/served.ts';
import { freshData, shell, startShell } from './shell.ts';

describe('planwright serve', () => {
  it('makes a key only when there is no active one', async () => {
    const data = freshData();
    const first = await startServed(data);
    expect(first.apiKey).toMatch(/^pw_live_\w{40}$/);
    await first.process.kill('SIGTERM');
    const second = startShell(['serve', '--json', '--port', '0'], data);
    expect(Object.keys(JSON.parse(await second.line('mcpUrl')))).toEqual(['url', 'mcpUrl']);
  });

  it('ends with npm when npm is told to stop', async () => {
    const npm = startProcess('npm', ['start', '--', '--json'], { env: { ...freshData(), PLANWRIGHT_PORT: '0' } });
    const { url } = JSON.parse(await npm.line('mcpUrl'));
    await npm.kill('SIGTERM');
    await expect.poll(() => fetch(url).catch(() => 'gone'), { timeout: 10_000 }).toBe('gone');
  });

  it('says how to make a key when one was made before, without showing it again', async () => {
    const data = freshData();
    const { process: first } = await startServed(data);
    await first.kill('SIGTERM');
    const second = startShell(['serve', '--port', '0'], data);
    await second.line(/^curl /);
    expect(second.stderr()).toContain('planwright key create');
    expect(second.stderr()).not.toMatch(/pw_live_/);
  });

  it('says which engine and which model write the plans', async () => {
    const env = { ANTHROPIC_API_KEY: 'sk-ant-1', PLANWRIGHT_MODEL: 'claude-opus-5-5' };
    const server = startShell(['serve', '--port', '0'], { ...freshData(), ...env });
    expect(await server.line('Planwright serves')).toContain('with the anthropic engine (claude-opus-5-5) on ');
    expect(server.stderr() + server.stdout()).not.toContain('sk-ant-1');
  });

  it('says in one line that its port is in use', async () => {
    const { url } = await startServed(freshData());
    const { code, stdout, stderr } = await shell(['serve', '--port', new URL(url).port], freshData());
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^planwright: 127\.0\.0\.1:\d+ is in use[^\n]+\n$/);
  });
});
