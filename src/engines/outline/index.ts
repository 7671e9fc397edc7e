import type { Engine, EngineAnswer } from '../engine.ts';

/** Changes with the rules: a stored outline of another version is not the same outline. */
const VERSION = '2026-11-28.3';

/**
 * The engine that needs no model, no key and no network: it sets out what the idea says, in the idea's own words, and
 * says that this is all it does. Its rules run in a thread, and so do the checks of what they write.
 */
export function createOutlineEngine(): Engine {
  return {
    name: 'outline',
    model: null,
    version: VERSION,
    writes: 'stored',
    async generate({ stage, idea, context, brief, upstream, compute }) {
      // The job of that name gives it.
      return (await compute('outline', { stage, idea, context, brief, upstream })) as EngineAnswer;
    },
  };
}
