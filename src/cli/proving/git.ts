import { execFile } from 'node:child_process';

const GIT_TIMEOUT_MS = 20_000;
const OUTPUT_BYTES_MAX = 64_000_000;

// A repository may come from anywhere, and its configuration names programs. None of them is to run.
const HARMLESS = [
  '--no-pager',
  '--literal-pathspecs',
  ...['-c', 'core.fsmonitor=false'],
  ...['-c', 'core.hooksPath=/dev/null'],
  ...['-c', 'log.showSignature=false'],
  ...['-c', 'safe.bareRepository=explicit'],
];

export interface GitCall {
  folder: string;
  /** What git reads from stdin. */
  input?: string;
  /** Settings that outrank those of the repository. */
  settings?: readonly (readonly [string, string])[];
}

/** Why git could not answer, in its own first words. */
export class GitFailure extends Error {}

/** What git says in a folder. No shell is in between. Throws GitFailure. */
export function git(args: readonly string[], { folder, input = '', settings = [] }: GitCall): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      'git',
      [...HARMLESS, '-C', folder, ...args],
      { env: environment(settings), timeout: GIT_TIMEOUT_MS, killSignal: 'SIGKILL', maxBuffer: OUTPUT_BYTES_MAX },
      (error, stdout, stderr) => {
        if (error) reject(new GitFailure(reasonOf(error, stderr), { cause: error }));
        else resolve(stdout);
      },
    );
    // One that ends before it has read everything says why by its exit code.
    child.stdin?.on('error', () => undefined).end(input);
  });
}

function reasonOf(error: Error & { code?: unknown; killed?: boolean }, stderr: string): string {
  if (error.code === 'ENOENT') return 'git is not installed';
  if (error.killed) return `git did not answer within ${GIT_TIMEOUT_MS / 1000} seconds, or said too much`;
  return stderr.trim().split('\n')[0] || `git failed (${error.code})`;
}

/** The caller's environment without what would lead git to another repository, to the network or to a lock. */
function environment(settings: NonNullable<GitCall['settings']>): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.toUpperCase().startsWith('GIT_'));
  return {
    ...Object.fromEntries(own),
    LC_ALL: 'C',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_CONFIG_COUNT: String(settings.length),
    ...Object.fromEntries(
      settings.flatMap(([key, value], at) => [
        [`GIT_CONFIG_KEY_${at}`, key],
        [`GIT_CONFIG_VALUE_${at}`, value],
      ]),
    ),
  };
}
