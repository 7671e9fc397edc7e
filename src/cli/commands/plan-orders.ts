import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { type PlanOrdered, planNext } from '../../generation/orders/plan-next.ts';
import { planSubmit, type SubmitAnswer } from '../../generation/orders/plan-submit.ts';
import { planNextInput, planSubmitInput } from '../../generation/orders/shapes.ts';
import { warningsHead } from '../../generation/orders/told-warnings.ts';
import { parseInput } from '../../generation/parse.ts';
import { UsageError } from '../failure.ts';
import { contextWithRepo } from '../generate-input.ts';
import { readJson } from '../read-json.ts';
import { asCaller } from '../shell-caller.ts';
import { print, printJson } from '../terminal.ts';

interface Flags {
  workspace?: string;
  json?: true;
}

/** `planwright plan next` and `plan submit`: a plan that a model of one's own writes. */
export function definePlanOrders(plan: Command): void {
  plan
    .command('next')
    .description('Print what your own model is to write next')
    .argument('[idea]', 'The idea that opens a plan; - reads it from stdin')
    .option('--context <text>', 'Constraints beside the idea')
    .option('--repo <folder>', 'Build on what this repository has: its digest joins the context')
    .option('--plan <id>', 'A plan to go on with, in place of an idea')
    .option('--answer <Q1=text...>', 'Answers to questions of the brief')
    .option('--change <text>', 'What is to be different, in your words')
    .option('--workspace <id>', WORKSPACE)
    .option('--json', 'Print JSON')
    .action(next);
  plan
    .command('submit')
    .description('Submit what your model wrote, or a patch of what was refused')
    .argument('<plan>', 'Plan id')
    .argument('<artifact>', 'As the order names it')
    .option('--file <path>', 'JSON file with the data (default: stdin)')
    .option('--patch <path>', 'JSON file with a list of operations, in place of the data')
    .option('--base <hash>', 'With --patch: the hash that the refusal told')
    .option('--workspace <id>', WORKSPACE)
    .option('--json', 'Print JSON')
    .action(submit);
}

const WORKSPACE = 'Workspace id (default: that of PLANWRIGHT_API_KEY, else the local one)';

interface NextFlags extends Flags {
  context?: string;
  repo?: string;
  plan?: string;
  answer?: string[];
  change?: string;
}

async function next(
  idea: string | undefined,
  { context, plan, repo, answer, change, ...flags }: NextFlags,
): Promise<void> {
  if (idea === undefined && plan === undefined) throw new UsageError("missing required argument 'idea', or --plan");
  const words = idea === '-' ? await text(process.stdin) : idea;
  const beside = await contextWithRepo({ context, plan, repo });
  const answers = answer && Object.fromEntries(answer.map(readAnswer));
  const called = parseInput(planNextInput, {
    ...(words === undefined ? {} : { idea: words }),
    ...(beside === undefined ? {} : { context: beside }),
    ...(plan === undefined ? {} : { plan }),
    ...(answers ? { answers } : {}),
    ...(change === undefined ? {} : { change }),
  });
  const ordered: PlanOrdered = await asCaller(flags.workspace, (app, caller) => planNext(app, caller, called));
  if (flags.json) printJson(ordered);
  else print(ordered.order.text);
}

function readAnswer(given: string): [string, string] {
  const at = given.indexOf('=');
  if (at < 1) throw new UsageError(`--answer ${given}: write it as Q1=text`);
  return [given.slice(0, at).trim(), given.slice(at + 1).trim()];
}

interface SubmitFlags extends Flags {
  file?: string;
  patch?: string;
  base?: string;
}

async function submit(plan: string, artifact: string, { file, patch, base, ...flags }: SubmitFlags): Promise<void> {
  if (file !== undefined && patch !== undefined) throw new UsageError('--file and --patch exclude each other');
  const sent = patch === undefined ? { data: await readJson(file) } : { patch: await readJson(patch) };
  const submission = parseInput(planSubmitInput, { plan, artifact, ...sent, ...(base === undefined ? {} : { base }) });
  const answer = await asCaller(flags.workspace, (app, caller) => planSubmit(app, caller, submission));
  if (flags.json) printJson(answer);
  else print(readable(answer));
  // A script must see that nothing was accepted.
  if (answer.verdict.status === 'refused') process.exitCode = 1;
}

function readable({ verdict, order }: SubmitAnswer): string {
  const { status, artifact, complete, faults, warnings = [], base, creditsCharged } = verdict;
  if (status === 'refused') {
    const mend = base === undefined ? '' : `\nSend a patch with --base ${base}.`;
    return `refused:\n${faults.map((fault) => `- ${fault}`).join('\n')}${mend}`;
  }
  const said = complete
    ? `accepted: ${artifact} is complete, ${creditsCharged} credits charged`
    : `accepted: a part of ${artifact}`;
  const looked = [warningsHead(artifact), ...warnings.map((one) => `- ${one}`)].join('\n');
  return [said, ...(warnings.length > 0 ? [looked] : []), order?.text ?? ''].join('\n\n');
}
