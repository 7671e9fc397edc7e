import { featuresSchema } from '../src/artifacts/features.ts';
import { suppliedSchemas, toolInput } from '../src/generation/input.ts';
import type { GenerationTool } from '../src/generation/tool.ts';

export const generateFeatures: GenerationTool = {
  name: 'generate_features',
  title: 'Specify the features',
  description:
    'Use it to decide what a product does. Features by priority (P0 to P3): user stories, acceptance criteria, API surface, data impact, edge cases, effort. Fits research and architecture when given. Costs 25 credits.',
  price: 25,
  tier: 'free',
  input: toolInput({
    research: suppliedSchemas.research.optional(),
    architecture: suppliedSchemas.architecture.optional(),
  }),
  output: featuresSchema,
  stages: ['features'],
  assemble: ({ artifacts }) => artifacts.features,
};
