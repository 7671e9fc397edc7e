import type { App } from '../app.ts';
import { loop } from './loop.ts';
import { hasPublicLink } from './public-link.ts';
import { forgetReadings } from './sending/inbox-read.ts';
import { SendWorker, type SendWorkerOptions } from './sending/send-worker.ts';
import { tick } from './sending/tick.ts';

/** Milliseconds between two looks for leads that are due, and for mails. */
const LEADS_EVERY_MS = 2_000;
const MAILS_EVERY_MS = 1_000;

/**
 * Sends from now on until the process stops: leads that are due get their next step, mails that are due leave. Every
 * server process does this at once; what each of them takes is decided by the rows. A process whose unsubscribe links
 * would lead nowhere sends nothing, whatever was activated while it had a public address or was a demo.
 */
export function startOutreach(app: App, options: SendWorkerOptions): void {
  if (!hasPublicLink(app.config)) {
    app.lifecycle.track(warnOfActive(app));
    return;
  }
  const round = { after: '' };
  const worker = new SendWorker(app, options);
  const begun = untilDone(() => forgetReadings(app));
  loop(app, LEADS_EVERY_MS, async () => {
    await begun();
    return (await tick(app, round)) > 0;
  });
  loop(app, MAILS_EVERY_MS, async () => {
    await begun();
    await worker.begin();
    if (worker.underWay === 0) return false;
    await endedOrRested(app, worker);
    return true;
  });
}

/** Does something once for all who wait for it; after a failure whoever comes next tries it again. */
function untilDone(work: () => Promise<void>): () => Promise<void> {
  let doing: Promise<void> | undefined;
  return () => {
    doing ??= work().catch((error: unknown) => {
      doing = undefined;
      throw error;
    });
    return doing;
  };
}

/** Looks again as soon as there is room, and in time for what has become due while a slow server has all our patience. */
async function endedOrRested(app: App, worker: SendWorker): Promise<void> {
  const ended = new AbortController();
  await Promise.race([worker.someEnded(), app.clock.sleep(MAILS_EVERY_MS, ended.signal)]);
  ended.abort();
}

async function warnOfActive({ store, log }: App): Promise<void> {
  try {
    const active = await store.db
      .selectFrom('campaigns')
      .select('id')
      .where('status', '=', 'active')
      .executeTakeFirst();
    if (active) log.warn({}, 'campaigns are active, but nothing is sent: PLANWRIGHT_PUBLIC_URL is no https address');
  } catch (error) {
    log.error({ error }, 'looking for active campaigns failed');
  }
}
