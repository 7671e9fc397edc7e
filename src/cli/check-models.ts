import { MODEL_STAGES, valueFor } from '../by-stage.ts';
import { type Config, STAGE_MINUTES_MAX } from '../config.ts';
import { openModels } from '../engines/choose.ts';
import { counted } from '../engines/counted.ts';
import { decideEngine } from '../engines/decide.ts';
import type { Model } from '../engines/model.ts';
import { isOpenAi } from '../engines/openai/access.ts';
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
  const mayBeOwn = choice.engine === 'openai' && !isOpenAi(choice.baseUrl);
  for (const model of new Set([first, ...Object.values(byStage)])) {
    const stages = MODEL_STAGES.filter((stage) => (byStage[stage] ?? first) === model);
    const minutes = Math.min(...stages.map((stage) => valueFor(config.stageMinutes, stage)));
    yield await checkModel(model, { minutes, mayBeOwn });
  }
}

interface Use {
  /** The least that a stage of the model's has. */
  minutes: number;
  /** Whether its server may be the operator's own. */
  mayBeOwn: boolean;
}

async function checkModel(model: Model, { minutes, mayBeOwn }: Use): Promise<Check> {
  const name = 'model';
  try {
    const probe = await probeModel(model, systemClock);
    const faults = faultsOf(probe, minutes);
    const told = probe.trouble ? [] : [describe(model, probe, { mayBeOwn })];
    return { name, ok: faults.length === 0, says: [...faults, ...told].join(' ') };
  } catch (error) {
    return { name, ok: false, says: `${model.model}: ${operatorWords(error)}` };
  }
}

/** What of a model is to be mended for plans whose stages have so many minutes. */
export function faultsOf(probe: Probe, minutes: number): string[] {
  const { context, output, server, trouble } = probe;
  return [
    ...(trouble ? [`${trouble.says} ${trouble.mend}`] : []),
    ...(context !== undefined && context < CONTEXT_TOKENS
      ? [`The context of ${counted(context, 'token')} is too small for a plan: ${mendContext(server)}.`]
      : []),
    ...(output !== undefined && output < PLAN.longestAnswerTokens
      ? [
          `The service allows this model ${counted(output, 'token')} an answer, and the longest of a plan has about ${grouped(PLAN.longestAnswerTokens)}: choose another PLANWRIGHT_MODEL.`,
        ]
      : []),
    ...(trouble ? [] : slowness(probe, minutes)),
  ];
}

function slowness(probe: Probe, minutes: number): string[] {
  const needed = minutesFor(probe, { tokens: PLAN.longestAnswerTokens, calls: 1 });
  if (needed <= minutes) return [];
  const longer = needed > STAGE_MINUTES_MAX ? '' : `set PLANWRIGHT_STAGE_MINUTES to ${needed} or more, or `;
  return [
    `The model is too slow for the ${inMinutes(minutes)} of a stage, whose longest answer takes about ${inMinutes(needed)}: ${longer}choose a faster PLANWRIGHT_MODEL.`,
  ];
}

/** Whole minutes that so many tokens take in so many calls, one after the other. */
function minutesFor(
  { tokensPerSecond, waitMs, countsWait }: Probe,
  { tokens, calls }: { tokens: number; calls: number },
): number {
  const waitSeconds = countsWait ? 0 : (calls * waitMs) / 1_000;
  return Math.ceil((tokens / tokensPerSecond + waitSeconds) / 60);
}

const inMinutes = (minutes: number): string => counted(minutes, 'minute');

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
  const unpriced = [...used].filter((model) => !modelPrices.has(model));
  const notes = [
    ...(unpriced.length > 0
      ? [`PLANWRIGHT_MODEL_PRICES has no price for ${unpriced.join(', ')}: the money of runs that use it is then null`]
      : []),
    ...(unused.length > 0 ? [`PLANWRIGHT_MODEL_PRICES has a price for ${unused.join(', ')}, which is not in use`] : []),
  ];
  yield { name, ok: true, says: notes.length > 0 ? notes.join('. ') : 'PLANWRIGHT_MODEL_PRICES is of models in use' };
}

/** Shorter waits are those of any network. */
const WAIT_TOLD_MS = 2_000;

/** How fast it writes, and how long a plan would take: its answers side by side, or one after the other. */
function describe({ model }: Model, probe: Probe, { mayBeOwn }: Pick<Use, 'mayBeOwn'>): string {
  const { tokensPerSecond, waitMs, context, server } = probe;
  const pace = tokensPerSecond < 9.95 ? tokensPerSecond.toFixed(1) : grouped(Math.round(tokensPerSecond));
  const least = minutesFor(probe, { tokens: PLAN.inARowTokens, calls: PLAN.callsInARow });
  const most = minutesFor(probe, { tokens: PLAN.answerTokens, calls: PLAN.calls });
  const isWaiting = waitMs >= WAIT_TOLD_MS;
  const waits = isWaiting ? `, waits about ${counted(Math.round(waitMs / 1_000), 'second')} before it writes,` : '';
  const known = context === undefined ? 'its context is not told' : `its context is ${counted(context, 'token')}`;
  const range = least === most ? inMinutes(most) : `${grouped(least)} to ${inMinutes(most)}`;
  return [
    `${model} writes about ${pace} tokens a second${waits} and ${known}.`,
    ...(mayBeOwn && isWaiting ? ['If its server was still loading the model, run this again.'] : []),
    ...(mayBeOwn && context === undefined ? [`If the server is your own, ${mendContext(server)}.`] : []),
    `A blueprint takes about ${range}, without thinking and repairs.`,
  ].join(' ');
}
