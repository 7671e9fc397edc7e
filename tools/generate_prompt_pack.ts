import { promptPackSchema } from '../src/artifacts/prompt-pack.ts';
import { suppliedSchemas, toolInput } from '../src/generation/input.ts';
import type { GenerationTool } from '../src/generation/tool.ts';

export const generatePromptPack: GenerationTool = {
  name: 'generate_prompt_pack',
  title: 'Write the prompt pack',
  description:
    'Use it before a coding agent builds. Ten to twenty prompts in build order, with goal, files, steps, checks and a stop point, and a setup prompt. Give it architecture and features. Starter plan and above. Costs 30 credits.',
  price: 30,
  tier: 'starter',
  input: toolInput({
    architecture: suppliedSchemas.architecture.optional(),
    features: suppliedSchemas.features.optional(),
  }),
  output: promptPackSchema,
  stages: ['promptPack'],
  assemble: ({ artifacts }) => artifacts.promptPack,
};
