import { authoredPromptPack } from '../../artifacts/authored/prompt-pack-form.ts';
import { promptPackSchema } from '../../artifacts/prompt-pack.ts';
import { architectureDigest, buildable, phasesDigest } from '../prompts/digests.ts';
import { PROMPT_PACK_TASK } from '../prompts/prompt-pack.ts';
import { systemText } from '../prompts/system.ts';
import { tooShort } from './lacks.ts';
import { count, defineStage } from './stage.ts';

export const promptPack = defineStage({
  name: 'promptPack',
  needs: ['architecture', 'features', 'phases'],
  schema: promptPackSchema,
  form: authoredPromptPack,
  system: systemText(PROMPT_PACK_TASK),
  // An agent has nothing but its prompt, so the author sees all that it may have to name.
  shows: { architecture: architectureDigest, features: buildable, phases: phasesDigest },
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
