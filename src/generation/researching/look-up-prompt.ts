import * as z from 'zod';
import type { EnginePrompt, EngineRequest } from '../../engines/engine.ts';
import { section } from '../../engines/prompts/section.ts';
import { wireSchema } from '../../engines/prompts/wire-schema.ts';
import type { Searching } from '../../engines/search/looked-up.ts';
import { contextSections } from '../prompts/context.ts';
import { briefDigest } from '../prompts/digests.ts';
import { LOOK_UP_SYSTEM, QUERIES_SYSTEM } from '../prompts/looking-up.ts';

/** What a model answers that has others search for it. */
export const queriesSchema = z.object({ queries: z.array(z.string()).describe('What to search for.') });

/** What a model is asked that searches by itself, or, without `search`, for what is to be searched. */
export function lookUpPrompt(
  { idea, context, brief }: Pick<EngineRequest, 'idea' | 'context' | 'brief'>,
  { search }: { search?: Searching },
): EnginePrompt {
  const sections = [
    section('idea', idea),
    ...contextSections(context, { isForBrief: false }),
    brief === undefined ? '' : section('brief', briefDigest(brief)),
    search ? 'Search now, and write the notes.' : 'Write the queries now, as one JSON object of the given schema.',
  ];
  const user = sections.filter((one) => one !== '').join('\n\n');
  return search
    ? { system: LOOK_UP_SYSTEM, user, schema: {}, search }
    : { system: QUERIES_SYSTEM, user, schema: wireSchema(queriesSchema) };
}
