import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import { sealerOf } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { checkLedger, type LedgerCheck } from '../../credits/check.ts';
import { Ledger } from '../../credits/ledger.ts';
import { AppError } from '../../errors.ts';
import { copySqlite, sqliteFile } from '../../store/backup.ts';
import type { LedgerMemory } from '../../store/ledger-memory.ts';
import { ledgerMemoryOf, openStore } from '../../store/open.ts';
import { systemClock } from '../../system/clock.ts';
import { randomIds } from '../../system/ids.ts';
import type { Sealer } from '../../system/seal.ts';
import { grouped, print, printJson, say } from '../terminal.ts';

interface Flags {
  force?: true;
  json?: true;
}

/** `planwright backup`: the database in one file, taken while servers go on. */
export function defineBackup(command: Command): void {
  command
    .argument('<file>', 'Where to write the copy; the folder must exist')
    .option('--force', 'Replace an existing file')
    .option('--json', 'Print { path, bytes, check }; check is the result of `credits check` on the copy')
    .action(backup);
}

async function backup(file: string, { force, json }: Flags): Promise<void> {
  const config = readConfig(process.env);
  const databaseUrl = config.databaseUrl ?? join(config.dataDir, 'planwright.db');
  const database = sqliteFile(databaseUrl);
  const sealer = sealerOf(config, { databaseUrl, ids: randomIds });
  const path = resolve(file);
  await refuseTarget(path, { database, force: force === true });
  const unfinished = `${path}.${randomUUID()}.tmp`;
  try {
    copySqlite(database, unfinished);
    const { faults, ...check } = await checkCopy(unfinished, sealer, ledgerMemoryOf(databaseUrl, config.dataDir));
    await publish(unfinished, path, force === true);
    const { size } = await stat(path);
    if (!check.ok) process.exitCode = 1;
    if (json) return printJson({ path, bytes: size, check: check.ok ? check : { ...check, faults } });
    print(`${path}: ${grouped(size)} bytes, ${check.workspaces} workspaces, ${check.openHolds} open holds.`);
    print(
      `Ledger heads ${check.heads}: note them elsewhere, and \`credits check --backup\` shows that the file is the same.`,
    );
    for (const fault of faults) say(`planwright: the ledger of the copy, as of the database: ${fault}`);
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function refuseTarget(path: string, { database, force }: { database: string; force: boolean }): Promise<void> {
  const folder = await realpath(dirname(path)).catch(() => undefined);
  if (folder === undefined)
    throw new AppError('invalid_request', `There is no folder ${dirname(path)}; make it first.`);
  const there = await stat(path).catch(() => undefined);
  if (!there) return;
  if (there.isDirectory()) throw new AppError('invalid_request', `${path} is a folder; name a file.`);
  const live = await stat(database);
  if (there.ino === live.ino && there.dev === live.dev) {
    throw new AppError('invalid_request', `${path} is the database itself; name another file.`);
  }
  if (!force) throw taken(path);
}

const taken = (path: string): AppError =>
  new AppError('conflict', `${path} is there already; name another file, or say --force to replace it.`);

/**
 * What the ledger of the copy says, found on a copy of the copy: to open a database brings it up to date, and a backup
 * should be what was there, for the Planwright that wrote it.
 */
async function checkCopy(copy: string, sealer: Sealer, memory: LedgerMemory | undefined): Promise<LedgerCheck> {
  const scratch = `${copy}.check`;
  try {
    await copyFile(copy, scratch, constants.COPYFILE_FICLONE);
    const store = await openStore(scratch, systemClock, sealer, memory);
    try {
      const ledger = new Ledger({ store, clock: systemClock, ids: randomIds, sealer, memory });
      return await checkLedger({ store, clock: systemClock, ledger });
    } finally {
      await store.close();
    }
  } finally {
    for (const end of ['', '-wal', '-shm']) await rm(scratch + end, { force: true });
  }
}

/** The file appears whole or not at all, and replaces none that came meanwhile unless told to. */
async function publish(unfinished: string, path: string, force: boolean): Promise<void> {
  if (force) await rename(unfinished, path);
  else await linkOrRename(unfinished, path);
  // So that a power cut does not take the name back. Some systems cannot sync a folder.
  const folder = await open(dirname(path)).catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

async function linkOrRename(unfinished: string, path: string): Promise<void> {
  try {
    await link(unfinished, path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw taken(path);
    // A file system without links, such as that of a memory stick.
    await rename(unfinished, path);
  }
}
