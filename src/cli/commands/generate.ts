import type { Command } from 'commander';
import { GENERATION_TOOLS } from '../../../tools/generation.ts';
import type { App, AppParts } from '../../app.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../generation/caller.ts';
import { cancelRun } from '../../generation/cancel.ts';
import { generatedMeta, type Meta } from '../../generation/envelope.ts';
import { generate } from '../../generation/generate.ts';
import { usedText } from '../../generation/progress/text.ts';
import { getRunView } from '../../generation/run-rows.ts';
import type { GenerationTool } from '../../generation/tool.ts';
import { reportFailure } from '../failure.ts';
import { readInput, type SuppliedFlags, shortName, toolOf } from '../generate-input.ts';
import { withApp } from '../open-app.ts';
import { makeFolder, readable, writePlan } from '../plan-files.ts';
import { seconds, showProgress } from '../progress.ts';
import { serviceAddress } from '../service-address.ts';
import { shellIdentity } from '../shell-caller.ts';
import { onStop } from '../stop-signals.ts';
import { grouped, print, printJson, say } from '../terminal.ts';

export interface GenerateFlags extends SuppliedFlags {
  context?: string;
  repo?: string;
  plan?: string;
  out?: string;
  workspace?: string;
  fresh?: true;
  json?: true;
}

const SUPPLIED_HELP = 'Made earlier: a JSON file, or the id of the run that made it';

/** `planwright generate`: the whole path in this process, without a server. */
export function defineGenerate(command: Command): void {
  command
    .argument('<tool>', GENERATION_TOOLS.map(shortName).join(', '))
    .argument('[idea]', 'What it does, for whom, and its constraints; - reads stdin. Needed without --plan')
    .option('--plan <id>', 'Go on with a plan in place of an idea; what is made becomes current in it')
    .option('--context <text>', 'Target market, budget, region, stack, deadline')
    .option('--repo <folder>', 'Build on what this repository has: its digest joins the context')
    .option('--research <file|run>', SUPPLIED_HELP)
    .option('--architecture <file|run>', SUPPLIED_HELP)
    .option('--features <file|run>', SUPPLIED_HELP)
    .option('--out <folder>', 'Write JSON and readable Markdown to this folder')
    .option('--fresh', 'Write another plan although the same command has just made one; charged again')
    .option('--workspace <id>', 'Workspace that pays (default: that of PLANWRIGHT_API_KEY, else the local one)')
    .option('--json', 'Print { data, meta } on stdout (the default when stdout is not a terminal)')
    .addHelpText('after', () => `\nTools:\n${GENERATION_TOOLS.map(toolLine).join('\n')}`)
    .action((tool: string, idea: string | undefined, flags: GenerateFlags) => runGenerate(tool, idea, flags));
}

/** Makes what was asked for, prints or writes it, and sets the exit code. An idea of `-` is read from stdin. */
export async function runGenerate(
  toolName: string,
  idea: string | undefined,
  flags: GenerateFlags,
  parts: Pick<AppParts, 'engine'> = {},
): Promise<void> {
  const tool = toolOf(toolName);
  const input = await readInput(idea, flags);
  // Before anything is charged: a folder that cannot be written must not cost a plan.
  if (flags.out !== undefined) await makeFolder(flags.out);
  await withApp((app) => generateHere(app, tool, input, flags), parts);
}

async function generateHere(app: App, tool: GenerationTool, input: object, flags: GenerateFlags): Promise<void> {
  const startedAt = app.clock.elapsed();
  const request = { id: app.ids.next('request'), docsUrl: docsUrl(app) };
  const stopping = new AbortController();
  let stopCode = 0;
  const stopListening = onStop((_signal, exitCode) => {
    stopCode = exitCode;
    stopping.abort();
  });
  const progress = showProgress(process.stderr, `${tool.title} · ${tool.price} credits · ${app.engine.name} engine`);
  try {
    const caller: Caller = {
      ...(await shellIdentity(app, flags.workspace)),
      requestId: request.id,
      signal: stopping.signal,
      progress: (view) => progress.update(view),
    };
    const sameness = { kind: 'attach', fresh: flags.fresh } as const;
    const generated = await generate(app, caller, tool, input, { sameness, waitMs: Infinity });
    if (stopping.signal.aborted) throw await stopped(app, caller, generated.run.id);
    progress.end();
    const meta = await generatedMeta(app, caller, generated, startedAt);
    await handOver(tool, generated.run.result, meta, flags);
    if (generated.replayed)
      say('The same command made this within the last 15 minutes; --fresh writes another, at full price.');
  } catch (error) {
    progress.end();
    reportFailure(error, { json: flags.json === true, request });
    if (stopping.signal.aborted) process.exitCode = stopCode;
  } finally {
    stopListening();
  }
}

/** Cancels the run, unless another process began it. It may come too late: what is said is what the row says. */
async function stopped(app: App, caller: Caller, runId: string): Promise<AppError> {
  if (!app.activeRuns.has(runId)) {
    const { status } = await getRunView(app, caller.workspace.id, runId);
    if (status === 'running') {
      return new AppError(
        'conflict',
        `The run ${runId} goes on in the process that began it; the same command prints it.`,
      );
    }
  }
  const { status, error } = await cancelRun(app, { ...caller, signal: new AbortController().signal }, runId);
  if (status === 'succeeded') {
    return new AppError(
      'conflict',
      'The run had ended before it could be cancelled; the same command within 15 minutes prints it without a second charge.',
    );
  }
  if (status === 'running') {
    return new AppError('conflict', `The run ${runId} was asked to stop and has not yet; it will not be charged.`);
  }
  // Of a run with finished stages it says how to go on from them.
  return new AppError('conflict', error?.message ?? 'The run was cancelled; nothing was charged.');
}

async function handOver(tool: GenerationTool, data: unknown, meta: Meta, flags: GenerateFlags): Promise<void> {
  const written = flags.out === undefined ? [] : await writePlan(flags.out, tool, data, meta.brief);
  if (flags.json || !process.stdout.isTTY) printJson({ data, meta });
  else if (flags.out === undefined) print(`\n${readable(tool, data, meta.brief)}`);
  for (const path of written) say(`Wrote ${path}`);
  say(
    `Done in ${seconds(meta.durationMs)}: ${meta.creditsCharged} credits charged, ${grouped(meta.creditsRemaining)} left. Run ${meta.runId}.${meta.planId ? ` Plan ${meta.planId}.` : ''}`,
  );
  if (meta.usage) say(`The model: ${usedText(meta.usage)}.`);
  for (const warning of meta.warnings ?? []) say(`Note: ${warning}`);
  for (const fault of meta.quality?.faults ?? []) say(`Fault: ${fault.message}`);
}

const docsUrl = ({ config }: App): string => `${serviceAddress(config)}/docs`;

const toolLine = (tool: GenerationTool): string =>
  `  ${shortName(tool).padEnd(13)} ${String(tool.price).padStart(4)} credits, plan ${tool.tier} and above: ${tool.title}`;
