import type { Command } from 'commander';
import { nextPrompt, readBuild } from '../../generation/building/next-prompt.ts';
import { countsText, promptText } from '../../generation/building/prompt-text.ts';
import { type BuildView, nextPromptInput } from '../../generation/building/shapes.ts';
import { parseInput } from '../../generation/parse.ts';
import { UsageError } from '../failure.ts';
import { wholeNumber } from '../outreach-flags.ts';
import { visible } from '../proving/visible.ts';
import { readJson } from '../read-json.ts';
import { asCaller } from '../shell-caller.ts';
import { print, printJson, table } from '../terminal.ts';

const WORKSPACE = 'Workspace id (default: that of PLANWRIGHT_API_KEY, else the local one)';
const NOTE_CHARS_SHOWN = 60;

interface Flags {
  workspace?: string;
  json?: true;
}

/** `planwright plan prompt` and `plan status`: building from a plan, one prompt at a time. */
export function definePlanBuilding(plan: Command): void {
  plan
    .command('prompt')
    .description('Print the next prompt of a plan, after marking one as done')
    .argument('<plan>', 'Plan id')
    .option('--done <prompt>', 'A prompt that is built: setup, P3')
    .option('--note <text>', 'With --done: what was built')
    .option('--evidence <path>', 'With --done: JSON file with files, command, exitCode, commit; - reads stdin')
    .option('--version <number>', 'With --done: the version that was built (default: the current one)')
    .option('--workspace <id>', WORKSPACE)
    .option('--json', 'Print JSON')
    .action(prompt);
  plan
    .command('status')
    .description('Show what of a plan is built, open and blocked')
    .argument('<plan>', 'Plan id')
    .option('--workspace <id>', WORKSPACE)
    .option('--json', 'Print JSON, with all notes and evidence')
    .action(status);
}

interface PromptFlags extends Flags {
  done?: string;
  note?: string;
  evidence?: string;
  version?: string;
}

async function prompt(plan: string, { workspace, json, ...flags }: PromptFlags): Promise<void> {
  const done = await readDone(flags);
  const called = parseInput(nextPromptInput, { plan, ...(done ? { done: [done] } : {}) });
  const view = await asCaller(workspace, (app, caller) => nextPrompt(app, caller, called));
  if (json) printJson(view);
  else print([...promptText(view), ...goOn(view)].join('\n\n'));
}

const goOn = ({ planId, version, prompt: next }: BuildView): string[] =>
  next ? [`Once it is built: planwright plan prompt ${planId} --done ${next.id} --version ${version} --note "…"`] : [];

async function readDone({ done, note, evidence, version }: PromptFlags): Promise<object | undefined> {
  if (done === undefined) {
    if (note === undefined && evidence === undefined && version === undefined) return undefined;
    throw new UsageError('--note, --evidence and --version need --done');
  }
  const number = wholeNumber(version, '--version');
  return {
    prompt: done,
    ...(note === undefined ? {} : { note }),
    ...(evidence === undefined ? {} : { evidence: await readJson(evidence) }),
    ...(number === undefined ? {} : { version: number }),
  };
}

async function status(planId: string, { workspace, json }: Flags): Promise<void> {
  const { view, builds } = await asCaller(workspace, (app, caller) => readBuild(app, caller.workspace.id, planId));
  if (!json) {
    print(
      `${countsText(view)}.\n\n${table(
        ['PROMPT', 'NAME', 'STATUS', 'NOTE'],
        rowsOf(view).map((row) => row.map(visible)),
      )}`,
    );
    return;
  }
  const { prompt: next, marked: _, ...told } = view;
  const said = builds.map(({ prompt: of, version, status: is, note, evidence, created_at }) => ({
    ...{ prompt: of, version, status: is, note, evidence: evidence === null ? null : JSON.parse(evidence) },
    doneAt: new Date(created_at).toISOString(),
  }));
  printJson({ ...told, next: next?.id ?? null, builds: said });
}

const failed = ({ exitCode }: BuildView['done'][number]): string =>
  exitCode === undefined ? '' : `, its command failed (${exitCode})`;

/** A line a prompt: those that are done, then those that are left. */
function rowsOf({ done, changed, open, blocked, prompt: next }: BuildView): string[][] {
  const shown = (note: string): string => note.replace(/\s+/g, ' ').slice(0, NOTE_CHARS_SHOWN).toWellFormed();
  const again = new Map(changed.map((one) => [one.prompt, one]));
  return [
    ...done.map((one) => [one.prompt, one.name, `done (${one.status})${failed(one)}`, shown(one.note)]),
    ...open.map(({ prompt: id, name }) => {
      const is = id === next?.id ? 'next' : 'open';
      const built = again.get(id);
      return [id, name, built ? `${is}, changed since done${failed(built)}` : is, shown(built?.note ?? '')];
    }),
    ...blocked.map(({ prompt: id, name, by }) => {
      const built = again.get(id);
      return [id, name, `waits for ${by.join(', ')}${built ? ', changed since done' : ''}`, shown(built?.note ?? '')];
    }),
  ];
}
