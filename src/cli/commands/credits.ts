import { join } from 'node:path';
import type { Command } from 'commander';
import { readConfig } from '../../config.ts';
import { checkLedger } from '../../credits/check.ts';
import { type BackupCheck, checkBackup } from '../../credits/check-backup.ts';
import { rechain } from '../../credits/rechain.ts';
import { ledgerMemoryOf, readAsIs } from '../../store/open.ts';
import { withApp, workspaceOf } from '../open-app.ts';
import { grouped, print, printJson, say, shownTime, table } from '../terminal.ts';

interface Flags {
  workspace?: string;
  json?: true;
}

const WORKSPACE_HELP = 'Workspace id (default: the local one)';

/** `planwright credits …`: the ledger as its owner sees it. */
export function defineCredits(command: Command): void {
  command
    .command('show', { isDefault: true })
    .description('Show the balance and the newest entries')
    .option('--workspace <id>', WORKSPACE_HELP)
    .option('--json', 'Print JSON')
    .action(show);
  command
    .command('grant')
    .description('Add credits')
    .option('--workspace <id>', WORKSPACE_HELP)
    .requiredOption('--amount <credits>', 'How many: a whole number')
    .option('--reason <text>', 'Reason to record in the ledger', 'granted by the operator')
    .option('--json', 'Print JSON')
    .action(grant);
  command
    .command('check')
    .description('Check that every entry is as it was written, every balance their sum and no hold overdue')
    .option('--backup <file>', 'Also check that every entry of this backup is still there, unchanged')
    .option('--rechained', 'Accept that `credits rechain` was run since that backup')
    .option('--json', 'Print JSON')
    .action(check);
  command
    .command('rechain')
    .description('Begin a new chain when the key of the old one is lost; stop all other processes first')
    .requiredOption('--accept-unproven', 'Take the entries as they are: only a backup can prove them afterwards')
    .option('--json', 'Print JSON')
    .action(chainAnew);
}

async function show({ workspace, json }: Flags): Promise<void> {
  const { id, balance, held, entries } = await withApp(async (app) => {
    const { id } = await workspaceOf(app, workspace);
    const { balance, held } = await app.ledger.balance(id);
    return { id, balance, held, entries: await app.ledger.entries(id) };
  });
  if (json) {
    const shown = entries.map((entry) => ({
      id: entry.id,
      amount: entry.amount,
      kind: entry.kind,
      reason: entry.reason,
      runId: entry.run_id,
      createdAt: entry.created_at,
    }));
    return printJson({ workspaceId: id, credits: balance, held, entries: shown });
  }
  print(`${id}: ${grouped(balance)} credits, ${grouped(held)} of them held by running generations\n`);
  const rows = entries.map((entry) => [shownTime(entry.created_at), entry.amount, entry.reason, entry.run_id ?? '-']);
  print(table(['WHEN (UTC)', 'CREDITS', 'FOR', 'RUN'], rows));
}

async function grant({ workspace, amount, reason, json }: Flags & { amount: string; reason: string }): Promise<void> {
  const { id, balance, held } = await withApp(async (app) => {
    const { id } = await workspaceOf(app, workspace);
    const after = await app.ledger.grant({ workspaceId: id, amount: Number(amount), reason });
    return { id, ...after };
  });
  if (json) return printJson({ workspaceId: id, credits: balance, held });
  say(`${id} has ${grouped(balance)} credits now.`);
}

async function check({ backup, rechained, json }: Flags & { backup?: string; rechained?: true }): Promise<void> {
  const { compared, ...now } = await withApp(async (app) => {
    // First: whatever is written while it runs is only more than the backup has.
    const compared =
      backup === undefined
        ? undefined
        : await checkBackup(app, (work) => readAsIs(backup, work), { acceptRechained: rechained === true });
    return { compared, ...(await checkLedger(app)) };
  });
  const { faults: own, ...result } = now;
  const faults = [...own, ...(compared?.faults ?? [])];
  const ok = faults.length === 0;
  if (!ok) process.exitCode = 1;
  if (json) {
    const { faults: _told, ...rest } = compared ?? { faults: [] };
    return printJson({ ...result, ok, ...(compared ? { backup: rest } : {}), ...(ok ? {} : { faults }) });
  }
  for (const fault of faults) print(fault);
  if (ok) print(`In order: ${result.workspaces} workspaces, ${result.openHolds} open holds. Heads: ${result.heads}`);
  else say(`planwright: the ledger has ${faults.length} faults`);
  if (compared) print(tellBackup(compared));
}

function tellBackup({ entries, heads, rechained }: BackupCheck): string {
  const anew = rechained ? ' Since then, a new chain was begun.' : '';
  return `Backup: ${grouped(entries)} entries compared. Heads: ${heads ?? 'none, for it is from before there were any'}${anew}`;
}

async function chainAnew({ json }: Flags): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  // What is remembered of the old chain would refuse to open a database without it.
  ledgerMemoryOf(databaseUrl ?? join(dataDir, 'planwright.db'), dataDir)?.forget();
  const result = await withApp((app) => rechain({ ...app, memory: app.ledger.chain.memory }));
  if (json) return printJson(result);
  const [entries, workspaces] = [grouped(result.entries), grouped(result.workspaces)];
  say(
    `A new chain holds ${entries} entries of ${workspaces} workspaces as they are now. Only a backup proves what they were before: credits check --backup FILE.`,
  );
}
