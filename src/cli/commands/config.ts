import { existsSync } from 'node:fs';
import { Argument, type Command } from 'commander';
import { CLIENTS, type ClientName, clientOf, type Launch } from '../clients.ts';
import { binPath } from '../installation.ts';
import { print, printJson, say } from '../terminal.ts';

/** `planwright config <client>`: the block that an IDE's config file needs, with the absolute paths of this installation. */
export function defineConfig(command: Command): void {
  command
    .addArgument(new Argument('<client>', 'the IDE').choices(Object.keys(CLIENTS)))
    .option('--json', 'print the block alone, on one line')
    .action(printBlock);
}

function printBlock(name: ClientName, { json }: { json?: true }): void {
  const client = clientOf(name);
  // Absolute, both of them: IDEs start servers in any folder, and with a PATH that is not the shell's.
  const launch: Launch = { command: process.execPath, args: [binPath(), 'stdio'] };
  if (!existsSync(binPath())) say(`planwright: ${binPath()} is not there yet; build it with \`npm run build\`.`);
  const block = client.block(launch);
  if (json) {
    printJson(block);
    return;
  }
  say(`${client.title}: put this into ${client.where}`);
  say('If the file has such a section already, add only the "planwright" entry to it.\n');
  print(JSON.stringify(block, null, 2));
  if (client.orRun) say(`\nOr run: ${client.orRun(launch)}`);
}
