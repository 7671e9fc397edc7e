import type { ListedTool } from '../mcp/list-tools.ts';

/** What the protocol answers to the first requests of a session, by their methods. */
export interface OpeningAnswers {
  /** A client that opens with one of these is told the same version in the answer. */
  versions: readonly string[];
  results: {
    initialize: Record<string, unknown>;
    'tools/list': { tools: ListedTool[] };
    'prompts/list': object;
    'resources/list': object;
    'resources/templates/list': object;
  };
}

/**
 * Asks the protocol itself. The build puts what it answered in the place of this file: loading the protocol, every tool and
 * the schemas of both is two thirds of the time to the first answer.
 */
export async function openingAnswers({ hasModel }: { hasModel: boolean }): Promise<OpeningAnswers> {
  const [{ TOOLS }, { listTools }, { connectStdio, SESSION_VERSIONS }] = await Promise.all([
    import('../../tools/index.ts'),
    import('../mcp/list-tools.ts'),
    import('../mcp/server.ts'),
  ]);
  const listed = listTools(TOOLS, { hasModel });
  const door = {
    list: () => listed,
    call: () => Promise.reject(new Error('Nothing is called before a client is there.')),
  };
  const [protocolVersion] = SESSION_VERSIONS;
  const params = { protocolVersion, capabilities: {}, clientInfo: { name: 'build', version: '' } };
  const given: Record<string, unknown> = {};
  await new Promise<void>((resolve) => {
    const take = ({ id, result }: { id?: string; result?: unknown }) => {
      given[String(id)] = result;
      if (Object.keys(given).length === METHODS.length) resolve();
    };
    const lines: Lines = { start: async () => {}, send: async (message) => take(message), close: async () => {} };
    connectStdio(door, lines);
    for (const method of METHODS) {
      lines.onmessage?.({ jsonrpc: '2.0', id: method, method, ...(method === 'initialize' ? { params } : {}) });
    }
  });
  return { versions: SESSION_VERSIONS, results: given as OpeningAnswers['results'] };
}

const METHODS = ['initialize', 'tools/list', 'prompts/list', 'resources/list', 'resources/templates/list'];

interface Lines {
  onmessage?: (message: unknown) => void;
  start(): Promise<void>;
  send(message: object): Promise<void>;
  close(): Promise<void>;
}
