import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own. */
export interface Server {
  pid: number;
  /** What it printed when it served: at least where. */
  told: { url: string } & Record<string, unknown>;
  /** What it has written to stderr so far. */
  stderr(): string;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();
// However the bench ends, its servers end with it.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a server that stops when the work is done. */
export type Start = <S extends Server>(starting: Promise<S>) => Promise<S>;

/** Stops every server that the work started, whatever happened. */
export async function withServers<T>(work: (start: Start) => Promise<T>) {
  const started: Server[] = [];
  const start = async <S extends Server>(starting: Promise<S>) => {
    const server = await starting;
    started.push(server);
    return server;
  };
  try {
    return await work(start);
  } finally {
    for (const server of started) await server.stop();
  }
}

/** Starts a Node program that prints one JSON line with its `url` once it serves. Throws when it ends without. */
export async function startServer(args: string[], env: Record<string, string> = {}): Promise<Server> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  running.add(child);
  const ended = once(child, 'close').finally(() => running.delete(child));
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr = (stderr + chunk).slice(-10_000);
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{')) continue;
    child.stdout.resume();
    return {
      // A process that has written has an id.
      pid: child.pid ?? 0,
      told: JSON.parse(line),
      stderr: () => stderr,
      async stop() {
        child.kill('SIGKILL');
        await ended;
      },
    };
  }
  throw new Error(`${args.join(' ')} ended before it served: ${stderr}`);
}

/** A program under `peers/`. */
export const peer = (file: string): string => fileURLToPath(new URL(`./peers/${file}`, import.meta.url));

/** `planwright serve` on a free port with its limiters raised as far as they go; tells `url`, `mcpUrl` and `apiKey`. */
export function servePlanwright(planwright: string, dataDir: string, nodeOptions: string[] = []): Promise<Server> {
  return startServer([...nodeOptions, planwright, 'serve', '--json', '--port', '0'], serveEnv(dataDir));
}

/** The same as one that sends mail must be: people reach it at an https address, which nobody asks here. */
export async function serveSending(planwright: string, dataDir: string): Promise<Server & { url: string }> {
  const port = String(await freePort());
  const env = {
    ...serveEnv(dataDir),
    PLANWRIGHT_PUBLIC_URL: 'https://bench.example',
    PLANWRIGHT_MAIL_ALLOW: '127.0.0.1',
  };
  const server = await startServer([planwright, 'serve', '--json', '--port', port], env);
  return { ...server, url: `http://127.0.0.1:${port}` };
}

const serveEnv = (dataDir: string): Record<string, string> => ({
  PLANWRIGHT_DATA_DIR: dataDir,
  PLANWRIGHT_RATE_LIMIT: '1000000',
  PLANWRIGHT_OUTREACH_RATE_LIMIT: '1000000',
  PLANWRIGHT_ENGINE: 'outline',
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
