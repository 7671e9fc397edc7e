import type { LookupAddress } from 'node:dns';
import { systemResolver } from './resolver.ts';
import { TargetRule } from './target-rule.ts';

/** Milliseconds from the beginning of a request to the end of its answer. */
export const TOTAL_MS = 15_000;
/** Bytes of an answer's body that are read; a longer one is cut off. */
export const ANSWER_BYTES_MAX = 64 * 1024;
/** URLs of which it is remembered that they may be asked. */
const GOOD_URLS_MAX = 1_000;

export interface GuardedHttpParts {
  /** Addresses and ranges that may be reached although they are not public. */
  allow?: readonly string[] | undefined;
  /** An address of the operator's own, such as `http://searx:8080`: it alone is asked, wherever it leads. */
  own?: string | undefined;
  /** How names are looked up; the system's way unless given. */
  resolve?: ((hostname: string) => Promise<LookupAddress[]>) | undefined;
  totalMs?: number | undefined;
}

export interface GuardedRequest {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
  /** ANSWER_BYTES_MAX unless given. */
  bytesMax?: number;
}

export interface GuardedAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** At most `bytesMax` of the request. */
  body: Buffer;
  /** False when the body was cut off, broke off or did not end in time. */
  complete: boolean;
}

export type HttpFault =
  | 'url_refused'
  | 'address_refused'
  | 'name_not_found'
  | 'connection_refused'
  | 'connection_failed'
  | 'tls_failed'
  | 'timeout'
  | 'bad_answer';

/** There was no answer; the code says why, and the cause is for the log. */
export class HttpFailed extends Error {
  readonly code: HttpFault;

  constructor(code: HttpFault, cause?: unknown) {
    super(`no answer: ${code}`, { cause });
    this.name = 'HttpFailed';
    this.code = code;
  }
}

/**
 * Requests in a stranger's name: only to public addresses, checked at each connection; redirects are not followed, the
 * answer is read up to a limit, and all of it takes at most 15 seconds. Time here is real time, not the App's: the
 * network knows no other.
 */
export class GuardedHttp {
  #rule: Pick<TargetRule, 'mayConnect' | 'urlFault'>;
  #resolve: (hostname: string) => Promise<LookupAddress[]>;
  #totalMs: number;
  #agent: Promise<GuardedAgent> | undefined;
  #goodUrls = new Set<string>();

  constructor({ allow = [], own, resolve, totalMs = TOTAL_MS }: GuardedHttpParts) {
    this.#rule = own === undefined ? new TargetRule(allow) : onlyAt(own);
    this.#resolve = resolve ?? systemResolver.addresses;
    this.#totalMs = totalMs;
  }

  /** What is wrong with a URL, as a sentence for its owner; undefined when it may be asked. */
  urlFault(url: string): string | undefined {
    return this.#rule.urlFault(url);
  }

  /** Throws HttpFailed without an answer, and the signal's reason when it was aborted. Any status is an answer. */
  async request({ url, signal, bytesMax = ANSWER_BYTES_MAX, ...rest }: GuardedRequest): Promise<GuardedAnswer> {
    if (!this.#isGood(url)) throw new HttpFailed('url_refused');
    this.#agent ??= this.#load();
    const agent = await this.#agent;
    const end = endOf(signal, this.#totalMs);
    try {
      const asked = agent.request(url, { ...rest, dispatcher: agent.dispatcher, signal: end.signal });
      const answer = await orEnded(asked, end.signal);
      const { statusCode: status, headers } = answer;
      return { status, headers, ...(await readLimited(answer.body, bytesMax)) };
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      throw new HttpFailed(end.isLate() ? 'timeout' : faultOf(error), error);
    } finally {
      end.forget();
    }
  }

  /** The rule of URLs never changes, unlike what a name leads to: that is looked at when it is connected to. */
  #isGood(url: string): boolean {
    if (this.#goodUrls.has(url)) return true;
    if (this.urlFault(url) !== undefined) return false;
    if (this.#goodUrls.size >= GOOD_URLS_MAX) this.#goodUrls.clear();
    this.#goodUrls.add(url);
    return true;
  }

  /** Ends every connection; one that is still being made ends by itself within seconds, and is not waited for. */
  close(): void {
    this.#agent?.then(({ dispatcher }) => dispatcher.destroy()).catch(() => undefined);
  }

  async #load(): Promise<GuardedAgent> {
    const { guardedAgent, request } = await import('./guarded-agent.ts');
    const mayConnect = (address: string) => this.#rule.mayConnect(address);
    return { dispatcher: guardedAgent({ mayConnect, resolve: this.#resolve }), request };
  }
}

/** The rule for an address that no stranger has named. */
const onlyAt = (own: string): Pick<TargetRule, 'mayConnect' | 'urlFault'> => ({
  mayConnect: () => true,
  urlFault: (url) => (URL.parse(url)?.origin === new URL(own).origin ? undefined : `The URL must begin with ${own}.`),
});

/** What is loaded at the first request. */
interface GuardedAgent {
  dispatcher: ReturnType<typeof import('./guarded-agent.ts').guardedAgent>;
  request: typeof import('./guarded-agent.ts').request;
}

/** Aborts with the signal, or late. AbortSignal.any and timeout would do the same at several times the cost. */
function endOf(signal: AbortSignal, totalMs: number) {
  const ended = new AbortController();
  let isLate = false;
  const stop = () => ended.abort(signal.reason);
  const timer = setTimeout(() => {
    isLate = true;
    ended.abort(new Error('it took too long'));
  }, totalMs).unref();
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
  return {
    signal: ended.signal,
    isLate: () => isLate,
    forget() {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    },
  };
}

/** undici looks at the signal only once it is connected, or has given up to connect. */
async function orEnded<T>(asked: Promise<T>, signal: AbortSignal): Promise<T> {
  let onAbort = () => {};
  const ended = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([asked, ended]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** What arrives before the limits; that the rest does not is no failure, for the status has been told. */
async function readLimited(
  body: AsyncIterable<Buffer>,
  bytesMax: number,
): Promise<Pick<GuardedAnswer, 'body' | 'complete'>> {
  const parts: Buffer[] = [];
  let room = bytesMax;
  try {
    for await (const part of body) {
      parts.push(part.subarray(0, room));
      room -= part.length;
      // Leaving the loop closes the connection.
      if (room < 0) break;
    }
    return { body: Buffer.concat(parts), complete: room >= 0 };
  } catch {
    return { body: Buffer.concat(parts), complete: false };
  }
}

const FAULTS: readonly (readonly [RegExp, HttpFault])[] = [
  [/^address_refused$/, 'address_refused'],
  [/^(ENOTFOUND|ENODATA|EAI_\w+)$/, 'name_not_found'],
  [/^ECONNREFUSED$/, 'connection_refused'],
  [/TIMEOUT|TIMEDOUT/, 'timeout'],
  [/CERT|TLS|SSL|ALTNAME|EPROTO|SIGNED|^UNABLE_TO/, 'tls_failed'],
  [/^UND_ERR_(HEADERS_OVERFLOW|RES\w*)$/, 'bad_answer'],
];

/** By the code that Node, OpenSSL or undici gave; several failed addresses come as one error that holds them. */
function faultOf(error: unknown): HttpFault {
  const all = error instanceof AggregateError ? [error, ...error.errors] : [error];
  for (const one of all) {
    if (one instanceof Error && one.name === 'HTTPParserError') return 'bad_answer';
    const code = one instanceof Error && 'code' in one ? String(one.code) : '';
    const found = FAULTS.find(([shape]) => shape.test(code));
    if (found) return found[1];
  }
  return 'connection_failed';
}
