import { type Word, word } from '../../design/slots.ts';
import { pick } from '../../language/hash.ts';
import { list, pascal, spoken } from '../../language/inflect.ts';
import { FILE_LAYOUT, keepsFiles } from './file-layout.ts';
import { firstDeployment } from './first-deployment.ts';
import type { Ground, Prompt } from './ground.ts';
import { promptText } from './prompt-text.ts';
import { inRows } from './rows.ts';
import { shell } from './shell.ts';
import { filesFor } from './stack-of.ts';
import { tableLine } from './tables.ts';

/** The prompts that come before any feature: the project, its data, a first deployment, its shell. */
export function foundation(ground: Ground): Prompt[] {
  const start = scaffold(ground);
  const data = dataModel(ground, start.name);
  const deployed = firstDeployment(ground, [start.name, ...data.slice(-1).map(({ name }) => name)]);
  return [start, ...data, deployed, shell(ground, [deployed.name])];
}

function scaffold(ground: Ground): Prompt {
  const { design, stack, architecture } = ground;
  const parts = architecture.nodes.map((node) => `${node.label} (${node.tech})`);
  // An app alone on its phone has no environment and no machine to be bare.
  const onPhone = design.understanding.platform === 'mobile' && !design.hosted;
  return {
    name: `Scaffold ${design.product.one}`,
    category: 'scaffolding',
    prompt: promptText({
      goal: `An empty ${design.product.one} that starts and tests itself. It can do nothing else yet.`,
      inputs: [`Stack: ${stack.phrase}`, `Parts to prepare: ${list(parts)}`],
      files: [
        'README.md with the three commands',
        'configuration for tests and style',
        ...(design.hosted ? ['.env.example'] : []),
        'a workflow that tests every change',
        ...(stack.recipe ? [stack.recipe.setup] : []),
      ],
      steps: [
        `Create ${stack.recipe?.setup ?? `the project in the usual layout of ${stack.phrase}`}.`,
        design.hosted
          ? `Add a health endpoint that also ${keepsFiles(architecture) ? 'reads the files' : 'asks the database'}.${stack.hasScreens ? ' Show its answer on a page.' : ''}`
          : HAS_SCREENS.has(design.understanding.platform)
            ? `Show name and version in one place. ${onPhone ? 'Run it on a real phone once.' : 'Test the built program, not the sources.'}`
            : 'Add version and help output. Test the built program, not the sources.',
        onPhone
          ? 'Keep settings of the build in one place. Nothing secret goes into the app.'
          : 'Read configuration from the environment, in one place. If something is missing, name it and stop.',
        'Log each request or command with its duration. Log nothing personal.',
      ],
      acceptance: [
        `Fresh clones start in 2 minutes${stack.recipe ? ` (${stack.recipe.commands.split(',')[0]})` : ''}.`,
        'One command runs the tests. One of them has been seen to fail.',
        onPhone ? 'A first start without data says what to do.' : 'A missing setting stops the start with its name.',
      ],
      pitfalls: [stack.recipe?.pitfall ?? 'Adding folders for things that do not exist yet.'],
      stop: 'Show the files and the output of the tests. Wait for the word to go on.',
    }),
    expectedOutput: `A tested skeleton on ${stack.phrase}.`,
    dependencies: [],
  };
}

/** Programs that are looked at. */
const HAS_SCREENS = new Set(['mobile', 'desktop', 'extension', 'plugin', 'web']);

/** So many characters of tables fit one prompt that is still read to its end. */
const TABLES_MAX = 4_200;
const PARTS_MAX = 3;

/** Each table lies where the prompts of its features will look for it, as far as a list of files can be read. */
function filesOfTables(ground: Ground, part: readonly string[], first: Word, isMigrated: boolean): string[] {
  const names = part.flatMap((line) => /^\w+/.exec(line)?.[0] ?? []);
  const made = names.length > 0 ? names.map((name) => word(spoken(name), { name })) : [first];
  const { recipe } = ground.stack;
  const files = [
    ...(isMigrated ? filesFor(recipe, first, ['migration']) : []),
    ...made.flatMap((one) => filesFor(recipe, one, ['store'])),
    ...filesFor(recipe, first, ['test']),
  ];
  return [...new Set(files)].slice(0, FILES_MAX);
}

const FILES_MAX = 40;

/** What the product is about, where it is among the tables. */
const seedOf = ({ design }: Ground, names: readonly string[]) =>
  names.find((name) => name === design.entities[0]?.name) ?? names[0] ?? 'each table';

/** The house that it is for has one row from the first day, and no endpoint that would make another. */
function ownHouse({ design }: Ground, part: readonly string[]): string[] {
  const house = design.entities.find(
    ({ kind, one }) => kind === 'group' && one === design.understanding.constraints.ownUse?.house,
  );
  return house && part.some((line) => /^\w+/.exec(line)?.[0] === house.name)
    ? [`Let the migration write the one ${house.name}: it is there from the first day, and no endpoint makes another.`]
    : [];
}

/** What later prompts take for granted: it cannot be put under a hundred writes afterwards. */
function foundedHere(
  { drafts, features, stack }: Ground,
  tables: readonly { entity: string }[],
  part: readonly string[],
  isFirst: boolean,
): string[] {
  const has = (name: string) => tables.some(({ entity }) => entity === name);
  // Where the table is made in a later part, the functions of the parts before it are opened again there.
  const isMadeHere = (name: string) => part.some((line) => /^\w+/.exec(line)?.[0] === name);
  const isApart = features.some(({ name }) =>
    /exclusion constraint/.test(JSON.stringify(drafts.get(name)?.spec ?? '')),
  );
  const isPostgres = stack.lines.some((line) => /postgres/i.test(line));
  return [
    ...(isMadeHere('TrailEntry')
      ? [
          isFirst
            ? 'Let each store function that writes a row add its TrailEntry, in the same transaction.'
            : 'Let each store function that writes a row, those written before too, add its TrailEntry in the same transaction.',
        ]
      : []),
    ...(isFirst && has('LocalChange')
      ? ['Take ids from the device, and count a version for each row: offline work needs both.']
      : []),
    ...(isFirst && isApart
      ? [
          isPostgres
            ? 'Where spans of time may not overlap, create the exclusion constraint now (btree_gist).'
            : 'Where spans of time may not overlap, let a trigger refuse them from now on.',
        ]
      : []),
  ];
}

/** One prompt for the data model, or several where it is large. Each table that is made here stands with all its fields. */
function dataModel(ground: Ground, start: string): Prompt[] {
  const { design, tables, architecture } = ground;
  const lines = tables.first.length > 0 ? tables.first : architecture.dataModel.slice(0, 1);
  const parts = inParts(lines.map((one) => tableLine(one, tables)));
  const later = architecture.dataModel.filter((one) => !lines.includes(one)).map(({ entity }) => entity);
  const first = word(spoken(lines[0]?.entity ?? 'entry'), { name: pascal(lines[0]?.entity ?? 'Entry') });
  const layout = keepsFiles(architecture) ? FILE_LAYOUT : undefined;
  const name = (at: number) =>
    `Data model of ${design.product.one}${parts.length > 1 ? `, part ${at + 1} of ${parts.length}` : ''}`;
  return parts.map((part, at) => ({
    name: name(at),
    category: 'backend' as const,
    prompt: promptText({
      goal:
        layout?.goal(design.product.one) ??
        `The tables behind ${design.product.one}. Constraints make wrong data impossible, not unlikely.`,
      inputs: [
        `Stack: ${ground.stack.phrase}`,
        ...(at === parts.length - 1 && later.length > 0
          ? [`Made later, each with its feature, and not now:\n${inRows(later, '  ')}`]
          : []),
      ],
      tables: part,
      files: filesOfTables(ground, part, first, layout === undefined),
      steps: layout?.steps(part, later.length > 0) ?? [
        `Write one migration, ${part[0]?.split(/[,\n]/)[0] ?? 'the main table'} first. Parents come before children.`,
        'Foreign keys, unique constraints; not-null unless called optional. A reference may be empty, a parent not.',
        ...(later.length > 0 ? ['References to later tables come with those tables.'] : []),
        'Write the functions that read and write each. Nothing else in the code speaks to the database.',
        ...foundedHere(ground, lines, part, at === 0),
        `Seed ten believable rows of ${seedOf(
          ground,
          lines.map(({ entity }) => entity),
        )}.`,
        ...ownHouse(ground, part),
        'Test each constraint by breaking it.',
      ],
      acceptance: layout?.acceptance ?? [
        'Every table above exists under exactly that name.',
        'Running the migration twice changes nothing the second time.',
        'Deleting a parent leaves no orphan behind. What law or a log needs stays.',
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
      stop: layout?.stop ?? 'Show the schema as the database prints it. List the tests. Wait.',
    }),
    expectedOutput: layout?.output ?? `Migrations, store functions, and a test for each constraint.`,
    dependencies: [at === 0 ? start : name(at - 1)],
  }));
}

function inParts(lines: readonly string[]): string[][] {
  const length = lines.reduce((sum, line) => sum + line.length, 0);
  const count = Math.min(Math.ceil(length / TABLES_MAX), PARTS_MAX) || 1;
  const size = Math.ceil(lines.length / count);
  return Array.from({ length: count }, (_, at) => lines.slice(at * size, (at + 1) * size)).filter(
    (part) => part.length > 0,
  );
}
