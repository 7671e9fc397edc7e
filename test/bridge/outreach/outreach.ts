import { expect } from 'vitest';
import type { Scope } from '../../../src/accounts/scopes.ts';
import { type CallOptions, openRest, type Reply, type Rest } from '../rest.ts';

export interface Outreach extends Rest {
  /** Calls below /api/v1/outreach. */
  ask(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Reply>;
  /** A key of the same workspace with these scopes. */
  keyWith(...scopes: Scope[]): Promise<string>;
}

/** An App with one workspace that has outreach, and the REST door over it, without a socket. */
export async function openOutreach(parts: Parameters<typeof openRest>[0] = {}): Promise<Outreach> {
  // A shared database needs a key that every process knows; a file of its own would make one.
  const config = { secretKeys: ['a-key-that-is-good-for-tests-alone-and-long'], ...parts.config };
  const rest = await openRest({ ...parts, config });
  return {
    ...rest,
    ask: (method, path, body, options = {}) =>
      rest.call(method, `/outreach${path}`, { ...options, ...(body === undefined ? {} : { body }) }),
    keyWith: async (...scopes) => (await rest.app.keys.create({ workspaceId: rest.workspaceId, scopes })).secret,
  };
}

/** The outreach error body with this code, and no word about credits. */
export function expectOutreachError(reply: Reply, status: number, code: string, words?: string | RegExp): void {
  expect(reply.body).toEqual({ error: expect.any(String), code, requestId: reply.headers.get('x-request-id') });
  expect(reply.status).toBe(status);
  expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
  expect([...reply.headers.keys()].filter((name) => name.startsWith('x-credits'))).toEqual([]);
  if (words !== undefined) expect(reply.body.error).toMatch(words);
}
