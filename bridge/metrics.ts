import type { App } from '../src/app.ts';
import type { Metrics, SharedState } from '../src/system/metrics.ts';
import { sameDigest, sha256 } from '../src/system/secret.ts';
import { isLoopback } from './guard.ts';

/** Milliseconds the database may take to tell its part; without it the rest is told. */
const DATABASE_WAIT_MS = 2_000;
/** More than this many unfinished runs are not told apart: counting them must not be what makes a server slow. */
const RUNS_READ_MAX = 10_000;

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
 * come from here, so a service with a public address shows nothing.
 */
function mayRead({ config }: App, request: Request): boolean {
  if (config.metricsToken === undefined) return isLoopback(config.host) && config.publicUrl === undefined;
  const [, sent = ''] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  return sameDigest(sha256(sent), sha256(config.metricsToken));
}

async function readShared(app: App): Promise<SharedState | undefined> {
  const answered = new AbortController();
  try {
    const late = app.clock.sleep(DATABASE_WAIT_MS, answered.signal).then(() => undefined);
    return await Promise.race([queryShared(app), late]);
  } catch (error) {
    app.log.warn({ error }, 'the database did not answer for the metrics');
    return undefined;
  } finally {
    answered.abort();
  }
}

/** Both queries go by an index to what is unfinished, however much has been done before. */
async function queryShared({ store, clock }: App): Promise<SharedState> {
  const now = clock.now();
  const unfinished = await store.db
    .selectFrom('runs')
    .select(['lease_until', 'cancel_requested_at'])
    .where('due_at', 'is not', null)
    .limit(RUNS_READ_MAX)
    .execute();
  const { holds, held } = await store.db
    .selectFrom('holds')
    .select((select) => [select.fn.countAll().as('holds'), select.fn.sum('amount').as('held')])
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  const runs = { executing: 0, waiting: 0, cancelling: 0 };
  for (const { lease_until, cancel_requested_at } of unfinished) {
    if (cancel_requested_at !== null) runs.cancelling++;
    else if (lease_until !== null && lease_until > now) runs.executing++;
    else runs.waiting++;
  }
  // PostgreSQL sums integers into a type of its own, which arrives as text; of no holds the sum is null.
  return { runs, openHolds: Number(holds), heldCredits: Number(held ?? 0) };
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
