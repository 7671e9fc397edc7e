import type { LookupAddress } from 'node:dns';
import querystring from 'node:querystring';
import { pageAddress } from '../../artifacts/reading/citations.ts';
import { GuardedHttp, HttpFailed } from '../../system/guarded-http.ts';
import type { FoundPage } from './looked-up.ts';

/** Bytes of an answer: several times what a page of results has. */
const ANSWER_BYTES_MAX = 2 ** 20;
/** Pages of one search: the first are the best, and a research is written from some 40. */
const PAGES_MAX = 5;

/** Why a search gave nothing. */
export type SearchFault =
  | 'unreachable'
  | 'timeout'
  | 'broken_off'
  | 'too_large'
  | 'moved'
  | 'login'
  | 'json_off'
  | 'busy'
  | 'out_of_order'
  | 'not_searxng';

/** The endpoint did not answer a search. */
export class SearchFailed extends Error {
  readonly code: SearchFault;

  constructor(code: SearchFault, cause?: unknown) {
    super(`the search failed: ${code}`, { cause });
    this.name = 'SearchFailed';
    this.code = code;
  }
}

/** A SearXNG instance that the operator has set, asked over its JSON API (docs.searxng.org, Search API). */
export class SearchEndpoint {
  readonly #url: string;
  readonly #login: Record<string, string>;
  readonly #http: GuardedHttp;

  constructor({ url, resolve }: { url: string; resolve?: (hostname: string) => Promise<LookupAddress[]> }) {
    const { bare, login } = withoutLogin(url);
    this.#url = bare;
    this.#login = login;
    this.#http = new GuardedHttp({ own: bare, resolve });
  }

  /** The first pages that a search finds; none of them is fetched. Throws SearchFailed, or the signal's reason. */
  async search(query: string, signal: AbortSignal): Promise<FoundPage[]> {
    const url = `${this.#url}/search?${new URLSearchParams({ q: query, format: 'json' })}`;
    const headers = { accept: 'application/json', 'accept-encoding': 'identity', ...this.#login };
    const asked = { url, headers, signal, method: 'GET' as const, bytesMax: ANSWER_BYTES_MAX };
    const answer = await this.#http.request(asked).catch((error: unknown) => {
      throw error instanceof HttpFailed ? unanswered(error) : error;
    });
    if (answer.status !== 200) throw new SearchFailed(faultOf(answer.status));
    if (!answer.complete) throw new SearchFailed(answer.body.length < ANSWER_BYTES_MAX ? 'broken_off' : 'too_large');
    const results = resultsIn(answer.body.toString('utf8'));
    if (!Array.isArray(results)) throw new SearchFailed('not_searxng');
    return results.flatMap((result) => pageIn(result) ?? []).slice(0, PAGES_MAX);
  }

  close(): void {
    this.#http.close();
  }
}

/** A name and a password in the address are sent as a header: they stand in no URL. */
function withoutLogin(url: string): { bare: string; login: Record<string, string> } {
  const { username, password } = new URL(url);
  if (username + password === '') return { bare: url, login: {} };
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  const pair = `${querystring.unescape(username)}:${querystring.unescape(password)}`;
  const login = { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
  return { bare: bare.href.replace(/\/+$/, ''), login };
}

const unanswered = (error: HttpFailed): SearchFailed =>
  new SearchFailed(error.code === 'timeout' ? 'timeout' : 'unreachable', error);

/** SearXNG answers 403 where `json` is none of its formats, and 429 where its limiter is on. */
function faultOf(status: number): SearchFault {
  if (status >= 300 && status < 400) return 'moved';
  if (status === 401 || status === 407) return 'login';
  if (status === 403) return 'json_off';
  if (status === 429) return 'busy';
  return status >= 500 ? 'out_of_order' : 'not_searxng';
}

function resultsIn(body: string): unknown {
  try {
    return Object(JSON.parse(body)).results;
  } catch {
    return undefined;
  }
}

function pageIn(result: unknown): FoundPage | undefined {
  const { url, title, content } = Object(result);
  if (typeof url !== 'string' || pageAddress(url) === undefined) return undefined;
  const says = typeof content === 'string' && content !== '' ? [content] : [];
  return { url, title: typeof title === 'string' ? title : '', says };
}
