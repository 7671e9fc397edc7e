import type { ImapFlow } from 'imapflow';
import type { Clock } from '../../system/clock.ts';
import { spamFolders } from './folders.ts';
import { ImapFailure, type ImapPhase, imapFailure } from './imap-failure.ts';
import { searchUids } from './search.ts';
import { Watch } from './watch.ts';

/** Milliseconds for a command, for the mails of one batch, and to take leave. */
const COMMAND_MS = 60_000;
const FETCH_MS = 10 * 60_000;
const LOGOUT_MS = 5_000;
/** Bytes that the answer to a command may have, mails apart. */
const ANSWER_BYTES_MAX = 4 * 1024 * 1024;

/** A folder as it stood when it was opened. */
export interface OpenFolder {
  path: string;
  /** As text: a server may send more than 32 bits. */
  uidValidity: string;
}

export interface MailHead {
  uid: number;
  /** As the server says, which may not be true. */
  sizeBytes: number;
}

export interface FetchedMail {
  uid: number;
  raw: Uint8Array;
  /** When it came to the server, as that says. */
  receivedAtMs: number | null;
}

/** How much of a mail is wanted: so many bytes from its beginning, or its headers alone. */
export type Share = { bytes: number } | 'headers';

/** One conversation with an IMAP server that stands and is logged in. Each method throws ImapFailure. */
export class ImapSession {
  readonly #client: ImapFlow;
  readonly #clock: Clock;
  readonly #watch: Watch;

  constructor(client: ImapFlow, { clock, signal }: { clock: Clock; signal: AbortSignal }) {
    this.#client = client;
    this.#clock = clock;
    this.#watch = new Watch(client, { clock, signal });
  }

  /** Whether the connection is still there. */
  get stands(): boolean {
    return this.#client.usable;
  }

  /** Connects, changes to TLS where that is wanted, and logs in. */
  async login(limitMs: number): Promise<void> {
    await this.#during('connect', { ms: limitMs }, () => this.#client.connect());
  }

  /** Paths of the folders where spam is kept. */
  async spamFolders(): Promise<string[]> {
    const listed = await this.#during('folder', {}, () => this.#client.list({ listOnly: true }));
    return spamFolders(listed);
  }

  /** Opens a folder for reading alone: nothing is marked as seen. */
  async open(path: string): Promise<OpenFolder> {
    const mailbox = await this.#during('folder', {}, () => this.#client.mailboxOpen(path, { readOnly: true }));
    // A server that does not number its mails for good cannot be read twice.
    if (!mailbox.uidValidity) throw new ImapFailure('garbage', 'folder');
    return { path, uidValidity: String(mailbox.uidValidity) };
  }

  /** What a folder has, without opening it: changes when a mail comes to it. Undefined when it cannot be said. */
  async peek(path: string): Promise<string | undefined> {
    const status = await this.#during('folder', {}, () =>
      this.#client.status(path, { uidNext: true, uidValidity: true }),
    );
    // The library says false for a server's NO, which its type leaves out.
    const { uidNext, uidValidity } = status || {};
    return uidNext === undefined || uidValidity === undefined ? undefined : `${uidValidity}:${uidNext}`;
  }

  /** The lowest numbers above `after`, in order, of mails that came since a day. */
  search(query: { after: number; sinceMs: number; limit: number }): Promise<number[]> {
    return this.#during('read', {}, () => searchUids(this.#client, query));
  }

  /** Numbers and sizes of the mails that are there. */
  async heads(uids: readonly number[]): Promise<MailHead[]> {
    const heads = await this.#during('read', {}, () =>
      this.#client.fetchAll(uids.join(','), { uid: true, size: true }, { uid: true }),
    );
    return heads.map(({ uid, size }) => ({ uid, sizeBytes: size ?? 0 }));
  }

  /**
   * Mails one by one, as they arrive: the next one is read when the one before has been dealt with. What is gone is left
   * out. No other method may be used meanwhile.
   */
  async *mails(uids: readonly number[], share: Share): AsyncGenerator<FetchedMail> {
    const query = share === 'headers' ? { headers: true } : { source: { start: 0, maxLength: share.bytes } };
    const done = this.#watch.begin({ ms: FETCH_MS });
    try {
      const wanted = new Set(uids);
      const fetched = this.#client.fetch(uids.join(','), { uid: true, internalDate: true, ...query }, { uid: true });
      for await (const { uid, source, headers, internalDate } of fetched) {
        const raw = share === 'headers' ? headers : source;
        // Servers also tell of flags in between, and some answer what nobody asked for.
        if (raw && wanted.delete(uid)) yield { uid, raw, receivedAtMs: timeOf(internalDate) };
      }
    } catch (error) {
      throw imapFailure(error, 'read', this.#watch.wasCut);
    } finally {
      done();
    }
    // The library ends a stream quietly when the connection ended.
    if (!this.#client.usable) throw imapFailure(new Error('the connection ended'), 'read', this.#watch.wasCut);
  }

  /** Resolves when the open folder has news, when the time is over, or when the signal aborts; the server is listened to meanwhile. */
  async news(ms: number, signal: AbortSignal): Promise<void> {
    const over = new AbortController();
    const heard = () => over.abort();
    this.#client.once('exists', heard).once('close', heard);
    // Ended by the next command, or by a server that does not want it: then the time alone counts.
    const idling = this.#client.idle().catch(() => false);
    await this.#clock.sleep(ms, AbortSignal.any([over.signal, signal]));
    this.#client.off('exists', heard).off('close', heard);
    await this.#during('read', {}, () => this.#client.noop());
    await idling;
  }

  /** Takes leave, waiting a moment for the server. Never throws. */
  async leave(): Promise<void> {
    if (this.#client.usable) await this.#during('read', { ms: LOGOUT_MS }, () => this.#client.logout()).catch(() => {});
    this.#watch.end();
    this.#client.close();
  }

  /** One command within its time, whose answer has its limits. */
  async #during<T>(phase: ImapPhase, { ms = COMMAND_MS }: { ms?: number }, work: () => Promise<T>): Promise<T> {
    const done = this.#watch.begin({ ms, bytes: ANSWER_BYTES_MAX });
    try {
      return await this.#watch.orEnd(work());
    } catch (error) {
      throw imapFailure(error, phase, this.#watch.wasCut);
    } finally {
      done();
    }
  }
}

function timeOf(date: Date | string | undefined): number | null {
  const time = date === undefined ? Number.NaN : new Date(date).getTime();
  return Number.isFinite(time) ? time : null;
}
