import { MODEL_STAGES, valueFor } from '../by-stage.ts';
import type { Config } from '../config.ts';
import { openModels } from '../engines/choose.ts';
import { decideEngine } from '../engines/decide.ts';
import type { Model } from '../engines/model.ts';
import { PLAN } from '../engines/plan-size.ts';
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
    return { name, ok: faults.length === 0, says: [...faults, describe(model, probe)].join(' ') };
  } catch (error) {
    return { name, ok: false, says: `${model.model}: ${operatorWords(error)}` };
  }
}

function faultsOf({ tokensPerSecond, context, server, trouble }: Probe, minutes: number): string[] {
  const needed = Math.ceil(PLAN.longestAnswerTokens / tokensPerSecond / 60);
  return [
    ...(trouble ? [`${trouble.says} ${trouble.mend}`] : []),
    ...(context !== undefined && context < CONTEXT_TOKENS
      ? [`The context of ${grouped(context)} tokens is too small for a plan: ${mendContext(server)}.`]
      : []),
    ...(needed > minutes
      ? [
          `The model is too slow for the ${minutes} minutes of a stage, whose longest answer takes about ${needed}: set PLANWRIGHT_STAGE_MINUTES to ${needed} or more, or choose a faster PLANWRIGHT_MODEL.`,
        ]
      : []),
  ];
}

/** How fast it writes, and how long a plan would take: its answers side by side, or one after the other. */
function describe({ model }: Model, { tokensPerSecond, context }: Probe): string {
  const pace = tokensPerSecond < 9.95 ? tokensPerSecond.toFixed(1) : grouped(Math.round(tokensPerSecond));
  const takes = (tokens: number) => Math.ceil(tokens / tokensPerSecond / 60);
  const [least, most] = [takes(PLAN.inARowTokens), takes(PLAN.answerTokens)];
  const known = context === undefined ? 'its context is not told' : `its context is ${grouped(context)} tokens`;
  return `${model} writes about ${pace} tokens a second and ${known}. A blueprint takes about ${least} to ${most} minutes, without thinking and repairs.`;
}
