import { word } from '../../design/slots.ts';
import { list, withArticle } from '../../language/inflect.ts';
import type { Platform } from '../../understand/platform.ts';
import { byLink, hasLinkPages } from '../link-pages.ts';
import { EXIT_CODES } from './commands.ts';
import type { Ground, Prompt } from './ground.ts';
import { promptText } from './prompt-text.ts';
import { navigation } from './screen-words.ts';
import { filesFor } from './stack-of.ts';

/** Whoever has a role in the table of accounts, else those of the design. */
function peopleOf({ design, architecture }: Ground): string[] {
  const account = architecture.dataModel.find(({ entity }) => entity === 'Account');
  const roles = account?.fields.flatMap((field) => /^role: (.* \| .*)$/.exec(field)?.[1]?.split(' | ') ?? []) ?? [];
  const { user, customer, keeper } = design.people;
  return [...new Set([user.one, customer?.one ?? user.one, ...roles, keeper.one])].filter(
    (one) => one !== 'administrator',
  );
}

/** What a screen must fit where it is no page of a browser. */
const FITS: Partial<Record<Platform, string>> = {
  mobile: 'Make it work on the smallest phone, at the largest type, and with the screen reader.',
  desktop: 'Make it work in a small window, and by keyboard.',
};

/** The outside of the product before it can do anything: commands, calls or screens. */
export function shell(ground: Ground, dependencies: string[]): Prompt {
  const { design, features, stack, commands } = ground;
  const must = features.filter(({ priority }) => priority === 'P0' || priority === 'P1').map((feature) => feature.name);
  const main = must.length > 0 ? must : features.map((feature) => feature.name);
  const command = design.understanding.platform === 'cli';
  const silent = !stack.hasScreens;
  return {
    name: command
      ? `Command layout of ${design.product.one}`
      : silent
        ? `Interface layout of ${design.product.one}`
        : `Screens and navigation of ${design.product.one}`,
    category: 'ui',
    prompt: promptText({
      goal: command
        ? 'The commands and their help. Each feature later fills one of them.'
        : silent
          ? 'The outer interface: its answers and its errors. The work behind it comes later.'
          : `The frame ${withArticle(design.people.user.one)} moves in. One empty screen for each main feature.`,
      inputs: [`Main features: ${list(main)}`, `People: ${list(peopleOf(ground))}`],
      ...(command ? { commands: [...[...commands.values()].flat(), EXIT_CODES] } : {}),
      files: filesFor(stack.recipe, design.entities[0] ?? word('entry'), ['screen']),
      steps: command
        ? [
            'Lay out the commands above. Give each its arguments, one example and the exit codes.',
            'Results go to standard output, messages to standard error. Machines ask with --json.',
            'A wrong argument names the nearest right one.',
          ]
        : silent
          ? [
              'Define each call with its fields and errors. Answer with fixed examples at first.',
              'Use one shape for errors: code, sentence, next step.',
              'Write one test a call against the examples.',
            ]
          : [
              navigation(design),
              'Make list, form and detail components, each once. Make empty, error and loading states, each once.',
              FITS[design.understanding.platform] ?? 'Make it work at 360 pixels, and by keyboard.',
              ...(hasLinkPages(design) ? [`Give ${byLink(design)} their pages in web/, opened by link alone.`] : []),
              'Show errors beside what caused them, in a sentence.',
            ],
      acceptance: [
        command
          ? '--help of every command shows a running example.'
          : silent
            ? 'Every call answers its example. An error names the wrong field.'
            : design.understanding.platform in FITS
              ? 'Every screen is at most 3 steps away. Going back never loses what was typed.'
              : 'Every screen is at most 3 taps away. Every screen has its own address.',
        'Nothing shows a stack trace.',
      ],
      pitfalls: [
        command
          ? 'Asking questions when the output is not a terminal: scripts hang.'
          : 'Designing for a hundred entries, never for none.',
      ],
      stop: 'Show one screenshot or transcript of each main view. Wait.',
    }),
    expectedOutput: command
      ? 'Commands with help, exit codes and machine-readable output.'
      : 'A walkable frame, with its empty and error states.',
    dependencies,
  };
}
