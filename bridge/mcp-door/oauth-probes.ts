import type { Context, Hono } from 'hono';
import { presentedKey } from '../../src/accounts/presented-key.ts';
import type { App } from '../../src/app.ts';
import { asAppError, type ErrorCode } from '../../src/errors.ts';
import type { BridgeEnv } from '../exchange.ts';
import { foreignRequest } from '../guard.ts';
import { keyWords } from './key-words.ts';
import { programsPage, wantsPage } from './page.ts';

// Many MCP clients take every 401 as a call to sign in with OAuth, try these paths, and show what the last one answered
// instead of the 401. There is no OAuth here, so that is where they have to learn that a key is missing or wrong.

/** Without metadata, clients know that there is none, and go on to register. */
const METADATA = ['oauth-protected-resource', 'oauth-authorization-server', 'openid-configuration'];
const PATHS: Record<string, 400 | 404> = {
  ...Object.fromEntries(METADATA.map((name) => [`/.well-known/${name}/*`, 404])),
  ...Object.fromEntries(METADATA.map((name) => [`/mcp/.well-known/${name}`, 404])),
  '/register': 400,
  '/authorize': 400,
  '/token': 400,
};
const CODES: Record<400 | 404, ErrorCode> = { 400: 'invalid_request', 404: 'not_found' };

export const OAUTH_PATHS: readonly string[] = Object.keys(PATHS);

/** Answers clients that look for OAuth as OAuth does, with an error whose description says what to send instead. */
export function mountOAuthProbes(hono: Hono<BridgeEnv>, app: App, baseUrl: () => string): void {
  for (const [path, status] of Object.entries(PATHS)) {
    hono.all(path, async (context) => {
      const exchange = context.get('exchange');
      const request = context.req.raw;
      exchange.route = `${request.method} ${path}`;
      const refused = foreignRequest(app.config, request);
      if (refused) throw refused;
      exchange.allow = 'GET, POST, OPTIONS';
      if (request.method === 'OPTIONS') return context.body(null, 204);
      exchange.code = CODES[status];
      const words = await wordsFor(app, context);
      if (wantsPage(request)) return programsPage(status, words, baseUrl());
      // A code at which no client tries again with what it had forgotten.
      const body = { error: 'invalid_request', error_description: words };
      return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
    });
  }
}

/** Clients send the headers that their user configured here too: whether that key is any good is what they have to know. */
async function wordsFor(app: App, { req }: Context<BridgeEnv>): Promise<string> {
  const { headers } = req.raw;
  try {
    await app.keys.authenticate(presentedKey(headers));
    return keyWords(headers);
  } catch (error) {
    const refusal = asAppError(error);
    return keyWords(headers, refusal.status === 401 ? refusal : undefined);
  }
}
