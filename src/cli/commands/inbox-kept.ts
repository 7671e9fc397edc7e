import type { Command } from 'commander';
import { getKeptMail, listKeptMails, retryKeptMail } from '../../outreach/inbox/kept-mail.ts';
import type { KeptMail } from '../../outreach/shapes/inbound.ts';
import { given, inWorkspace, type OutreachFlags, withOutreachFlags } from '../outreach-flags.ts';
import { type Columns, tellDone, tellList, tellThing } from '../tell.ts';

interface ListFlags extends OutreachFlags {
  failed?: true;
  limit?: string;
  cursor?: string;
}

/** `planwright inbox list`, `show` and `retry`: the mails that came in, whatever became of them. */
export function defineKeptMails(command: Command): void {
  withOutreachFlags(
    command.command('list').description('List incoming emails, newest first, and what was done with them'),
  )
    .option('--failed', 'Only emails that could not be processed, which you should read yourself')
    .option('--limit <mails>', 'How many, at most 200')
    .option('--cursor <cursor>', 'Cursor that the previous page printed')
    .action(list);
  withOutreachFlags(
    command.command('show').description('Show an incoming email with its source').argument('<id>', 'Email id'),
  ).action(show);
  withOutreachFlags(
    command.command('retry').description('Process a failed email again').argument('<id>', 'Email id'),
  ).action(retry);
}

async function list({ failed, limit, cursor, json, ...flags }: ListFlags): Promise<void> {
  const query = given({ status: failed ? 'failed' : undefined, limit, cursor });
  const page = await inWorkspace(flags, (app, workspaceId) => listKeptMails(app, workspaceId, query));
  const columns: Columns<KeptMail> = {
    ID: ({ id }) => id,
    'CAME (UTC)': ({ receivedAt }) => receivedAt.slice(0, 16).replace('T', ' '),
    FROM: ({ fromAddress }) => fromAddress ?? '-',
    SUBJECT: ({ subject }) => subject,
    'WHAT WAS DONE': ({ means }) => means,
  };
  tellList(page, columns, json);
}

async function show(id: string, flags: OutreachFlags): Promise<void> {
  tellThing(await inWorkspace(flags, (app, workspaceId) => getKeptMail(app, workspaceId, id)), flags.json);
}

async function retry(id: string, flags: OutreachFlags): Promise<void> {
  const mail = await inWorkspace(flags, (app, workspaceId) => retryKeptMail(app, workspaceId, id));
  tellDone(mail.means, mail, flags.json);
}
