import { setImmediate as nextTurn } from 'node:timers/promises';
import { JOBS } from '../../src/generation/jobs.ts';
import { outcomeOf, perform, type Workers } from '../../src/system/workers.ts';

/** Runs each job in a turn of the test's own event loop: most tests are not about threads, which take time to start. */
export const inlineWorkers: Workers = {
  async run(job, data, { signal }) {
    signal.throwIfAborted();
    await nextTurn();
    signal.throwIfAborted();
    return outcomeOf(await perform(JOBS, job, data));
  },
  close: async () => undefined,
};

/** What an engine is given to compute with, outside a run. */
export const computeInline = (job: string, data: unknown): Promise<unknown> =>
  inlineWorkers.run(job, data, { owner: 'test', signal: new AbortController().signal });
