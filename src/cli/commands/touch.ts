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
  withOutreachFlags(command.command('list').description('list messages to post by hand, newest first'))
    .option('--campaign <id>', 'only those of this campaign')
    .option('--lead <id>', 'only those for this lead')
    .option('--status <status>', 'queued, sent or skipped')
    .option('--limit <touches>', 'how many, at most 200')
    .option('--cursor <cursor>', 'where the page before ended')
    .action(list);
  withOutreachFlags(
    command.command('show').description('show a message with every wording it has had').argument('<id>', 'the touch'),
  ).action(show);
  withOutreachFlags(
    command.command('regenerate').description('word a message anew').argument('<id>', 'the touch'),
  ).action(regenerate);
  withOutreachFlags(
    command.command('sent').description('say that you have posted it').argument('<id>', 'the touch'),
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
