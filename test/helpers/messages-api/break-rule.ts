import { applyPatch } from '../../../src/artifacts/patch/apply-patch.ts';
import { operationsIn } from '../../../src/artifacts/patch/written-patch.ts';
import type { JudgedName } from '../../../src/artifacts/quality.ts';
import type { Asked } from './compose.ts';
import type { AnswerFault, FaultPlan } from './faults.ts';

const replace = (path: string, value: unknown) => ({ op: 'replace', path, value });
const add = (path: string, value: unknown) => ({ op: 'add', path, value });

/** Changes by which a sound answer of the stage breaks one rule. */
const BREAKS: Record<JudgedName, readonly { op: string; path: string; value: unknown }[]> = {
  brief: [replace('/demands/0/quote', 'words that stand nowhere in it'), replace('/demands/1/id', 'D1')],
  research: [replace('/recommendation', 'Go.'), replace('/summary', 'Fine.')],
  architecture: [
    replace('/edges/0/to', 'Nowhere'),
    replace('/dataModel/0/fields/0', 'no type'),
    replace('/nodes/1/label', 'Twice here'),
    replace('/summary', 'Fine.'),
  ],
  features: [
    replace('/features/0/criteria/0/uses', ['POST /nowhere']),
    replace('/features/0/demands', ['D99']),
    replace('/features/1/description', 'Good.'),
    replace('/features/0/by', ['A stranger']),
  ],
  phases: [replace('/phases/1/goal', 'Go.'), add('/phases/0/features/-', 'No such feature')],
  promptPack: [
    replace('/prompts/1/dependencies', ['No such prompt']),
    add('/prompts/0/builds/-', 'F99.1'),
    replace('/prompts/2/expectedOutput', 'It.'),
  ],
};

interface Breaking {
  stage: JudgedName | undefined;
  asked: Asked;
  fault: AnswerFault | null;
  faults: FaultPlan;
}

/** What was written, with a rule broken where the fault, or the plan of faults, wants it. */
export function maybeBroken(written: unknown, { stage, asked, fault, faults }: Breaking): unknown {
  const isPatch = operationsIn(written) !== undefined;
  const draw = fault === 'broken_rule' ? 0 : faults.ruleBroken(asked.user, isPatch);
  return stage === undefined || draw === undefined ? written : broken(stage, written, draw);
}

/** The answer, or the patch of one, so that it breaks the rule that the number from 0 to below 1 draws. */
function broken(stage: JudgedName, answer: unknown, draw: number): unknown {
  const change = BREAKS[stage][Math.floor(draw * BREAKS[stage].length)];
  const operations = operationsIn(answer);
  if (!operations) return applyPatch(Object(answer) as object, [change]);
  return { ops: [...Object(answer).ops, { ...change, value: JSON.stringify(change?.value) }] };
}
