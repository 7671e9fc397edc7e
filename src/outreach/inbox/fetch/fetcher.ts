import type { App } from '../../../app.ts';
import { AppError } from '../../../errors.ts';
import { ImapFailure } from '../../../mail/imap/imap-failure.ts';
import { chance } from '../../sending/advance.ts';
import { backoffMs } from './backoff.ts';
import { ByteBudget } from './byte-budget.ts';
import { attemptsOf, claimInboxes, giveBack, type InboxRow, LeaseLost, renewInboxes } from './inbox-rows.ts';
import { readInbox } from './read-inbox.ts';
import { Stumbles } from './stumbles.ts';

/** Mailboxes that one process reads; more wait for another process. */
const INBOXES_MAX = 200;
/** Mailboxes that are being connected to at once. */
const OPENING_MAX = 10;
/** Bytes of mails in memory at once, over all mailboxes. */
const MAILS_BYTES_MAX = 64 * 1024 * 1024;

interface Running {
  owner: string;
  stop: AbortController;
  ended: Promise<void>;
}

/** Reads mailboxes, each over a connection of its own, as many as this process may. */
export class Fetcher {
  readonly #app: App;
  readonly #running = new Map<string, Running>();
  readonly #budget = new ByteBudget(MAILS_BYTES_MAX);
  readonly #stumbles = new Stumbles();
  #opening = 0;

  constructor(app: App) {
    this.#app = app;
  }

  /** Mailboxes that this process reads or is connecting to. */
  get size(): number {
    return this.#running.size;
  }

  /** Begins to read mailboxes that nobody reads, as far as there is room; answers how many. */
  async begin(): Promise<number> {
    const room = Math.min(INBOXES_MAX - this.#running.size, OPENING_MAX - this.#opening);
    if (room <= 0) return 0;
    const claimed = await claimInboxes(this.#app, this.#app.ids.next('lease'), room);
    for (const inbox of claimed) this.#start(inbox);
    return claimed.length;
  }

  /** Renews the leases, and lets go of mailboxes that are no longer ours, such as one whose settings have changed. */
  async renew(): Promise<void> {
    if (this.#running.size === 0) return;
    const owners = [...new Set([...this.#running.values()].map(({ owner }) => owner))];
    // Taken up while we asked: their leases are fresh.
    const asked = new Map(this.#running);
    const held = await renewInboxes(this.#app, owners);
    for (const [id, one] of asked) if (held.get(id) !== one.owner) one.stop.abort();
  }

  #start(inbox: InboxRow): void {
    const before = this.#running.get(inbox.id);
    before?.stop.abort();
    const stop = new AbortController();
    this.#opening++;
    const ended = this.#read(inbox, stop, before?.ended).finally(() => {
      if (this.#running.get(inbox.id)?.stop === stop) this.#running.delete(inbox.id);
    });
    // A claim names its owner.
    this.#running.set(inbox.id, { owner: inbox.lease_owner ?? '', stop, ended });
    this.#app.lifecycle.track(ended);
  }

  async #read(inbox: InboxRow, stop: AbortController, before: Promise<void> | undefined): Promise<void> {
    const app = this.#app;
    let opening = true;
    const opened = () => {
      if (opening) this.#opening--;
      opening = false;
    };
    try {
      await before;
      const signal = AbortSignal.any([stop.signal, app.lifecycle.signal]);
      const options = { signal, budget: this.#budget, stumbles: this.#stumbles };
      await readInbox(app, inbox, {
        ...options,
        opened: () => {
          app.metrics.inbox('connected');
          opened();
        },
      });
      await giveBack(app, inbox, { afterMs: 0, error: null });
    } catch (error) {
      await this.#ended(inbox, error, stop.signal.aborted);
    } finally {
      opened();
    }
  }

  async #ended(inbox: InboxRow, error: unknown, wasStopped: boolean): Promise<void> {
    const app = this.#app;
    try {
      if (wasStopped || error instanceof LeaseLost) return;
      if (error instanceof ImapFailure && error.fault === 'stopping') {
        await giveBack(app, inbox, { afterMs: 0, error: null });
        return;
      }
      const fault = faultOf(error);
      const afterMs = backoffMs(await attemptsOf(app, inbox), chance(app));
      app.metrics.inbox('failed');
      if (fault === 'internal') app.log.error({ mailboxId: inbox.id, error }, 'reading a mailbox failed');
      else app.log.warn({ mailboxId: inbox.id, fault, afterMs }, 'a mailbox cannot be read; it is tried again');
      await giveBack(app, inbox, { afterMs, error: fault });
    } catch (failure) {
      app.log.error({ mailboxId: inbox.id, error: failure }, 'a mailbox was not given back; its lease lapses');
    }
  }
}

function faultOf(error: unknown): string {
  if (error instanceof ImapFailure) return error.fault;
  // Removed a moment ago.
  return error instanceof AppError && error.code === 'not_found' ? 'stopping' : 'internal';
}
