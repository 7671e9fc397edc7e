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
  withOutreachFlags(command.command('list').description('list mails and their delivery state, newest first'))
    .option('--campaign <id>', 'only those of this campaign')
    .option('--lead <id>', 'only those to this lead')
    .option('--status <status>', 'queued, claimed, sending, sent, failed, unknown or cancelled')
    .option('--limit <mails>', 'how many, at most 200')
    .option('--cursor <cursor>', 'where the page before ended')
    .action(list);
  withOutreachFlags(
    command.command('show').description('show a mail with its text').argument('<id>', 'the mail'),
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
