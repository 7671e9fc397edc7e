import type { Command } from 'commander';
import { parseScopes } from '../../accounts/scopes.ts';
import { withApp, workspaceOf } from '../open-app.ts';
import { print, printJson, say, shownTime, table } from '../terminal.ts';

interface Flags {
  workspace?: string;
  json?: true;
}

const WORKSPACE_HELP = 'Workspace id (default: the local one)';

/** `planwright key …`: keys are shown once, when they are made. */
export function defineKey(command: Command): void {
  command
    .command('list')
    .description("List a workspace's keys, including revoked ones")
    .option('--workspace <id>', WORKSPACE_HELP)
    .option('--json', 'Print JSON')
    .action(list);
  command
    .command('create')
    .description('Create a key and show it once')
    .option('--workspace <id>', WORKSPACE_HELP)
    .option('--name <name>', 'What the key is for')
    .option('--scopes <list>', 'Comma-separated scopes (default: all)')
    .option('--json', 'Print JSON')
    .action(create);
  command
    .command('revoke')
    .description('Revoke a key')
    .argument('<id>', 'Key id, as `key list` shows it')
    .option('--reason <text>', 'Message for people who still use the key', 'revoked by its workspace')
    .option('--json', 'Print JSON')
    .action(revoke);
}

async function list({ workspace, json }: Flags): Promise<void> {
  const keys = await withApp(async (app) => app.keys.list((await workspaceOf(app, workspace)).id));
  if (json) return printJson({ data: keys });
  const rows = keys.map((key) => [
    key.id,
    `${key.prefix}…`,
    key.name || '-',
    key.revokedAt === null ? 'active' : `revoked: ${key.revokedReason}`,
    key.lastUsedAt === null ? 'never' : shownTime(key.lastUsedAt),
  ]);
  print(table(['ID', 'KEY', 'NAME', 'STATE', 'LAST USED (UTC)'], rows));
}

async function create({ workspace, name, scopes, json }: Flags & { name?: string; scopes?: string }): Promise<void> {
  const wanted = scopes === undefined ? undefined : parseScopes(scopes);
  const { key, secret } = await withApp(async (app) => {
    const { id } = await workspaceOf(app, workspace);
    return app.keys.create({ workspaceId: id, name, scopes: wanted });
  });
  if (json) return printJson({ id: key.id, key: secret, prefix: key.prefix, scopes: key.scopes });
  say(`Made ${key.id} for ${key.workspaceId}. Keep the key now: it is not shown again.`);
  print(secret);
}

async function revoke(id: string, { reason, json }: Flags & { reason: string }): Promise<void> {
  const key = await withApp((app) => app.keys.revoke(id, reason));
  if (json) return printJson(key);
  say(`${key.id} (${key.prefix}…) is revoked: ${key.revokedReason}`);
}
