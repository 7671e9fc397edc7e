import { describe, expect, it } from 'vitest';
import { startNode } from '../helpers/processes.ts';
import { freshData, MAIN, shell } from './shell.ts';

describe('the shell', () => {
  it('lists every command in a group of its help', async () => {
    const { code, stdout } = await shell(['--help'], {});
    expect(code).toBe(0);
    const { Options, Help, Examples, ...groups } = sectionsOf(stdout);
    expect(groups).toEqual({
      Plans: ['generate', 'estimate', 'plan', 'lint', 'digest', 'demo'],
      'Your IDE': ['stdio', 'config', 'init'],
      Service: ['serve', 'doctor', 'backup'],
      Accounts: ['workspace', 'key', 'credits'],
      Outreach: [
        ...['campaign', 'lead', 'prospect', 'discovery', 'autopilot', 'send', 'touch', 'reply', 'draft', 'inbox'],
        ...['mailbox', 'suppression', 'webhook', 'settings'],
      ],
    });
  });

  it('gives each command a summary of one line in a terminal of 80 columns', async () => {
    const { stdout } = await shell(['--help'], {});
    // A summary that is too long goes on in a line that is indented further.
    expect(stdout.split('\n').filter((line) => line.startsWith('   '))).toEqual([]);
  });

  it('explains a command and its words with --help and with help', async () => {
    const [option, word] = [await shell(['generate', '--help'], {}), await shell(['help', 'generate'], {})];
    expect(option.stdout).toContain('--out <folder>');
    expect(option.stdout).toMatch(/blueprint +150 credits, plan starter and above/);
    expect(word.stdout).toBe(option.stdout);
  });

  it('lists every variable of the environment in the help of serve', async () => {
    const { SETTINGS } = await import('../../src/config.ts');
    const { stdout } = await shell(['serve', '--help'], {});
    for (const { env, help } of Object.values(SETTINGS)) {
      expect(stdout).toContain(env);
      expect(stdout).toContain(help);
    }
  });

  it.each([
    [['nope'], /unknown command 'nope'/],
    [['serve', '--prot', '1'], /unknown option '--prot'/],
    [['generate', 'features', '- Staff can swap shifts'], /put -- before a text that begins with a dash/],
    [['serve', '--port', 'x'], /whole number from 0 to 65535/],
    [['generate', 'research'], /missing required argument 'idea'/],
    [['plan', 'show', 'plan_1', 'poem'], /no artefact "poem"; use one of brief, research, /],
    [['plan', 'show', 'plan_1', '--item', 'F1'], /--item and --version need an artefact/],
    [['generate', 'poem', 'A booking page for tool libraries'], /no tool "poem"; use one of research, /],
    [['workspace', 'create'], /--name/],
    [['workspace', 'update'], /--name or --plan/],
  ])('answers the wrong words %j with one line and exit code 2', async (words, says) => {
    const { code, stdout, stderr } = await shell(words, freshData());
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^planwright: [^\n]+\n$/);
    expect(stderr).toMatch(says);
  });

  it('answers what cannot be done with one line and exit code 1', async () => {
    const { code, stdout, stderr } = await shell(['workspace', 'show', 'ws_none'], freshData());
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^planwright: There is no such workspace[^\n]+\n$/);
  });

  it('tells a program the code of an error, and people the words, with --json', async () => {
    const { code, stdout, stderr } = await shell(['workspace', 'show', 'ws_none', '--json'], freshData());
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual({ error: { code: 'not_found', message: expect.stringContaining('no such') } });
    expect(stderr).toMatch(/^planwright: /);
  });

  it('names the variable of the environment that cannot be read', async () => {
    const { code, stderr } = await shell(['doctor'], { ...freshData(), PLANWRIGHT_PORT: 'many' });
    expect(code).toBe(1);
    expect(stderr).toBe('');
    const listed = await shell(['workspace', 'list'], { ...freshData(), PLANWRIGHT_PORT: 'many' });
    expect(listed.stderr).toMatch(/^planwright: Mend the environment\. PLANWRIGHT_PORT: [^\n]+\n$/);
  });

  it('loads neither the option parser nor any command when an IDE starts it without words', async () => {
    const loaded = startNode([
      '--import',
      `data:text/javascript,${encodeURIComponent(
        `import { registerHooks } from 'node:module';
         registerHooks({ load: (url, context, next) => (process.stderr.write('loads ' + url + '\\n'), next(url, context)) });`,
      )}`,
      MAIN,
    ]);
    loaded.child.stdin?.end();
    expect(await loaded.exit).toEqual({ code: 0, signal: null });
    const loads = loaded.stderr().split('\n');
    expect(loads.some((line) => line.includes('/src/cli/commands/stdio.ts'))).toBe(true);
    expect(
      loads.filter((line) =>
        /\/commander\/|\/src\/cli\/(?!main|launcher-gone|compile-cache|opening|commands\/stdio)/.test(line),
      ),
    ).toEqual([]);
    expect(loads.filter((line) => /\/(better-sqlite3|kysely|hono|pino|pg)\//.test(line))).toEqual([]);
  });
});

/** The first words of the lines under each heading of a help text. */
function sectionsOf(help: string): Record<string, string[]> {
  const sections = help.matchAll(/^(\w[\w ]*):\n((?: {2,}.*\n)+)/gm);
  return Object.fromEntries(
    [...sections].map(([, heading = '', lines = '']) => [
      heading,
      [...lines.matchAll(/^ {2}(\S+)/gm)].map(([, word = '']) => word),
    ]),
  );
}
