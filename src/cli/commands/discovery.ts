import type { Command } from 'commander';
import { discover } from '../../outreach/actions/discovery/discover.ts';
import type { Discovered } from '../../outreach/shapes/discovery.ts';
import { UsageError } from '../failure.ts';
import {
  given,
  inWorkspace,
  type OutreachFlags,
  readJsonFile,
  wholeNumber,
  withOutreachFlags,
} from '../outreach-flags.ts';
import { type Columns, tellList } from '../tell.ts';
import { grouped, say } from '../terminal.ts';

interface Flags extends OutreachFlags {
  campaign?: string;
  role?: string[];
  company?: string[];
  industry?: string[];
  country?: string[];
  keyword?: string[];
  domain?: string[];
  excludeDomain?: string[];
  file?: string;
  limit?: string;
  minScore?: string;
  add?: true;
}

/** `planwright discovery`: who of the prospects fits best. */
export function defineDiscovery(command: Command): void {
  withOutreachFlags(command)
    .option('--campaign <id>', 'Find people for this campaign, by its profile (icp) or its pitch')
    .option('--role <role...>', 'Roles, such as CTO or "Head of Sales"')
    .option('--company <name...>', 'Companies')
    .option('--industry <industry...>', 'Industries')
    .option('--country <country...>', 'Countries')
    .option('--keyword <word...>', 'Keywords')
    .option('--domain <domain...>', 'Company domains')
    .option('--exclude-domain <domain...>', 'Domains to leave out')
    .option('--file <json>', 'JSON file with the profile (icp) as REST takes it; - reads stdin')
    .option('--limit <prospects>', 'How many, at most 100')
    .option('--min-score <score>', 'Lowest score to list, 1 to 100')
    .option('--add', 'Add them to the campaign as leads')
    .action(run);
}

async function run({ campaign, file, limit, minScore, add, json, workspace, ...flags }: Flags): Promise<void> {
  const { role, company, industry, country, keyword, domain, excludeDomain } = flags;
  const icp = {
    ...(await readJsonFile(file, '--file')),
    ...given({ roles: role, companies: company, industries: industry, countries: country }),
    ...given({ keywords: keyword, domains: domain, excludeDomains: excludeDomain }),
  };
  const hasIcp = Object.keys(icp).length > 0;
  if (!hasIcp && campaign === undefined)
    throw new UsageError('say whom to look for, with --campaign or --role and so on');
  const input = given({
    ...{ icp: hasIcp ? icp : undefined, campaignId: campaign, add },
    ...{ limit: wholeNumber(limit, '--limit'), minScore: wholeNumber(minScore, '--min-score') },
  });
  const told = await inWorkspace(workspace === undefined ? {} : { workspace }, (app, id) => discover(app, id, input));
  const columns: Columns<Discovered> = {
    SCORE: ({ score }) => score,
    EMAIL: ({ email }) => email,
    LEAD: ({ leadId }) => leadId ?? '-',
    WHY: ({ reasons }) => reasons.join(' '),
  };
  tellList(told, columns, json);
  if (json) return;
  const { suppressed, present } = told.leftOut;
  say(
    `${grouped(told.data.length)} of ${grouped(told.considered)} prospects, ${grouped(told.added)} put in; left out: ${grouped(suppressed)} suppressed, ${grouped(present)} in a campaign already.`,
  );
}
