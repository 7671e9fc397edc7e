import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { bundled, startNode, startProcess } from '../helpers/processes.ts';
import { temporaryFolder } from '../helpers/stores.ts';
import { freshData, MAIN } from './shell.ts';

const SOURCE = fileURLToPath(new URL('../../src/cli/planwright.ts', import.meta.url));
const OLD_NODE = '/usr/bin/node';
const PRETEND_OLD = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.20.2'}})`;

// Stands for main.js: tells which Node runs it with which words, and then does as it is asked.
const PROBE = `
const say = (words) => process.stdout.write(words + '\\n');
if (process.argv[2] === 'wait') {
  setInterval(() => {}, 1000);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => {
      say('heard ' + signal);
      process.exit(3);
    });
  }
}
say(JSON.stringify({ node: process.versions.node, words: process.argv.slice(2) }));
if (process.argv[2] === 'exit') process.exit(7);
if (process.argv[2] === 'die') process.kill(process.pid, 'SIGKILL');
if (process.argv[2] === 'echo') process.stdin.pipe(process.stdout);
`;

/** An installation with the built bin, a probe or another program as its main.js and, when asked, a pinned Node. */
function install({ pinned, main = PROBE }: { pinned: boolean; main?: string }): string {
  const root = temporaryFolder();
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  writeFileSync(join(root, 'dist', 'main.js'), main);
  const bin = join(root, 'dist', 'planwright.js');
  const built = transformSync(readFileSync(SOURCE, 'utf8'), { loader: 'ts', format: 'esm', target: 'node16' });
  writeFileSync(bin, built.code);
  chmodSync(bin, 0o755);
  if (pinned) {
    mkdirSync(join(root, 'node_modules', '.bin'), { recursive: true });
    symlinkSync(process.execPath, join(root, 'node_modules', '.bin', 'node'));
  }
  return bin;
}

const startOld = (bin: string, words: string[] = []) => startNode(['--import', PRETEND_OLD, bin, ...words]);

describe('the bin', () => {
  it('goes on in the same process when the Node is new enough', async () => {
    const bin = install({ pinned: false });
    const run = startNode([bin, 'serve', '--json']);
    expect(JSON.parse(await run.line('words'))).toEqual({ node: process.versions.node, words: ['serve', '--json'] });
    expect(await run.exit).toEqual({ code: 0, signal: null });
  });

  it('hands the same words over to the pinned Node when its own is too old', async () => {
    const run = startOld(install({ pinned: true }), ['generate', 'blueprint', 'An idea with "quotes" and spaces']);
    expect(JSON.parse(await run.line('words'))).toEqual({
      node: process.versions.node,
      words: ['generate', 'blueprint', 'An idea with "quotes" and spaces'],
    });
  });

  it('finds the pinned Node from the file it really is, however it was called', async () => {
    const link = join(temporaryFolder(), 'planwright');
    symlinkSync(install({ pinned: true }), link);
    const run = startOld(link, ['exit']);
    expect(await run.exit).toEqual({ code: 7, signal: null });
  });

  it('passes stdin and stdout through', async () => {
    const run = startOld(install({ pinned: true }), ['echo']);
    run.child.stdin?.end('over and back\n');
    expect(await run.line('over')).toBe('over and back');
    expect((await run.exit).code).toBe(0);
  });

  it('dies of the signal that its work died of', async () => {
    const run = startOld(install({ pinned: true }), ['die']);
    expect(await run.exit).toEqual({ code: null, signal: 'SIGKILL' });
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('passes %s on and ends with the same code', async (signal) => {
    const run = startOld(install({ pinned: true }), ['wait']);
    await run.line('words');
    run.child.kill(signal);
    expect(await run.line('heard')).toBe(`heard ${signal}`);
    expect(await run.exit).toEqual({ code: 3, signal: null });
  });

  it('says in one line what to install when there is no pinned Node', async () => {
    const run = startOld(install({ pinned: false }), ['serve']);
    expect(await run.exit).toEqual({ code: 1, signal: null });
    expect(run.stdout()).toBe('');
    expect(run.stderr()).toMatch(/^planwright: Node 22\.19 or newer is needed and this is v[^\n]+npm ci[^\n]+\n$/);
  });

  it('hands over once: a pinned Node that is too old as well says what to install', async () => {
    const bin = install({ pinned: true });
    const run = startNode(['--import', PRETEND_OLD, bin, 'serve'], { env: { PLANWRIGHT_LAUNCHED: '1' } });
    expect(await run.exit).toEqual({ code: 1, signal: null });
    expect(run.stderr()).toMatch(/^planwright: Node 22\.19 or newer is needed/);
  });

  it('works on the Node of a machine that has an old one', async (context) => {
    const old = oldNode();
    context.skip(old === undefined, `needs a Node older than 22 at ${OLD_NODE}`);
    const run = startProcess(OLD_NODE, [install({ pinned: true }), 'exit']);
    expect(JSON.parse(await run.line('words'))).toEqual({ node: process.versions.node, words: ['exit'] });
    expect((await run.exit).code).toBe(7);
  });
});

describe('a bin that handed over and is killed', () => {
  const launch = (words: string[]) => {
    const main = `import ${JSON.stringify(pathToFileURL(bundled(MAIN)))};`;
    const bin = install({ pinned: true, main });
    return oldNode() ? [OLD_NODE, bin, ...words] : [process.execPath, '--import', PRETEND_OLD, bin, ...words];
  };

  it('takes the server with it, which frees its port', async () => {
    const [node = '', ...words] = launch(['serve', '--port', '0', '--json']);
    const run = startProcess(node, words, { env: freshData() });
    const { url } = JSON.parse(await run.line('apiKey'));
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    run.child.kill('SIGKILL');
    // It ends when the last process that holds its output has gone.
    expect(await run.exit).toEqual({ code: null, signal: 'SIGKILL' });
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('takes the MCP server on stdio with it, though the input stays open', async () => {
    const pipe = join(temporaryFolder(), 'input');
    // A pipe that its reader also holds for writing never ends.
    const script = 'mkfifo "$0" && exec "$@" <> "$0"';
    const run = startProcess('sh', ['-c', script, pipe, ...launch(['stdio'])], { env: freshData() });
    await expect.poll(() => existsSync(pipe)).toBe(true);
    writeFileSync(pipe, '{"jsonrpc":"2.0","id":1,"method":"ping"}\n');
    await run.line('"id":1');
    run.child.kill('SIGKILL');
    expect(await run.exit).toEqual({ code: null, signal: 'SIGKILL' });
  });
});

/** The version of the machine's own Node when that is an old one. */
function oldNode(): string | undefined {
  if (!existsSync(OLD_NODE)) return undefined;
  const version = execFileSync(OLD_NODE, ['--version'], { encoding: 'utf8' }).trim();
  return Number(/^v(\d+)/.exec(version)?.[1]) < 22 ? version : undefined;
}
