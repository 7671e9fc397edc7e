import type { App } from '../src/app.ts';
import { STORE_RETRY_SECONDS } from '../src/store/faults.ts';
import { WriteProof } from './write-proof.ts';

/** `/healthz`: the process is up. `/readyz`: it can serve; 503 tells a balancer to send nobody here. */
export function healthRoutes(app: App, leaving: AbortSignal): Record<string, () => Response | Promise<Response>> {
  const proof = new WriteProof(app);
  return {
    '/healthz': () => health(200, { status: 'ok' }),
    '/readyz': async () => {
      const database = await proof.look();
      const isReady = database === 'ok' && !leaving.aborted && !app.lifecycle.draining;
      const status = isReady ? 'ready' : 'not ready';
      return health(isReady ? 200 : 503, { status, database, engine: app.engine.name });
    },
  };
}

function health(status: number, body: object): Response {
  const wait = status === 503 ? { 'Retry-After': String(STORE_RETRY_SECONDS) } : {};
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...wait } });
}
