import { fileURLToPath } from 'node:url';
import { startNode, type TestProcess } from './processes.ts';
import { INITIALIZE } from './raw-mcp.ts';
import { temporaryFolder } from './stores.ts';

const ENTRY = fileURLToPath(new URL('./entries/stdio.ts', import.meta.url));

interface RawAnswer {
  result: { serverInfo: { name: string }; structuredContent: Record<string, unknown> };
  error: { message: string };
}

/** A stdio process that is spoken to by hand, to see what travels; it ends with the test. */
export interface RawStdio extends TestProcess {
  say(text: string): void;
  /** Sends a message; `jsonrpc` is added. */
  send(message: object): void;
  /** The whole answer to the request of this id. */
  answer(id: number): Promise<RawAnswer>;
  /** Says what every client says first, under the id 1. */
  open(): void;
}

export function rawStdio(env: Record<string, string> = {}): RawStdio {
  const started = startNode([ENTRY], { env: { PLANWRIGHT_DATA_DIR: temporaryFolder(), ...env } });
  const say = (text: string) => void started.child.stdin?.write(text);
  const send = (message: object) => say(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  return {
    ...started,
    say,
    send,
    answer: async (id) => JSON.parse(await started.line(`"id":${id}`)),
    open() {
      send(INITIALIZE);
      send({ method: 'notifications/initialized' });
    },
  };
}
