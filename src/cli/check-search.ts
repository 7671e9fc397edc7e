import type { Config } from '../config.ts';
import { decideEngine } from '../engines/decide.ts';
import { SearchEndpoint, SearchFailed } from '../engines/search/search-endpoint.ts';
import { WHY_NO_ANSWER } from '../generation/researching/why-not.ts';
import type { Check } from './check-models.ts';

/** What is searched for: any search engine finds pages for it. */
const QUERY = 'weather';

/** Makes one search at the operator's endpoint; none where research would make none. */
export async function* checkSearch(config: Config): AsyncGenerator<Check> {
  const { search, searchUrl } = config;
  if (search === 'off' || searchUrl === undefined || decideEngine(config).engine === 'outline') return;
  const endpoint = new SearchEndpoint({ url: searchUrl });
  try {
    const { length } = await endpoint.search(QUERY, new AbortController().signal);
    const says =
      length > 0
        ? 'the search service in PLANWRIGHT_SEARCH_URL finds pages'
        : 'The search service in PLANWRIGHT_SEARCH_URL answers, and finds nothing. Check which engines its settings.yml has.';
    yield { name: 'search', ok: length > 0, says };
  } catch (error) {
    if (!(error instanceof SearchFailed)) throw error;
    const says = WHY_NO_ANSWER[error.code];
    yield { name: 'search', ok: false, says: `${says[0]?.toUpperCase()}${says.slice(1)}` };
  } finally {
    endpoint.close();
  }
}
