import { expect } from 'vitest';
import { type Bridge, type BridgeOptions, createBridge } from '../../bridge/create-bridge.ts';
import type { Tier } from '../../src/accounts/tiers.ts';
import { seedWorkspace, type TestApp, type TestAppParts, testApp } from '../helpers/test-app.ts';

export const IDEA = 'A booking app for dog groomers with SMS reminders';

export interface Reply {
  status: number;
  headers: Headers;
  /** The parsed JSON body; its fields are what the test is about. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came and asserts on it.
  body: any;
}

export interface Rest extends AsyncDisposable {
  app: TestApp;
  bridge: Bridge;
  workspaceId: string;
  key: { id: string; secret: string };
  /** Calls below /api/v1 with the workspace's key; a body that is not a string is sent as JSON. */
  call(method: string, path: string, options?: CallOptions): Promise<Reply>;
  generate(what: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  balance(): Promise<{ balance: number; held: number }>;
}

export interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
  secret?: string | null;
  signal?: AbortSignal;
}

export interface RestParts extends TestAppParts {
  tier?: Tier;
  credits?: number;
  options?: BridgeOptions;
  /** A workspace that the given database already has; a new one unless given. */
  seeded?: Awaited<ReturnType<typeof seedWorkspace>>;
}

/** An App with one workspace and the REST door over it, without a socket. */
export async function openRest({
  tier = 'pro',
  credits = 1_000,
  options,
  seeded,
  ...parts
}: RestParts = {}): Promise<Rest> {
  const app = await testApp(parts);
  const { id, key } = seeded ?? (await seedWorkspace(app, { tier, credits }));
  const bridge = createBridge(app, options);
  const call: Rest['call'] = async (method, path, { body, headers = {}, secret = key.secret, signal } = {}) => {
    const response = await bridge.request(`/api/v1${path}`, {
      method,
      headers: {
        ...(secret === null ? {} : { 'X-API-Key': secret }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    return toReply(response);
  };
  return {
    app,
    bridge,
    workspaceId: id,
    key,
    call,
    generate: (what, body = { idea: IDEA }, headers = {}) => call('POST', `/mcp/generate/${what}`, { body, headers }),
    balance: () => app.ledger.balance(id),
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

export async function toReply(response: Response): Promise<Reply> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** The error envelope with this code, and the three headers that say nothing was charged. */
export function expectError(reply: Reply, status: number, code: string, words?: string | RegExp): void {
  expect(reply.body).toMatchObject({
    error: { code, docs: expect.stringMatching(new RegExp(`^http.*/docs#error-${code}$`)) },
  });
  expect(Object.keys(reply.body.error).sort()).toEqual(['code', 'docs', 'message', 'requestId']);
  expect(reply.status).toBe(status);
  expect(reply.headers.get('x-request-id')).toBe(reply.body.error.requestId);
  expect(reply.headers.get('x-credits-charged')).toBe('0');
  expect(reply.headers.get('x-credits-remaining')).toMatch(/^\d+$/);
  if (words !== undefined) expect(reply.body.error.message).toMatch(words);
}
