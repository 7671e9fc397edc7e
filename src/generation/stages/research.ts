import { researchSchema } from '../../artifacts/research.ts';
import { count, defineStage } from './stage.ts';

export const research = defineStage({
  name: 'research',
  needs: [],
  schema: researchSchema,
  system: 'Write the market research for a product idea.',
  headline: (made) =>
    `${count(made.audience.length, 'segment')}, ${count(made.competitors.length, 'competitor')}, ${count(made.risks.length, 'risk')}`,
});
