import type { App } from '../../src/app.ts';
import { AppError } from '../../src/errors.ts';
import { keyedCall } from '../../src/outreach/once/keyed-call.ts';
import { once } from '../../src/outreach/once/once.ts';
import { API_PREFIX } from '../api-prefix.ts';
import type { Exchange } from '../exchange.ts';
import { WAIT_MS } from '../idempotency-key.ts';
import { OUTREACH_ROUTES } from './index.ts';
import type { OutreachCall, OutreachRoute, WholeAnswer } from './route.ts';

interface Keyed {
  key: string;
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
  exchange: Exchange;
}

/** Serves a call that came with an Idempotency-Key: as the first of its key was answered, if there was one. */
export async function serveOnce(
  route: OutreachRoute,
  call: OutreachCall,
  { key, signal, exchange }: Keyed,
): Promise<WholeAnswer> {
  const { app, workspace, query, body } = call;
  const named = keyedCall({
    workspaceId: workspace.id,
    route: `${route.method} ${route.path.replace('{id}', call.id).replace('{stepId}', call.stepId)}`,
    key,
    query,
    body: await inItsTurn(app, body),
    reachesOut: route.reachesOut === true,
    tellsSecret: route.tellsSecret === true,
  });
  const { answer, replayed } = await once(app, named, {
    // Whoever has left may come back for the answer: the work goes on to its end.
    work: () => route.handle({ ...call, gone: NEVER }),
    waitMs: WAIT_MS,
    signal,
    lookAt: whereToLook(route),
  });
  exchange.replayed = replayed;
  if ('code' in answer) throw new AppError(answer.code, answer.message);
  return answer;
}

const NEVER = new AbortController().signal;

/** A body is read whole to tell it from others: of many, one in a turn of the event loop. */
async function inItsTurn(app: App, body: unknown): Promise<unknown> {
  if (body !== undefined) await app.turns.next();
  return body;
}

/** What a reader of a route's things calls: the route that reads what its path begins with. */
function whereToLook({ path }: OutreachRoute): string {
  const readers = OUTREACH_ROUTES.filter((one) => one.method === 'GET' && `${path}/`.startsWith(`${one.path}/`));
  const [nearest] = readers.sort((a, b) => b.path.length - a.path.length);
  return nearest ? `look with GET ${API_PREFIX}${nearest.path} at what is there` : 'look at what is there';
}
