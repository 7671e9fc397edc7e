import { featuresSchema } from '../src/artifacts/features.ts';
import { suppliedSchemas, toolInput } from '../src/generation/input.ts';
import type { GenerationTool } from '../src/generation/tool.ts';

export const generateFeatures: GenerationTool = {
  name: 'generate_features',
  title: 'Specify the features',
  description:
    'Prioritised feature specifications (P0 to P3) for a product idea: user stories, acceptance criteria, API surface, data impact, edge cases, effort. Fits the research and architecture when given. Costs 25 credits.',
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
