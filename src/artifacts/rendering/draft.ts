import { storedAdds } from '../authored/features.ts';
import { type KeptIds, promptIds } from '../authored/kept-ids.ts';
import { filled } from '../authored/optional.ts';
import type { AuthoredPrompt, AuthoredPromptPack } from '../authored/prompt-pack.ts';
import type { PromptPack } from '../prompt-pack.ts';

/** The pack as it is stored, before the facts of the plan are in its texts; of one that is changed, with the ids it had. */
export const draftOf = (
  { summary, setup, prompts, adds }: AuthoredPromptPack,
  kept: KeptIds | undefined,
): PromptPack => {
  const ids =
    kept &&
    promptIds(
      kept,
      prompts.map(({ name }) => name),
    );
  return {
    summary,
    setupPrompt: setup,
    prompts: prompts.map((prompt, at) => draftPrompt(prompt, ids?.[at] ?? `P${at + 1}`)),
    ...storedAdds(adds),
  };
};

function draftPrompt(prompt: AuthoredPrompt, id: string): PromptPack['prompts'][number] {
  const { name, category, goal, expectedOutput, dependencies, builds, files, verifies, uses, checks, person } = prompt;
  return {
    id,
    ...{ name, category, prompt: goal, expectedOutput, dependencies, builds },
    ...filled({ verifies, uses }),
    files,
    ...filled({ checks, person }),
  };
}
