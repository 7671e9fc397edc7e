import type { Engine } from '../engine.ts';

/** Changes with the knowledge and the rules of composition: a stored plan of another version is not the same plan. */
const VERSION = '2026-11-24.9';

/**
 * The planner that ships with the product: needs no key, no network and no files. Its knowledge is loaded with the first
 * request, so that a process that never plans pays nothing for it.
 */
export function createOfflineEngine(): Engine {
  return {
    name: 'offline',
    model: null,
    version: VERSION,
    async generate({ stage, idea, context, upstream, signal }) {
      signal.throwIfAborted();
      const [{ compose }, { nameUnkept }] = await Promise.all([import('./plan.ts'), import('./name-unkept.ts')]);
      signal.throwIfAborted();
      return nameUnkept(stage, compose(stage, idea, context, upstream), { idea, context, upstream });
    },
  };
}
