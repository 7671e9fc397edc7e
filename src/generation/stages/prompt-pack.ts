import { promptPackSchema } from '../../artifacts/prompt-pack.ts';
import { count, defineStage } from './stage.ts';

export const promptPack = defineStage({
  name: 'promptPack',
  needs: ['architecture', 'features'],
  schema: promptPackSchema,
  headline: (made) => count(made.prompts.length, 'prompt'),
});
