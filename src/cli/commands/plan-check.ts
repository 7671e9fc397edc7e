import type { Command } from 'commander';
import { readToProve, recordProof, type ToProve } from '../../generation/building/proof.ts';
import { nextPromptInput } from '../../generation/building/shapes.ts';
import { parseInput } from '../../generation/parse.ts';
import { UsageError } from '../failure.ts';
import { wholeNumber } from '../outreach-flags.ts';
import { askYesNo } from '../proving/ask.ts';
import { lookAtFiles, type Seen } from '../proving/look-at-files.ts';
import { commandLacks, filesLack, notProvenLines, provenLine, runLacks, seenLines } from '../proving/report.ts';
import { type Ran, runCommand } from '../proving/run-command.ts';
import { visible } from '../proving/visible.ts';
import { asCaller } from '../shell-caller.ts';
import { print, printJson, say } from '../terminal.ts';

const TIMEOUT_SECONDS = 600;
const TIMEOUT_SECONDS_MAX = 86_400;
/** Exit codes as shells tell them: 128 and the signal's number. */
const STOPPED = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

interface Flags {
  dir: string;
  command?: string;
  timeout?: string;
  yes?: true;
  workspace?: string;
  json?: true;
}

/** `planwright plan check`: proves that a prompt is built, by its files and a test command. */
export function definePlanCheck(plan: Command): void {
  plan
    .command('check')
    .description('Prove that a prompt is built: its files have changed and a test command succeeds')
    .argument('<plan>', 'Plan id')
    .argument('<prompt>', 'The prompt: setup, P3')
    .option('--dir <folder>', 'The folder in which it was built', '.')
    .option('--command <line>', 'The test command, run in your shell (default: that of the last claim)')
    .option('--timeout <seconds>', `Stop the command after so long (default: ${TIMEOUT_SECONDS})`)
    .option('--yes', 'Run the command without asking')
    .option('--workspace <id>', 'Workspace id (default: that of PLANWRIGHT_API_KEY, else the local one)')
    .option('--json', 'Print JSON')
    .action(check);
}

async function check(planId: string, prompt: string, flags: Flags): Promise<void> {
  const timeoutSeconds = readTimeout(flags.timeout);
  const { plan } = parseInput(nextPromptInput, { plan: planId });
  const wanted = await asCaller(flags.workspace, (app, { workspace }) => readToProve(app, workspace.id, plan, prompt));
  const command = flags.command ?? wanted.command;
  const seen = await lookAtFiles(flags.dir, wanted.files, wanted.since.at);
  for (const line of seenLines(wanted, seen)) say(line);
  const lacks = [...filesLack(seen), ...commandLacks(command, wanted.files.length > 0)];
  if (command !== undefined) sayCommand(command, seen, flags);
  if (lacks.length > 0 || command === undefined) return tell({ wanted, seen, command, lacks }, flags);
  const unasked = await whyNotRun(flags);
  if (unasked !== undefined) return tell({ wanted, seen, command, lacks: [unasked] }, flags);
  const ran = await runCommand(command, { folder: seen.folder, timeoutMs: timeoutSeconds * 1000 });
  if (ran.stoppedBy !== undefined) process.exitCode = STOPPED[ran.stoppedBy];
  // The command may have changed the files, and committed them.
  const after = await lookAtFiles(seen.folder, wanted.files, wanted.since.at);
  const left = [...runLacks(ran, timeoutSeconds), ...filesLack(after)];
  if (left.length > 0) return tell({ wanted, seen: after, command, ran, lacks: left }, flags);
  const { files, commit } = after;
  const evidence = { files: files.map(({ path }) => path), command, exitCode: 0, ...(commit ? { commit } : {}) };
  const warnings = await asCaller(flags.workspace, (app, caller) => recordProof(app, caller, wanted, evidence));
  tell({ wanted, seen: after, command, ran, lacks: [], warnings }, flags);
}

function readTimeout(given: string | undefined): number {
  const seconds = wholeNumber(given, '--timeout') ?? TIMEOUT_SECONDS;
  if (seconds >= 1 && seconds <= TIMEOUT_SECONDS_MAX) return seconds;
  throw new UsageError(`--timeout must be 1 to ${TIMEOUT_SECONDS_MAX} seconds`);
}

function sayCommand(command: string, { folder }: Seen, flags: Flags): void {
  const from = flags.command === undefined ? ', from what was told last' : '';
  say(`Test command${from}:\n  ${visible(command)}\nIt runs in your shell, in ${visible(folder)}`);
}

/** Why the command is not run; undefined where a person has agreed to it. */
async function whyNotRun({ yes }: Flags): Promise<string | undefined> {
  if (yes) return undefined;
  if (!process.stdin.isTTY || !process.stderr.isTTY)
    return 'The command was not run: there is no terminal to ask at. Read it, then pass --yes.';
  const agreed = await askYesNo('Run it?', { input: process.stdin, output: process.stderr });
  return agreed ? undefined : 'The command was not run: you did not agree.';
}

interface Outcome {
  wanted: ToProve;
  seen: Seen;
  command: string | undefined;
  ran?: Ran;
  lacks: readonly string[];
  warnings?: readonly string[];
}

/** Tells what became of a check. A script must see that nothing was proven. */
function tell({ wanted, seen, command, ran, lacks, warnings = [] }: Outcome, { json }: Flags): void {
  const { prompt, planId, version, since, isProven } = wanted;
  const proven = lacks.length === 0;
  if (!proven) process.exitCode ??= 1;
  const { files, folder, lookedAt, withoutGit, commit = null } = seen;
  if (json) {
    printJson({
      ...{ planId, prompt: prompt.id, name: prompt.name, version, proven, provenBefore: isProven },
      since: { version: since.version, writtenAt: new Date(since.at).toISOString() },
      ...{ folder, lookedAt, withoutGit, files, command: command ?? null, ran: ran !== undefined },
      ...{ exitCode: ran?.exitCode ?? null, commit, lacks, warnings, byHand: prompt.person },
    });
    return;
  }
  for (const warning of warnings) say(`Warning: ${warning}`);
  print(proven ? provenLine(prompt.id, seen) : notProvenLines(prompt.id, lacks, isProven));
}
