import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { isOpenAi, OPENAI_URL } from './openai/access.ts';

/** Which engine it is, and in a few words for the operator, which variable decided. */
export type EngineChoice =
  | { engine: 'outline'; why: string }
  | { engine: 'anthropic' | 'openai'; model: string; baseUrl: string; why: string };

export type EngineConfig = Pick<
  Config,
  'engine' | 'model' | 'anthropicApiKey' | 'anthropicAuthToken' | 'anthropicBaseUrl' | 'openaiApiKey' | 'openaiBaseUrl'
>;

// Of each vendor the newest model of its middle class, as of November 2026.
const ANTHROPIC_MODEL = 'claude-sonnet-5-5';
const OPENAI_MODEL = 'gpt-6.1-terra';

/** How to get a plan from a model, in one line: told wherever an outline is handed out. */
export const GET_A_MODEL =
  'For a plan written by a model, set ANTHROPIC_API_KEY or OPENAI_API_KEY, or OPENAI_BASE_URL and PLANWRIGHT_MODEL for a model of your own.';

/** Which engine the settings ask for. Throws AppError `engine_unavailable` when it lacks what it needs. */
export function decideEngine(config: EngineConfig): EngineChoice {
  if (config.engine === 'outline') return { engine: 'outline', why: 'PLANWRIGHT_ENGINE says so' };
  if (config.engine === 'anthropic') return orThrow(anthropicChoice(config), NO_ANTHROPIC);
  if (config.engine === 'openai') return orThrow(openAiChoice(config), openAiLacks(config));
  return anthropicChoice(config) ?? openAiChoice(config) ?? { engine: 'outline', why: whyNoModel(config) };
}

const NO_ANTHROPIC =
  'PLANWRIGHT_ENGINE is anthropic, but there is no key. Set ANTHROPIC_API_KEY (or ANTHROPIC_AUTH_TOKEN), or PLANWRIGHT_ENGINE=outline for an outline without a model.';

function anthropicChoice({ model: { all: model }, ...config }: EngineConfig): EngineChoice | undefined {
  const credential = config.anthropicApiKey ? 'ANTHROPIC_API_KEY' : config.anthropicAuthToken && 'ANTHROPIC_AUTH_TOKEN';
  if (!credential) return undefined;
  const { anthropicBaseUrl: baseUrl } = config;
  return { engine: 'anthropic', model: model ?? ANTHROPIC_MODEL, baseUrl, why: `${credential} is set` };
}

/** An endpoint elsewhere may need no key, but only who runs it knows what its models are called. */
function openAiChoice({ openaiApiKey, openaiBaseUrl, model: { all: model } }: EngineConfig): EngineChoice | undefined {
  const baseUrl = openaiBaseUrl ?? OPENAI_URL;
  if (isOpenAi(baseUrl)) {
    if (!openaiApiKey) return undefined;
    return { engine: 'openai', model: model ?? OPENAI_MODEL, baseUrl, why: 'OPENAI_API_KEY is set' };
  }
  return model === undefined ? undefined : { engine: 'openai', model, baseUrl, why: 'OPENAI_BASE_URL is set' };
}

function openAiLacks({ openaiBaseUrl = OPENAI_URL }: EngineConfig): string {
  const lacks = isOpenAi(openaiBaseUrl)
    ? 'there is no key. Set OPENAI_API_KEY, or OPENAI_BASE_URL and PLANWRIGHT_MODEL for a server of your own'
    : 'it is not said which model of OPENAI_BASE_URL to ask. Set PLANWRIGHT_MODEL to its id there';
  return `PLANWRIGHT_ENGINE is openai, but ${lacks}, or PLANWRIGHT_ENGINE=outline for an outline without a model.`;
}

const whyNoModel = ({ openaiBaseUrl }: EngineConfig): string =>
  openaiBaseUrl === undefined || isOpenAi(openaiBaseUrl)
    ? 'no model has a key'
    : 'PLANWRIGHT_MODEL does not say which model of OPENAI_BASE_URL to ask';

function orThrow(choice: EngineChoice | undefined, lacks: string): EngineChoice {
  if (choice) return choice;
  throw new AppError('engine_unavailable', lacks);
}
