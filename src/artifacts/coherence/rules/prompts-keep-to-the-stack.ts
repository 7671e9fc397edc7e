import type { Architecture } from '../../architecture.ts';
import { quote } from '../../reading/names.ts';
import { technologiesIn, technologiesNamedIn } from '../../reading/technologies.ts';
import { defineRule, type Finding } from '../rule.ts';
import { agree, choicesOf, chosenTechnologies, nodeTypeOf, rivalsOf, saidIn } from '../stack.ts';

const MAIN_PARTS = new Set<string | undefined>(['frontend', 'backend', 'database']);

/** A technology that idea or context name is no rival: a plan may have to import from it or to live beside it. */
export const promptsKeepToTheStack = defineRule({
  id: 'prompts-keep-to-the-stack',
  check: 7,
  severity: 'hard',
  says: 'The prompts name the chosen frontend, backend and database, and no technology that stands in for a chosen one.',
  needs: ['architecture', 'promptPack'],
  judges: ['promptPack'],
  find({ architecture, promptPack }, { idea, context }) {
    const chosen = chosenTechnologies(architecture);
    const asked = technologiesNamedIn(`${idea}\n${context ?? ''}`);
    const texts = [{ name: 'setupPrompt', prompt: promptPack.setupPrompt }, ...promptPack.prompts];
    const messages = texts.flatMap(({ name, prompt }) =>
      rivalsOf(chosen, technologiesIn(prompt).values())
        .filter(({ rival }) => !asked.has(rival))
        .map((one) => `Prompt ${quote(name)} names ${one.rival}, but the architecture chose ${one.chosen}.`),
    );
    const all = texts.map(({ prompt }) => prompt).join('\n');
    messages.push(...unnamed(architecture, all));
    return messages.map((message): Finding => ({ artifact: 'promptPack', message }));
  },
});

function unnamed(architecture: Architecture, prompts: string): string[] {
  const said = saidIn(prompts);
  return choicesOf(architecture)
    .filter(({ category }) => MAIN_PARTS.has(nodeTypeOf(category)?.type))
    .filter(({ choice }) => !agree(saidIn(choice), said))
    .map(
      ({ category, choice }) =>
        `No prompt names ${quote(choice)}, chosen for ${quote(category)}; the setup prompt should.`,
    );
}
