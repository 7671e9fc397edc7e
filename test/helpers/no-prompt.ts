import type { EnginePrompt } from '../../src/engines/engine.ts';

/** The prompt of a request to an engine without a model: rendering it is a fault. */
export function noPrompt(): EnginePrompt {
  throw new Error('an engine without a model asked for a prompt');
}
