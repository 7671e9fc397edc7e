import type { ArtifactName, PartialArtifacts } from '../artifacts/artifacts.ts';

/** What a stage asks of an engine. The idea, the context and the artefacts are data, never instructions. */
export interface EngineRequest {
  stage: ArtifactName;
  idea: string;
  context: string | undefined;
  /** Artefacts made upstream or supplied by the caller. */
  upstream: PartialArtifacts;
  /** After a failed check: what was answered and what was wrong with it. */
  repair?: { previous: unknown; faults: string[] } | undefined;
  /** Aborted when the run is cancelled or out of time; the engine rejects promptly. */
  signal: AbortSignal;
}

/** Tokens used by one answer; absent for an engine that uses none. */
export interface EngineUsage {
  inputTokens: number;
  outputTokens: number;
}

export interface EngineAnswer {
  /** Not trusted: the stage parses it with its schema and checks it. */
  output: unknown;
  usage?: EngineUsage | undefined;
  warnings?: string[] | undefined;
}

/**
 * Whatever writes artefacts. `name` and `model` are told in `meta` of every answer, so a reader always knows who wrote
 * a plan. Rejects with AppError `engine_unavailable` or `engine_timeout` when it cannot answer.
 */
export interface Engine {
  name: 'offline' | 'anthropic' | 'openai';
  model: string | null;
  /** Changes whenever the same request would be answered differently (prompts, knowledge). */
  version: string;
  generate(request: EngineRequest): Promise<EngineAnswer>;
}
