import type { Command } from 'commander';
import { correctReply, markReplyDone } from '../../outreach/inbox/mark-reply.ts';
import { getReply, listReplies } from '../../outreach/replies.ts';
import type { Reply } from '../../outreach/shapes/reply.ts';
import { given, inWorkspace, type OutreachFlags, withOutreachFlags } from '../outreach-flags.ts';
import { type Columns, tellDone, tellList, tellThing } from '../tell.ts';
import { defineReplyDraft } from './draft.ts';

interface ListFlags extends OutreachFlags {
  campaign?: string;
  needsAction?: true;
  unmatched?: true;
  limit?: string;
  cursor?: string;
}

/** `planwright reply …`: what people wrote back, and what is left to do about it. */
export function defineReply(command: Command): void {
  withOutreachFlags(command.command('list').description('List replies, newest first'))
    .option('--campaign <id>', 'Only replies to this campaign')
    .option('--needs-action', 'Only replies that need an answer from you')
    .option('--unmatched', 'Only replies that match no lead')
    .option('--limit <replies>', 'How many, at most 200')
    .option('--cursor <cursor>', 'Cursor that the previous page printed')
    .action(list);
  withOutreachFlags(
    command.command('show').description('Show a reply in full, with its drafts').argument('<id>', 'Reply id'),
  ).action(show);
  withOutreachFlags(command.command('done').description('Mark a reply as done').argument('<id>', 'Reply id')).action(
    done,
  );
  withOutreachFlags(
    command
      .command('correct')
      .description('Correct the class of a reply; later replies with the same words get it too')
      .argument('<id>', 'Reply id')
      .argument('<class>', 'Class, such as interested, question, not_interested or unsubscribe_request'),
  ).action(correct);
  defineReplyDraft(command);
}

async function list({ campaign, needsAction, unmatched, limit, cursor, json, ...flags }: ListFlags): Promise<void> {
  const query = given({
    campaignId: campaign,
    needsAction: needsAction && 'true',
    matched: unmatched && 'false',
    limit,
    cursor,
  });
  const page = await inWorkspace(flags, (app, workspaceId) => listReplies(app, workspaceId, query));
  const columns: Columns<Reply> = {
    ID: ({ id }) => id,
    FROM: ({ fromAddress }) => fromAddress,
    CLASS: ({ classification }) => classification ?? 'waits',
    'TO DO': ({ needsAction: needs }) => (needs ? 'yes' : '-'),
    SAYS: ({ bodyText }) => bodyText.replaceAll(/\s+/g, ' ').slice(0, 80),
  };
  tellList(page, columns, json);
}

async function show(id: string, flags: OutreachFlags): Promise<void> {
  tellThing(await inWorkspace(flags, (app, workspaceId) => getReply(app, workspaceId, id)), flags.json);
}

async function done(id: string, flags: OutreachFlags): Promise<void> {
  const reply = await inWorkspace(flags, (app, workspaceId) => markReplyDone(app, workspaceId, id));
  tellDone(`${id} is done.`, reply, flags.json);
}

async function correct(id: string, classification: string, flags: OutreachFlags): Promise<void> {
  const reply = await inWorkspace(flags, (app, workspaceId) => correctReply(app, workspaceId, id, { classification }));
  tellDone(`${id} is ${classification} from now on.`, reply, flags.json);
}
