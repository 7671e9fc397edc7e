import { phasesSchema } from '../src/artifacts/phases.ts';
import { suppliedSchemas, toolInput } from '../src/generation/input.ts';
import type { GenerationTool } from '../src/generation/tool.ts';

export const generatePhases: GenerationTool = {
  name: 'generate_phases',
  title: 'Plan the phases',
  description:
    'Use it to put features into an order. A roadmap of three to five phases: duration, goal, deliverables, risks, success metrics. Carries each given feature once; give it the features. Costs 15 credits.',
  price: 15,
  tier: 'free',
  input: toolInput({
    features: suppliedSchemas.features.optional(),
  }),
  output: phasesSchema,
  stages: ['phases'],
  assemble: ({ artifacts }) => artifacts.phases,
};
