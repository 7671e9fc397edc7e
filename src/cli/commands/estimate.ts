import type { Command } from 'commander';
import { GENERATION_TOOLS } from '../../../tools/generation.ts';
import { callMeta } from '../../generation/envelope.ts';
import { estimate } from '../../generation/estimating/estimate.ts';
import type { Estimate } from '../../generation/estimating/shapes.ts';
import { estimateText, moneyText } from '../../generation/estimating/text.ts';
import { reportFailure } from '../failure.ts';
import { readInput, type SuppliedFlags, shortName, toolOf } from '../generate-input.ts';
import { withApp } from '../open-app.ts';
import { serviceAddress } from '../service-address.ts';
import { shellIdentity } from '../shell-caller.ts';
import { grouped, print, printJson, say, table } from '../terminal.ts';

interface EstimateFlags extends SuppliedFlags {
  context?: string;
  repo?: string;
  plan?: string;
  workspace?: string;
  fresh?: true;
  json?: true;
}

const SUPPLIED_HELP = 'Made earlier: a JSON file, or the id of the run that made it';

/** `planwright estimate`: what `planwright generate` with the same words would cost. */
export function defineEstimate(command: Command): void {
  command
    .argument('<tool>', GENERATION_TOOLS.map(shortName).join(', '))
    .argument('[idea]', 'The idea, as for generate; - reads stdin. Needed without --plan')
    .option('--plan <id>', 'A plan in place of an idea')
    .option('--context <text>', 'Target market, budget, region, stack, deadline')
    .option('--repo <folder>', 'Build on what this repository has: its digest joins the context')
    .option('--research <file|run>', SUPPLIED_HELP)
    .option('--architecture <file|run>', SUPPLIED_HELP)
    .option('--features <file|run>', SUPPLIED_HELP)
    .option('--fresh', 'As if another plan were asked for')
    .option('--workspace <id>', 'Workspace that would pay (default: that of PLANWRIGHT_API_KEY, else the local one)')
    .option('--json', 'Print { data, meta } on stdout (the default when stdout is not a terminal)')
    .action((tool: string, idea: string | undefined, flags: EstimateFlags) => runEstimate(tool, idea, flags));
}

async function runEstimate(toolName: string, idea: string | undefined, flags: EstimateFlags): Promise<void> {
  const tool = toolOf(toolName);
  const input = await readInput(idea, flags);
  await withApp(async (app) => {
    const startedAt = app.clock.elapsed();
    const requestId = app.ids.next('request');
    try {
      const identity = await shellIdentity(app, flags.workspace);
      const caller = { ...identity, requestId, signal: new AbortController().signal };
      const data = await estimate(app, caller, tool, input, { sameness: { kind: 'attach', fresh: flags.fresh } });
      if (flags.json || !process.stdout.isTTY) {
        return printJson({ data, meta: await callMeta(app, caller, { tool: 'estimate', startedAt }) });
      }
      show(data);
    } catch (error) {
      const request = { id: requestId, docsUrl: `${serviceAddress(app.config)}/docs` };
      reportFailure(error, { json: flags.json === true, request });
    }
    // With the engine that would write it.
  }, {});
}

function show(data: Estimate): void {
  const rows = data.byStage.map(({ stage, money, ...tokens }) => [
    stage,
    ...[tokens.inputTokens, tokens.cacheReadTokens, tokens.outputTokens].map(grouped),
    moneyText(money),
  ]);
  if (rows.length > 0) print(table(['STAGE', 'READ', 'CACHED', 'WRITTEN', 'MONEY'], rows));
  print(estimateText(data));
  for (const one of data.assumes) say(`Note: ${one}`);
}
