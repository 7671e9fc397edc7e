import { Client as Client2, StreamableHTTPClientTransport as Transport2 } from '@modelcontextprotocol/client';
import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startServer } from '../../bridge/server.ts';
import { openMcpDoor } from '../../src/cli/mcp-door.ts';
import { seedWorkspace, testApp } from '../helpers/test-app.ts';

// What a person reads when an official client has no good key: the client's own error is all that IDEs show.

const HINT = /Planwright uses API keys, not OAuth: send `Authorization: Bearer pw_live_\.\.\.`/;

interface Wish {
  key?: string | undefined;
  provider?: OAuthClientProvider | undefined;
}

async function served() {
  const app = await testApp({ config: { port: 0 } });
  const { id, key } = await seedWorkspace(app);
  const server = await startServer(app, { mcp: openMcpDoor(app) });
  onTestFinished(async () => {
    const closing = server.close();
    // The App's clock stands still, and a server that closes waits on it.
    const ticking = setInterval(() => app.clock.advance(1_000), 5);
    await closing;
    clearInterval(ticking);
    await app[Symbol.asyncDispose]();
  });
  return { app, url: new URL(`${server.url}/mcp`), key: key.secret, workspaceId: id };
}

/** SDK 1 asks whether an answer is a `Response`, and the server's library has put its own in that place here. */
const fetchHere: typeof fetch = async (...args) => {
  const { body, status, statusText, headers } = await fetch(...args);
  return new Response(body, { status, statusText, headers });
};

/** Keeps everything in memory and notes where it would send the user; what it has stored can be given. */
function memoryProvider(stored: { client?: string; refreshToken?: string } = {}) {
  const opened: URL[] = [];
  let client = stored.client === undefined ? undefined : { client_id: stored.client };
  const tokens =
    stored.refreshToken === undefined
      ? undefined
      : { access_token: 'of another time', token_type: 'Bearer', refresh_token: stored.refreshToken };
  const provider: OAuthClientProvider = {
    redirectUrl: 'http://localhost:3334/callback',
    clientMetadata: { redirect_uris: ['http://localhost:3334/callback'], client_name: 'An IDE' },
    clientInformation: () => client,
    saveClientInformation: (given) => {
      client = given;
    },
    tokens: () => tokens,
    saveTokens: () => undefined,
    redirectToAuthorization: (url) => void opened.push(url),
    saveCodeVerifier: () => undefined,
    codeVerifier: () => 'v'.repeat(43),
  };
  return { provider, opened };
}

const requestInit = (key: string | undefined) => (key ? { headers: { Authorization: `Bearer ${key}` } } : {});

/** One line for each release line of the official client. */
const CLIENTS: Record<string, (url: URL, wish: Wish) => Promise<void>> = {
  'SDK 1': async (url, { key, provider }) => {
    const options = {
      fetch: fetchHere,
      requestInit: requestInit(key),
      ...(provider ? { authProvider: provider } : {}),
    };
    await new Client({ name: 'ide', version: '1.0.0' }).connect(new StreamableHTTPClientTransport(url, options));
  },
  'SDK 2': async (url, { key, provider }) => {
    const options = {
      fetch: fetchHere,
      requestInit: requestInit(key),
      ...(provider ? { authProvider: provider } : {}),
    };
    await new Client2({ name: 'ide', version: '1.0.0' }).connect(new Transport2(url, options));
  },
};

const shown = (connecting: Promise<void>): Promise<string> =>
  connecting.then(
    () => 'connected',
    (error: Error) => error.message,
  );

describe.each(Object.entries(CLIENTS))('the client of %s shows its user', (_, connect) => {
  it('what to send, whether or not it tries to sign in', async () => {
    const { url } = await served();
    expect(await shown(connect(url, {}))).toMatch(HINT);
    for (const stored of [{}, { client: 'c', refreshToken: 'of another time' }]) {
      const { provider, opened } = memoryProvider(stored);
      expect(await shown(connect(url, { provider }))).toMatch(HINT);
      expect(opened).toEqual([]);
    }
  });

  it('why the key in its settings is refused, and nothing when it is good', async () => {
    const { app, url, key, workspaceId } = await served();
    const revoked = await app.keys.create({ workspaceId });
    await app.keys.revoke(revoked.key.id, 'abusive traffic');
    for (const provider of [undefined, memoryProvider().provider]) {
      const message = await shown(connect(url, { key: revoked.secret, provider }));
      expect(message).toMatch(/The API key was revoked: abusive traffic/);
      expect(message).toMatch(HINT);
      expect(await shown(connect(url, { key, provider }))).toBe('connected');
    }
  });

  it('a page that says what to send, when it was given a client id', async () => {
    const { url } = await served();
    const { provider, opened } = memoryProvider({ client: 'c' });
    await shown(connect(url, { provider }));
    expect(opened.map(({ pathname }) => pathname)).toEqual(['/authorize']);
    const page = await fetch(opened[0] ?? url, { headers: { Accept: 'text/html' } });
    expect(page.status).toBe(400);
    expect(await page.text()).toContain('<p>Planwright uses API keys, not OAuth');
  });
});
