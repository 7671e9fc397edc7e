import type { Architecture } from '../../../artifacts/architecture.ts';
import { PROMPT_CHARS_MAX } from '../../../artifacts/bounds.ts';
import type { PromptPack } from '../../../artifacts/prompt-pack.ts';
import type { Reading } from '../read/brief.ts';
import { clipped, fitting, quoted } from './words.ts';

export type Prompt = PromptPack['prompts'][number];

const ENTITIES_SHOWN_MAX = 40;
const ENTITY_CHARS_MAX = 1_000;
export const STACK_CHARS_MAX = 1_500;
/** One step of several. */
const STEP_CHARS_MAX = 4_000;
/** Leaves room for the line that says how many steps did not fit. */
const MORE_CHARS = 100;

/** One work order, with as many of its steps as fit. */
export function work(
  name: string,
  category: Prompt['category'],
  dependencies: readonly string[],
  { goal, steps, accept }: { goal: string; steps: readonly string[]; accept: readonly string[] },
): Prompt {
  const withSteps = (lines: readonly string[]) =>
    [
      ['## Goal', goal],
      ['## Steps', ...lines],
      ['## Accept when', ...accept.map((line) => `- [ ] ${line}`)],
      ['## Stop', 'Show what works and what you decided, then wait.'],
    ]
      .map((part) => part.join('\n'))
      .join('\n\n');
  const { shown, more } = fitting(
    steps.map((step) => clipped(step, STEP_CHARS_MAX)),
    PROMPT_CHARS_MAX - withSteps([]).length - MORE_CHARS,
  );
  const prompt = withSteps(more === 0 ? shown : [...shown, `- and ${more} more, which did not fit: read the plan`]);
  return { name, category, prompt, expectedOutput: goal, dependencies: [...dependencies] };
}

/** What comes before the first feature: repository, tests, storage, data to try it with. */
export function beginning({ dataModel, techStack }: Architecture): Prompt[] {
  const chosen = clipped(techStack.map(({ choice }) => choice).join(', '), STACK_CHARS_MAX);
  const entities = dataModel
    .slice(0, ENTITIES_SHOWN_MAX)
    .map(({ entity, fields }) => clipped(`- ${entity}: ${fields.join(', ')}`, ENTITY_CHARS_MAX));
  return [
    work('Set up the repository', 'scaffolding', [], {
      goal: 'A repository that a newcomer can run with one command.',
      steps: [
        `Stack: ${chosen}. Choose what is not chosen, and write the choice and its reason into the README.`,
        'Add a first page or command that says what the product is.',
      ],
      accept: ['One documented command starts it on a clean machine.'],
    }),
    work('Add the tests', 'scaffolding', ['Set up the repository'], {
      goal: 'One command runs all tests, here and on a build server.',
      steps: ['Add a test runner, and a test that fails when the first page or command is missing.'],
      accept: ['The command exits with 0. With the first page or command removed, it does not.'],
    }),
    work('Create what is stored', 'backend', ['Add the tests'], {
      goal: 'There is a place for the data that the features write.',
      steps:
        entities.length === 0
          ? [
              'The rules do not derive what is stored. Read the features and the setup prompt, decide, and write down what you decided.',
            ]
          : ['Create these. Replace `details` with the columns that the features need:', ...entities],
      accept: ['A test writes, reads and deletes a row, if anything is stored.'],
    }),
    work('Add data to try it with', 'backend', ['Create what is stored'], {
      goal: "Each feature can be tried on a developer's machine.",
      steps: ['Write a command that fills an empty store with a few plausible rows. Running it twice changes nothing.'],
      accept: ['After two runs there are as many rows as after one.'],
    }),
  ];
}

/** What comes after the last feature: what is ruled out, the other states, release, backup. */
export function ending({ ruledOut }: Reading, tests: readonly string[]): Prompt[] {
  const refusals = 'Check what the author rules out';
  const states = 'Check empty, slow and refused states';
  return [
    work(refusals, 'test', tests, {
      goal: 'Nothing that the author rules out is in the product.',
      steps:
        ruledOut.length === 0
          ? [
              'The rules found nothing for certain. Read what the author says in the setup prompt, and check what rules something out.',
            ]
          : [
              'Check the product, its exports, logs and backups for each line:',
              ...ruledOut.map((quote) => `- ${quoted(quote)}`),
            ],
      accept: ['For each line there is a test, or a note that says how you checked it.'],
    }),
    work(states, 'polish', tests, {
      goal: 'Every page and command tells its reader what to do next.',
      steps: ['Try each feature with no data, with a lost connection, and as someone who may not use it.'],
      accept: ['Each case shows a sentence that says what to do.'],
    }),
    work('Prepare the release', 'polish', [refusals, states], {
      goal: 'The product runs where its users are.',
      steps: ['Write the steps as a script. Keep secrets out of the repository.'],
      accept: ['You ran the script once on a machine that had nothing of the product.'],
    }),
    work('Back up and restore', 'polish', ['Prepare the release'], {
      goal: 'A lost machine loses no data.',
      steps: ['Write a backup command and a restore command, and run both.'],
      accept: ['A restored copy gives the same answers as the original.'],
    }),
  ];
}
