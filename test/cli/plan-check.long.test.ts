import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { PromptPack } from '../../src/artifacts/prompt-pack.ts';
import { bundled, startProcess } from '../helpers/processes.ts';
import { planWithPack, SMALL_PACK } from '../helpers/small-pack.ts';
import { temporaryFolder } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';
import { freshData, MAIN, shell, shellJson, startShell } from './shell.ts';

const [first] = SMALL_PACK.prompts;
const PACK: PromptPack = {
  ...SMALL_PACK,
  prompts: SMALL_PACK.prompts.map((one) =>
    one === first
      ? { ...one, files: ['src/tides.ts'], person: [{ what: 'Get a key.', who: 'Ada', blocks: 'P2' }] }
      : one,
  ),
};

/** A plan of the local workspace whose first prompt names a file, an empty folder, and what checks prompts of it. */
async function opened() {
  const data = freshData();
  const folder = temporaryFolder();
  await shell(['plan', 'list'], data);
  const app = await testApp({ databaseUrl: join(data.PLANWRIGHT_DATA_DIR, 'planwright.db') });
  const [local] = await app.store.db.selectFrom('workspaces').selectAll().execute();
  const plan = await planWithPack(app, { workspace: { id: local?.id ?? '', name: '', tier: 'pro' } }, PACK);
  await app[Symbol.asyncDispose]();
  const words = (prompt: string, more: string[]) => ['plan', 'check', plan, prompt, '--dir', folder, ...more];
  return {
    ...{ data, plan, folder, words },
    check: (prompt: string, ...more: string[]) => shell(words(prompt, more), data),
    checkJson: (prompt: string, ...more: string[]) => shellJson(words(prompt, more), data),
    claim: async (prompt: string, evidence: object) => {
      const path = join(data.PLANWRIGHT_DATA_DIR, 'evidence.json');
      writeFileSync(path, JSON.stringify(evidence));
      return shell(['plan', 'prompt', plan, '--done', prompt, '--evidence', path], data);
    },
    status: async () => (await shell(['plan', 'status', plan], data)).stdout,
    build() {
      mkdirSync(join(folder, 'src'), { recursive: true });
      writeFileSync(join(folder, 'src/tides.ts'), 'export {};\n');
    },
  };
}

it('proves a prompt that was never claimed, and shows it as proven', async () => {
  const { check, checkJson, build, status, folder } = await opened();
  const missing = await check('P1', '--command', 'exit 0', '--yes');
  expect(missing).toMatchObject({ code: 1 });
  expect(missing.stdout).toMatch(/^P1 is not proven:\n- src\/tides\.ts is missing\.\nNothing was recorded\.\n$/);
  build();
  const command = 'echo seen by "$(pwd)"; test -f src/tides.ts';
  const proven = await check('P1', '--command', command, '--yes');
  expect(proven.code).toBe(0);
  expect(proven.stdout).toMatch(
    /^P1 is proven\. The command exited with 0; files that are there and have changed: 1\.\n$/,
  );
  expect(proven.stderr).toContain('Looked at: times of modification (fatal: not a git repository');
  expect(proven.stderr).toMatch(/FILE +STATE\n {2}src\/tides\.ts +changed +by its time\n/);
  expect(proven.stderr).toContain('Not checked, by hand: Get a key. (Ada)');
  expect(proven.stderr).toContain(`Test command:\n  ${command}\nIt runs in your shell, in ${folder}`);
  expect(proven.stderr).toContain(`seen by ${folder}`);
  expect(proven.stderr).toContain('Warning: P1 waits for setup: not done yet.');
  expect(await status()).toMatch(/^1 done \(1 proven\), .*\n\n.*\nP1 +Tides +done \(proven\)/);

  const again = await checkJson('P1', '--yes');
  expect(again).toMatchObject({ code: 0, json: { proven: true, provenBefore: true, command, exitCode: 0, lacks: [] } });
  expect(again.json).toMatchObject({
    lookedAt: 'time',
    files: [{ path: 'src/tides.ts', state: 'changed', by: 'time' }],
  });
  const broken = await checkJson('P1', '--command', 'exit 3', '--yes');
  expect(broken).toMatchObject({ code: 1, json: { proven: false, provenBefore: true, ran: true, exitCode: 3 } });
  expect(broken.json.lacks).toEqual(['The command exited with 3.']);
});

it('runs the command of the last claim only when asked to, and never one that hides something', async () => {
  const { check, checkJson, claim, build, folder, status } = await opened();
  build();
  const mark = join(folder, 'ran');
  await claim('P1', { command: `touch ${mark}`, exitCode: 1 });
  expect(await status()).toMatch(/\nP1 +Tides +done \(claimed\), its command failed \(1\)/);
  const unasked = await check('P1');
  expect(unasked.code).toBe(1);
  expect(unasked.stderr).toContain(`Test command, from what was told last:\n  touch ${mark}\n`);
  expect(unasked.stdout).toContain(
    'The command was not run: there is no terminal to ask at. Read it, then pass --yes.',
  );
  await claim('P1', { command: `true \u202e; touch ${mark}` });
  const hidden = await check('P1', '--yes');
  expect(hidden.code).toBe(1);
  expect(hidden.stderr).toContain(`  true ; touch ${mark}\n`);
  expect(hidden.stderr).not.toContain('\u202e');
  expect(existsSync(mark)).toBe(false);
  // A file outside is told and not looked at, and then nothing is run either.
  await claim('P1', { files: ['/etc/passwd', '../x'], command: `touch ${mark}` });
  const outside = await checkJson('P1', '--yes');
  expect(outside.json).toMatchObject({ proven: false, ran: false });
  expect(outside.json.files).toMatchObject([{ state: 'changed' }, { state: 'outside' }, { state: 'outside' }]);
  expect(existsSync(mark)).toBe(false);
});

it('says that nothing can be proven without a file and a command, and of bad words what is wrong', async () => {
  const { check, data, plan } = await opened();
  const nothing = await check('setup');
  expect(nothing.code).toBe(1);
  expect(nothing.stdout).toContain('No file is named either: nothing can be proven. Give one with --command');
  expect((await check('P1')).stdout).toContain('There is no test command');
  expect((await check('setup', '--command', 'true', '--yes')).code).toBe(0);
  expect(await check('P9', '--yes')).toMatchObject({ code: 1, stderr: expect.stringContaining('no prompt "P9"') });
  expect(await check('P1', '--timeout', '0')).toMatchObject({ code: 2 });
  const elsewhere = await shell(['plan', 'check', plan, 'P1', '--dir', '/nowhere'], data);
  expect(elsewhere).toMatchObject({ code: 1, stderr: expect.stringContaining('no folder /nowhere') });
});

it('sees what the command did to the files, and ends it with all that it started at its time limit', async () => {
  const { checkJson, build, folder } = await opened();
  build();
  const removed = await checkJson('P1', '--command', 'rm src/tides.ts', '--yes');
  expect(removed).toMatchObject({ code: 1, json: { exitCode: 0, lacks: ['src/tides.ts is missing.'] } });
  build();
  const beat = join(folder, 'beat');
  const command = `(while :; do date +%s%N > ${beat}; sleep 0.05; done) & wait`;
  const late = await checkJson('P1', '--command', command, '--yes', '--timeout', '1');
  expect(late).toMatchObject({ code: 1, json: { proven: false, exitCode: null } });
  expect(late.json.lacks).toEqual(['The command did not end within 1 second (--timeout) and was stopped.']);
  await gone(beat);
});

it.each([
  ['ends of it', 'echo heard; exit 0', 'SIGINT', 130],
  ['goes on', 'echo heard', 'SIGTERM', 143],
] as const)('passes a signal on to a command that %s, and ends it with all that it started', async (_, trap, signal, ends) => {
  const { words, data, build, folder } = await opened();
  build();
  const beat = join(folder, 'beat');
  const loop = (work: string) => `while :; do ${work}; sleep 0.05; done`;
  const command = `(${loop(`date > ${beat}`)}) & trap '${trap}' ${signal.slice(3)}; echo ready; ${loop(':')}`;
  const process = startShell(words('P1', ['--command', command, '--yes']), data);
  await process.line(/^ready$/);
  const { code } = await process.kill(signal);
  expect(code).toBe(ends);
  expect(process.stderr()).toMatch(/^heard$/m);
  expect(process.stdout()).toContain(`The command was stopped (${signal}).`);
  await gone(beat);
});

it('asks at a terminal, and only a yes runs the command', async (context) => {
  if (!existsSync('/usr/bin/script')) context.skip('needs script, which makes a terminal');
  const { words, data, build, folder, status } = await opened();
  build();
  const mark = join(folder, 'ran');
  const at = async (typed: string) => {
    const line = [process.execPath, bundled(MAIN), ...words('P1', ['--command', `touch ${mark}`])];
    const quoted = line.map((word) => `'${word}'`).join(' ');
    const terminal = startProcess('/usr/bin/script', ['-qec', quoted, '/dev/null'], {
      env: { ...data, SHELL: '/bin/sh' },
    });
    const { stdin, stdout } = terminal.child;
    // The question has no line end.
    const asked = new Promise<void>((resolve) => {
      stdout?.on('data', () => terminal.stdout().includes('[y/N]') && resolve());
    });
    await Promise.race([asked, terminal.exit]);
    stdin?.write(typed);
    const { code } = await terminal.exit;
    return { code, told: terminal.stdout() };
  };
  for (const no of ['\r', 'n\r', '\u0003', '\u0004']) {
    const { code, told } = await at(no);
    expect([code, told]).toEqual([1, expect.stringContaining('you did not agree')]);
  }
  expect(existsSync(mark)).toBe(false);
  const { code, told } = await at('y\r');
  expect([code, told]).toEqual([0, expect.stringContaining('P1 is proven')]);
  expect(existsSync(mark)).toBe(true);
  expect(await status()).toContain('done (proven)');
});

/** Waits until a file that something writes again and again is written no more. */
async function gone(beat: string): Promise<void> {
  rmSync(beat, { force: true });
  // A process that still beats would make it again well within this many looks.
  const looks = startProcess('/bin/sh', ['-c', `for i in 1 2 3 4 5 6 7 8; do sleep 0.1; done; test ! -e ${beat}`]);
  expect((await looks.exit).code).toBe(0);
}
