import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { type Revised, type Revising, revisePlan } from '../../generation/orders/revise.ts';
import { planReviseInput } from '../../generation/orders/shapes.ts';
import { parseInput } from '../../generation/parse.ts';
import { withApp } from '../open-app.ts';
import { shellIdentity } from '../shell-caller.ts';
import { onStop } from '../stop-signals.ts';
import { print, printJson, say } from '../terminal.ts';

const WORKSPACE = 'Workspace that pays (default: that of PLANWRIGHT_API_KEY, else the local one)';

interface Flags {
  workspace?: string;
  json?: true;
}

/** `planwright plan revise` and `plan refresh`: the model of this installation changes a plan. */
export function definePlanRevising(plan: Command): void {
  plan
    .command('revise')
    .description('Have the model take up a change, and bring up to date all that rests on it')
    .argument('<plan>', 'Plan id')
    .argument('<change>', 'What to change, in your words; - reads it from stdin')
    .option('--workspace <id>', WORKSPACE)
    .option('--json', 'Print JSON')
    .action(async (id: string, words: string, flags: Flags) => {
      const change = words === '-' ? await text(process.stdin) : words;
      await revise(parseInput(planReviseInput, { plan: id, change }), flags);
    });
  plan
    .command('refresh')
    .description('Have the model bring up to date what was made from older versions')
    .argument('<plan>', 'Plan id')
    .option('--workspace <id>', WORKSPACE)
    .option('--json', 'Print JSON')
    .action((id: string, flags: Flags) => revise(parseInput(planReviseInput, { plan: id }), flags));
}

async function revise(asked: Revising, { workspace, json }: Flags): Promise<void> {
  const stopping = new AbortController();
  let stopCode: number | undefined;
  const stopListening = onStop((_signal, exitCode) => {
    stopCode = exitCode;
    stopping.abort();
  });
  try {
    const revised = await withApp(async (app) => {
      const identity = await shellIdentity(app, workspace);
      const caller = { ...identity, requestId: app.ids.next('request'), signal: stopping.signal };
      return revisePlan(app, caller, asked);
    }, {});
    if (json) printJson(revised);
    else print(readable(revised));
    if (revised.stopped) say(`planwright: ${revised.stopped.message}`);
    // A script must see that something is left.
    if (revised.stopped) process.exitCode = 1;
  } finally {
    stopListening();
    if (stopCode !== undefined) process.exitCode = stopCode;
  }
}

function readable({ planId, updated, left, order }: Revised): string {
  const charged = updated.reduce((sum, { creditsCharged }) => sum + creditsCharged, 0);
  const lines = updated.map(({ artifact, version, changed, creditsCharged }) => {
    const what = changed ? `version ${version}, changed, ${creditsCharged} credits` : 'still holds, free';
    return `${artifact}: ${what}`;
  });
  return [
    ...(lines.length > 0 ? lines : ['Nothing was to be brought up to date.']),
    ...(left.length > 0 ? [`Left: ${left.join(', ')}.`] : []),
    ...(charged > 0 ? [`${charged} credits charged.`] : []),
    ...(order?.artifact === 'review'
      ? [`Not reviewed yet: your own model does that with planwright plan next --plan ${planId}.`]
      : []),
  ].join('\n');
}
