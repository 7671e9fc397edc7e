import type { App } from '../../../app.ts';
import { Fetcher } from './fetcher.ts';

/** Milliseconds between two looks for mailboxes that nobody reads, and between two signs of life. */
const LOOK_EVERY_MS = 2_000;
const RENEW_EVERY_MS = 10_000;

/**
 * Reads the mailboxes that have an IMAP server from now on until the process stops, each in one process at a time. A paused
 * mailbox is read too: an opt-out counts whether or not mail leaves. A demo reads none, because its mail stays inside the
 * process.
 */
export function startFetching(app: App): void {
  if (app.demoMail) return;
  const fetcher = new Fetcher(app);
  repeat(app, LOOK_EVERY_MS, async () => {
    while (!app.lifecycle.draining && (await fetcher.begin()) > 0);
  });
  repeat(app, RENEW_EVERY_MS, () => fetcher.renew());
}

function repeat(app: App, everyMs: number, work: () => Promise<void>): void {
  const run = async () => {
    while (!app.lifecycle.stopping) {
      try {
        await work();
      } catch (error) {
        app.log.error({ error }, 'looking after mailboxes failed; it is tried again');
      }
      await app.clock.sleep(everyMs, app.lifecycle.signal);
    }
  };
  app.lifecycle.track(run());
}
