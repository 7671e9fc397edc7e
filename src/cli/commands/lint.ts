import { relative } from 'node:path';
import type { Command } from 'commander';
import { type Linted, LOOKED_FOR, lintSpecs } from '../../specs/lint.ts';
import { annotations } from '../../specs/print/github.ts';
import { report } from '../../specs/print/json.ts';
import { linesForPeople } from '../../specs/print/people.ts';
import { sarif } from '../../specs/print/sarif.ts';
import { type Folder, readFolder } from '../../specs/read-folder.ts';
import { UsageError } from '../failure.ts';
import { visible } from '../proving/visible.ts';
import { print, printJson, say } from '../terminal.ts';

/** How many skipped paths are named; the rest is counted. */
const SKIPPED_SHOWN = 20;

interface Flags {
  strict?: true;
  json?: true;
  sarif?: true;
  github?: true;
}

/** `planwright lint`: what is lost, doubled or contradicted in the specs of a repository. */
export function defineLint(command: Command): void {
  command
    .argument('[folder]', 'Folder of a repository, or one of its specs', '.')
    .option('--strict', 'Fail on warnings too')
    .option('--json', 'Print JSON')
    .option('--sarif', 'Print SARIF 2.1.0, for code scanning')
    .option('--github', 'Print annotations for a GitHub workflow')
    .addHelpText('after', WORDS)
    .action(lint);
}

async function lint(named: string, flags: Flags): Promise<void> {
  if ([flags.json, flags.sarif, flags.github].filter(Boolean).length > 1)
    throw new UsageError('take one of --json, --sarif and --github');
  const folder = await readFolder(named);
  if (folder === undefined) throw new UsageError(`${visible(named)} is not a folder`);
  const linted = lintSpecs(folder);
  saySkipped(linted);
  if (linted.specs.length === 0) throw new UsageError(noSpecWords(named));
  tell(linted, folder, flags);
  const fails = ['error', ...(flags.strict ? ['warning'] : [])];
  if (linted.findings.some(({ severity }) => fails.includes(severity))) process.exitCode = 1;
}

function tell(linted: Linted, { root }: Folder, { json, sarif: asSarif, github }: Flags): void {
  const from = relative(process.cwd(), root).replaceAll('\\', '/');
  if (json) printJson(report(linted, root));
  else if (asSarif) printJson(sarif(linted));
  else if (github) printLines(annotations(linted.findings));
  else printLines(linesForPeople(linted, from === '' ? '' : `${from}/`));
}

/** Text of a spec never reaches a terminal or a log with what either would act on. */
function printLines(lines: readonly string[]): void {
  if (lines.length > 0) print(lines.map(visible).join('\n'));
}

function saySkipped({ skipped }: Linted): void {
  for (const { path, why } of skipped.slice(0, SKIPPED_SHOWN)) say(`skipped ${visible(path)}: ${why}`);
  if (skipped.length > SKIPPED_SHOWN) say(`and ${skipped.length - SKIPPED_SHOWN} more were skipped`);
}

function noSpecWords(named: string): string {
  const places = Object.entries(LOOKED_FOR).map(([format, place]) => `${format}: ${place}`);
  return `no spec found in ${visible(named)}; looked for ${places.join('; ')}`;
}

const WORDS = `
Reads specs of OpenSpec, spec-kit, Kiro (and cc-sdd) and task-master. It needs no key, no database and no network,
and opens nothing but the files of the folder.

Examples:
  planwright lint
  planwright lint ../shop --strict
  planwright lint --github

Exit codes: 0 without errors, 1 with errors (with --strict: or warnings), 2 wrong usage or no spec found.`;
