import type { JudgedName } from '../artifacts/quality.ts';
import type { Engine, EngineAnswer, Trouble } from '../engines/engine.ts';
import { clip, FAULT_CHARS_MAX } from '../engines/prompts/repair.ts';
import { AppError } from '../errors.ts';

/** How often a model is asked to mend one answer. */
export const REPAIRS_MAX = 2;

/** No answer of a stage held: nor will the next, perhaps, where the brief is to blame. */
export class NeverHeld extends AppError {
  /** The stage whose artefact none of them made; undefined where they were no part at all. */
  stage: JudgedName | undefined;
  /** What was to blame for all of them, where that has a name. */
  trouble: Trouble | undefined;
}

interface Refusals {
  called: string;
  faults: readonly string[];
  stage?: JudgedName;
  /** What was to blame for each of the answers, where that could be told. */
  troubles?: readonly EngineAnswer['trouble'][];
}

/** The error after the last answer. `called`: what was asked for. */
export function neverHeld(engine: Engine, { called, faults, troubles = [], ...about }: Refusals): NeverHeld {
  const trouble = sameTrouble(troubles);
  return Object.assign(trouble ? troubled(trouble, called) : errorOf(engine, called, faults), { ...about, trouble });
}

/** What was to blame for every answer; undefined where they failed for several reasons, or for none that has a name. */
function sameTrouble(troubles: readonly EngineAnswer['trouble'][]): Trouble | undefined {
  const last = troubles.at(-1);
  return troubles.every((one) => one?.kind === last?.kind) ? last : undefined;
}

function troubled({ kind, says, mend }: Trouble, called: string): NeverHeld {
  const what = `The engine's ${called} came to nothing in ${REPAIRS_MAX + 1} attempts; nothing was charged.`;
  return new NeverHeld('engine_unavailable', `${what} ${says} ${mend}`, { cause: new Error(`trouble: ${kind}`) });
}

/** What is written wrong again and again is the model's doing, whatever the idea. */
const STRONGER =
  'If that happens again, the operator of Planwright should choose a stronger PLANWRIGHT_MODEL, or a higher PLANWRIGHT_EFFORT.';

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
  return new NeverHeld('engine_unavailable', `${what} Try again. ${STRONGER} ${first}`, { cause });
}
