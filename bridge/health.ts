import type { App } from '../src/app.ts';

/** Milliseconds the database may take to answer before the process counts as not ready. */
const DATABASE_WAIT_MS = 2_000;

/** `/healthz`: the process is up. `/readyz`: it can serve; 503 tells a balancer to send nobody here. */
export function healthRoutes(app: App, leaving: AbortSignal): Record<string, () => Response | Promise<Response>> {
  return {
    '/healthz': () => health(200, { status: 'ok' }),
    '/readyz': async () => {
      const database = (await databaseAnswers(app)) ? 'ok' : 'no answer';
      const isReady = database === 'ok' && !leaving.aborted && !app.lifecycle.draining;
      const status = isReady ? 'ready' : 'not ready';
      return health(isReady ? 200 : 503, { status, database, engine: app.engine.name });
    },
  };
}

async function databaseAnswers(app: App): Promise<boolean> {
  const answered = new AbortController();
  try {
    const query = app.store.db.selectFrom('schema_migrations').select('version').limit(1).executeTakeFirst();
    const late = app.clock.sleep(DATABASE_WAIT_MS, answered.signal).then(() => 'late' as const);
    return (await Promise.race([query, late])) !== 'late';
  } catch (error) {
    app.log.warn({ error }, 'the database does not answer');
    return false;
  } finally {
    answered.abort();
  }
}

const health = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
