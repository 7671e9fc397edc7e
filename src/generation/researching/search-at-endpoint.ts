import { withoutInvisible } from '../../artifacts/reading/names.ts';
import type { SearchEndpoint } from '../../engines/search/search-endpoint.ts';
import { SEARCHES_MAX } from '../prompts/looking-up.ts';
import type { AskStep, Finding } from './findings.ts';
import { queriesSchema } from './look-up-prompt.ts';
import { WHY_NOT } from './why-not.ts';

const QUERY_CHARS_MAX = 200;

/**
 * Has the model say what to search for, and searches at the operator's endpoint, one query after the other. Why there is
 * less than there could be, if so. Throws as `callEngine` and `SearchEndpoint.search` do.
 */
export async function searchAtEndpoint(
  endpoint: Pick<SearchEndpoint, 'search'>,
  ask: AskStep,
  found: Finding,
  signal: AbortSignal,
): Promise<string | undefined> {
  const queries = queriesIn(await ask({ task: 'search queries' }));
  if (queries.length === 0) return WHY_NOT.queries;
  for (const query of queries) found.pages.push(...(await endpoint.search(query, signal)));
  return undefined;
}

function queriesIn({ output, faults }: Awaited<ReturnType<AskStep>>): string[] {
  const read = queriesSchema.safeParse(output);
  if (faults || !read.success) return [];
  const queries = read.data.queries.map((query) => withoutInvisible(query).trim().slice(0, QUERY_CHARS_MAX));
  return [...new Set(queries)].filter((query) => query !== '').slice(0, SEARCHES_MAX);
}
