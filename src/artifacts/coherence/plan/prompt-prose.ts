import type { PromptPack } from '../../prompt-pack.ts';
import { pointerTo } from './pointer.ts';
import type { Prose } from './prose-references.ts';

/** What an agent reads in a pack: the setup prompt, and each prompt with what it should come to. */
export function proseOf({ setupPrompt, prompts }: PromptPack): Prose[] {
  const own = prompts.flatMap(({ id, name, prompt, expectedOutput, checks = [] }, at) => {
    const pointer = (...parts: (string | number)[]) => pointerTo('prompts', id ?? at, ...parts);
    return [
      { name, pointer: pointer('prompt'), text: prompt },
      { name, pointer: pointer('expectedOutput'), text: expectedOutput },
      ...checks.map((text, place) => ({ name, pointer: pointer('checks', place), text })),
    ];
  });
  return [{ name: 'setupPrompt', pointer: pointerTo('setupPrompt'), text: setupPrompt }, ...own];
}
