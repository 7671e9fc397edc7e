import type { Engine } from '../../src/engines/engine.ts';
import { modelEngine } from '../helpers/engines.ts';

/** A model each of whose artefacts says how many it has written, and for which idea. */
export function numberedEngine(): Engine {
  const inner = modelEngine('a-model');
  let written = 0;
  return {
    ...inner,
    async generate(request) {
      const answer = await inner.generate(request);
      if (request.stage === 'brief') return answer;
      const output = Object(answer.output);
      return {
        ...answer,
        output: { ...output, summary: `${output.summary} This is writing number ${++written} for: ${request.idea}` },
      };
    },
  };
}
