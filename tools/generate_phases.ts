import { phasesSchema } from '../src/artifacts/phases.ts';
import { suppliedSchemas, toolInput } from '../src/generation/input.ts';
import type { GenerationTool } from '../src/generation/tool.ts';

export const generatePhases: GenerationTool = {
  name: 'generate_phases',
  title: 'Plan the phases',
  description:
    'Roadmap of three to five phases for a product idea: duration, goal, features, deliverables, risks, success metrics. Carries every given feature exactly once; give it the features. Costs 15 credits.',
  price: 15,
  tier: 'free',
  input: toolInput({
    features: suppliedSchemas.features.optional(),
  }),
  output: phasesSchema,
  stages: ['phases'],
  assemble: ({ artifacts }) => artifacts.phases,
};
