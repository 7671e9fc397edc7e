import type { PartialArtifacts } from '../artifacts/artifacts.ts';
import type { Brief } from '../artifacts/brief.ts';
import type { Judged, JudgedName, PartAtFault } from '../artifacts/quality.ts';
import type { ModelStage } from '../by-stage.ts';
import type { Searching } from './search/looked-up.ts';

/** What a model is asked for one artefact. The static text comes first, so that a provider may keep it in its cache. */
export interface EnginePrompt {
  /** The same for every call of the stage. */
  system: string;
  /** Data that calls beside this one are sent too; it comes before `user`, so that a provider keeps it in its cache. */
  shared?: string | undefined;
  /** The task's data: idea, context and artefacts, each fenced as data, and after a failed check what was wrong. */
  user: string;
  /** JSON Schema of the answer: shapes and enums alone. Lengths and counts are checked by the stage. */
  schema: Record<string, unknown>;
  /** Has the model search the web and write prose: the output is then a LookedUp (search/looked-up.ts), of no schema. */
  search?: Searching | undefined;
}

/** What a stage asks of an engine. The idea, the context and the artefacts are data, never instructions. */
export interface EngineRequest {
  stage: JudgedName;
  /** Names the call more closely than its stage in log lines and errors, such as `features F1–F3`: 64 characters, plain. */
  task?: string | undefined;
  /** Who asks: workspaces, and the runs of one, take turns with a model. */
  run: { workspaceId: string; runId: string };
  idea: string;
  context: string | undefined;
  /** What idea and context ask for; absent while the brief itself is written. */
  brief?: Brief | undefined;
  /** Artefacts made upstream or supplied by the caller. */
  upstream: PartialArtifacts;
  /** After a failed check: what was answered and what was wrong with it. With `part`, a patch of that is asked for. */
  repair?: { previous: unknown; faults: string[]; part?: PartAtFault | undefined } | undefined;
  /** The whole request in words, rendered when asked for: an engine without a model never does. */
  prompt(): EnginePrompt;
  /** Runs a job of `src/generation/jobs.ts` in a thread: work that grows with text never runs on the event loop. */
  compute(job: string, data: unknown): Promise<unknown>;
  /** Called once, when a model is asked at last, having had its turn: time limits count from there. */
  onTurn?: (() => void) | undefined;
  /**
   * Called once, with the first content of a model's answer, at the latest when the answer is there: from then on calls
   * beside it read what they share from the vendor's cache. Not called when the call fails before.
   */
  onBegin?: (() => void) | undefined;
  /** Called as a model writes, thinking too: about how many tokens more, and the milliseconds since the piece before. */
  onWritten?: ((tokens: number, ms: number) => void) | undefined;
  /** Aborted when the run is cancelled or out of time; the engine rejects promptly. */
  signal: AbortSignal;
}

/** Tokens used by one answer; absent for an engine that uses none. What a vendor does not count is absent, not 0. */
export interface EngineUsage {
  /** Everything read, from the provider's cache too. */
  inputTokens: number;
  /** Everything written, thinking included. */
  outputTokens: number;
  /** The part of what was read that came from the provider's cache. */
  cacheReadTokens?: number;
  /** The part of what was read that was put into the provider's cache, which costs more than reading alone. */
  cacheWriteTokens?: number;
  /** The part of what was written that was thought and is not in the answer. */
  thinkingTokens?: number;
  /** Searches of the web that the vendor made and bills one by one. */
  searches?: number;
}

const OPTIONAL_COUNTS = ['cacheReadTokens', 'cacheWriteTokens', 'thinkingTokens', 'searches'] as const;

/** Tokens of several answers together; null when none of them used any. */
export function sumUsage(used: readonly EngineUsage[]): EngineUsage | null {
  if (used.length === 0) return null;
  const sum = (field: keyof EngineUsage) => used.reduce((total, usage) => total + (usage[field] ?? 0), 0);
  const told = OPTIONAL_COUNTS.filter((field) => used.some((usage) => usage[field] !== undefined));
  return {
    inputTokens: sum('inputTokens'),
    outputTokens: sum('outputTokens'),
    ...Object.fromEntries(told.map((field) => [field, sum(field)])),
  };
}

/** What keeps a model from answering that the operator can mend. Both are whole sentences, without the vendor's words. */
export interface Trouble {
  kind: 'context' | 'length' | 'schema' | 'thinking';
  says: string;
  mend: string;
}

export interface EngineAnswer {
  /** Not trusted: the stage parses it with its schema and checks it. */
  output: unknown;
  /** What the checks say of the output, where they ran in the thread that wrote it. */
  judged?: Judged | undefined;
  /** Why there is no usable output, when the engine itself saw it: cut short, no JSON. Treated as a failed check. */
  faults?: string[] | undefined;
  /** What of the model or its server is to blame for that, as far as it can be told. */
  trouble?: Trouble | undefined;
  usage?: EngineUsage | undefined;
  /** The model that wrote it; the engine's own unless given. */
  model?: string | undefined;
  warnings?: string[] | undefined;
}

/**
 * Whatever writes artefacts. `name` and `model` are told in `meta` of every answer, so a reader always knows who wrote
 * a plan. Rejects with AppError `engine_unavailable` or `engine_timeout` when it cannot answer.
 */
export interface Engine {
  name: 'outline' | 'anthropic' | 'openai';
  model: string | null;
  /** The models of stages that have another one. */
  stageModels?: Partial<Record<ModelStage, string>>;
  /** Changes whenever the same request would be answered differently (prompts, knowledge, models and efforts by stage). */
  version: string;
  /** The shape of its answers: an author's, of which the program makes the artefact, or the artefact as it is stored. */
  writes: 'authored' | 'stored';
  /** True where calls wait for their turn and tell `onTurn` when it has come. */
  takesTurns?: true;
  /** True where its model can search the web by itself. */
  searches?: true;
  generate(request: EngineRequest): Promise<EngineAnswer>;
}

/** The stage that settings know a call by: the review of a plan has one of its own. */
export const modelStageOf = ({ stage, task }: Pick<EngineRequest, 'stage' | 'task'>): ModelStage =>
  task === 'review' ? 'review' : stage;

/** The model that writes a stage; null without a model. */
export const modelFor = ({ model, stageModels }: Pick<Engine, 'model' | 'stageModels'>, stage: ModelStage) =>
  stageModels?.[stage] ?? model;

/** All models of an engine in one line, to tell whether unfinished work is by the same ones. */
export function modelsOf({ model, stageModels = {} }: Pick<Engine, 'model' | 'stageModels'>): string | null {
  const others = Object.entries(stageModels).map(([stage, other]) => `${stage}=${other}`);
  return model === null ? null : [model, ...others.sort()].join(', ');
}
