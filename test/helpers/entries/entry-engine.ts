import type { Engine } from '../../../src/engines/engine.ts';
import { fixtureEngine } from '../engines.ts';
import { fileGatedEngine } from '../file-gate.ts';
import { outcomeEngine } from '../outcome-engine.ts';

/** The engine that a test asked for: fixed artefacts, held back at a gate of files (TEST_GATE), or any outcome. */
export function entryEngine(): Engine {
  const engine = process.env.TEST_ENGINE === 'outcomes' ? outcomeEngine() : fixtureEngine();
  const gate = process.env.TEST_GATE;
  return gate ? fileGatedEngine(engine, gate) : engine;
}
