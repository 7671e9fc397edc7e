import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Argument, type Command } from 'commander';
import { SETTINGS } from '../../config.ts';
import { CLIENTS, type ClientName, clientOf, type Launch } from '../clients.ts';
import { binPath } from '../installation.ts';
import { print, printJson, say } from '../terminal.ts';

interface Flags {
  json?: true;
}

/**
 * `planwright config <client>`: the block that an IDE's config file needs, with the absolute paths of this installation.
 * Without a client it lists the clients.
 */
export function defineConfig(command: Command): void {
  command
    .addArgument(
      new Argument('[client]', 'IDE to print the block for (default: list them)').choices(Object.keys(CLIENTS)),
    )
    .option('--json', 'Print JSON: the block alone, on one line')
    .action((name: ClientName | undefined, { json }: Flags) => (name ? printBlock(name, json) : listClients(json)));
}

function listClients(json: true | undefined): void {
  // The keys of a literal table are exactly its names.
  const clients = (Object.keys(CLIENTS) as ClientName[]).map((name) => ({ name, where: clientOf(name).where }));
  if (json) {
    printJson({ clients });
    return;
  }
  const width = Math.max(...clients.map(({ name }) => name.length));
  print(clients.map(({ name, where }) => `${name.padEnd(width)}  ${where}`).join('\n'));
  say('\nPrint the block for one of them: planwright config <client>');
}

function printBlock(name: ClientName, json: true | undefined): void {
  const client = clientOf(name);
  // Absolute, both of them: IDEs start servers in any folder, and with a PATH that is not the shell's.
  const launch: Launch = { command: process.execPath, args: [binPath(), 'stdio'], ...ownFolder() };
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

/** An IDE does not have the shell's variables: without the folder it would open another database than this shell does. */
function ownFolder(): Pick<Launch, 'env'> {
  const { env } = SETTINGS.dataDir;
  const folder = process.env[env];
  return folder ? { env: { [env]: resolve(folder) } } : {};
}
