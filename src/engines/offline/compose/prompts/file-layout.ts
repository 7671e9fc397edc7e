import type { Architecture } from '../../../../artifacts/architecture.ts';
import { isFiles } from '../../knowledge/stack/recipes.ts';

/** The product keeps its data in files: nothing in its prompts may speak of SQL or migrations. */
export const keepsFiles = ({ nodes }: Pick<Architecture, 'nodes'>): boolean =>
  nodes.some(({ type, tech }) => type === 'database' && isFiles(tech));

/** How the prompt for the data is written where there is no database. */
export const FILE_LAYOUT = {
  goal: (product: string) =>
    `The files that ${product} keeps its data in. A crash in the middle of a write loses nothing.`,
  steps: (part: readonly string[], hasLater: boolean) => [
    `Write one type for each thing and decide the layout of its file, ${part[0]?.split(/[,\n]/)[0] ?? 'the main one'} first.`,
    'Give each file a version number. Reading an older one converts it.',
    ...(hasLater ? ['Files of later things come with those things.'] : []),
    'Write to a temporary file, then rename it over the old one.',
    'Write the functions that read and write each. Nothing else in the code touches the files.',
    'Test with a file that is missing, empty, cut in half, and of an older version.',
  ],
  acceptance: [
    'Every thing above has a type under exactly that name.',
    'Reading a file and writing it again changes no byte.',
    'A damaged file is named, with what to do; nothing is overwritten.',
  ],
  stop: 'Show a file of each kind. List the tests. Wait.',
  output: 'File layouts, functions that read and write them, and a test for each damage.',
};
