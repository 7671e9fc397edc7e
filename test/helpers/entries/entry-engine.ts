import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from '../../../src/engines/engine.ts';
import { fixtureEngine } from '../engines.ts';
import { fileGatedEngine } from '../file-gate.ts';
import { outcomeEngine } from '../outcome-engine.ts';

/**
 * The engine that a test asked for: fixed artefacts, held back at a gate of files (TEST_GATE) or for so many milliseconds
 * each (TEST_STAGE_MS), or any outcome.
 */
export function entryEngine(): Engine {
  const engine = process.env.TEST_ENGINE === 'outcomes' ? outcomeEngine() : fixtureEngine();
  const gate = process.env.TEST_GATE;
  const stageMs = Number(process.env.TEST_STAGE_MS ?? 0);
  if (stageMs > 0) return slowedEngine(engine, stageMs);
  return gate ? fileGatedEngine(engine, gate) : engine;
}

const slowedEngine = (inner: Engine, stageMs: number): Engine => ({
  ...inner,
  async generate(request) {
    if (request.stage !== 'brief') await wait(stageMs, undefined, { signal: request.signal });
    return inner.generate(request);
  },
});
