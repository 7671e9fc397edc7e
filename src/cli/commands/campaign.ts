import type { Command } from 'commander';
import { activateCampaign, archiveCampaign, pauseCampaign } from '../../outreach/campaign-states.ts';
import { createCampaign, getCampaign, listCampaigns, updateCampaign } from '../../outreach/campaigns.ts';
import { checkCampaign } from '../../outreach/check-campaign.ts';
import { previewCampaign } from '../../outreach/preview-campaign.ts';
import { campaignReport } from '../../outreach/report/campaign-report.ts';
import { explainCampaign } from '../../outreach/sending/explain-campaign.ts';
import type { SendingWindow } from '../../outreach/sequence/window.ts';
import type { Campaign } from '../../outreach/shapes/campaign.ts';
import { checkWords } from '../check-words.ts';
import {
  given,
  inWorkspace,
  needFlags,
  type OutreachFlags,
  readJsonFile,
  refuseNothing,
  wholeNumber,
  withOutreachFlags,
} from '../outreach-flags.ts';
import { reportWords } from '../report-words.ts';
import { type Columns, tellDone, tellList, tellThing } from '../tell.ts';
import { print, printJson } from '../terminal.ts';
import { readWindow } from '../window-flag.ts';
import { defineSteps } from './campaign-steps.ts';

interface Fields extends OutreachFlags {
  file?: string;
  name?: string;
  fromName?: string;
  pitch?: string;
  dailyCap?: string;
  mailbox?: string;
  timeZone?: string;
  window?: SendingWindow;
}

/** `planwright campaign …`: what is offered, to whom, and whether it goes out. */
export function defineCampaign(command: Command): void {
  withOutreachFlags(command.command('list').description('List campaigns, newest first'))
    .option('--status <status>', 'Only campaigns with this status')
    .action(list);
  one(command, 'show', 'Show a campaign').action(show);
  withFields(command.command('create').description('Create a campaign as a draft')).action(create);
  withFields(command.command('update').description('Change a campaign').argument('<id>', 'Campaign id')).action(update);
  one(command, 'check', 'Check whether a campaign can start, and which values its leads lack').action(check);
  one(command, 'preview', 'Show its emails as one lead would get them')
    .option('--lead <id>', 'Lead id (default: a waiting lead)')
    .action(preview);
  one(command, 'activate', 'Start or resume a campaign').action(move('active', activateCampaign));
  one(command, 'pause', 'Pause a campaign until you activate it again').action(move('paused', pauseCampaign));
  one(command, 'archive', 'End a campaign for good').action(move('archived', archiveCampaign));
  one(command, 'explain', 'Explain why a campaign sends nothing').action(explain);
  one(command, 'report', 'Show the results, by step and by day').action(report);
  defineSteps(command);
}

const one = (command: Command, name: string, says: string): Command =>
  withOutreachFlags(command.command(name).description(says).argument('<id>', 'Campaign id'));

const withFields = (command: Command): Command =>
  withOutreachFlags(command)
    .option('--name <name>', 'Name of the campaign')
    .option('--from-name <name>', 'Sender name in the emails')
    .option('--pitch <text>', 'What you offer, to whom and why')
    .option('--mailbox <id>', 'Mailbox id to send from')
    .option('--daily-cap <mails>', 'Most emails to send in a day')
    .option('--time-zone <zone>', 'Time zone of the sending window and the day, such as Europe/Berlin')
    .option(
      '--window <when>',
      'When emails may go out: weekdays (1 is Monday) and times, such as "1-5 09:00-17:00"',
      readWindow,
    )
    .option('--file <json>', 'JSON file with the fields as REST takes them; - reads stdin');

async function fieldsOf({ file, name, fromName, pitch, dailyCap, mailbox, timeZone, window }: Fields): Promise<object> {
  const cap = wholeNumber(dailyCap, '--daily-cap');
  const flags = {
    ...{ name, fromName, pitchContext: pitch, dailyCap: cap, mailboxId: mailbox, timeZone, sendingWindow: window },
  };
  return { ...(await readJsonFile(file, '--file')), ...given(flags) };
}

async function list({ status, json, ...flags }: OutreachFlags & { status?: string }): Promise<void> {
  const page = await inWorkspace(flags, (app, workspaceId) => listCampaigns(app, workspaceId, given({ status })));
  const columns: Columns<Campaign> = {
    ID: ({ id }) => id,
    NAME: ({ name }) => name,
    STATUS: ({ status }) => status,
    LEADS: ({ _count }) => _count.leads,
    SENDS: ({ _count }) => _count.sends,
    STEPS: ({ _count }) => _count.steps,
    REPLIES: ({ _count }) => _count.replies,
  };
  tellList(page, columns, json);
}

async function show(id: string, flags: OutreachFlags): Promise<void> {
  tellThing(await inWorkspace(flags, (app, workspaceId) => getCampaign(app, workspaceId, id)), flags.json);
}

async function create(flags: Fields): Promise<void> {
  needFlags(flags, { name: '--name', fromName: '--from-name' });
  const fields = await fieldsOf(flags);
  const campaign = await inWorkspace(flags, (app, workspaceId) => createCampaign(app, workspaceId, fields));
  tellDone(`Made ${campaign.id}; add a step with: planwright campaign add-step ${campaign.id}`, campaign, flags.json);
}

async function update(id: string, flags: Fields): Promise<void> {
  const fields = await fieldsOf(flags);
  refuseNothing(fields);
  const campaign = await inWorkspace(flags, (app, workspaceId) => updateCampaign(app, workspaceId, id, fields));
  tellDone(`${id} is changed.`, campaign, flags.json);
}

/** The action of a command that moves a campaign into another state. */
const move =
  (state: string, work: typeof activateCampaign) =>
  async (id: string, flags: OutreachFlags): Promise<void> => {
    const campaign = await inWorkspace(flags, (app, workspaceId) => work(app, workspaceId, id));
    tellDone(`${id} is ${state}.`, campaign, flags.json);
  };

async function check(id: string, flags: OutreachFlags): Promise<void> {
  const result = await inWorkspace(flags, (app, workspaceId) => checkCampaign(app, workspaceId, id));
  if (!result.ready) process.exitCode = 1;
  tellDone(checkWords(result), result, flags.json);
}

async function preview(id: string, { lead, json, ...flags }: OutreachFlags & { lead?: string }): Promise<void> {
  const query = given({ leadId: lead });
  const { leadId, steps } = await inWorkspace(flags, (app, workspaceId) =>
    previewCampaign(app, workspaceId, id, query),
  );
  if (json) return printJson({ leadId, steps });
  for (const { position, kind, subject, text, problem } of steps) {
    print(`--- Step ${position}, ${kind}${subject === null ? '' : `: ${subject}`}\n\n${problem ?? text ?? ''}`);
  }
}

async function report(id: string, flags: OutreachFlags): Promise<void> {
  const told = await inWorkspace(flags, (app, workspaceId) => campaignReport(app, workspaceId, id));
  if (flags.json) printJson(told);
  else print(reportWords(told));
}

async function explain(id: string, flags: OutreachFlags): Promise<void> {
  tellThing(await inWorkspace(flags, (app, workspaceId) => explainCampaign(app, workspaceId, id)), flags.json);
}
