import { word } from '../../design/slots.ts';
import { pick } from '../../language/hash.ts';
import { list, pascal, spoken, withArticle } from '../../language/inflect.ts';
import type { Ground, Prompt } from './ground.ts';
import { promptText } from './prompt-text.ts';
import { filesFor } from './stack-of.ts';

/** The prompts that come before any feature: the project, its data, its shell. */
export function foundation(ground: Ground): Prompt[] {
  return [scaffold(ground), dataModel(ground), shell(ground)];
}

const names = {
  scaffold: (ground: Ground) => `Scaffold ${ground.design.product.one}`,
  data: (ground: Ground) => `Data model of ${ground.design.product.one}`,
};

function scaffold(ground: Ground): Prompt {
  const { design, stack, architecture } = ground;
  const parts = architecture.nodes.slice(0, 8).map((node) => `${node.label} (${node.tech})`);
  return {
    name: names.scaffold(ground),
    category: 'scaffolding',
    prompt: promptText({
      goal: `An empty ${design.product.one} that starts and tests itself. It can be deployed before it can do anything.`,
      inputs: [`Stack: ${stack.phrase}`, `Parts to prepare: ${list(parts)}`],
      files: [
        'README.md with the three commands',
        'configuration for tests and style',
        '.env.example',
        'a workflow that tests every change',
        ...(stack.recipe ? [stack.recipe.setup] : []),
      ],
      steps: [
        `Create ${stack.recipe?.setup ?? `the project in the usual layout of ${stack.phrase}`}.`,
        design.hosted
          ? 'Add a health endpoint that also asks the database. Show its answer on a page.'
          : 'Add version and help output. Test the built program, not the sources.',
        'Read configuration from the environment, in one place. If something is missing, name it and stop.',
        'Log each request or command with its duration. Log nothing personal.',
      ],
      acceptance: [
        `Fresh clones start in 2 minutes${stack.recipe ? ` (${stack.recipe.commands.split(',')[0]})` : ''}.`,
        'One command runs the tests. One of them has been seen to fail.',
        'A missing setting stops the start with its name.',
      ],
      pitfalls: [stack.recipe?.pitfall ?? 'Adding folders for things that do not exist yet.'],
      stop: 'Show the files and the output of the tests. Wait for the word to go on.',
    }),
    expectedOutput: `A tested skeleton on ${stack.phrase}.`,
    dependencies: [],
  };
}

function dataModel(ground: Ground): Prompt {
  const { design, stack, architecture } = ground;
  const entities = architecture.dataModel;
  const lines = entities.slice(0, 14).map(({ entity, fields, relationships }) => {
    const kept = fields.slice(1, 9).map((field) => field.replace(/:\s+/, ':').replace(/\s*\|\s*/g, '|'));
    return `${entity}: ${kept.join(', ') || 'fields as needed'}${relationships.length > 0 ? ` (${relationships.slice(0, 3).join('; ')})` : ''}`;
  });
  const rest = entities.slice(14).map(({ entity }) => entity);
  const first = word(spoken(entities[0]?.entity ?? 'entry'), { name: pascal(entities[0]?.entity ?? 'Entry') });
  return {
    name: names.data(ground),
    category: 'backend',
    prompt: promptText({
      goal: `The tables behind ${design.product.one}. Constraints make wrong data impossible, not unlikely.`,
      inputs: [...lines.slice(0, 13), ...(rest.length > 0 ? [`and ${list(rest.slice(0, 40))}`] : [])],
      files: filesFor(stack.recipe, first, ['migration', 'store', 'test']),
      steps: [
        `Write one migration, ${entities[0]?.entity ?? 'the main table'} first.`,
        'Use foreign keys, not-null and unique constraints.',
        'Write the functions that read and write each. Nothing else in the code speaks to the database.',
        `Seed ten believable rows of ${entities[0]?.entity ?? 'each table'}.`,
        'Test each constraint by breaking it.',
      ],
      acceptance: [
        `Every entity above exists under exactly that name.`,
        'Running the migration twice changes nothing the second time.',
        'Deleting a parent leaves no orphan behind.',
      ],
      pitfalls: [
        'Free text where only fixed states are meant.',
        pick(
          [
            'Local times without a zone.',
            'Money as floating point instead of whole cents.',
            'Names that differ from the list by a plural.',
          ],
          design.key,
        ),
      ],
      stop: 'Show the schema as the database prints it. List the tests. Wait.',
    }),
    expectedOutput: `Migrations, store functions, and a test for each constraint.`,
    dependencies: [names.scaffold(ground)],
  };
}

function shell(ground: Ground): Prompt {
  const { design, features, stack } = ground;
  const must = features.slice(0, 5).map((feature) => feature.name);
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
      inputs: [
        `Main features: ${list(must)}`,
        `People: ${list([...new Set([design.people.user.one, design.people.customer?.one ?? design.people.user.one, design.people.keeper.one])])}`,
      ],
      files: filesFor(stack.recipe, design.entities[0] ?? word('entry'), ['screen']),
      steps: command
        ? [
            'Lay out one command for each main feature. Give each its arguments, examples and exit codes.',
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
              `Name the navigation in their words: ${list(design.entities.slice(0, 2).map((entity) => entity.many))}.`,
              'Make list, form and detail components, each once. Make empty, error and loading states, each once.',
              'Make it work at 360 pixels, and by keyboard.',
              'Show errors beside what caused them, in a sentence.',
            ],
      acceptance: [
        command
          ? '--help of every command shows a running example.'
          : silent
            ? 'Every call answers its example. An error names the wrong field.'
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
    dependencies: [names.data(ground)],
  };
}
