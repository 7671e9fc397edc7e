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
      goal: `An empty ${design.product.one} that starts, tests itself and can be deployed, before it can do anything.`,
      inputs: [`Stack: ${stack.phrase}`, `Parts to prepare: ${list(parts)}`],
      files: [
        'README.md with the three commands',
        'configuration for tests and style',
        '.env.example',
        'one workflow that runs the tests on every change',
        ...(stack.recipe ? [stack.recipe.setup] : []),
      ],
      steps: [
        `Create ${stack.recipe?.setup ?? `the project in the usual layout of ${stack.phrase}`}.`,
        design.hosted
          ? 'Add a health endpoint that also asks the database, and a page that shows its answer.'
          : 'Add a version and a help output, and one test that runs the built program.',
        `Read configuration from the environment in one place; refuse to start with a sentence that names what is missing.`,
        'Log one line a request or command with its duration, and nothing personal.',
      ],
      acceptance: [
        `A fresh clone starts with one command${stack.recipe ? ` (${stack.recipe.commands.split(',')[0]})` : ''} in under 2 minutes.`,
        'The tests run in one command and one of them has been seen to fail.',
        'A missing setting stops the start with its name.',
      ],
      pitfalls: [stack.recipe?.pitfall ?? 'Adding folders for things that do not exist yet.'],
      stop: 'Show the tree of files and the output of the tests. Wait for the word to go on.',
    }),
    expectedOutput: `A running skeleton of ${design.product.one} on ${stack.phrase}, with tests in the workflow.`,
    dependencies: [],
  };
}

function dataModel(ground: Ground): Prompt {
  const { design, stack, architecture } = ground;
  const entities = architecture.dataModel;
  const lines = entities
    .slice(0, 14)
    .map(
      ({ entity, fields, relationships }) =>
        `${entity}: ${fields.slice(0, 8).join(', ') || 'fields as needed'}${relationships.length > 0 ? ` (${relationships.slice(0, 3).join('; ')})` : ''}`,
    );
  const rest = entities.slice(14).map(({ entity }) => entity);
  const first = word(spoken(entities[0]?.entity ?? 'entry'), { name: pascal(entities[0]?.entity ?? 'Entry') });
  return {
    name: names.data(ground),
    category: 'backend',
    prompt: promptText({
      goal: `The tables behind ${design.product.one}, with constraints that make wrong data impossible rather than unlikely.`,
      inputs: [...lines.slice(0, 13), ...(rest.length > 0 ? [`and ${list(rest.slice(0, 40))}`] : [])],
      files: filesFor(stack.recipe, first, ['migration', 'store', 'test']),
      steps: [
        `Write one migration for ${list(entities.slice(0, 6).map(({ entity }) => entity))}${entities.length > 6 ? ' and the rest' : ''}, with foreign keys, not-null and unique constraints.`,
        'Write the functions that read and write each of them; nothing else in the code speaks to the database.',
        `Add seed data: ten believable rows of ${entities[0]?.entity ?? 'each table'} with what belongs to them.`,
        'Test each constraint by breaking it.',
      ],
      acceptance: [
        `Every entity above exists under exactly that name.`,
        'Running the migration twice changes nothing the second time.',
        `Deleting a parent never leaves a child that points nowhere.`,
      ],
      pitfalls: [
        'Free text where a fixed set of states is meant.',
        pick(
          [
            'Local times without a zone.',
            'Money as floating point: store the smallest unit as an integer.',
            'Names that differ from the list by a plural or a synonym.',
          ],
          design.key,
        ),
      ],
      stop: 'Show the schema as the database prints it, and the list of tests. Wait.',
    }),
    expectedOutput: `Migrations, store functions and constraint tests for ${list(entities.slice(0, 6).map(({ entity }) => entity))}.`,
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
        ? `The commands and their help, so that each feature later fills one of them.`
        : silent
          ? `The outer interface with its answers and errors, before the work behind it.`
          : `The frame ${withArticle(design.people.user.one)} moves in: navigation, one empty screen for each main feature, errors and loading.`,
      inputs: [
        `Main features: ${list(must)}`,
        `People: ${list([...new Set([design.people.user.one, design.people.customer?.one ?? design.people.user.one, design.people.keeper.one])])}`,
      ],
      files: filesFor(stack.recipe, design.entities[0] ?? word('entry'), ['screen']),
      steps: command
        ? [
            'Lay out one command for each main feature, with arguments, examples and exit codes.',
            'Results to standard output, messages to standard error, --json for machines.',
            'A wrong argument names the nearest right one.',
          ]
        : silent
          ? [
              'Define each call or message with its fields and its errors, and answer with fixed examples.',
              'One error shape with a code, a sentence and what to do next.',
              'Write one test a call against the examples.',
            ]
          : [
              `Build the navigation with the words of the field: ${list(design.entities.slice(0, 4).map((entity) => entity.many))}.`,
              'Make components for list, form, detail, empty, error and loading, each once.',
              'Make it work at 360 pixels width and by keyboard.',
              'Show errors beside what caused them, in a sentence.',
            ],
      acceptance: [
        command
          ? '--help of every command shows an example that runs.'
          : silent
            ? 'Every call answers its example, and a wrong field is named in the error.'
            : 'Every screen is reached in at most 3 taps and has its own address.',
        'Nothing shows a stack trace.',
      ],
      pitfalls: [
        command
          ? 'Asking questions when the output is not a terminal: scripts hang.'
          : 'Designing for a hundred entries and never looking at none.',
      ],
      stop: 'Show one screenshot or transcript of each main view. Wait.',
    }),
    expectedOutput: command
      ? 'Commands with help, exit codes and machine-readable output.'
      : 'A walkable frame of the product with empty, loading and error states.',
    dependencies: [names.data(ground)],
  };
}
