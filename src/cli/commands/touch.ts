import type { Command } from 'commander';
import { regenerateTouch } from '../../outreach/answers/regenerate-touch.ts';
import type { Touch } from '../../outreach/shapes/touch.ts';
import { getTouch } from '../../outreach/touch-detail.ts';
import { listTouches, markTouchSent } from '../../outreach/touches.ts';
import { given, inWorkspace, type OutreachFlags, withOutreachFlags } from '../outreach-flags.ts';
import { type Columns, tellDone, tellList, tellThing } from '../tell.ts';
import { print, printJson } from '../terminal.ts';

interface ListFlags extends OutreachFlags {
  campaign?: string;
  lead?: string;
  status?: string;
  limit?: string;
  cursor?: string;
}

/** `planwright touch …`: what a person posts by hand. */
export function defineTouch(command: Command): void {
  withOutreachFlags(command.command('list').description('List messages to post by hand, newest first'))
    .option('--campaign <id>', 'Only messages of this campaign')
    .option('--lead <id>', 'Only messages for this lead')
    .option('--status <status>', 'Only this status: queued, sent or skipped')
    .option('--limit <touches>', 'How many, at most 200')
    .option('--cursor <cursor>', 'Cursor that the previous page printed')
    .action(list);
  withOutreachFlags(
    command.command('show').description('Show a message with all its versions').argument('<id>', 'Touch id'),
  ).action(show);
  withOutreachFlags(command.command('regenerate').description('Reword a message').argument('<id>', 'Touch id')).action(
    regenerate,
  );
  withOutreachFlags(
    command.command('sent').description('Mark a message as posted').argument('<id>', 'Touch id'),
  ).action(sent);
}

async function list({ campaign, lead, status, limit, cursor, json, ...flags }: ListFlags): Promise<void> {
  const query = given({ campaignId: campaign, leadId: lead, status, limit, cursor });
  const page = await inWorkspace(flags, (app, workspaceId) => listTouches(app, workspaceId, query));
  const columns: Columns<Touch> = {
    ID: ({ id }) => id,
    LEAD: ({ leadId }) => leadId,
    CHANNEL: ({ channel }) => channel,
    STATUS: ({ status }) => status,
    SAYS: ({ bodyText }) => bodyText.replaceAll(/\s+/g, ' '),
  };
  tellList(page, columns, json);
}

async function show(id: string, flags: OutreachFlags): Promise<void> {
  tellThing(await inWorkspace(flags, (app, workspaceId) => getTouch(app, workspaceId, id)), flags.json);
}

async function regenerate(id: string, flags: OutreachFlags): Promise<void> {
  const { signal } = new AbortController();
  const touch = await inWorkspace(
    flags,
    (app, workspaceId) =>
      regenerateTouch(app, workspaceId, id, {
        signal,
        beforeWriting: () => app.actionLimiter.take(workspaceId, 'touch_regenerate'),
      }),
    // Here a model is asked, where there is one.
    {},
  );
  if (flags.json) printJson(touch);
  else print(touch.bodyText);
}

async function sent(id: string, flags: OutreachFlags): Promise<void> {
  const touch = await inWorkspace(flags, (app, workspaceId) => markTouchSent(app, workspaceId, id));
  tellDone(`${id} is marked as sent.`, touch, flags.json);
}
