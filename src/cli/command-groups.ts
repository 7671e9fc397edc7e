import type { Command } from 'commander';

interface ShellCommand {
  name: string;
  summary: string;
  /** Adds arguments, options and the action; loaded only for the command that is called. */
  load(): Promise<(command: Command) => void>;
}

interface CommandGroup {
  heading: string;
  commands: readonly ShellCommand[];
}

/** Every command, in the groups that the help shows: one entry and one file each. */
export const COMMAND_GROUPS: readonly CommandGroup[] = [
  {
    heading: 'Plans:',
    commands: [
      {
        name: 'generate',
        summary: 'Generate one artefact or a whole blueprint from an idea',
        load: async () => (await import('./commands/generate.ts')).defineGenerate,
      },
      {
        name: 'estimate',
        summary: 'Estimate what a generation costs, without making it',
        load: async () => (await import('./commands/estimate.ts')).defineEstimate,
      },
      {
        name: 'plan',
        summary: 'Write plans, build from them; show, export and delete them',
        load: async () => (await import('./commands/plan.ts')).definePlan,
      },
      {
        name: 'lint',
        summary: 'Check the specs of a repository, of whichever tool they are',
        load: async () => (await import('./commands/lint.ts')).defineLint,
      },
      {
        name: 'digest',
        summary: 'Name what a repository has already, for a plan to build on',
        load: async () => (await import('./commands/digest.ts')).defineDigest,
      },
      {
        name: 'demo',
        summary: 'Show a finished sample plan and how it is checked',
        load: async () => (await import('./commands/demo.ts')).defineDemo,
      },
    ],
  },
  {
    heading: 'Your IDE:',
    commands: [
      {
        name: 'stdio',
        summary: 'Serve MCP on stdin and stdout, as IDEs start it (default)',
        load: async () => (command) => {
          command.action(async () => (await import('./commands/stdio.ts')).runStdioCommand());
        },
      },
      {
        name: 'config',
        summary: 'Print the block that adds Planwright to an IDE',
        load: async () => (await import('./commands/config.ts')).defineConfig,
      },
      {
        name: 'init',
        summary: 'Write a skill and a note in AGENTS.md into a repository',
        load: async () => (await import('./commands/init.ts')).defineInit,
      },
    ],
  },
  {
    heading: 'Service:',
    commands: [
      {
        name: 'serve',
        summary: 'Serve MCP, REST and the docs over HTTP',
        load: async () => (await import('./commands/serve.ts')).defineServe,
      },
      {
        name: 'doctor',
        summary: 'Check this installation and say what to fix',
        load: async () => (await import('./commands/doctor.ts')).defineDoctor,
      },
      {
        name: 'backup',
        summary: 'Copy the database to a file while servers keep running',
        load: async () => (await import('./commands/backup.ts')).defineBackup,
      },
    ],
  },
  {
    heading: 'Accounts:',
    commands: [
      {
        name: 'workspace',
        summary: 'List, show, create and update workspaces',
        load: async () => (await import('./commands/workspace.ts')).defineWorkspace,
      },
      {
        name: 'key',
        summary: 'List, create and revoke API keys',
        load: async () => (await import('./commands/key.ts')).defineKey,
      },
      {
        name: 'credits',
        summary: 'Show the balance and entries, grant credits, check the ledger',
        load: async () => (await import('./commands/credits.ts')).defineCredits,
      },
    ],
  },
  {
    heading: 'Outreach:',
    commands: [
      {
        name: 'campaign',
        summary: 'Create, edit, start, pause and report on campaigns',
        load: async () => (await import('./commands/campaign.ts')).defineCampaign,
      },
      {
        name: 'lead',
        summary: 'List, create, import, edit, pause and explain leads',
        load: async () => (await import('./commands/lead.ts')).defineLead,
      },
      {
        name: 'prospect',
        summary: 'Import, list and remove people you may contact later',
        load: async () => (await import('./commands/prospect.ts')).defineProspect,
      },
      {
        name: 'discovery',
        summary: 'Find the prospects that best fit a campaign or a profile',
        load: async () => (await import('./commands/discovery.ts')).defineDiscovery,
      },
      {
        name: 'autopilot',
        summary: 'Find leads and draft answers for a campaign; list past runs',
        load: async () => (await import('./commands/autopilot.ts')).defineAutopilot,
      },
      {
        name: 'send',
        summary: 'List and show emails and their delivery status',
        load: async () => (await import('./commands/send.ts')).defineSend,
      },
      {
        name: 'touch',
        summary: 'List, show and reword messages that you post by hand',
        load: async () => (await import('./commands/touch.ts')).defineTouch,
      },
      {
        name: 'reply',
        summary: 'List, show, answer and reclassify replies; mark them as done',
        load: async () => (await import('./commands/reply.ts')).defineReply,
      },
      {
        name: 'draft',
        summary: 'Edit, send and remove drafted answers',
        load: async () => (await import('./commands/draft.ts')).defineDraft,
      },
      {
        name: 'inbox',
        summary: 'List, retry and classify incoming email',
        load: async () => (await import('./commands/inbox.ts')).defineInbox,
      },
      {
        name: 'mailbox',
        summary: 'List, add, edit, test and remove the mailboxes you send from',
        load: async () => (await import('./commands/mailbox.ts')).defineMailbox,
      },
      {
        name: 'suppression',
        summary: 'List, add and remove addresses that must not be mailed',
        load: async () => (await import('./commands/suppression.ts')).defineSuppression,
      },
      {
        name: 'webhook',
        summary: 'List, add, edit and test webhooks; list their deliveries',
        load: async () => (await import('./commands/webhook.ts')).defineWebhook,
      },
      {
        name: 'settings',
        summary: 'Show and set the postal address that every email carries',
        load: async () => (await import('./commands/settings.ts')).defineSettings,
      },
    ],
  },
];
