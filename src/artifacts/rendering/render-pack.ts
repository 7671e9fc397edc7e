import type { Given } from '../authored/form.ts';
import type { AuthoredPromptPack } from '../authored/prompt-pack.ts';
import { planOf } from '../coherence/plan/plan.ts';
import type { PromptPack } from '../prompt-pack.ts';
import { draftOf } from './draft.ts';
import { promptText } from './prompt-text.ts';
import { setupText } from './setup-text.ts';

/**
 * The pack as it is stored: the program puts the facts of the plan around what the author wrote, so that no prompt can
 * name a wrong field. `faults` has a sentence for each text that its author made too long. Never throws, whatever
 * artefacts a caller supplied.
 */
export function renderPack(pack: AuthoredPromptPack, given: Given): { artifact: PromptPack; faults: string[] } {
  const { idea, context, brief, upstream, kept } = given;
  const draft = draftOf(pack, kept);
  const plan = planOf({ idea, context, brief, artifacts: { ...upstream, promptPack: draft } });
  const setup = setupText(plan, pack.setup);
  const texts = pack.prompts.map((prompt, at) => promptText(plan, at, prompt, setup));
  return {
    artifact: {
      ...draft,
      setupPrompt: setup.text,
      prompts: draft.prompts.map((prompt, at) => ({ ...prompt, prompt: texts[at]?.text ?? prompt.prompt })),
    },
    faults: [...setup.faults, ...texts.flatMap(({ faults }) => faults)],
  };
}
