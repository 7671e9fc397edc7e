import type { JudgedName } from '../artifacts/quality.ts';
import type { Engine } from '../engines/engine.ts';
import { clip, FAULT_CHARS_MAX } from '../engines/prompts/repair.ts';
import { AppError } from '../errors.ts';

/** How often a model is asked to mend one answer. */
export const REPAIRS_MAX = 2;

/** No answer of a stage held: nor will the next, perhaps, where the brief is to blame. */
export class NeverHeld extends AppError {
  /** The stage whose artefact none of them made; undefined where they were no part at all. */
  stage: JudgedName | undefined;
}

interface Refusals {
  called: string;
  faults: readonly string[];
  stage?: JudgedName;
}

/** The error after the last answer. `called`: what was asked for. */
export function neverHeld(engine: Engine, { called, faults, ...about }: Refusals): NeverHeld {
  return Object.assign(errorOf(engine, called, faults), about);
}

function errorOf({ model }: Engine, called: string, faults: readonly string[]): NeverHeld {
  // As data: it can quote what was sent or written.
  const first = `The first fault: ${JSON.stringify(clip(faults[0] ?? '', FAULT_CHARS_MAX))}`;
  // The faults quote what was written, and a cause is logged in place of the message.
  const cause = new Error(`${faults.length} faults in the ${called}`);
  if (model === null) {
    const what = `The rules made no sound ${called} of what was sent; nothing was charged.`;
    return new NeverHeld('unprocessable', `${what} Change that, or have a model write the plan. ${first}`, { cause });
  }
  const what = `The engine's ${called} did not hold together in ${REPAIRS_MAX + 1} attempts; nothing was charged.`;
  return new NeverHeld('engine_unavailable', `${what} Try again, or say the idea in other words. ${first}`, { cause });
}
