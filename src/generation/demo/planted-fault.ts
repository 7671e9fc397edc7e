import { checkCoherence } from '../../artifacts/coherence/index.ts';
import { type Fault, JUDGED_NAMES } from '../../artifacts/quality.ts';
import { storedOf } from '../judge.ts';
import { STAGES } from '../stages/index.ts';
import { type Change, changesOf } from './changes.ts';
import type { FinishedSample } from './finished-sample.ts';

/** One thing that was changed in a copy of a plan, and what the gate makes of it. */
export interface PlantedFault {
  /** What was changed: a sentence. */
  change: string;
  /** The fault that names what was changed. */
  fault: Fault;
  /** Other faults of the same change. */
  others: number;
}

/** Copies that are judged, at most. */
const TRIED_MAX = 30;

/**
 * Changes one thing in a copy of what the author wrote, and has the gate judge the copy as it judges every plan. Of all
 * that could be changed, it takes the first that comes to one fault alone, else what comes to the fewest. Pure. Undefined
 * for a plan in which no operation reads anything.
 */
export function plantFault(sample: FinishedSample): PlantedFault | undefined {
  const found: PlantedFault[] = [];
  for (const change of changesOf(sample).slice(0, TRIED_MAX)) {
    const planted = judged(sample, change);
    if (planted?.others === 0) return planted;
    if (planted) found.push(planted);
  }
  return found.toSorted((one, other) => one.others - other.others)[0];
}

function judged({ idea, context, brief, ...sample }: FinishedSample, change: Change): PlantedFault | undefined {
  const { artifact, field, says, apply } = change;
  const copy = structuredClone(sample.written[artifact]);
  apply(copy);
  const upstream = { ...sample.artifacts, [artifact]: undefined };
  const changed = storedOf(STAGES[artifact], copy, { idea, context, brief, upstream });
  const artifacts = { ...sample.artifacts, [artifact]: changed };
  const { faults } = checkCoherence({ idea, context, brief, artifacts }, { written: JUDGED_NAMES });
  const fault = faults.find(({ message }) => message.includes(`\`${field}\``));
  return fault && { change: says, fault, others: faults.length - 1 };
}
