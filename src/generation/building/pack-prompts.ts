import { hashOf } from '../../artifacts/patch/hash-of.ts';
import type { PromptPack } from '../../artifacts/prompt-pack.ts';

/** What comes before all prompts of a pack. */
export const SETUP = 'setup';

/** A prompt of a pack as it is handed out. */
export interface PackPrompt {
  id: string;
  name: string;
  prompt: string;
  /** Absent for the setup. */
  expectedOutput?: string | undefined;
  /** Files that it creates or changes; empty where its author named none. */
  files: string[];
  /** What a person has to do. */
  person: NonNullable<PromptPack['prompts'][number]['person']>;
  /** Ids of the prompts that must be done before. */
  needs: string[];
  /** Changes with all that its builder is told, and with nothing else. */
  hash: string;
}

/** The prompts of a pack in its order, the setup first. Pure. */
export function promptsOf({ setupPrompt, prompts }: PromptPack): PackPrompt[] {
  // The packs of callers have no ids.
  const ids = prompts.map(({ id }, at) => id ?? `P${at + 1}`);
  const idOfName = new Map(prompts.map(({ name }, at) => [name, ids[at]]));
  const setup = { id: SETUP, name: 'Setup', prompt: setupPrompt, hash: hashOf({ prompt: setupPrompt }) };
  return [
    { ...setup, files: [], person: [], needs: [] },
    ...prompts.map(({ name, prompt, expectedOutput, dependencies, files = [], person = [] }, at) => ({
      id: ids[at] ?? name,
      name,
      prompt,
      expectedOutput,
      files,
      person,
      needs: [SETUP, ...dependencies.flatMap((dependency) => idOfName.get(dependency) ?? [])],
      hash: hashOf({ name, prompt, expectedOutput }),
    })),
  ];
}
