import { promptPackSchema } from '../../artifacts/prompt-pack.ts';
import { whole } from '../prompts/digests.ts';
import { PROMPT_PACK_TASK } from '../prompts/prompt-pack.ts';
import { systemText } from '../prompts/system.ts';
import { tooShort } from './lacks.ts';
import { count, defineStage } from './stage.ts';

export const promptPack = defineStage({
  name: 'promptPack',
  needs: ['architecture', 'features'],
  schema: promptPackSchema,
  system: systemText(PROMPT_PACK_TASK),
  // Whoever pastes a prompt has nothing else, so its writer sees all that it may have to repeat.
  shows: { architecture: whole, features: whole },
  lacks: ({ summary, setupPrompt, prompts }) => [
    ...tooShort(20, { summary }),
    ...tooShort(60, { setupPrompt }),
    ...prompts.flatMap(({ name, prompt, expectedOutput }) => [
      ...tooShort(40, { prompt }, name),
      ...tooShort(8, { expectedOutput }, name),
    ]),
  ],
  headline: (made) => count(made.prompts.length, 'prompt'),
});
