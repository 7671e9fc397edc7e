import type { App } from '../../app.ts';
import type { PartialArtifacts } from '../../artifacts/artifacts.ts';
import { modelFor } from '../../engines/engine.ts';
import { nanoDollars } from '../../engines/prices.ts';
import type { Caller } from '../caller.ts';
import { readCall } from '../generate.ts';
import { type GenerationInput, SUPPLIED_NAMES } from '../input.ts';
import type { NOTHING_KEPT } from '../kept-parts.ts';
import { moneyOf } from '../money.ts';
import { findBriefOf } from '../obtain-brief.ts';
import { wouldOpen } from '../open-run.ts';
import { isDrafted } from '../parts/draft-of-run.ts';
import { partNamesOf } from '../parts/part-rows.ts';
import { canLookUp } from '../researching/look-up.ts';
import { artifactsOf } from '../run-rows.ts';
import type { Sameness } from '../same-call.ts';
import { suppliedArtifacts } from '../supplied.ts';
import type { GenerationTool } from '../tool.ts';
import { USAGE_STAGES } from '../usage-stages.ts';
import { BY_HAND, RANGE, TOKENS_A_SECOND } from './constants.ts';
import { briefCall, draftCalls, type ExpectedCall, stageCall } from './expected-calls.ts';
import type { Estimate } from './shapes.ts';
import { moneyText } from './text.ts';

/**
 * What the same call of `generate` would cost: checked as it is, uncharged, without a word to a model, and nothing is
 * written. Throws AppError as `generate` does before it opens a run.
 */
export async function estimate(
  app: App,
  caller: Caller,
  tool: GenerationTool,
  rawInput: unknown,
  { sameness }: { sameness: Sameness },
): Promise<Estimate> {
  const { called, input } = await readCall(app, caller, tool, rawInput);
  const { isAnswered, kept } = await wouldOpen(app, caller, tool, { called, input, sameness });
  const credits = isAnswered ? 0 : tool.price;
  const { balance, held } = await app.ledger.balance(caller.workspace.id);
  const creditsMissing = Math.max(0, credits - (balance - held));
  const about = { tool: tool.name, credits, creditsMissing };
  if (isAnswered)
    return { ...about, ...costOf(app, []), assumes: ['The same call was made before and is answered again.'] };
  if (app.engine.model === null) return { ...about, ...costOf(app, []), assumes: ['No model is used.'] };
  const brief = await findBriefOf(app, caller.workspace.id, input);
  const calls = await expectedCalls(app, tool, { input, brief, kept });
  return {
    ...about,
    ...costOf(app, calls),
    assumes: [
      ...assumptions(app, {
        isBriefed: brief !== undefined,
        isLookedUp: canLookUp(app) && tool.stages.includes('research'),
      }),
      ...(await leftToday(app, caller)),
    ],
  };
}

/** What a day's cap leaves of today. */
async function leftToday({ config, spending }: App, { workspace }: Caller): Promise<string[]> {
  if (config.dailyCap === undefined) return [];
  const left = Math.max(0, config.dailyCap - (await spending.spentToday(workspace.id)));
  return [
    `Of the day's cap, ${moneyText(moneyOf(left))} is left until 00:00 UTC. Once it is spent, a run stops before its next call.`,
  ];
}

interface Known {
  input: GenerationInput;
  brief: Awaited<ReturnType<typeof findBriefOf>>;
  kept: typeof NOTHING_KEPT;
}

async function expectedCalls(app: App, tool: GenerationTool, { input, brief, kept }: Known): Promise<ExpectedCall[]> {
  const { idea, context } = input;
  const about = { idea, context, brief, sizes: BY_HAND };
  const first = brief ? [] : [briefCall(about)];
  const have = artifactsOf(kept.stages);
  if (isDrafted(app, tool)) {
    const names = kept.runId === undefined ? [] : await partNamesOf(app.store.db, kept.runId);
    const isKept = ({ stage, name }: ExpectedCall) => names.includes(name) || Object.hasOwn(have, stage);
    return [...first, ...draftCalls(about).filter((call) => !isKept(call))];
  }
  const upstream = { ...(brief ? suppliedArtifacts(input, brief) : suppliedIn(input)), ...have };
  const missing = tool.stages.filter((name) => !Object.hasOwn(have, name));
  return [...first, ...missing.map((name) => stageCall(name, about, { ...upstream, [name]: undefined }))];
}

/** Before there is a brief, they are shown as they are. */
const suppliedIn = (input: GenerationInput): PartialArtifacts =>
  Object.fromEntries(
    SUPPLIED_NAMES.filter((name) => typeof input[name] === 'object').map((name) => [name, input[name]]),
  );

type Cost = Omit<Estimate, 'tool' | 'credits' | 'creditsMissing' | 'assumes'>;

function costOf(app: App, calls: readonly ExpectedCall[]): Cost {
  const isBriefed = !calls.some(({ stage }) => stage === 'brief');
  const { from, to } = isBriefed ? RANGE.known : RANGE.unknown;
  const total = sumOf(app, calls);
  const stages = USAGE_STAGES.filter((stage) => calls.some((call) => call.stage === stage));
  return {
    ...total,
    outputTokensFrom: Math.round(from * total.outputTokens),
    outputTokensTo: Math.round(to * total.outputTokens),
    seconds: Math.ceil(longestWay(calls) / (app.pace.tokensASecond ?? TOKENS_A_SECOND)),
    byStage: stages.map((stage) => ({
      stage,
      ...sumOf(
        app,
        calls.filter((call) => call.stage === stage),
      ),
    })),
  };
}

function sumOf({ config, engine }: App, calls: readonly ExpectedCall[]) {
  const sum = (field: 'inputTokens' | 'cacheReadTokens' | 'outputTokens') =>
    calls.reduce((total, call) => total + call[field], 0);
  const costs = calls.map(({ stage, ...call }) => {
    // Only Anthropic's cache costs to write.
    const cacheWriteTokens = engine.name === 'anthropic' ? call.cacheWriteTokens : 0;
    return nanoDollars(config.modelPrices.get(modelFor(engine, stage) ?? ''), { ...call, cacheWriteTokens });
  });
  const [inputTokens, outputTokens, cacheReadTokens] = [
    sum('inputTokens'),
    sum('outputTokens'),
    sum('cacheReadTokens'),
  ];
  return { inputTokens, cacheReadTokens, outputTokens, money: moneyOf(costs.includes(null) ? null : total(costs)) };
}

const total = (costs: readonly (number | null)[]): number => costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0);

/** Tokens written one after the other: what is written beside each other takes as long as the longest of it. */
function longestWay(calls: readonly ExpectedCall[]): number {
  const longest = (...names: string[]) =>
    Math.max(
      0,
      ...calls.filter(({ name }) => names.includes(name.split(' ')[0] ?? '')).map((call) => call.outputTokens),
    );
  const fills = longest('research', 'architectureFill', 'featureSlice', 'phasesFill', 'packIndex');
  const whole = ['architecture', 'features', 'phases', 'promptPack'].map((name) => longest(name));
  const steps = [longest('brief'), longest('skeleton'), fills, ...whole, longest('promptSlice'), longest('review')];
  return steps.reduce((total, step) => total + step, 0);
}

function assumptions({ pace }: App, { isBriefed, isLookedUp }: { isBriefed: boolean; isLookedUp: boolean }): string[] {
  const rate = pace.tokensASecond;
  return [
    isBriefed
      ? 'Lengths go by the brief that is there for this idea.'
      : 'There is no brief for this idea yet, which tells how long a plan becomes: the range is wide.',
    'Nothing has to be repaired, the model does not think aloud, four characters are a token, and the vendor keeps what calls share in its cache.',
    ...(isLookedUp ? ['Searches for the research, and the calls that make them, come on top.'] : []),
    rate === undefined
      ? `The model writes ${TOKENS_A_SECOND} tokens a second; none was seen here yet.`
      : `The model writes ${Math.round(rate)} tokens a second, as seen here.`,
  ];
}
