import { type ChildProcess, spawn } from 'node:child_process';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject, onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const LINE_TIMEOUT_MS = 20_000;

export interface ProcessOptions {
  /** Added to a small environment of PATH, HOME and TMPDIR: nothing of the machine's settings leaks into a test. */
  env?: Record<string, string | undefined>;
  cwd?: string;
  /** Runs it as another user; only root can. */
  uid?: number;
  gid?: number;
}

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A child process whose output is kept and which never outlives its test. */
export interface TestProcess {
  child: ChildProcess;
  /** Everything it has written so far. */
  stdout(): string;
  stderr(): string;
  /** The first whole line, past or to come, of either stream that contains the words; rejects when it ends without. */
  line(words: string | RegExp, timeoutMs?: number): Promise<string>;
  exit: Promise<Exit>;
  /** Sends a signal, kill -9 unless told otherwise, and waits for the end. */
  kill(signal?: NodeJS.Signals): Promise<Exit>;
}

/** Starts a program (or `-e` and source) with the Node that runs the tests, the pinned one. */
export function startNode(args: string[], options: ProcessOptions = {}): TestProcess {
  const [program = '', ...rest] = args;
  return startProcess(process.execPath, [bundled(program), ...rest], options);
}

/** The bundle of a TypeScript program under `children`, `entries` or of the shell itself; anything else as it is. */
export function bundled(program: string): string {
  if (!program.endsWith('.ts')) return program;
  return join(inject('bundles'), relative(ROOT, resolve(ROOT, program))).replace(/\.ts$/, '.js');
}

/** Lets the processes of a run share the code that Node has compiled, which goes with the bundles. */
export const compiledCode = (): { NODE_COMPILE_CACHE: string } => ({
  NODE_COMPILE_CACHE: join(inject('bundles'), 'compiled'),
});

/** Starts any program. */
export function startProcess(command: string, args: string[], options: ProcessOptions = {}): TestProcess {
  const { env, ...rest } = options;
  const child = spawn(command, args, {
    cwd: ROOT,
    ...rest,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR, ...compiledCode(), ...env },
    stdio: 'pipe',
  });
  const started = watch(child);
  onTestFinished(async () => void (await started.kill()));
  return started;
}

function watch(child: ChildProcess): TestProcess {
  const streams = { stdout: '', stderr: '' };
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  let ended: Exit | undefined;
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (chunk: string) => {
      streams[name] += chunk;
      changed();
    });
  }
  // A child that has already gone takes no more input.
  child.stdin?.on('error', () => undefined);
  const exit = new Promise<Exit>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      ended = { code, signal };
      resolve(ended);
      changed();
    });
  });
  exit.catch(() => undefined);
  return {
    child,
    stdout: () => streams.stdout,
    stderr: () => streams.stderr,
    exit,
    kill(signal = 'SIGKILL') {
      if (!ended) child.kill(signal);
      return exit;
    },
    line: (words, timeoutMs = LINE_TIMEOUT_MS) =>
      new Promise((resolve, reject) => {
        const finish = (settle: () => void) => {
          clearTimeout(timer);
          listeners.delete(look);
          settle();
        };
        const look = () => {
          const found = findLine(streams.stdout, words, ended) ?? findLine(streams.stderr, words, ended);
          if (found !== undefined) finish(() => resolve(found));
          else if (ended) finish(() => reject(new Error(`It ended without ${words}.\n${heard(streams)}`)));
        };
        const late = () => finish(() => reject(new Error(`No ${words} in ${timeoutMs} ms.\n${heard(streams)}`)));
        const timer = setTimeout(late, timeoutMs);
        listeners.add(look);
        look();
      }),
  };
}

/** Whole lines only, so that a line cut between two chunks is not taken for its first half; at the end all are whole. */
function findLine(output: string, words: string | RegExp, ended: Exit | undefined): string | undefined {
  const lines = output.split('\n');
  const whole = ended ? lines : lines.slice(0, -1);
  return whole.find((line) => (typeof words === 'string' ? line.includes(words) : words.test(line)));
}

const heard = ({ stdout, stderr }: { stdout: string; stderr: string }): string =>
  `stdout: ${stdout || '(nothing)'}\nstderr: ${stderr || '(nothing)'}`;
