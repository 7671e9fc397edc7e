import type { Command } from 'commander';
import type { Suppression } from '../../outreach/shapes/suppression.ts';
import { addSuppressions, listSuppressions, removeSuppression } from '../../outreach/suppressions.ts';
import { undoSuppressions } from '../../outreach/undo-suppressions.ts';
import { UsageError } from '../failure.ts';
import { given, inWorkspace, type OutreachFlags, readGiven, withOutreachFlags } from '../outreach-flags.ts';
import { type Columns, tellDone, tellList } from '../tell.ts';

/** `planwright suppression …`: whom nobody of the workspace may mail. */
export function defineSuppression(command: Command): void {
  withOutreachFlags(command.command('list').description('List suppressed addresses and domains, newest first'))
    .option('--value <value>', 'Only this address or domain')
    .option('--reason <reason>', 'Only this reason, such as bounced')
    .option('--since <time>', 'Only those added at this time or later, such as 2026-11-20T09:00:00Z')
    .option('--until <time>', 'Only those added before this time')
    .option('--cursor <cursor>', 'Cursor that the previous page printed')
    .action(list);
  withOutreachFlags(command.command('add').description('Suppress addresses and domains'))
    .argument('[value...]', 'Such as name@example.com or example.com')
    .option('--file <file>', 'File with one value per line; - reads stdin')
    .option('--reason <reason>', 'Reason: unsubscribed, bounced, complained, manual or imported', 'manual')
    .action(add);
  withOutreachFlags(command.command('remove').description('Allow an address or domain to be mailed again'))
    .argument('<id>', 'Suppression id')
    .action(remove);
  withOutreachFlags(
    command.command('undo').description('Undo the suppressions of bounces in a time and resume their leads'),
  )
    .requiredOption('--since <time>', 'Those added at this time or later, such as 2026-11-20T09:00:00Z')
    .option('--until <time>', 'Those added before this time; now by default')
    .option('--reason <reason>', 'Reason: only bounced can be undone in bulk', 'bounced')
    .action(undo);
}

interface ListFlags extends OutreachFlags {
  value?: string;
  reason?: string;
  since?: string;
  until?: string;
  cursor?: string;
}

async function list({ json, ...flags }: ListFlags): Promise<void> {
  const { value, reason, since, until, cursor } = flags;
  const query = given({ value, reason, since, until, cursor });
  const page = await inWorkspace(flags, (app, workspaceId) => listSuppressions(app, workspaceId, query));
  const columns: Columns<Suppression> = {
    ID: ({ id }) => id,
    KIND: ({ kind }) => kind,
    VALUE: ({ value }) => value,
    REASON: ({ reason }) => reason,
    'ADDED (UTC)': ({ createdAt }) => createdAt.slice(0, 16).replace('T', ' '),
    SAID: ({ reply }) => reply ?? '',
  };
  tellList(page, columns, json);
}

interface AddFlags extends OutreachFlags {
  reason: string;
  file?: string;
}

async function add(named: string[], { reason, file, json, ...flags }: AddFlags): Promise<void> {
  const lines = file === undefined ? [] : (await readGiven(file, '--file')).split(/\r?\n/);
  const values = [...named, ...lines.map((line) => line.trim()).filter((line) => line !== '')];
  if (values.length === 0) throw new UsageError('say which addresses and domains, or name a file of them with --file');
  const report = await inWorkspace(flags, (app, workspaceId) => addSuppressions(app, workspaceId, { values, reason }));
  if (report.invalid > 0) process.exitCode = 1;
  const faults = report.rows.filter((row) => row.reason).map(({ row, reason }) => `value ${row} is ${reason}`);
  const words = `${report.created} added, ${report.existing} there before, ${report.invalid} not usable.`;
  tellDone([words, ...faults].join('\n'), report, json);
}

async function remove(id: string, flags: OutreachFlags): Promise<void> {
  await inWorkspace(flags, (app, workspaceId) => removeSuppression(app, workspaceId, id));
  tellDone(`${id} is gone.`, { id, removed: true }, flags.json);
}

interface UndoFlags extends OutreachFlags {
  reason: string;
  since: string;
  until?: string;
}

async function undo({ reason, since, until, json, ...flags }: UndoFlags): Promise<void> {
  const wanted = given({ reason, since, until });
  const report = await inWorkspace(flags, (app, workspaceId) => undoSuppressions(app, workspaceId, wanted));
  const { removed, kept, leadsResumed } = report;
  tellDone(`${removed} undone, ${leadsResumed} leads go on; ${kept} kept, whose readers unsubscribed.`, report, json);
}
