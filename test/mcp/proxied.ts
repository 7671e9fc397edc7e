import { callTool, stdioClient } from '../helpers/mcp-client.ts';
import { type Served, startServed } from '../helpers/served.ts';
import { temporaryFolder } from '../helpers/stores.ts';

const SERVE = new URL('../helpers/entries/serve.ts', import.meta.url).pathname;

/** A planning service in a process of its own, whose runs a gate can hold. */
export const startService = (env: Record<string, string> = {}): Promise<Served> =>
  startServed({ PLANWRIGHT_DATA_DIR: temporaryFolder(), PLANWRIGHT_RATE_LIMIT: '1000', ...env }, { entry: SERVE });

/** A stdio process that asks the service for everything. */
export const remote = ({ url, apiKey }: Pick<Served, 'url' | 'apiKey'>, env: Record<string, string> = {}) =>
  stdioClient({ PLANWRIGHT_API_URL: url, PLANWRIGHT_API_KEY: apiKey ?? '', ...env });

/** The credits that are left, as the client is told. */
export const balance = async (client: Parameters<typeof callTool>[0]) =>
  (await callTool(client, 'get_credits')).structuredContent.data?.credits;
