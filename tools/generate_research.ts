import { researchSchema } from '../src/artifacts/research.ts';
import { toolInput } from '../src/generation/input.ts';
import type { GenerationTool } from '../src/generation/tool.ts';

export const generateResearch: GenerationTool = {
  name: 'generate_research',
  title: 'Research the market',
  description:
    'Use it to find out whether an idea is worth building. Market research: market size with its arithmetic, audience, competitors and their gaps, trends, risks, unit economics, a recommendation. Costs 25 credits.',
  price: 25,
  tier: 'free',
  input: toolInput({}),
  output: researchSchema,
  stages: ['research'],
  assemble: ({ artifacts }) => artifacts.research,
};
