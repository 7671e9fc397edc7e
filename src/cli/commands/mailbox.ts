import type { Command } from 'commander';
import { createMailbox, getMailbox, listMailboxes, removeMailbox, updateMailbox } from '../../outreach/mailboxes.ts';
import type { Mailbox } from '../../outreach/shapes/mailbox.ts';
import type { MailboxTest } from '../../outreach/shapes/mailbox-test.ts';
import { sendTestMail, testMailbox } from '../../outreach/test-mailbox.ts';
import {
  given,
  inWorkspace,
  needFlags,
  type OutreachFlags,
  readJsonFile,
  readSecret,
  refuseNothing,
  wholeNumber,
  withOutreachFlags,
} from '../outreach-flags.ts';
import { type Columns, tellDone, tellList, tellThing } from '../tell.ts';

interface Fields extends OutreachFlags {
  file?: string;
  email?: string;
  name?: string;
  host?: string;
  port?: string;
  security?: string;
  user?: string;
  passwordFile?: string;
  dailyCap?: string;
  gap?: string;
}

/** Of the SMTP server, when nothing is said. */
const USUAL = { port: 587, security: 'starttls' };

/** Nobody leaves before the answer: Ctrl-C ends the process. */
const NEVER = new AbortController().signal;

/** `planwright mailbox …`: whom mail comes from, and how it leaves. */
export function defineMailbox(command: Command): void {
  withOutreachFlags(command.command('list').description('List mailboxes')).action(list);
  one(command, 'show', 'Show a mailbox, without its secrets').action(show);
  withFields(
    withOutreachFlags(command.command('create').description('Add a mailbox')).option(
      '--email <address>',
      'Address to send from',
    ),
  ).action(create);
  withFields(one(command, 'update', 'Change a mailbox')).action(update);
  one(command, 'pause', 'Stop sending from a mailbox').action(setStatus('paused'));
  one(command, 'resume', 'Resume sending from a mailbox').action(setStatus('active'));
  one(command, 'test', 'Test the connection and login, for sending and for reading replies').action(test);
  one(command, 'test-mail', 'Send a test email from a mailbox to itself').action(testMail);
  one(command, 'remove', 'Remove a mailbox and its secrets').action(remove);
}

const one = (command: Command, name: string, says: string): Command =>
  withOutreachFlags(command.command(name).description(says).argument('<id>', 'Mailbox id'));

const withFields = (command: Command): Command =>
  command
    .option('--name <name>', 'Name of the mailbox')
    .option('--host <name>', 'SMTP server, such as smtp.example.com')
    .option('--port <port>', `Port of the SMTP server (default for a new mailbox: ${USUAL.port})`)
    .option(
      '--security <how>',
      `tls, starttls, or none for a server on this machine (default for a new mailbox: ${USUAL.security})`,
    )
    .option('--user <name>', 'User name at the SMTP server')
    .option('--password-file <file>', 'File with the password; - reads stdin')
    .option('--daily-cap <mails>', 'Most emails to send in a day, over all campaigns')
    .option('--gap <seconds>', 'Seconds between two emails')
    .option(
      '--file <json>',
      'JSON file with the fields as REST takes them (IMAP, DKIM, ramp and the rest); - reads stdin',
    );

async function fieldsOf(flags: Fields): Promise<Record<string, unknown>> {
  const dailyCap = wholeNumber(flags.dailyCap, '--daily-cap');
  const gapSeconds = wholeNumber(flags.gap, '--gap');
  const { email, name } = flags;
  return { ...(await readJsonFile(flags.file, '--file')), ...given({ email, name, dailyCap, gapSeconds }) };
}

/** What was said of the server; undefined when nothing was. */
async function serverOf(flags: Fields): Promise<Record<string, unknown> | undefined> {
  const password = await readSecret(flags.passwordFile, '--password-file');
  const { host, security, user } = flags;
  const server = given({ host, port: wholeNumber(flags.port, '--port'), security, user, password });
  return Object.keys(server).length > 0 ? server : undefined;
}

async function list({ json, ...flags }: OutreachFlags): Promise<void> {
  const data = await inWorkspace(flags, listMailboxes);
  const columns: Columns<Mailbox> = {
    ID: ({ id }) => id,
    EMAIL: ({ email }) => email,
    STATUS: ({ status, statusReason, hold }) => {
      if (hold && status === 'active') return `held until ${hold.until}: ${hold.reason}`;
      return statusReason ? `${status}: ${statusReason}` : status;
    },
    SERVER: ({ smtp }) => `${smtp.host}:${smtp.port}`,
    REPLIES: ({ inbox }) => (inbox ? (inbox.error ? `${inbox.status}: ${inbox.error}` : inbox.status) : ''),
    'A DAY': ({ dailyCap }) => dailyCap,
  };
  tellList({ data }, columns, json);
}

async function show(id: string, flags: OutreachFlags): Promise<void> {
  tellThing(await inWorkspace(flags, (app, workspaceId) => getMailbox(app, workspaceId, id)), flags.json);
}

async function create(flags: Fields): Promise<void> {
  needFlags(flags, { email: '--email', name: '--name', host: '--host' });
  const server = await serverOf(flags);
  const fields = { ...(await fieldsOf(flags)), ...(server && { smtp: { ...USUAL, ...server } }) };
  const mailbox = await inWorkspace(flags, (app, workspaceId) => createMailbox(app, workspaceId, fields));
  tellDone(`Made ${mailbox.id}; try it with: planwright mailbox test ${mailbox.id}`, mailbox, flags.json);
}

async function update(id: string, flags: Fields): Promise<void> {
  const fields = await fieldsOf(flags);
  const server = await serverOf(flags);
  if (!server) refuseNothing(fields);
  const mailbox = await inWorkspace(flags, async (app, workspaceId) => {
    if (!server) return updateMailbox(app, workspaceId, id, fields);
    // What is not said of the server stays as it is.
    const { host, port, security, user } = (await getMailbox(app, workspaceId, id)).smtp;
    return updateMailbox(app, workspaceId, id, { ...fields, smtp: { host, port, security, user, ...server } });
  });
  tellDone(`${id} is changed.`, mailbox, flags.json);
}

/** The action of a command that pauses a mailbox or sets it going again. */
const setStatus =
  (status: 'active' | 'paused') =>
  async (id: string, flags: OutreachFlags): Promise<void> => {
    const mailbox = await inWorkspace(flags, (app, workspaceId) => updateMailbox(app, workspaceId, id, { status }));
    tellDone(`${id} is ${status}.`, mailbox, flags.json);
  };

async function test(id: string, flags: OutreachFlags): Promise<void> {
  const { result, demo } = await inWorkspace(flags, async (app, workspaceId) => ({
    result: await testMailbox(app, workspaceId, { id, signal: NEVER }),
    demo: app.demoMail !== undefined,
  }));
  if (!result.ok) process.exitCode = 1;
  const { dkimRecord: record } = result;
  const dns = record ? `\nPublish, if it is not there yet: ${record.name} ${record.type} ${record.value}` : '';
  const works = demo ? 'It works as far as a demo goes: its server was not asked.' : 'It works.';
  tellDone((result.ok ? works : faultsOf(result)) + dns, result, flags.json);
}

function faultsOf({ phase, reason, inbox }: MailboxTest): string {
  const sending = reason === null ? [] : [`It does not send (${phase}): ${reason}`];
  const reading = inbox?.reason ? [`Replies cannot be read (${inbox.phase}): ${inbox.reason}`] : [];
  return [...sending, ...reading].join('\n');
}

async function testMail(id: string, flags: OutreachFlags): Promise<void> {
  const result = await inWorkspace(flags, (app, workspaceId) => sendTestMail(app, workspaceId, { id, signal: NEVER }));
  if (result.status !== 'sent') process.exitCode = 1;
  const words = result.reason === null ? `A mail to ${result.to}: ${result.status}.` : result.reason;
  tellDone(words, result, flags.json);
}

async function remove(id: string, flags: OutreachFlags): Promise<void> {
  await inWorkspace(flags, (app, workspaceId) => removeMailbox(app, workspaceId, id));
  tellDone(`${id} is gone.`, { id, removed: true }, flags.json);
}
