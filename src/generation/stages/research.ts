import { authoredResearch, sourcedResearchSchema } from '../../artifacts/authored/research.ts';
import { researchSchema } from '../../artifacts/research.ts';
import { RESEARCH_TASK, SOURCED_RESEARCH_TASK } from '../prompts/research.ts';
import { systemText } from '../prompts/system.ts';
import { tooShort } from './lacks.ts';
import { count, defineStage } from './stage.ts';

export const research = defineStage({
  name: 'research',
  needs: [],
  schema: researchSchema,
  form: authoredResearch,
  system: systemText(RESEARCH_TASK),
  sourced: { system: systemText(SOURCED_RESEARCH_TASK), schema: sourcedResearchSchema },
  shows: {},
  lacks: ({ summary, recommendation }) => tooShort(20, { summary, recommendation }),
  headline: (made) =>
    `${count(made.audience.length, 'segment')}, ${count(made.competitors.length, 'competitor')}, ${count(made.risks.length, 'risk')}`,
});
