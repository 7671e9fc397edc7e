import type { Engine } from '../../src/engines/engine.ts';
import { AppError } from '../../src/errors.ts';
import { fixtureEngine } from './engines.ts';

/** What the engine below says, whatever becomes of it: nothing of it may be found in a log. */
export const MODEL_WORDS = 'mauveyak';

/** Ends as the idea says: `… ends as refused`. Any other idea is answered with a fixed artefact. */
export function outcomeEngine(): Engine {
  const inner = fixtureEngine();
  return {
    ...inner,
    model: 'outcomes',
    async generate(request) {
      switch (/ends as (\w+)/.exec(request.idea)?.[1]) {
        case 'malformed':
          return { output: { [MODEL_WORDS]: MODEL_WORDS } };
        case 'unusable':
          return { output: undefined, faults: [`cut short after ${MODEL_WORDS}`] };
        case 'unparsed':
          return { output: JSON.parse(`{"summary": ${MODEL_WORDS}`) };
        case 'refused':
          throw new AppError('unprocessable', 'The model declined this idea; say it in other words.');
        case 'away':
          throw new AppError('engine_unavailable', 'The engine is away.', { cause: new Error('status 529') });
        default:
          return inner.generate(request);
      }
    },
  };
}
