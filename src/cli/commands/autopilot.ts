import type { Command } from 'commander';
import { runAutopilot } from '../../outreach/actions/autopilot/run-autopilot.ts';
import { listAutopilotRuns } from '../../outreach/actions/autopilot/runs.ts';
import type { AutopilotRun } from '../../outreach/shapes/autopilot.ts';
import { given, inWorkspace, type OutreachFlags, wholeNumber, withOutreachFlags } from '../outreach-flags.ts';
import { type Columns, tellList } from '../tell.ts';
import { grouped, print, printJson, say, table } from '../terminal.ts';

/** `planwright autopilot …`: one pass over a campaign, and what the passes before did. */
export function defineAutopilot(command: Command): void {
  withOutreachFlags(command.command('run').description('Find, queue and enrich new leads, and draft answers'))
    .argument('<campaign>', 'Campaign id')
    .option('--dry-run', 'Only show what it would do')
    .option('--limit <leads>', 'New leads in this run, at most 50')
    .action(run);
  withOutreachFlags(command.command('list').description("List a campaign's runs, newest first"))
    .argument('<campaign>', 'Campaign id')
    .option('--limit <runs>', 'How many, at most 200')
    .option('--cursor <cursor>', 'Cursor that the previous page printed')
    .action(list);
}

async function run(
  campaign: string,
  { dryRun, limit, json, ...flags }: OutreachFlags & { dryRun?: true; limit?: string },
): Promise<void> {
  const input = given({ dryRun, limit: wholeNumber(limit, '--limit') });
  const { report, ...told } = await inWorkspace(flags, (app, workspaceId) =>
    runAutopilot(app, workspaceId, campaign, { input }),
  );
  if (json) return printJson({ ...told, report });
  print(
    table(
      ['DID', 'WHO', 'WHY'],
      (report?.did ?? []).map(({ action, who, why }) => [action, who, why]),
    ),
  );
  for (const { action, count, why } of report?.leftOut ?? []) say(`left out (${action}): ${grouped(count)}: ${why}`);
  if (told.dryRun) say('Nothing was changed: it was a dry run.');
}

async function list(
  campaign: string,
  { limit, cursor, json, ...flags }: OutreachFlags & { limit?: string; cursor?: string },
): Promise<void> {
  const query = given({ limit, cursor });
  const page = await inWorkspace(flags, (app, workspaceId) => listAutopilotRuns(app, workspaceId, campaign, query));
  const columns: Columns<AutopilotRun> = {
    ID: ({ id }) => id ?? '-',
    'BEGAN (UTC)': ({ createdAt }) => createdAt.slice(0, 16).replace('T', ' '),
    STATUS: ({ status }) => status,
    QUEUED: ({ report }) => report?.queued ?? '-',
    ENRICHED: ({ report }) => report?.enriched ?? '-',
    DRAFTED: ({ report }) => report?.drafted ?? '-',
  };
  tellList(page, columns, json);
}
