import { Command, CommanderError } from 'commander';
import { VERSION } from '../version.ts';
import { reportFailure, UsageError } from './failure.ts';
import { tolerateClosedPipes } from './terminal.ts';

interface ShellCommand {
  name: string;
  summary: string;
  /** Adds arguments, options and the action; loaded only for the command that is called. */
  load(): Promise<(command: Command) => void>;
}

/** Every command: one line and one file each. */
const COMMANDS: readonly ShellCommand[] = [
  {
    name: 'stdio',
    summary: 'serve MCP on stdin and stdout, as IDEs start it (the default without any words)',
    load: async () => (command) => {
      command.action(async () => (await import('./commands/stdio.ts')).runStdioCommand());
    },
  },
  {
    name: 'config',
    summary: 'print the block that adds Planwright to an IDE',
    load: async () => (await import('./commands/config.ts')).defineConfig,
  },
  {
    name: 'serve',
    summary: 'serve MCP and REST over HTTP',
    load: async () => (await import('./commands/serve.ts')).defineServe,
  },
  {
    name: 'generate',
    summary: 'turn an idea into an artefact or a whole blueprint, here and now',
    load: async () => (await import('./commands/generate.ts')).defineGenerate,
  },
  {
    name: 'workspace',
    summary: 'list, show, create and update workspaces',
    load: async () => (await import('./commands/workspace.ts')).defineWorkspace,
  },
  {
    name: 'key',
    summary: 'list, create and revoke API keys',
    load: async () => (await import('./commands/key.ts')).defineKey,
  },
  {
    name: 'credits',
    summary: 'show balance and entries, grant credits, check the ledger',
    load: async () => (await import('./commands/credits.ts')).defineCredits,
  },
  {
    name: 'campaign',
    summary: 'make, change, start, pause and explain outreach campaigns and their steps',
    load: async () => (await import('./commands/campaign.ts')).defineCampaign,
  },
  {
    name: 'lead',
    summary: 'list, create, change, import, hold and explain the leads of campaigns',
    load: async () => (await import('./commands/lead.ts')).defineLead,
  },
  {
    name: 'prospect',
    summary: 'import, list and remove people whom a campaign may be for one day',
    load: async () => (await import('./commands/prospect.ts')).defineProspect,
  },
  {
    name: 'autopilot',
    summary: 'let one pass over a campaign find leads and draft answers, and list the passes',
    load: async () => (await import('./commands/autopilot.ts')).defineAutopilot,
  },
  {
    name: 'discovery',
    summary: 'find the prospects who fit a campaign or a profile best, and put them in',
    load: async () => (await import('./commands/discovery.ts')).defineDiscovery,
  },
  {
    name: 'send',
    summary: 'list and show mails and what became of them',
    load: async () => (await import('./commands/send.ts')).defineSend,
  },
  {
    name: 'touch',
    summary: 'list, show and reword the messages to post by hand, and mark them as sent',
    load: async () => (await import('./commands/touch.ts')).defineTouch,
  },
  {
    name: 'reply',
    summary: 'list and show what people wrote back, draft answers, mark it as done, correct what it is',
    load: async () => (await import('./commands/reply.ts')).defineReply,
  },
  {
    name: 'draft',
    summary: 'change, send and remove the answers that were drafted',
    load: async () => (await import('./commands/draft.ts')).defineDraft,
  },
  {
    name: 'inbox',
    summary: 'list mails that came in; say what any mail is, without keeping it',
    load: async () => (await import('./commands/inbox.ts')).defineInbox,
  },
  {
    name: 'mailbox',
    summary: 'list, add, change and test the mailboxes that campaigns send from',
    load: async () => (await import('./commands/mailbox.ts')).defineMailbox,
  },
  {
    name: 'suppression',
    summary: 'list, add and remove addresses and domains that nobody may mail',
    load: async () => (await import('./commands/suppression.ts')).defineSuppression,
  },
  {
    name: 'webhook',
    summary: 'list, add, change and test webhooks, and read what was posted',
    load: async () => (await import('./commands/webhook.ts')).defineWebhook,
  },
  {
    name: 'settings',
    summary: 'show and set the postal address that all mails carry',
    load: async () => (await import('./commands/settings.ts')).defineSettings,
  },
  {
    name: 'backup',
    summary: 'copy the database into a file while servers go on',
    load: async () => (await import('./commands/backup.ts')).defineBackup,
  },
  {
    name: 'doctor',
    summary: 'check this installation and say what to mend',
    load: async () => (await import('./commands/doctor.ts')).defineDoctor,
  },
];

/** Does what the words say. Sets the exit code: 0, 1 when it failed, 2 when the words are wrong. */
export async function runProgram(words: readonly string[]): Promise<void> {
  tolerateClosedPipes();
  try {
    await (await buildProgram(words)).parseAsync(words, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return;
    reportFailure(asUsageError(error), { json: words.includes('--json') });
  }
}

async function buildProgram(words: readonly string[]): Promise<Command> {
  const program = new Command('planwright')
    .description('Turns a product idea into a plan that a coding agent can build from.')
    .version(VERSION, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .addHelpText('after', EXAMPLES)
    .exitOverride()
    // What is wrong is told once, by reportFailure.
    .configureOutput({ outputError: () => undefined });
  const called = words.find((word) => COMMANDS.some((one) => one.name === word));
  for (const { name, summary, load } of COMMANDS) {
    const command = program.command(name).description(summary);
    if (name === called) (await load())(command);
  }
  return program;
}

function asUsageError(error: unknown): unknown {
  if (!(error instanceof CommanderError)) return error;
  const words = error.code === 'commander.help' ? 'say which command; --help lists them' : error.message;
  return new UsageError(words.replace(/^error: /, ''));
}

const EXAMPLES = `
Examples:
  planwright config cursor
  planwright serve
  planwright generate blueprint "A booking app for dog groomers" --out plan

--json prints one JSON object on stdout; words for people and logs go to stderr.
Exit code: 0 done, 1 failed, 2 the command line is wrong. Environment: planwright serve --help`;
