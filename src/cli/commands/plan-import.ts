import { posix } from 'node:path';
import { type Command, Option } from 'commander';
import { AppError } from '../../errors.ts';
import { importFiles } from '../../generation/importing/import-files.ts';
import type { PlanImport } from '../../generation/importing/shapes.ts';
import { type FileToImport, findSpec } from '../../specs/imports/find-spec.ts';
import { IMPORT_FORMATS, type ImportFormat } from '../../specs/imports/reading.ts';
import { readFolder } from '../../specs/read-folder.ts';
import { UsageError } from '../failure.ts';
import { linesOfImport } from '../importing/import-lines.ts';
import { visible } from '../proving/visible.ts';
import { asCaller } from '../shell-caller.ts';
import { print, printJson } from '../terminal.ts';

interface Flags {
  plan?: string;
  as?: ImportFormat;
  dryRun?: true;
  partial?: true;
  workspace?: string;
  json?: true;
}

const IN_SPECS = /(?:^|\/)(?:openspec|\.kiro\/specs|docs\/plan)\//;

/** `planwright plan import`: hand edits of exported files back into their plan, and specs of other tools as plans. */
export function definePlanImport(plan: Command): void {
  plan
    .command('import')
    .description('Take edited files of an export back into their plan, or open a plan from a spec of OpenSpec or Kiro')
    .argument('[folder]', 'Folder of a repository, or of one spec in it', '.')
    .option('--plan <id>', 'Plan that the files belong to (default: the one that they name)')
    .addOption(new Option('--as <format>', 'Whose files they are, where there are several').choices(IMPORT_FORMATS))
    .option('--dry-run', 'Tell what would be imported, and change nothing')
    .option('--partial', 'Leave edits that have no place in the plan, and import the rest')
    .option('--workspace <id>', 'Workspace id (default: that of PLANWRIGHT_API_KEY, else the local one)')
    .option('--json', 'Print JSON')
    .action(read);
}

async function read(named: string, { plan, as, dryRun, partial, ...flags }: Flags): Promise<void> {
  const { files, above } = await filesIn(named);
  const asked = { files, planId: plan, as, dryRun, partial };
  const done = await asCaller(flags.workspace, (app, caller) => importFiles(app, caller, asked));
  // Where no repository is around them, names above the folder are no part of a path to tell.
  const { folder } = findSpec(files, as);
  tell(done, folder.startsWith(above) ? folder.slice(above.length) : '', flags);
}

/** Throws for what belongs to a spec and cannot be read: its edits would be lost without a word. */
async function filesIn(named: string): Promise<{ files: FileToImport[]; above: string }> {
  const folder = await readFolder(named, IN_SPECS);
  if (folder === undefined) throw new UsageError(`${visible(named)} is not a folder`);
  const inSpec = (path: string) => IN_SPECS.test(`${posix.join(folder.above, path)}/`);
  const link = folder.links.find((path) => inSpec(path) && path.startsWith(folder.inside));
  if (link !== undefined)
    throw new AppError('invalid_request', `${visible(link)} is a symbolic link, which is not followed.`);
  const unread = folder.skipped.find(({ path }) => inSpec(path));
  if (unread) throw new AppError('invalid_request', `${visible(unread.path)} was not read: ${unread.why}.`);
  const files = [...folder.texts].map(([path, text]) => ({ path: posix.join(folder.above, path), text }));
  return { files, above: folder.above === '' ? '' : `${folder.above}/` };
}

function tell(done: PlanImport, folder: string, { json }: Flags): void {
  if (done.status === 'refused') process.exitCode = 1;
  if (json) printJson(done);
  else print(linesOfImport(done, folder).map(visible).join('\n'));
}
