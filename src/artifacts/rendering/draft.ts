import { storedAdds } from '../authored/features.ts';
import { filled } from '../authored/optional.ts';
import type { AuthoredPrompt, AuthoredPromptPack } from '../authored/prompt-pack.ts';
import type { PromptPack } from '../prompt-pack.ts';

/** The pack as it is stored, before the facts of the plan are in its texts. */
export const draftOf = ({ summary, setup, prompts, adds }: AuthoredPromptPack): PromptPack => ({
  summary,
  setupPrompt: setup,
  prompts: prompts.map(draftPrompt),
  ...storedAdds(adds),
});

function draftPrompt(prompt: AuthoredPrompt, at: number): PromptPack['prompts'][number] {
  const { name, category, goal, expectedOutput, dependencies, builds, files, verifies, uses, checks, person } = prompt;
  return {
    id: `P${at + 1}`,
    ...{ name, category, prompt: goal, expectedOutput, dependencies, builds },
    ...filled({ verifies, uses }),
    files,
    ...filled({ checks, person }),
  };
}
