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
  withOutreachFlags(command.command('list').description('list mails that came in, newest first, and what was done'))
    .option('--failed', 'only those that could not be handled, which are yours to read')
    .option('--limit <mails>', 'how many, at most 200')
    .option('--cursor <cursor>', 'where the page before ended')
    .action(list);
  withOutreachFlags(
    command.command('show').description('show a mail that came in, with its source').argument('<id>', 'the mail'),
  ).action(show);
  withOutreachFlags(
    command.command('retry').description('have a mail handled again that could not be').argument('<id>', 'the mail'),
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
