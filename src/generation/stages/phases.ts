import { phasesSchema } from '../../artifacts/phases.ts';
import { count, defineStage } from './stage.ts';

export const phases = defineStage({
  name: 'phases',
  needs: ['features'],
  schema: phasesSchema,
  headline: (made) => count(made.phases.length, 'phase'),
});
