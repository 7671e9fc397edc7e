import { list } from '../../language/inflect.ts';
import type { Ground, Prompt } from './ground.ts';
import { promptText } from './prompt-text.ts';

/** What is told apart between the prompts that finish a product. */
export interface Finish {
  name: string;
  category: Prompt['category'];
  goal: string;
  steps: string[];
  acceptance: string[];
  pitfall: string;
  output: string;
}

/** A prompt about the whole product as it stands. */
export function finish(ground: Ground, parts: Finish): Prompt {
  const { design, stack, features } = ground;
  return {
    name: parts.name,
    category: parts.category,
    prompt: promptText({
      goal: parts.goal,
      inputs: [
        `${design.product.one} so far, on ${stack.phrase}`,
        `Must-haves: ${
          list(features.filter((feature) => feature.priority === 'P0').map((feature) => feature.name)) ||
          features[0]?.name ||
          'all features'
        }`,
      ],
      files: [],
      steps: parts.steps,
      acceptance: parts.acceptance,
      pitfalls: [parts.pitfall],
      stop: 'Report what was found, mended and left, and why. Wait.',
    }),
    expectedOutput: parts.output,
    dependencies: [],
  };
}
