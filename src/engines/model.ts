import type { Engine, EngineAnswer, EnginePrompt } from './engine.ts';
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
  /** Seconds that the vendor may ask to wait before a retry; a call is not tried again when it asks for more. */
  waitSecondsMax?: number | undefined;
  /** Whether VendorBusy is told at once, and the call not made again inside: for calls that have their turns in Lines. */
  tellsBusy?: boolean | undefined;
  /** Called with each piece of an answer as it comes: the first says that it has begun. */
  onContent?: (() => void) | undefined;
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
}

/** The engine that has its artefacts written by a model; its calls have their turns. */
export function engineOf({ name, model, version, searches, ask }: Model, lines: Lines): Engine {
  return {
    name,
    model,
    version,
    writes: 'authored',
    takesTurns: true,
    ...(searches ? { searches } : {}),
    async generate({ stage, task, run, signal, prompt, onTurn, onBegin }) {
      const onContent = once(onBegin);
      const asked = { task: stage, label: task, tellsBusy: true, signal, onContent };
      const answer = await lines.call({ run, signal, onTurn }, () => ask({ ...asked, prompt: prompt() }));
      // One without any content has begun all the same.
      onContent();
      return answer;
    },
  };
}

function once(tell: (() => void) | undefined): () => void {
  let told = false;
  return () => {
    if (!told) tell?.();
    told = true;
  };
}
