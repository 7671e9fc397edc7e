import type { Command } from 'commander';
import { createLead } from '../../outreach/create-lead.ts';
import { importCsv, importJson } from '../../outreach/import-leads.ts';
import { getLead } from '../../outreach/lead-detail.ts';
import { listLeads } from '../../outreach/leads.ts';
import { explainLead } from '../../outreach/sending/explain-lead.ts';
import { forceNextStep } from '../../outreach/sending/force-step.ts';
import type { Lead } from '../../outreach/shapes/lead.ts';
import { pauseLead, resumeLead } from '../../outreach/update-lead.ts';
import { given, inWorkspace, type OutreachFlags, openGiven, readJson, withOutreachFlags } from '../outreach-flags.ts';
import { type Columns, tellDone, tellList, tellThing } from '../tell.ts';
import { grouped } from '../terminal.ts';

interface ListFlags extends OutreachFlags {
  campaign?: string;
  status?: string;
  email?: string;
  limit?: string;
  cursor?: string;
}

interface Fields extends OutreachFlags {
  campaign: string;
  email: string;
  firstName?: string;
  lastName?: string;
  company?: string;
  role?: string;
  linkedin?: string;
}

/** `planwright lead …`: whom a campaign is for, and where each of them stands. */
export function defineLead(command: Command): void {
  withOutreachFlags(command.command('list').description('list leads, newest first'))
    .option('--campaign <id>', 'only those of this campaign')
    .option('--status <status>', 'only those of this status')
    .option('--email <address>', 'only those with this address')
    .option('--limit <leads>', 'how many, at most 200')
    .option('--cursor <cursor>', 'where the page before ended')
    .action(list);
  one(command, 'show', 'show a lead with its mails, replies and touches').action(show);
  withOutreachFlags(command.command('create').description('put a person into a campaign'))
    .requiredOption('--campaign <id>', 'the campaign')
    .requiredOption('--email <address>', 'their address')
    .option('--first-name <name>')
    .option('--last-name <name>')
    .option('--company <name>')
    .option('--role <role>')
    .option('--linkedin <url>')
    .action(create);
  withOutreachFlags(command.command('import').description('put many people into a campaign'))
    .argument('<file>', 'a CSV file with a header, or a JSON file with a list; - for CSV on stdin')
    .requiredOption('--campaign <id>', 'the campaign')
    .action(importFile);
  one(command, 'pause', 'send nothing more until it is resumed').action(change('paused', pauseLead));
  one(command, 'resume', 'let it go on').action(change('going on', resumeLead));
  one(command, 'explain', 'say why it gets no mail').action(explain);
  one(command, 'send-next', 'let its next step begin without its wait').action(sendNext);
}

const one = (command: Command, name: string, says: string): Command =>
  withOutreachFlags(command.command(name).description(says).argument('<id>', 'the lead'));

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

async function create({ campaign, email, firstName, lastName, company, role, linkedin, ...flags }: Fields) {
  const fields = given({ firstName, lastName, company, role, linkedinUrl: linkedin });
  const { data, created } = await inWorkspace(flags, (app, workspaceId) =>
    createLead(app, workspaceId, { campaignId: campaign, email, ...fields }),
  );
  tellDone(created ? `Made ${data.id}.` : `${data.id} was there before.`, { ...data, created }, flags.json);
}

async function importFile(path: string, { campaign, ...flags }: OutreachFlags & { campaign: string }): Promise<void> {
  const report = await inWorkspace(flags, async (app, workspaceId) => {
    if (/\.json$/i.test(path)) return importJson(app, workspaceId, campaign, await readJson(path, 'file'));
    return importCsv(app, workspaceId, campaign, await openGiven(path, 'file'));
  });
  const { total, created, existing, invalid, suppressed, rows } = report;
  const faults = rows.filter(({ reason }) => reason !== undefined).map(({ row, reason }) => `row ${row}: ${reason}`);
  const words = `${grouped(total)} rows: ${grouped(created)} made, ${grouped(existing)} there before, ${grouped(invalid)} not usable, ${grouped(suppressed)} suppressed.`;
  tellDone([words, ...faults].join('\n'), report, flags.json);
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

async function sendNext(id: string, flags: OutreachFlags): Promise<void> {
  tellThing(await inWorkspace(flags, (app, workspaceId) => forceNextStep(app, workspaceId, id)), flags.json);
}
