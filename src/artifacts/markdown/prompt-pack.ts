import type { PromptPack } from '../prompt-pack.ts';
import { addsMarkdown } from './adds.ts';
import { blocks, fenced, heading, inline, paragraphs, table } from './text.ts';

/** The prompts for people to paste, each in a fence of its own, under a heading of the given level. */
export function promptPackMarkdown({ summary, setupPrompt, prompts, adds }: PromptPack, level: number): string {
  return blocks(
    heading(level, 'Prompt pack'),
    paragraphs(summary),
    heading(level + 1, 'First of all'),
    fenced(setupPrompt, 'text'),
    ...prompts.map((prompt, at) =>
      blocks(
        heading(level + 1, `Prompt ${at + 1}: ${prompt.name}`),
        `${prompt.category}${prompt.dependencies.length > 0 ? `, after ${prompt.dependencies.map(inline).join(', ')}` : ''}`,
        fenced(prompt.prompt, 'text'),
        `**Gives:** ${inline(prompt.expectedOutput)}`,
      ),
    ),
    addsMarkdown(adds, level + 1),
  );
}

/** What each prompt builds, without its words: those are for the one who builds, and stand in the pack's own document. */
export function promptListMarkdown({ summary, prompts }: PromptPack, level: number): string {
  return blocks(
    heading(level, 'Prompts'),
    paragraphs(summary),
    table(
      ['Prompt', 'After', 'Gives'],
      prompts.map(({ name, dependencies, expectedOutput }, at) => [
        ...[`${at + 1}. ${name}`, dependencies.join(', ')],
        expectedOutput,
      ]),
    ),
    'In full they are in the prompt pack.',
  );
}
