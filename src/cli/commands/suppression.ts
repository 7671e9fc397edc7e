import type { Command } from 'commander';
import type { Suppression } from '../../outreach/shapes/suppression.ts';
import { addSuppressions, listSuppressions, removeSuppression } from '../../outreach/suppressions.ts';
import { UsageError } from '../failure.ts';
import { given, inWorkspace, type OutreachFlags, readGiven, withOutreachFlags } from '../outreach-flags.ts';
import { type Columns, tellDone, tellList } from '../tell.ts';

/** `planwright suppression …`: whom nobody of the workspace may mail. */
export function defineSuppression(command: Command): void {
  withOutreachFlags(command.command('list').description('list suppressed addresses and domains, newest first'))
    .option('--value <value>', 'only this address or domain')
    .option('--cursor <cursor>', 'where the page before ended')
    .action(list);
  withOutreachFlags(command.command('add').description('suppress addresses and domains'))
    .argument('[value...]', 'such as name@example.com or example.com')
    .option('--file <file>', 'a file with one value a line; - for stdin')
    .option('--reason <reason>', 'unsubscribed, bounced, complained, manual or imported', 'manual')
    .action(add);
  withOutreachFlags(command.command('remove').description('let an address or a domain be mailed again'))
    .argument('<id>', 'the suppression')
    .action(remove);
}

async function list({ json, ...flags }: OutreachFlags & { value?: string; cursor?: string }): Promise<void> {
  const query = given({ value: flags.value, cursor: flags.cursor });
  const page = await inWorkspace(flags, (app, workspaceId) => listSuppressions(app, workspaceId, query));
  const columns: Columns<Suppression> = {
    ID: ({ id }) => id,
    KIND: ({ kind }) => kind,
    VALUE: ({ value }) => value,
    REASON: ({ reason }) => reason,
    'ADDED (UTC)': ({ createdAt }) => createdAt.slice(0, 16).replace('T', ' '),
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
