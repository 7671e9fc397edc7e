import { promptPackSchema } from '../../artifacts/prompt-pack.ts';
import { count, defineStage } from './stage.ts';

export const promptPack = defineStage({
  name: 'promptPack',
  needs: ['architecture', 'features'],
  schema: promptPackSchema,
  system: 'Write the prompts with which a coding agent builds the product.',
  headline: (made) => count(made.prompts.length, 'prompt'),
});
