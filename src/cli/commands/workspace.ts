import type { Command } from 'commander';
import { parseTier, TIER_NAMES } from '../../accounts/tiers.ts';
import type { Workspace } from '../../accounts/workspaces.ts';
import type { App } from '../../app.ts';
import { UsageError } from '../failure.ts';
import { withApp, workspaceOf } from '../open-app.ts';
import { print, printJson, say, shownTime, table } from '../terminal.ts';

interface Flags {
  name?: string;
  plan?: string;
  json?: true;
}

const PLAN_HELP = `Plan: ${TIER_NAMES.join(', ')}`;

/** `planwright workspace …`: who owns credits, keys and runs. */
export function defineWorkspace(command: Command): void {
  command.command('list').description('List all workspaces').option('--json', 'Print JSON').action(list);
  command
    .command('show')
    .description('Show a workspace')
    .argument('[id]', 'Workspace id (default: the local one)')
    .option('--json', 'Print JSON')
    .action(show);
  command
    .command('create')
    .description('Create a workspace')
    .requiredOption('--name <name>', 'Name of the workspace')
    .option('--plan <plan>', PLAN_HELP, 'free')
    .option('--json', 'Print JSON')
    .action(create);
  command
    .command('update')
    .description('Change the name or plan of a workspace')
    .argument('[id]', 'Workspace id (default: the local one)')
    .option('--name <name>', 'New name')
    .option('--plan <plan>', PLAN_HELP)
    .option('--json', 'Print JSON')
    .action(update);
}

async function list({ json }: Flags): Promise<void> {
  const all = await withApp(async (app) => {
    const workspaces = await app.workspaces.list();
    return Promise.all(workspaces.map((workspace) => viewOf(app, workspace)));
  });
  if (json) return printJson({ data: all });
  const rows = all.map((one) => [one.id, one.name, one.plan, one.credits, one.held, shownTime(one.createdAt)]);
  print(table(['ID', 'NAME', 'PLAN', 'CREDITS', 'HELD', 'CREATED (UTC)'], rows));
}

async function show(id: string | undefined, { json }: Flags): Promise<void> {
  const view = await withApp(async (app) => viewOf(app, await workspaceOf(app, id)));
  if (json) return printJson(view);
  print(table(['ID', 'NAME', 'PLAN', 'CREDITS', 'HELD'], [[view.id, view.name, view.plan, view.credits, view.held]]));
}

async function create({ name = '', plan = 'free', json }: Flags): Promise<void> {
  const view = await withApp(async (app) => viewOf(app, await app.workspaces.create({ name, tier: parseTier(plan) })));
  tell(view, `Made ${view.id}; give it a key with: planwright key create --workspace ${view.id}`, json);
}

async function update(id: string | undefined, { name, plan, json }: Flags): Promise<void> {
  if (name === undefined && plan === undefined) throw new UsageError('say what to change: --name or --plan');
  const change = { name, tier: plan === undefined ? undefined : parseTier(plan) };
  const view = await withApp(async (app) => {
    const workspace = await workspaceOf(app, id);
    return viewOf(app, await app.workspaces.update(workspace.id, change));
  });
  tell(view, `${view.id} is "${view.name}" on the plan ${view.plan}, with ${view.credits} credits.`, json);
}

type View = Awaited<ReturnType<typeof viewOf>>;

async function viewOf(app: App, { id, name, tier, createdAt }: Workspace) {
  const { balance, held } = await app.ledger.balance(id);
  return { id, name, plan: tier, credits: balance, held, createdAt };
}

function tell({ id, name, plan, credits }: View, words: string, json: true | undefined): void {
  if (json) printJson({ id, name, plan, credits });
  else say(words);
}
