import { fileURLToPath } from 'node:url';
import { startNode, type TestProcess } from './processes.ts';

const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

/** A real `planwright serve`, on a free port unless told which. */
export interface Served {
  process: TestProcess;
  url: string;
  mcpUrl: string;
  /** Only from the first start on a database. */
  apiKey: string | undefined;
}

export async function startServed(
  env: Record<string, string>,
  { entry = MAIN, port = 0 }: { entry?: string; port?: number } = {},
): Promise<Served> {
  const process = startNode([entry, 'serve', '--json', '--port', String(port)], { env });
  const { url, mcpUrl, apiKey } = JSON.parse(await process.line('"mcpUrl"'));
  return { process, url, mcpUrl, apiKey };
}

/** Runs a command of the shell to its end and answers with the one JSON object it prints. */
export async function commandJson(args: string[], env: Record<string, string>): Promise<Record<string, unknown>> {
  const process = startNode([MAIN, ...args, '--json'], { env });
  const { code } = await process.exit;
  if (code !== 0) throw new Error(`planwright ${args.join(' ')}: exit ${code}: ${process.stderr()}`);
  return JSON.parse(process.stdout());
}

export interface RestAnswer {
  status: number;
  headers: Headers;
  /** Not checked here: each test says what it expects. */
  body: { data?: Record<string, unknown>; meta?: Record<string, unknown>; error?: { code: string; message: string } };
}

/** Posts to a generation endpoint; undefined when the connection broke. */
export async function post(
  url: string,
  key: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<RestAnswer | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as RestAnswer['body'] };
  } catch {
    return undefined;
  }
}
