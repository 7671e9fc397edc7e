import type { Command } from 'commander';
import { importProspectsCsv, importProspectsJson } from '../../outreach/prospects/import-prospects.ts';
import { listProspects, removeProspect } from '../../outreach/prospects/prospects.ts';
import type { Prospect } from '../../outreach/shapes/prospect.ts';
import { tellImport } from '../import-report.ts';
import { given, inWorkspace, type OutreachFlags, openGiven, readJson, withOutreachFlags } from '../outreach-flags.ts';
import { type Columns, tellDone, tellList } from '../tell.ts';

/** `planwright prospect …`: people whom a campaign may be for one day. */
export function defineProspect(command: Command): void {
  withOutreachFlags(command.command('list').description('List prospects, newest first'))
    .option('--email <address>', 'Only the prospect with this address')
    .option('--domain <domain>', 'Only prospects at this domain')
    .option('--limit <prospects>', 'How many, at most 200')
    .option('--cursor <cursor>', 'Cursor that the previous page printed')
    .action(list);
  withOutreachFlags(command.command('import').description('Import people from a file'))
    .argument(
      '<file>',
      'CSV file with an email column in its header, or a .json file with a list; - reads CSV from stdin',
    )
    .action(importFile);
  withOutreachFlags(command.command('remove').description('Remove a prospect; leads made from it stay'))
    .argument('<id>', 'Prospect id')
    .action(remove);
}

interface ListFlags extends OutreachFlags {
  email?: string;
  domain?: string;
  limit?: string;
  cursor?: string;
}

async function list({ email, domain, limit, cursor, ...flags }: ListFlags): Promise<void> {
  const query = given({ email, domain, limit, cursor });
  const page = await inWorkspace(flags, (app, workspaceId) => listProspects(app, workspaceId, query));
  const columns: Columns<Prospect> = {
    ID: ({ id }) => id,
    EMAIL: (prospect) => prospect.email,
    NAME: ({ firstName, lastName }) => [firstName, lastName].filter((part) => part !== null).join(' ') || '-',
    COMPANY: ({ company }) => company ?? '-',
    ROLE: ({ role }) => role ?? '-',
  };
  tellList(page, columns, flags.json);
}

async function importFile(path: string, flags: OutreachFlags): Promise<void> {
  const report = await inWorkspace(flags, async (app, workspaceId) => {
    if (/\.json$/i.test(path)) return importProspectsJson(app, workspaceId, await readJson(path, 'file'));
    return importProspectsCsv(app, workspaceId, await openGiven(path, 'file'));
  });
  tellImport(report, flags.json);
}

async function remove(id: string, flags: OutreachFlags): Promise<void> {
  await inWorkspace(flags, (app, workspaceId) => removeProspect(app, workspaceId, id));
  tellDone(`${id} is gone.`, { id, removed: true }, flags.json);
}
