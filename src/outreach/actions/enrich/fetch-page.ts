import { type GuardedAnswer, type GuardedHttp, HttpFailed } from '../../../system/guarded-http.ts';
import { robotsAllow } from './robots.ts';

export const PAGE_BYTES_MAX = 512 * 1024;
const ROBOTS_BYTES_MAX = 500 * 1024;
const REDIRECTS_MAX = 5;

/** A page as it came, and where it was in the end. */
export interface Page {
  url: string;
  contentType: string;
  body: Buffer;
}

/** There is no page; the sentence says why. */
export class NoPage extends Error {
  /** Another name of the company may lead to it: this one leads nowhere. */
  readonly isNowhere: boolean;

  constructor(why: string, isNowhere = false) {
    super(why);
    this.name = 'NoPage';
    this.isNowhere = isNowhere;
  }
}

export interface PageParts {
  http: Pick<GuardedHttp, 'request'>;
  userAgent: string;
  signal: AbortSignal;
  /** Whether a host belongs to the company. */
  isTheirs(host: string): boolean;
}

/**
 * Fetches a page as its robots.txt allows: over TLS, redirects only to hosts of the same company, each looked at anew,
 * at most 512 KB and HTML alone. Throws NoPage.
 */
export async function fetchPage(url: string, parts: PageParts): Promise<Page> {
  const robots = new Map<string, Promise<(path: string) => boolean>>();
  const mayFetch = async ({ origin, pathname, search }: URL) => {
    const known = robots.get(origin) ?? readRobots(origin, parts);
    robots.set(origin, known);
    return (await known)(pathname + search);
  };
  const { answer, url: found } = await follow(url, parts, PAGE_BYTES_MAX, async (next) => {
    if (!(await mayFetch(next))) throw new NoPage('Its robots.txt asks us not to read the page.');
  });
  const contentType = headerOf(answer, 'content-type');
  if (answer.status !== 200) throw new NoPage(`The page answered with the status ${answer.status}.`);
  if (!/^\s*text\/html\s*(?:;|$)/i.test(contentType)) throw new NoPage('The page is not HTML.');
  if (!isPlain(answer)) throw new NoPage('The page is compressed.');
  return { url: found.href, contentType, body: answer.body };
}

/** What an origin lets us fetch. A missing robots.txt allows all, one that cannot be read nothing: RFC 9309, 2.3.1. */
async function readRobots(origin: string, parts: PageParts): Promise<(path: string) => boolean> {
  const { answer } = await follow(`${origin}/robots.txt`, parts, ROBOTS_BYTES_MAX, async () => undefined);
  if (answer.status >= 200 && answer.status < 300) {
    // What is longer than the limit is read as far as that; of what broke off before, the rest may forbid the page.
    const isWhole = answer.complete || answer.body.length >= ROBOTS_BYTES_MAX;
    if (!isWhole || !isPlain(answer)) throw new NoPage(NO_ROBOTS);
    const text = answer.body.toString('utf8');
    return (path) => robotsAllow(text, path);
  }
  if (answer.status >= 400 && answer.status < 500) return () => true;
  throw new NoPage(NO_ROBOTS);
}

const NO_ROBOTS = 'Its robots.txt could not be read, so that nothing was fetched.';

/** We ask for no compression; who compresses all the same cannot be read within bounds. */
const isPlain = (answer: GuardedAnswer): boolean => /^(?:identity)?$/i.test(headerOf(answer, 'content-encoding'));

async function follow(
  from: string,
  parts: PageParts,
  bytesMax: number,
  check: (url: URL) => Promise<void>,
): Promise<{ answer: GuardedAnswer; url: URL }> {
  let url = new URL(from);
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    await check(url);
    const answer = await ask(url, parts, bytesMax);
    const location = headerOf(answer, 'location');
    if (!/^30[12378]$/.test(String(answer.status)) || location === '') return { answer, url };
    if (!URL.canParse(location, url.href)) throw new NoPage('The page leads to what is no address.');
    url = new URL(location, url);
    if (url.protocol === 'http:') throw new NoPage('The page leads to an address without TLS.');
    if (url.protocol !== 'https:' || !parts.isTheirs(url.hostname)) {
      throw new NoPage('The page leads away from the company’s own domain.');
    }
  }
  throw new NoPage('The page leads from one address to the next without end.');
}

async function ask(url: URL, { http, userAgent, signal }: PageParts, bytesMax: number): Promise<GuardedAnswer> {
  const headers = { 'user-agent': userAgent, accept: 'text/html, text/plain;q=0.9', 'accept-encoding': 'identity' };
  try {
    return await http.request({ url: url.href, method: 'GET', headers, signal, bytesMax });
  } catch (error) {
    if (signal.aborted) throw new NoPage('The page did not come in time.');
    if (error instanceof HttpFailed) throw new NoPage(WORDS[error.code], isNowhere(error));
    throw error;
  }
}

const isNowhere = ({ code }: HttpFailed): boolean =>
  /^(?:name_not_found|connection_refused|connection_failed|tls_failed)$/.test(code);

const WORDS: Readonly<Record<HttpFailed['code'], string>> = {
  url_refused: 'The address of the page may not be asked.',
  address_refused: 'The name of the page does not lead to a public address.',
  name_not_found: 'There is no web server of this name.',
  connection_refused: 'Its web server takes no connections.',
  connection_failed: 'The connection to its web server failed.',
  tls_failed: 'Its web server has no certificate that can be trusted.',
  timeout: 'The page did not come in time.',
  bad_answer: 'Its web server answered with what is no HTTP.',
};

function headerOf({ headers }: GuardedAnswer, name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}
