import type { LookedUp } from '../../engines/search/looked-up.ts';
import { SEARCHES_MAX } from '../prompts/looking-up.ts';
import type { AskStep, Finding } from './findings.ts';
import { WHY_NOT, whyFailed } from './why-not.ts';

/** How often a call that the vendor has paused is gone on with. */
export const RESUMES_MAX = 3;

/** A search that was one too many is no failure. */
const LIMIT_REACHED = 'max_uses_exceeded';

/** Has the model search by itself. Why there is less than there could be, if so. Throws as `callEngine` does. */
export async function searchWithModel(ask: AskStep, found: Finding): Promise<string | undefined> {
  const paused: (readonly unknown[])[] = [];
  const errors: string[] = [];
  let searchesMax = SEARCHES_MAX;
  while (searchesMax > 0) {
    const { output } = await ask({ task: 'web search', search: { searchesMax, paused: [...paused] } });
    // An engine that searches answers so.
    const part = output as LookedUp;
    found.pages.push(...part.pages);
    found.prose.push(...part.prose);
    errors.push(...part.errors.filter((code) => code !== LIMIT_REACHED));
    searchesMax -= part.searches;
    if (!part.paused) break;
    if (paused.length === RESUMES_MAX) return WHY_NOT.paused;
    paused.push(part.paused);
  }
  if (found.pages.length > 0) return undefined;
  if (errors.length > 0) return whyFailed(errors);
  return searchesMax === SEARCHES_MAX ? WHY_NOT.searchless : undefined;
}
