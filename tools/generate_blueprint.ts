import { blueprintSchema } from '../src/artifacts/blueprint.ts';
import { toolInput } from '../src/generation/input.ts';
import type { GenerationTool } from '../src/generation/tool.ts';

export const generateBlueprint: GenerationTool = {
  name: 'generate_blueprint',
  title: 'Make the full blueprint',
  description:
    'Use it to plan a product in one call. Research, architecture, features, phases and prompt pack that name the same things. Answers a summary; read the parts with read_plan. Starter plan and above. Costs 150 credits.',
  price: 150,
  tier: 'starter',
  input: toolInput({}),
  output: blueprintSchema,
  stages: ['research', 'architecture', 'features', 'phases', 'promptPack'],
  deadlineMs: 15 * 60_000,
  assemble: ({ idea, artifacts, finishedAt }) => ({
    idea,
    research: artifacts.research,
    architecture: artifacts.architecture,
    features: artifacts.features,
    phases: artifacts.phases,
    promptPack: artifacts.promptPack,
    generatedAt: new Date(finishedAt).toISOString(),
  }),
};
