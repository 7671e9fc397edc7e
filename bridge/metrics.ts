import type { App } from '../src/app.ts';
import { isReachable } from '../src/system/exposed.ts';
import type { Metrics, SharedState } from '../src/system/metrics.ts';
import { sameDigest, sha256 } from '../src/system/secret.ts';
import { readSharedState } from './shared-state.ts';

/** Milliseconds the database may take to tell its part; without it the rest is told. */
const DATABASE_WAIT_MS = 2_000;

/** `/metrics`, or undefined when this request may not see it and there is no such path for it. */
export async function metricsAnswer(
  app: App,
  request: Request,
  { mcpSessions }: { mcpSessions: number },
): Promise<Response | undefined> {
  const { render } = app.metrics;
  if (!render || !mayRead(app, request)) return undefined;
  const { contentType, text } = await render({ mcpSessions, shared: await readShared(app) });
  return new Response(text, { headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store' } });
}

/**
 * With a token set, whoever has it. Without one, only programs on this machine: behind a proxy every request seems to
 * come from here, so a service that others reach shows nothing.
 */
function mayRead({ config }: App, request: Request): boolean {
  if (config.metricsToken === undefined) return !isReachable(config);
  const [, sent = ''] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  return sameDigest(sha256(sent), sha256(config.metricsToken));
}

async function readShared(app: App): Promise<SharedState | undefined> {
  const answered = new AbortController();
  try {
    const late = app.clock.sleep(DATABASE_WAIT_MS, answered.signal).then(() => undefined);
    return await Promise.race([readSharedState(app), late]);
  } catch (error) {
    app.log.warn({ error }, 'the database did not answer for the metrics');
    return undefined;
  } finally {
    answered.abort();
  }
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts an answered request. `route` is `<method> <template>`, or `none`; no other word becomes a label. */
export function countExchange(
  metrics: Metrics,
  { route, method }: { route: string; method: string },
  answer: { status: number; durationMs: number },
): void {
  const template = route.slice(route.indexOf(' ') + 1);
  metrics.request({ route: template, method: METHODS.has(method) ? method : 'other', ...answer });
}
