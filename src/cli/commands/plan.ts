import type { Command } from 'commander';
import type { App } from '../../app.ts';
import type { ArtifactName, Artifacts } from '../../artifacts/artifacts.ts';
import { artifactMarkdown } from '../../artifacts/markdown/index.ts';
import { HOST_RULES } from '../../generation/orders/host-rules.ts';
import { deletePlan } from '../../plans/delete-plan.ts';
import { listPlans } from '../../plans/list-plans.ts';
import { PLAN_ARTIFACTS, type PlanArtifact } from '../../plans/names.ts';
import { linkPage } from '../../plans/page-links.ts';
import { readArtifact, readPlan } from '../../plans/read-plan.ts';
import type { ListedPlan, PlanArtifactView, PlanView } from '../../plans/shapes.ts';
import { UsageError } from '../failure.ts';
import { withApp } from '../open-app.ts';
import { wholeNumber } from '../outreach-flags.ts';
import { serviceAddress } from '../service-address.ts';
import { shellIdentity } from '../shell-caller.ts';
import { type Columns, tellDone, tellList } from '../tell.ts';
import { print, printJson, say, table } from '../terminal.ts';
import { definePlanBuilding } from './plan-building.ts';
import { definePlanCheck } from './plan-check.ts';
import { definePlanExport } from './plan-export.ts';
import { definePlanImport } from './plan-import.ts';
import { definePlanOrders } from './plan-orders.ts';
import { definePlanRevising } from './plan-revising.ts';

const PLANS_A_PAGE = 50;
const IDEA_CHARS_SHOWN = 60;

interface Flags {
  workspace?: string;
  json?: true;
}

/** `planwright plan …`: what the generations of each idea have made. */
export function definePlan(command: Command): void {
  withFlags(command.command('list').description('List plans, newest first, then the samples'))
    .option('--cursor <cursor>', 'Cursor that the previous page printed')
    .action(list);
  withFlags(command.command('show').description('Show a plan, or one of its artefacts'))
    .argument('<id>', 'Plan id, as a generation printed it')
    .argument('[artifact]', `${PLAN_ARTIFACTS.join(', ')}; rules: how to write it; context: its words and changes`)
    .option('--item <item>', 'One piece of the artefact: an item by id or name, a section, or a path')
    .option('--version <number>', 'An older version (default: the current one)')
    .option('--written', 'As its author wrote it, which patches change')
    .action(show);
  withFlags(command.command('delete').description('Delete a plan with its versions and the content of its runs'))
    .argument('<id>', 'Plan id')
    .action(remove);
  withFlags(
    command.command('page').description('Print a link that shows a plan in a browser, once, while `serve` runs'),
  )
    .argument('<id>', 'Plan id')
    .action(page);
  definePlanOrders(command);
  definePlanRevising(command);
  definePlanBuilding(command);
  definePlanCheck(command);
  definePlanExport(command);
  definePlanImport(command);
}

const withFlags = (command: Command): Command =>
  command
    .option('--workspace <id>', 'Workspace id (default: that of PLANWRIGHT_API_KEY, else the local one)')
    .option('--json', 'Print JSON');

const inWorkspace = <T>({ workspace }: Flags, work: (app: App, workspaceId: string) => Promise<T>): Promise<T> =>
  withApp(async (app) => work(app, (await shellIdentity(app, workspace)).workspace.id));

async function list({ cursor, ...flags }: Flags & { cursor?: string }): Promise<void> {
  const page = await inWorkspace(flags, (app, id) => listPlans(app, id, { limit: PLANS_A_PAGE, cursor }));
  const columns: Columns<ListedPlan> = {
    ID: ({ planId }) => planId,
    'UPDATED (UTC)': ({ updatedAt }) => updatedAt.slice(0, 16).replace('T', ' '),
    ARTIFACTS: ({ artifacts }) => artifacts.join(' '),
    STALE: ({ stale }) => stale.join(' '),
    IDEA: ({ idea, sample }) =>
      `${sample ? '(sample) ' : ''}${idea.replace(/\s+/g, ' ')}`.slice(0, IDEA_CHARS_SHOWN).toWellFormed(),
  };
  tellList(page, columns, flags.json);
}

interface ShowFlags extends Flags {
  item?: string;
  version?: string;
  written?: true;
}

async function show(planId: string, named: string | undefined, { item, written, ...flags }: ShowFlags): Promise<void> {
  const version = wholeNumber(flags.version, '--version');
  if (named === undefined) {
    if (item !== undefined || version !== undefined) throw new UsageError('--item and --version need an artefact');
    return tellPlan(await inWorkspace(flags, (app, id) => readPlan(app, id, planId)), flags);
  }
  if (named === 'rules' || named === 'context') return tellWords(named, planId, flags);
  const artifact = PLAN_ARTIFACTS.find((name) => name === named);
  if (!artifact)
    throw new UsageError(`there is no artefact "${named}"; use one of ${PLAN_ARTIFACTS.join(', ')}, rules, context`);
  const asked = { planId, artifact, item, version, full: true, as: written && ('written' as const) };
  const { isWhole: _, ...view } = await inWorkspace(flags, (app, id) => readArtifact(app, id, asked));
  if (flags.json) printJson(view);
  else print(written || view.version === 0 ? JSON.stringify(view.data, null, 2) : readable(view));
}

/** How a plan is written, or the words that it is written from: orders name both. */
async function tellWords(named: 'rules' | 'context', planId: string, flags: Flags): Promise<void> {
  const { idea, context, openChanges } = await inWorkspace(flags, (app, id) => readPlan(app, id, planId));
  const words = { idea, context, openChanges };
  if (flags.json) return printJson(named === 'rules' ? { rules: HOST_RULES } : words);
  print(named === 'rules' ? HOST_RULES : [idea, context, ...openChanges].filter(Boolean).join('\n\n'));
}

function tellPlan(plan: PlanView, { json }: Flags): void {
  if (json) {
    printJson(plan);
    return;
  }
  const rows = plan.artifacts.map((one) => [
    ...[one.artifact, `${one.version} of ${one.versions}`, one.model ?? one.engine],
    ...[one.createdAt.slice(0, 16).replace('T', ' '), one.stale.map((base) => `${base} changed`).join(', ')],
  ]);
  const about = plan.sample ? 'A sample plan, to read and to build from.' : '';
  const open = plan.openChanges.map((change) => `A change is open: ${change}`);
  const words = [about, plan.idea, plan.context, ...open].filter(Boolean).join('\n\n');
  print(`${words}\n\n${table(['ARTIFACT', 'VERSION', 'WRITTEN BY', 'CREATED (UTC)', 'STALE'], rows)}`);
}

/** A whole artefact as Markdown, a piece of it as JSON. */
function readable({ artifact, item, data }: PlanArtifactView): string {
  if (item !== undefined || !hasMarkdown(artifact)) return JSON.stringify(data, null, 2);
  // A version holds what its stage's schema has parsed.
  return artifactMarkdown(artifact, data as unknown as Artifacts[typeof artifact]);
}

const hasMarkdown = (artifact: PlanArtifact): artifact is ArtifactName => artifact !== 'brief';

async function remove(planId: string, flags: Flags): Promise<void> {
  await inWorkspace(flags, (app, id) => deletePlan(app, id, planId));
  tellDone(`${planId} is deleted.`, { planId, deleted: true }, flags.json);
}

async function page(planId: string, flags: Flags): Promise<void> {
  const link = await withApp(async (app) => {
    const { workspace, key } = await shellIdentity(app, flags.workspace);
    const asked = { workspaceId: workspace.id, planId, keyId: key?.id };
    return linkPage(app, asked, serviceAddress(app.config));
  });
  if (flags.json) return printJson(link);
  print(link.url);
  say(
    link.expiresAt === null
      ? 'It is a sample: its page opens for everyone, while `planwright serve` runs.'
      : 'It opens once, within ten minutes, while `planwright serve` runs on this database.',
  );
}
