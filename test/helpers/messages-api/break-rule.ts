import { applyPatch } from '../../../src/artifacts/patch/apply-patch.ts';
import { operationsIn } from '../../../src/artifacts/patch/written-patch.ts';
import type { AskedName } from './asked-name.ts';
import type { Asked } from './compose.ts';
import type { AnswerFault, FaultPlan } from './faults.ts';

const replace = (path: string, value: unknown) => ({ op: 'replace', path, value });
const add = (path: string, value: unknown) => ({ op: 'add', path, value });

interface Change {
  op: string;
  path: string;
  value: unknown;
}

/** Changes by which a sound answer breaks one rule. */
const BREAKS: Record<AskedName, readonly (Change | Change[])[]> = {
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
  skeleton: [
    replace('/dataModel/0/fields/0', 'no type'),
    replace('/features/0/demands', ['D99']),
    replace('/features/0/by', ['A stranger']),
    replace('/features/0/phase', 'No such phase'),
  ],
  // Each half keeps one of the two.
  architectureFill: [
    [
      add('/edges/-', { from: 'Nowhere', to: 'Anywhere', protocol: 'HTTPS', purpose: 'None.' }),
      replace('/summary', 'Fine.'),
    ],
  ],
  featureSlice: [
    replace('/features/0/criteria/0/uses', ['POST /nowhere']),
    replace('/features/0/id', 'F99'),
    add('/features/0/screens/-', { name: 'Nowhere', shows: ['Nothing.here'], states: [] }),
  ],
  phasesFill: [replace('/phases/1/goal', 'Go.'), replace('/phases/0/duration', 'soon')],
  packIndex: [replace('/prompts/1/dependencies', ['No such prompt']), add('/prompts/0/builds/-', 'F99.1')],
  promptSlice: [add('/adds/fields/-', { entity: 'Nowhere', field: 'none' })],
  review: [replace('/verdicts/0/by', ['F99.9']), replace('/verdicts/0/id', 'D99')],
  phases: [replace('/phases/1/goal', 'Go.'), add('/phases/0/features/-', 'No such feature')],
  promptPack: [
    replace('/prompts/1/dependencies', ['No such prompt']),
    add('/prompts/0/builds/-', 'F99.1'),
    replace('/prompts/2/expectedOutput', 'It.'),
  ],
};

interface Breaking {
  stage: AskedName | undefined;
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
function broken(stage: AskedName, answer: unknown, draw: number): unknown {
  const change = BREAKS[stage][Math.floor(draw * BREAKS[stage].length)];
  const changes = Array.isArray(change) ? change : [change];
  const operations = operationsIn(answer);
  if (!operations) return applyPatch(Object(answer) as object, changes);
  return { ops: [...Object(answer).ops, ...changes.map((one) => ({ ...one, value: JSON.stringify(one?.value) }))] };
}
