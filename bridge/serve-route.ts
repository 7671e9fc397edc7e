import type { Context } from 'hono';
import type { App } from '../src/app.ts';
import type { Caller } from '../src/generation/caller.ts';
import { countRequest } from '../src/limits/per-key.ts';
import { ARTIFACT_LIMIT, readJson } from '../src/system/json-body.ts';
import { eventStream } from './events.ts';
import type { BridgeEnv, Exchange } from './exchange.ts';
import { identify } from './identify.ts';
import { hasNoBody } from './no-body.ts';
import type { Answer, EventsAnswer, Route } from './route.ts';

/** Serves one route: who calls, whether they may now, what they send, and the answer in its envelope. */
export async function serveRoute(
  app: App,
  route: Route,
  context: Context<BridgeEnv>,
  { leaving, baseUrl }: { leaving: AbortSignal; baseUrl: () => string },
): Promise<Response> {
  const exchange = context.get('exchange');
  const request = context.req.raw;
  const caller = await callerOf(app, request, exchange, leaving);
  const answer = await route.handle({
    app,
    caller,
    gone: request.signal,
    params: context.req.param(),
    query: context.req.query(),
    headers: request.headers,
    readJson: async () => {
      if (route.body?.isOptional && (await hasNoBody(request, app.clock, ARTIFACT_LIMIT))) return {};
      const pace = { clock: app.clock, turns: app.turns };
      // An import is larger than what a workspace may send at once.
      if (route.body?.limit) return readJson(request, pace, route.body.limit);
      const admit = (bytes: number) => app.bodies.take(caller.workspace.id, bytes, caller.signal);
      return readJson(request, { ...pace, admit });
    },
    baseUrl: baseUrl(),
    startedAt: exchange.startedAt,
  });
  return respond(app, exchange, answer, request, caller);
}

async function callerOf(app: App, request: Request, exchange: Exchange, leaving: AbortSignal): Promise<Caller> {
  const { workspace, key } = await identify(app, request, exchange);
  await countRequest(app, key.id, app.config.rateLimit);
  let signal: AbortSignal | undefined;
  return {
    workspace,
    key,
    requestId: exchange.requestId,
    // Made when somebody waits: most answers come at once.
    get signal() {
      signal ??= AbortSignal.any([request.signal, leaving]);
      return signal;
    },
  };
}

function respond(
  app: App,
  exchange: Exchange,
  answer: Answer | EventsAnswer,
  request: Request,
  caller: Caller,
): Response {
  if (answer.kind === 'events') {
    // HEAD asks what would come: nobody would ever read, or end, the stream.
    const nothing: EventsAnswer = { kind: 'events', produce: async () => undefined };
    const close = app.streams.take(caller.workspace.id);
    const { produce } = request.method === 'HEAD' ? nothing : answer;
    const counted: EventsAnswer = { kind: 'events', produce: (...args) => produce(...args).finally(close) };
    return eventStream(app, exchange.requestId, counted, caller.signal);
  }
  const { status = 200, data, page, meta, headers } = answer;
  exchange.runId = meta.runId;
  exchange.charged = meta.creditsCharged;
  exchange.remaining = meta.creditsRemaining;
  return Response.json({ data, ...page, meta }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
