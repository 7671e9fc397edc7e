import { operationsIn } from '../artifacts/patch/written-patch.ts';
import type { Judged, Quality, Refused } from '../artifacts/quality.ts';
import type { EngineAnswer, EngineRequest } from '../engines/engine.ts';
import { toldFaults } from '../engines/prompts/repair.ts';
import type { JobOptions, Workers } from '../system/workers.ts';
import { judgeIn, mendIn } from './jobs.ts';
import { fieldsOf, stageNamed } from './stages/index.ts';

/** An answer that did not pass. */
export interface RefusedAnswer extends Pick<Refused, 'faults' | 'part'> {
  answer: unknown;
  /** Why a patch of it could not be used. */
  patchFault?: string;
}

/** An answer that passed. */
export interface Accepted {
  output: unknown;
  quality: Quality;
  /** The answer, with all patches. */
  written: unknown;
}

interface Considering {
  answer: EngineAnswer;
  /** What was refused before, and is to be mended by this answer. */
  refused: RefusedAnswer | undefined;
  work: Omit<Parameters<typeof judgeIn>[1], 'answer'>;
  job: JobOptions;
}

/** What a model is asked after a refusal: to patch the part at fault, or to write all of it again. */
export function repairOf({ answer, faults, part, patchFault }: RefusedAnswer): NonNullable<EngineRequest['repair']> {
  const told = patchFault === undefined ? faults : [patchFault, ...faults];
  return { previous: answer, faults: toldFaults(told), part };
}

/**
 * Makes the artefact of an answer, or of the refused one that it patches, and judges it as a whole. A patch that cannot be
 * used leaves what it was for as it is. Rejects as `Workers.run` does.
 */
export async function considerAnswer(
  workers: Workers,
  { answer, refused, work, job }: Considering,
): Promise<Accepted | RefusedAnswer> {
  if (refused?.part && !isWhole(work.stage, answer)) {
    const { part, answer: previous } = refused;
    const operations = operationsIn(answer.output);
    if (!operations) return { ...refused, patchFault: patchFaultOf(answer) };
    // What has a part is an object.
    const patching = { answer: Object(previous) as object, base: part.base, operations };
    const mended = await mendIn(workers, { ...work, patching }, job);
    return 'fault' in mended ? { ...refused, patchFault: mended.fault } : refusedOr(mended.judged, mended.answer);
  }
  if (answer.faults) return { answer: answer.output, faults: answer.faults };
  const judged = answer.judged ?? (await judgeIn(workers, { ...work, answer: answer.output }, job));
  return refusedOr(judged, answer.output);
}

/** Some models write all of it again, whatever they are asked. */
function isWhole(stage: Considering['work']['stage'], { output, faults }: EngineAnswer): boolean {
  if (faults || operationsIn(output)) return false;
  return fieldsOf(stageNamed(stage)).some((field) => Object.hasOwn(Object(output), field));
}

const patchFaultOf = ({ faults }: EngineAnswer): string =>
  `Your last patch could not be used. ${faults?.join(' ') ?? 'It had no list of operations in "ops".'}`;

const refusedOr = (judged: Judged, answer: unknown): Accepted | RefusedAnswer =>
  'faults' in judged ? { ...judged, answer } : { ...judged, written: answer };
