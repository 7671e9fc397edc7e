import { type ByStage, type ModelStage, valueFor } from '../by-stage.ts';
import { type Effort, STAGE_MINUTES } from '../config.ts';
import { canonicalJson } from '../system/canonical-json.ts';
import type { Clock } from '../system/clock.ts';
import { type Engine, type EngineAnswer, type EnginePrompt, type EngineRequest, modelStageOf } from './engine.ts';
import type { ModelLimits } from './limits.ts';
import type { Lines } from './lines.ts';

/** What a model is asked. Everything from outside in the prompt is data, fenced by `section`. */
export interface ModelRequest {
  prompt: EnginePrompt;
  /** What it is for: the name of a stage, or of a writer's task. Calls beside each other have the same. */
  task: string;
  /** Names the call more closely in log lines. */
  label?: string | undefined;
  /** Tokens of the answer, without what the model thinks before it; as many as the model may write unless given. */
  maxTokens?: number | undefined;
  /** How much the model is to think first; a little unless given. */
  effort?: Effort | undefined;
  /** Milliseconds that the answer may take: five minutes unless given. */
  limitMs?: number | undefined;
  /** Seconds that the vendor may ask to wait before a retry; a call is not tried again when it asks for more. */
  waitSecondsMax?: number | undefined;
  /** Whether VendorBusy is told at once, and the call not made again inside: for calls that have their turns in Lines. */
  tellsBusy?: boolean | undefined;
  /** Called with each piece of an answer as it comes, thinking too, and its characters: the first says that it has begun. */
  onContent?: ((chars: number) => void) | undefined;
  signal: AbortSignal;
}

/**
 * A vendor's model. `ask` makes one answer of it: calls that fail for a while, or break off, are made again inside.
 * Rejects with the signal's reason as soon as it aborts, else with AppError `engine_unavailable`, `engine_timeout`, or
 * `unprocessable` when the model declines or the request is too long for it; none of them has the vendor's words.
 */
export interface Model {
  name: 'anthropic' | 'openai';
  model: string;
  /** Changes with the form of the request. */
  version: string;
  /** True where it can search the web by itself. */
  searches?: true;
  ask(request: ModelRequest): Promise<EngineAnswer>;
  /** What the vendor tells of the model now, within a few seconds; nothing where it cannot be asked. */
  limits(signal: AbortSignal): Promise<ModelLimits>;
}

/** Characters of a token, as far as it can be told while an answer comes. */
export const CHARS_A_TOKEN = 4;

/** What differs by stage. */
export interface StageSettings {
  /** Other models than the first. */
  models?: Partial<Record<ModelStage, Model>>;
  efforts?: ByStage<Effort | undefined>;
  minutes?: ByStage<number>;
}

/** The engine that has its artefacts written by a model, some stages by another; its calls have their turns. */
export function engineOf(first: Model, lines: Lines, settings: StageSettings = {}): Engine {
  const { models = {}, efforts = { all: undefined, stages: {} }, minutes } = settings;
  const { name, model } = first;
  const stageModels = Object.fromEntries(
    Object.entries(models).flatMap(([stage, other]) => (other.model === model ? [] : [[stage, other.model]])),
  );
  return {
    name,
    model,
    ...(Object.keys(stageModels).length > 0 ? { stageModels } : {}),
    version: versionOf(first, stageModels, efforts),
    writes: 'authored',
    takesTurns: true,
    ...(first.searches ? { searches: true } : {}),
    async generate({ stage, task, run, signal, prompt, onTurn, onBegin, onWritten }) {
      const setting = modelStageOf({ stage, task });
      const { ask } = models[setting] ?? first;
      const limitMs = 60_000 * (minutes ? valueFor(minutes, setting) : STAGE_MINUTES);
      const heard = hearing(lines.clock, { onBegin, onWritten });
      const asked = { task: stage, label: task, tellsBusy: true, signal, limitMs, effort: valueFor(efforts, setting) };
      const answer = await lines.call({ run, stage: setting, signal, onTurn }, () =>
        ask({ ...asked, onContent: heard.call(), prompt: prompt() }),
      );
      // One without any content has begun all the same.
      heard.begin();
      return answer;
    },
  };
}

function versionOf({ version }: Model, models: object, efforts: ByStage<Effort | undefined>): string {
  const isPlain =
    Object.keys(models).length === 0 && efforts.all === undefined && Object.keys(efforts.stages).length === 0;
  return isPlain ? version : canonicalJson([version, models, efforts]);
}

/** Tells that an answer has begun, once, and how much of it has come. Each call that is made for it is measured anew. */
function hearing(clock: Clock, { onBegin, onWritten }: Pick<EngineRequest, 'onBegin' | 'onWritten'>) {
  let hasBegun = false;
  const begin = () => {
    if (!hasBegun) onBegin?.();
    hasBegun = true;
  };
  const call = () => {
    let heardAt: number | undefined;
    return (chars: number) => {
      begin();
      const now = clock.elapsed();
      onWritten?.(chars / CHARS_A_TOKEN, now - (heardAt ?? now));
      heardAt = now;
    };
  };
  return { begin, call };
}
