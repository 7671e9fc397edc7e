import type { Command } from 'commander';
import { checkLedger } from '../../credits/check.ts';
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
    .description('Check that every balance is the sum of its entries and no hold is overdue')
    .option('--json', 'Print JSON')
    .action(check);
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

async function check({ json }: Flags): Promise<void> {
  const { faults, ...result } = await withApp(checkLedger);
  if (!result.ok) process.exitCode = 1;
  if (json) return printJson(result.ok ? result : { ...result, faults });
  for (const fault of faults) print(fault);
  if (result.ok) print(`In order: ${result.workspaces} workspaces, ${result.openHolds} open holds.`);
  else say(`planwright: the ledger has ${faults.length} faults`);
}
