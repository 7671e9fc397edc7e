import { architectureSchema } from '../src/artifacts/architecture.ts';
import { suppliedSchemas, toolInput } from '../src/generation/input.ts';
import type { GenerationTool } from '../src/generation/tool.ts';

export const generateArchitecture: GenerationTool = {
  name: 'generate_architecture',
  title: 'Design the architecture',
  description:
    'Use it to decide how a product is built. Nodes and edges, tech stack with reasons, data model, security boundaries, scaling, monthly cost at 1k, 10k and 100k users. Fits the research when given. Costs 20 credits.',
  price: 20,
  tier: 'free',
  input: toolInput({
    research: suppliedSchemas.research.optional(),
  }),
  output: architectureSchema,
  stages: ['architecture'],
  assemble: ({ artifacts }) => artifacts.architecture,
};
