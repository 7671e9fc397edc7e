import type { Command } from 'commander';
import { enrichLead } from '../../outreach/actions/enrich/enrich-lead.ts';
import { createLead } from '../../outreach/create-lead.ts';
import { importCsv, importJson } from '../../outreach/import-leads.ts';
import { getLead } from '../../outreach/lead-detail.ts';
import { listLeads } from '../../outreach/leads.ts';
import { explainLead } from '../../outreach/sending/explain-lead.ts';
import { forceNextStep } from '../../outreach/sending/force-step.ts';
import type { Lead } from '../../outreach/shapes/lead.ts';
import { pauseLead, resumeLead, updateLead } from '../../outreach/update-lead.ts';
import { UsageError } from '../failure.ts';
import { tellImport } from '../import-report.ts';
import {
  given,
  inWorkspace,
  type OutreachFlags,
  openGiven,
  readJson,
  refuseNothing,
  withOutreachFlags,
} from '../outreach-flags.ts';
import { type Columns, tellDone, tellList, tellThing } from '../tell.ts';
import { print, printJson, say, table } from '../terminal.ts';

interface ListFlags extends OutreachFlags {
  campaign?: string;
  status?: string;
  email?: string;
  limit?: string;
  cursor?: string;
}

interface Fields extends OutreachFlags {
  firstName?: string;
  lastName?: string;
  company?: string;
  role?: string;
  linkedin?: string;
  field?: string[];
}

/** `planwright lead …`: whom a campaign is for, and where each of them stands. */
export function defineLead(command: Command): void {
  withOutreachFlags(command.command('list').description('List leads, newest first'))
    .option('--campaign <id>', 'Only leads of this campaign')
    .option('--status <status>', 'Only leads with this status')
    .option('--email <address>', 'Only leads with this address')
    .option('--limit <leads>', 'How many, at most 200')
    .option('--cursor <cursor>', 'Cursor that the previous page printed')
    .action(list);
  one(command, 'show', 'Show a lead with its emails, replies and touches').action(show);
  withFields(
    withOutreachFlags(command.command('create').description('Add a person to a campaign'))
      .requiredOption('--campaign <id>', 'Campaign id')
      .requiredOption('--email <address>', 'Email address'),
  ).action(create);
  withFields(one(command, 'update', "Change a lead's details")).action(update);
  withOutreachFlags(command.command('import').description('Add people from a file to a campaign'))
    .argument(
      '<file>',
      'CSV file with an email column in its header, or a .json file with a list; - reads CSV from stdin',
    )
    .requiredOption('--campaign <id>', 'Campaign id')
    .action(importFile);
  one(command, 'pause', 'Stop sending to a lead until you resume it').action(change('paused', pauseLead));
  one(command, 'resume', 'Resume a lead').action(change('going on', resumeLead));
  one(command, 'explain', 'Explain why a lead gets no email').action(explain);
  one(command, 'enrich', "Look up a lead's company in DNS and on its home page")
    .option('--apply', 'Fill in the company if it is empty')
    .action(enrich);
  one(command, 'send-next', 'Start the next step without waiting').action(sendNext);
}

const one = (command: Command, name: string, says: string): Command =>
  withOutreachFlags(command.command(name).description(says).argument('<id>', 'Lead id'));

const withFields = (command: Command): Command =>
  command
    .option('--first-name <name>', 'First name')
    .option('--last-name <name>', 'Last name')
    .option('--company <name>', 'Company')
    .option('--role <role>', 'Role in the company')
    .option('--linkedin <url>', 'URL of the LinkedIn profile')
    .option('--field <name=text...>', 'More merge fields for the templates, such as city=Bristol');

const fieldsOf = ({ firstName, lastName, company, role, linkedin, field }: Fields): Record<string, unknown> =>
  given({ firstName, lastName, company, role, linkedinUrl: linkedin, fields: field && mergeFields(field) });

function mergeFields(pairs: string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new UsageError('--field is written as name=text, such as city=Bristol');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

async function list({ campaign, status, email, limit, cursor, json, ...flags }: ListFlags): Promise<void> {
  const query = given({ campaignId: campaign, status, email, limit, cursor });
  const page = await inWorkspace(flags, (app, workspaceId) => listLeads(app, workspaceId, query));
  const columns: Columns<Lead> = {
    ID: ({ id }) => id,
    EMAIL: ({ email }) => email,
    NAME: ({ firstName, lastName }) => [firstName, lastName].filter((part) => part !== null).join(' ') || '-',
    COMPANY: ({ company }) => company ?? '-',
    STATUS: ({ status }) => status,
    'STEPS DONE': ({ stepPosition }) => stepPosition,
    'NEXT STEP (UTC)': ({ nextStepAt }) => nextStepAt?.slice(0, 16).replace('T', ' ') ?? '-',
  };
  tellList(page, columns, json);
}

async function show(id: string, flags: OutreachFlags): Promise<void> {
  tellThing(await inWorkspace(flags, (app, workspaceId) => getLead(app, workspaceId, id)), flags.json);
}

async function create({ campaign, email, ...flags }: Fields & { campaign: string; email: string }): Promise<void> {
  const fields = fieldsOf(flags);
  const { data, created } = await inWorkspace(flags, (app, workspaceId) =>
    createLead(app, workspaceId, { campaignId: campaign, email, ...fields }),
  );
  tellDone(created ? `Made ${data.id}.` : `${data.id} was there before.`, { ...data, created }, flags.json);
}

async function update(id: string, flags: Fields): Promise<void> {
  const fields = fieldsOf(flags);
  refuseNothing(fields);
  const lead = await inWorkspace(flags, (app, workspaceId) => updateLead(app, workspaceId, id, fields));
  tellDone(`${id} is changed.`, lead, flags.json);
}

async function importFile(path: string, { campaign, ...flags }: OutreachFlags & { campaign: string }): Promise<void> {
  const report = await inWorkspace(flags, async (app, workspaceId) => {
    if (/\.json$/i.test(path)) return importJson(app, workspaceId, campaign, await readJson(path, 'file'));
    return importCsv(app, workspaceId, campaign, await openGiven(path, 'file'));
  });
  tellImport(report, flags.json);
}

/** The action of a command that holds a lead or lets it go on. */
const change =
  (state: string, work: typeof pauseLead) =>
  async (id: string, flags: OutreachFlags): Promise<void> => {
    const lead = await inWorkspace(flags, (app, workspaceId) => work(app, workspaceId, id));
    tellDone(`${id} is ${state}.`, lead, flags.json);
  };

async function explain(id: string, flags: OutreachFlags): Promise<void> {
  tellThing(await inWorkspace(flags, (app, workspaceId) => explainLead(app, workspaceId, id)), flags.json);
}

async function enrich(id: string, { apply, json, ...flags }: OutreachFlags & { apply?: true }): Promise<void> {
  const input = { apply: apply ?? false };
  const found = await inWorkspace(flags, (app, workspaceId) => enrichLead(app, workspaceId, id, { input }));
  if (json) return printJson(found);
  print(
    table(
      ['WHAT', 'FOUND', 'SOURCE'],
      found.findings.map(({ name, value, source }) => [name, value, source]),
    ),
  );
  for (const note of found.notes) say(note);
  if (found.applied.length > 0) say(`${id} has its company now.`);
}

async function sendNext(id: string, flags: OutreachFlags): Promise<void> {
  tellThing(await inWorkspace(flags, (app, workspaceId) => forceNextStep(app, workspaceId, id)), flags.json);
}
