import type { Architecture } from '../../architecture.ts';
import type { PromptPack } from '../../prompt-pack.ts';
import { quote } from '../../reading/names.ts';
import { oncePer } from '../../reading/once-per.ts';
import { technologiesNamedIn } from '../../reading/technologies.ts';
import { defineRule, type Finding } from '../rule.ts';
import { agree, choicesOf, chosenTechnologies, nodeTypeOf, rivalsOf, type Said, saidIn } from '../stack.ts';

const MAIN_PARTS = new Set<string | undefined>(['frontend', 'backend', 'database']);

/** A technology that idea or context name is no rival: a plan may have to import from it or to live beside it. */
export const promptsKeepToTheStack = defineRule({
  id: 'prompts-keep-to-the-stack',
  check: 7,
  severity: 'report',
  says: 'The prompts name the chosen frontend, backend and database, and no technology that stands in for a chosen one.',
  needs: ['architecture', 'promptPack'],
  judges: ['promptPack'],
  find({ architecture, promptPack }, { idea, context }) {
    const chosen = chosenTechnologies(architecture);
    const asked = technologiesNamedIn(`${idea}\n${context ?? ''}`);
    const texts = said(promptPack);
    const messages = texts.flatMap(({ name, technologies }) =>
      rivalsOf(chosen, technologies.values())
        .filter(({ rival }) => !asked.has(rival))
        .map((one) => `Prompt ${quote(name)} names ${one.rival}, but the architecture chose ${one.chosen}.`),
    );
    messages.push(...unnamed(architecture, texts));
    return messages.map((message): Finding => ({ artifact: 'promptPack', message }));
  },
});

/** What each prompt says, under its name. */
const said = oncePer(({ setupPrompt, prompts }: PromptPack) =>
  [{ name: 'setupPrompt', prompt: setupPrompt }, ...prompts].map(({ name, prompt }) => ({ name, ...saidIn(prompt) })),
);

function unnamed(architecture: Architecture, prompts: readonly Said[]): string[] {
  const all: Said = {
    technologies: new Map(prompts.flatMap(({ technologies }) => [...technologies])),
    words: new Set(prompts.flatMap(({ words }) => [...words])),
  };
  return choicesOf(architecture)
    .filter(({ category }) => MAIN_PARTS.has(nodeTypeOf(category)?.type))
    .filter(({ choice }) => !agree(saidIn(choice), all))
    .map(
      ({ category, choice }) =>
        `No prompt names ${quote(choice)}, chosen for ${quote(category)}; the setup prompt should.`,
    );
}
