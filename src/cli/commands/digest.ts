import type { Command } from 'commander';
import { digestText } from '../../digest/digest-text.ts';
import { readRepository } from '../../digest/read-repository.ts';
import { UsageError } from '../failure.ts';
import { visible } from '../proving/visible.ts';
import { print, printJson, say } from '../terminal.ts';

/** How many skipped paths are named; the rest is counted. */
const SKIPPED_SHOWN = 20;

/** `planwright digest`: what a repository has already, for a plan to build on. */
export function defineDigest(command: Command): void {
  command
    .argument('[folder]', 'Folder of a repository', '.')
    .option('--json', 'Print every item as JSON: { kind, name, file }')
    .addHelpText('after', WORDS)
    .action(digest);
}

async function digest(named: string, { json }: { json?: true }): Promise<void> {
  const repository = await readRepository(named);
  if (repository === undefined) throw new UsageError(`${visible(named)} is not a folder`);
  const { skipped, items, files, lines } = repository;
  for (const { path, why } of skipped.slice(0, SKIPPED_SHOWN)) say(`skipped ${visible(path)}: ${why}`);
  if (skipped.length > SKIPPED_SHOWN) say(`and ${skipped.length - SKIPPED_SHOWN} more were skipped`);
  if (json) printJson({ files, lines, items });
  else print(digestText(repository));
}

const WORDS = `
Names what a repository has already: languages, commands, entry points, tables, routes, tests, settings, dependencies,
folders and files. It prints names and paths, no values and no code, and leaves out what looks like a secret and what
.gitignore names. It needs no key, no database and no network. Put the text into the context of a plan as it is, or use
--repo of generate and plan next.

Examples:
  planwright digest
  planwright digest ../shop --json
  planwright generate blueprint "Gift cards for the shop" --repo ../shop`;
