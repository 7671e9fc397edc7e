import { MODEL_STAGES, valueFor } from '../by-stage.ts';
import { type Config, STAGE_MINUTES_MAX } from '../config.ts';
import { openModels } from '../engines/choose.ts';
import { decideEngine } from '../engines/decide.ts';
import type { Model } from '../engines/model.ts';
import { PLAN } from '../engines/plan-size.ts';
import { requirePrices } from '../engines/prices.ts';
import { type Probe, probeModel } from '../engines/probe.ts';
import { CONTEXT_TOKENS, mendContext } from '../engines/vendor/context.ts';
import { operatorWords } from '../store/faults.ts';
import { systemClock } from '../system/clock.ts';
import { silentLog } from '../system/log.ts';
import { grouped } from './terminal.ts';

/** One line of `planwright doctor`. */
export interface Check {
  name: string;
  ok: boolean;
  /** What was found or, when it is broken, what to mend. */
  says: string;
}

/** Makes one small call of each model that the settings name; none where no model writes. */
export async function* checkModels(config: Config): AsyncGenerator<Check> {
  const choice = decideEngine(config);
  if (choice.engine === 'outline') return;
  const { first, byStage } = await openModels(choice, config, { clock: systemClock, log: silentLog });
  for (const model of new Set([first, ...Object.values(byStage)])) {
    const stages = MODEL_STAGES.filter((stage) => (byStage[stage] ?? first) === model);
    const minutes = Math.min(...stages.map((stage) => valueFor(config.stageMinutes, stage)));
    yield await checkModel(model, minutes);
  }
}

/** `minutes`: the least that a stage of the model's has. */
async function checkModel(model: Model, minutes: number): Promise<Check> {
  const name = 'model';
  try {
    const probe = await probeModel(model, systemClock);
    const faults = faultsOf(probe, minutes);
    const told = probe.trouble ? [] : [describe(model, probe)];
    return { name, ok: faults.length === 0, says: [...faults, ...told].join(' ') };
  } catch (error) {
    return { name, ok: false, says: `${model.model}: ${operatorWords(error)}` };
  }
}

/** What of a model is to be mended for plans whose stages have so many minutes. */
export function faultsOf({ tokensPerSecond, context, output, server, trouble }: Probe, minutes: number): string[] {
  return [
    ...(trouble ? [`${trouble.says} ${trouble.mend}`] : []),
    ...(context !== undefined && context < CONTEXT_TOKENS
      ? [`The context of ${grouped(context)} tokens is too small for a plan: ${mendContext(server)}.`]
      : []),
    ...(output !== undefined && output < PLAN.longestAnswerTokens
      ? [
          `The service allows this model ${grouped(output)} tokens an answer, and the longest of a plan has about ${grouped(PLAN.longestAnswerTokens)}: choose another PLANWRIGHT_MODEL.`,
        ]
      : []),
    ...(trouble ? [] : slowness(tokensPerSecond, minutes)),
  ];
}

function slowness(tokensPerSecond: number, minutes: number): string[] {
  const needed = Math.ceil(PLAN.longestAnswerTokens / tokensPerSecond / 60);
  if (needed <= minutes) return [];
  const longer = needed > STAGE_MINUTES_MAX ? '' : `set PLANWRIGHT_STAGE_MINUTES to ${needed} or more, or `;
  return [
    `The model is too slow for the ${inMinutes(minutes)} of a stage, whose longest answer takes about ${inMinutes(needed)}: ${longer}choose a faster PLANWRIGHT_MODEL.`,
  ];
}

const inMinutes = (minutes: number): string => (minutes === 1 ? '1 minute' : `${grouped(minutes)} minutes`);

/** Whether the models in use have the prices that a daily cap needs, and which prices are of no model in use; nothing without prices. */
export function* checkPrices(config: Config): Generator<Check> {
  const { dailyCap, modelPrices } = config;
  if (dailyCap === undefined && modelPrices.size === 0) return;
  const choice = decideEngine(config);
  const ofStages = Object.values(config.model.stages).filter((model) => model !== undefined);
  const used = new Set(choice.engine === 'outline' ? [] : [choice.model, ...ofStages]);
  const name = 'prices';
  try {
    requirePrices(config, [...used]);
  } catch (error) {
    yield { name, ok: false, says: operatorWords(error) };
    return;
  }
  const unused = [...modelPrices.keys()].filter((model) => !used.has(model));
  const note = `PLANWRIGHT_MODEL_PRICES has a price for ${unused.join(', ')}, which is not in use`;
  yield { name, ok: true, says: unused.length > 0 ? note : 'PLANWRIGHT_MODEL_PRICES is of models in use' };
}

/** How fast it writes, and how long a plan would take: its answers side by side, or one after the other. */
function describe({ model }: Model, { tokensPerSecond, context }: Probe): string {
  const pace = tokensPerSecond < 9.95 ? tokensPerSecond.toFixed(1) : grouped(Math.round(tokensPerSecond));
  const takes = (tokens: number) => Math.ceil(tokens / tokensPerSecond / 60);
  const [least, most] = [takes(PLAN.inARowTokens), takes(PLAN.answerTokens)];
  const known = context === undefined ? 'its context is not told' : `its context is ${grouped(context)} tokens`;
  const range = least === most ? inMinutes(most) : `${grouped(least)} to ${inMinutes(most)}`;
  return `${model} writes about ${pace} tokens a second and ${known}. A blueprint takes about ${range}, without thinking and repairs.`;
}
