import type { PartialArtifacts } from '../artifacts/artifacts.ts';
import type { Brief } from '../artifacts/brief.ts';
import type { Judged, JudgedName, PartAtFault } from '../artifacts/quality.ts';

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

export interface EngineAnswer {
  /** Not trusted: the stage parses it with its schema and checks it. */
  output: unknown;
  /** What the checks say of the output, where they ran in the thread that wrote it. */
  judged?: Judged | undefined;
  /** Why there is no usable output, when the engine itself saw it: cut short, no JSON. Treated as a failed check. */
  faults?: string[] | undefined;
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
  /** Changes whenever the same request would be answered differently (prompts, knowledge). */
  version: string;
  /** The shape of its answers: an author's, of which the program makes the artefact, or the artefact as it is stored. */
  writes: 'authored' | 'stored';
  /** True where calls wait for their turn and tell `onTurn` when it has come. */
  takesTurns?: true;
  generate(request: EngineRequest): Promise<EngineAnswer>;
}
