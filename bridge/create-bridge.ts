import { type Context, Hono } from 'hono';
import type { App } from '../src/app.ts';
import { AppError } from '../src/errors.ts';
import { keepBudget } from './admission/keep-budget.ts';
import { API_PREFIX } from './api-prefix.ts';
import { shareWithPages } from './cors.ts';
import { demoMailRoutes } from './demo-mail/routes.ts';
import { DOCS_PATHS, type DocsPath } from './docs/links.ts';
import { docsPage } from './docs/page.ts';
import { type BuiltDocument, documentAnswer } from './documents.ts';
import type { Endpoint } from './endpoint.ts';
import { errorAnswer } from './error-answer.ts';
import { type Admission, type BridgeEnv, keepExchange, logExchange, openExchange } from './exchange.ts';
import { foreignRequest } from './guard.ts';
import { healthRoutes } from './health.ts';
import { ROUTES } from './index.ts';
import { type McpDoor, mountMcp } from './mcp-door/mount.ts';
import { OAUTH_PATHS } from './mcp-door/oauth-probes.ts';
import { metricsAnswer } from './metrics.ts';
import { openApiDocument } from './openapi.ts';
import { answerOtherMethods } from './other-methods.ts';
import { OUTREACH_ROUTES } from './outreach/index.ts';
import { serveOutreachRoute } from './outreach/serve.ts';
import { mountPlanPage } from './plan-page/mount.ts';
import { serveRoute } from './serve-route.ts';
import { mountUnsubscribe } from './unsubscribe/mount.ts';

export interface BridgeOptions {
  /** Served at `/mcp`; without it there is no such path. */
  mcp?: McpDoor | undefined;
  /** Where clients reach the service, for links in answers; the public URL or the listening address unless given. */
  baseUrl?: (() => string) | undefined;
  /** Aborted when the process stops: whoever waits is answered at once. */
  leaving?: AbortSignal | undefined;
}

/** The whole HTTP surface over one App, without a socket: tests call `request`, a server calls `fetch`. */
export interface Bridge {
  fetch(request: Request, env?: unknown): Response | Promise<Response>;
  request(path: string, init?: RequestInit): Response | Promise<Response>;
  /** The error envelope for a request that never became one. */
  refuse(error: unknown): Response;
}

type BridgeApp = Hono<BridgeEnv>;

export function createBridge(app: App, options: BridgeOptions = {}): Bridge {
  const leaving = options.leaving ?? new AbortController().signal;
  const baseUrl = options.baseUrl ?? (() => app.config.publicUrl ?? `http://${app.config.host}:${app.config.port}`);
  const hono: BridgeApp = new Hono<BridgeEnv>();
  const refuseAdmission: Admission['refuse'] = (exchange, error) => errorAnswer(app, exchange, error, baseUrl());
  for (const path of ['/mcp/*', `${API_PREFIX}/*`, ...OAUTH_PATHS]) hono.use(path, shareWithPages(app.config));
  hono.use(keepExchange(app, { admit: keepBudget(app), refuse: refuseAdmission }));
  hono.onError((error, context) => errorAnswer(app, context.get('exchange'), error, baseUrl()));
  hono.notFound((context) => errorAnswer(app, context.get('exchange'), notFound(), baseUrl()));
  mountPages(hono, app, { leaving, baseUrl });
  mountUnsubscribe(hono, app);
  mountPlanPage(hono, { app, baseUrl, leaving });
  mountRoutes(hono, app, { leaving, baseUrl });
  mountMetrics(hono, app, () => options.mcp?.sessions?.() ?? 0);
  mountDemoMail(hono, app);
  if (options.mcp) mountMcp(hono, { app, mcp: options.mcp, baseUrl });
  return {
    fetch: (request, env) => hono.fetch(request, env ?? {}),
    request: (path, init) => hono.request(path, init),
    refuse: (error) => refuse(app, error, baseUrl()),
  };
}

function mountRoutes(
  hono: BridgeApp,
  app: App,
  { leaving, baseUrl }: { leaving: AbortSignal; baseUrl: () => string },
): void {
  hono.use(`${API_PREFIX}/*`, async (context, next) => {
    const refused = foreignRequest(app.config, context.req.raw);
    if (refused) throw refused;
    await next();
  });
  for (const route of ROUTES)
    mountRoute(hono, route, (context) => serveRoute(app, route, context, { leaving, baseUrl }));
  for (const route of OUTREACH_ROUTES)
    mountRoute(hono, route, (context) => serveOutreachRoute(app, route, context, leaving));
  const all: readonly Endpoint[] = [...ROUTES, ...OUTREACH_ROUTES];
  for (const path of new Set(all.map((route) => route.path))) {
    answerOtherMethods(hono, API_PREFIX + honoPath(path), methodsOf(all.filter((route) => route.path === path)));
  }
}

function mountRoute(
  hono: BridgeApp,
  { method, path }: Endpoint,
  serve: (context: Context<BridgeEnv>) => Promise<Response>,
): void {
  hono.on(method, API_PREFIX + honoPath(path), (context) => {
    context.get('exchange').route = `${method} ${API_PREFIX}${path}`;
    return serve(context);
  });
}

function mountPages(
  hono: BridgeApp,
  app: App,
  { leaving, baseUrl }: { leaving: AbortSignal; baseUrl: () => string },
): void {
  const docs = (path: DocsPath): BuiltDocument => {
    const { rateLimit, outreachRateLimit } = app.config;
    return docsPage(path, { rateLimit, outreachRateLimit, baseUrl: baseUrl() });
  };
  const pages: Record<string, (request: Request) => Response | Promise<Response>> = {
    '/': () => new Response(null, { status: 302, headers: { Location: '/docs' } }),
    ...Object.fromEntries(DOCS_PATHS.map((path) => [path, (request: Request) => documentAnswer(docs(path), request)])),
    '/openapi.json': (request) => documentAnswer(openApiDocument(), request),
    ...healthRoutes(app, leaving),
  };
  for (const [path, answer] of Object.entries(pages)) {
    hono.get(path, (context) => {
      context.get('exchange').route = `GET ${path}`;
      return answer(context.req.raw);
    });
    answerOtherMethods(hono, path, ['GET', 'HEAD']);
  }
}

/** Whoever may not read them is answered as if there were no such path. */
function mountMetrics(hono: BridgeApp, app: App, mcpSessions: () => number): void {
  hono.get('/metrics', async (context) => {
    const refused = foreignRequest(app.config, context.req.raw);
    if (refused) throw refused;
    context.get('exchange').route = 'GET /metrics';
    const answer = await metricsAnswer(app, context.req.raw, { mcpSessions: mcpSessions() });
    return answer ?? context.notFound();
  });
}

/** What a demo caught. Without a demo there are no such paths. */
function mountDemoMail(hono: BridgeApp, app: App): void {
  if (!app.demoMail) return;
  for (const [path, answer] of Object.entries(demoMailRoutes(app.demoMail))) {
    hono.get(honoPath(path), async (context) => {
      const refused = foreignRequest(app.config, context.req.raw);
      if (refused) throw refused;
      context.get('exchange').route = `GET ${path}`;
      return (await answer(context.req.param('number'))) ?? context.notFound();
    });
    answerOtherMethods(hono, honoPath(path), ['GET', 'HEAD']);
  }
}

const methodsOf = (routes: readonly Endpoint[]): string[] =>
  routes.flatMap((route) => (route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]));

const honoPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const notFound = (): AppError => new AppError('not_found', 'There is no such path; /docs lists them all.');

function refuse(app: App, error: unknown, baseUrl: string): Response {
  const exchange = openExchange(app, undefined);
  const response = errorAnswer(app, exchange, error, baseUrl);
  response.headers.set('X-Request-Id', exchange.requestId);
  response.headers.set('X-Credits-Charged', '0');
  response.headers.set('X-Credits-Remaining', '0');
  logExchange(app, exchange, response.status);
  return response;
}
