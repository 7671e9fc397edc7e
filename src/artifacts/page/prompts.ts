import type { PromptPack } from '../prompt-pack.ts';
import { staleNote } from './notes.ts';
import type { Section, Shown } from './shown.ts';
import { lines, list, paragraphs, text, verbatim } from './text.ts';

const HOW_TO_COPY =
  '<p class="about">Open a prompt and click its text once: all of it is selected, ready to be copied. Build them in this order.</p>';

/** The prompts to paste, each folded. */
export function promptsSection({ artifacts: { promptPack }, notes, staleOf }: Shown): Section {
  const prompts = (promptPack?.prompts ?? []).map((prompt, at) =>
    lines(
      notes.of({ artifact: 'promptPack', list: 'prompts', at, names: [prompt.id, prompt.name] }),
      promptHtml(prompt),
    ),
  );
  const html = lines(
    staleNote(staleOf('promptPack')),
    notes.rest('promptPack'),
    paragraphs(promptPack?.summary ?? ''),
    promptPack ? HOW_TO_COPY : '',
    promptPack ? `<details><summary>First of all</summary>${verbatim(promptPack.setupPrompt)}</details>` : '',
    ...prompts,
  );
  return { id: 'prompts', title: 'Prompts', html };
}

function promptHtml(prompt: PromptPack['prompts'][number]): string {
  const { id, name, category, dependencies, expectedOutput, person = [] } = prompt;
  const after = dependencies.length > 0 ? `, after ${text(dependencies.join(', '))}` : '';
  return lines(
    `<details><summary>${text([id, name].filter(Boolean).join(' '))}</summary>`,
    `<p class="facts">${text(category)}${after}</p>`,
    verbatim(prompt.prompt),
    `<p><strong>Gives:</strong> ${text(expectedOutput)}</p>`,
    list(person.map(({ what, who, blocks }) => `By ${text(who)}: ${text(what)} “${text(blocks)}” waits for it.`)),
    '</details>',
  );
}
