import { phasesSchema } from '../../artifacts/phases.ts';
import { count, defineStage } from './stage.ts';

export const phases = defineStage({
  name: 'phases',
  needs: ['features'],
  schema: phasesSchema,
  system: 'Plan the phases in which the features of a product are built.',
  headline: (made) => count(made.phases.length, 'phase'),
});
