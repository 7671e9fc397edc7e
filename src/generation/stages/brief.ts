import { authoredBrief } from '../../artifacts/authored/brief.ts';
import { briefSchema } from '../../artifacts/brief.ts';
import { BRIEF_TASK } from '../prompts/brief.ts';
import { systemText } from '../prompts/system.ts';
import { tooShort } from './lacks.ts';
import { count, defineStage } from './stage.ts';

export const brief = defineStage({
  name: 'brief',
  needs: [],
  schema: briefSchema,
  form: authoredBrief,
  system: systemText(BRIEF_TASK),
  shows: {},
  lacks: ({ product }) => tooShort(10, { product }),
  headline: (made) => count(made.demands.length, 'demand'),
});
