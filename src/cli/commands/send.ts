import type { Command } from 'commander';
import { getSend, listSends } from '../../outreach/sends.ts';
import type { Send } from '../../outreach/shapes/send.ts';
import { given, inWorkspace, type OutreachFlags, withOutreachFlags } from '../outreach-flags.ts';
import { type Columns, tellList, tellThing } from '../tell.ts';

interface ListFlags extends OutreachFlags {
  campaign?: string;
  lead?: string;
  status?: string;
  limit?: string;
  cursor?: string;
}

/** `planwright send …`: the mails, and what became of each. */
export function defineSend(command: Command): void {
  withOutreachFlags(command.command('list').description('List emails and their delivery status, newest first'))
    .option('--campaign <id>', 'Only emails of this campaign')
    .option('--lead <id>', 'Only emails to this lead')
    .option('--status <status>', 'Only this status: queued, claimed, sending, sent, failed, unknown or cancelled')
    .option('--limit <mails>', 'How many, at most 200')
    .option('--cursor <cursor>', 'Cursor that the previous page printed')
    .action(list);
  withOutreachFlags(
    command.command('show').description('Show an email with its text').argument('<id>', 'Email id'),
  ).action(show);
}

async function list({ campaign, lead, status, limit, cursor, json, ...flags }: ListFlags): Promise<void> {
  const query = given({ campaignId: campaign, leadId: lead, status, limit, cursor });
  const page = await inWorkspace(flags, (app, workspaceId) => listSends(app, workspaceId, query));
  const columns: Columns<Send> = {
    ID: ({ id }) => id,
    TO: ({ recipient }) => recipient,
    SUBJECT: ({ subject }) => subject,
    STATUS: ({ status, reason }) => (reason ? `${status}: ${reason}` : status),
    'SENT (UTC)': ({ sentAt }) => sentAt?.slice(0, 16).replace('T', ' ') ?? '-',
  };
  tellList(page, columns, json);
}

async function show(id: string, flags: OutreachFlags): Promise<void> {
  tellThing(await inWorkspace(flags, (app, workspaceId) => getSend(app, workspaceId, id)), flags.json);
}
