import { researchSchema } from '../src/artifacts/research.ts';
import { toolInput } from '../src/generation/input.ts';
import type { GenerationTool } from '../src/generation/tool.ts';

export const generateResearch: GenerationTool = {
  name: 'generate_research',
  title: 'Research the market',
  description:
    'Market research for a product idea: market size with its arithmetic, audience and pains, competitors and their gaps, trends, risks, unit economics, a recommendation. Use first. Costs 25 credits.',
  price: 25,
  tier: 'free',
  input: toolInput({}),
  output: researchSchema,
  stages: ['research'],
  assemble: ({ artifacts }) => artifacts.research,
};
