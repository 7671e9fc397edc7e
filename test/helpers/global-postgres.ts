import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers the URL of the run's PostgreSQL server, which starts when it is first asked for. */
    postgresDoor: string;
  }
}

/**
 * One PostgreSQL server for a whole run of vitest, started only when a test wants it, so that a run of pure tests pays
 * nothing. Returns what stops it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let host: ChildProcess | undefined;
  let url: Promise<string> | undefined;
  const door = createServer((_request, response) => {
    host ??= startHost();
    url ??= firstLine(host);
    url.then(
      (answer) => response.end(answer),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this shape.
  const { port } = door.address() as AddressInfo;
  project.provide('postgresDoor', `http://127.0.0.1:${port}/`);
  return async () => {
    door.closeAllConnections();
    door.close();
    await stopHost(host);
  };
}

function startHost(): ChildProcess {
  const script = fileURLToPath(new URL('postgres-host.ts', import.meta.url));
  // Its own process group: Ctrl-C reaches the tests, and their end reaches the host through its stdin.
  return spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
}

function firstLine(host: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (host.stdout) createInterface(host.stdout).once('line', resolve);
    host.once('error', reject);
    host.once('exit', () => reject(new Error('PostgreSQL for the tests did not start; its words are above.')));
  });
}

async function stopHost(host: ChildProcess | undefined): Promise<void> {
  if (!host || host.exitCode !== null || host.signalCode !== null) return;
  const ended = new Promise((resolve) => host.once('exit', resolve));
  host.stdin?.end();
  await ended;
}
