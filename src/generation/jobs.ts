import type { Given } from '../artifacts/authored/form.ts';
import { checkCoherence } from '../artifacts/coherence/index.ts';
import type { CoherenceInput } from '../artifacts/coherence/rule.ts';
import type { ExportedFile, PlanToExport } from '../artifacts/exports/exported.ts';
import type { ExportFormat } from '../artifacts/exports/formats.ts';
import { exportPlan } from '../artifacts/exports/index.ts';
import { type ExportPiece, exportPiece } from '../artifacts/exports/pieces.ts';
import { type PlanPage, planPage } from '../artifacts/page/plan-page.ts';
import type { PlanToShow } from '../artifacts/page/shown.ts';
import { partAtFault } from '../artifacts/patch/part-at-fault.ts';
import type { Judged, JudgedName, Quality } from '../artifacts/quality.ts';
import type { Reviewed } from '../artifacts/review/review.ts';
import type { Engine, EngineAnswer } from '../engines/engine.ts';
import type { OutlineRequest } from '../engines/outline/answer.ts';
import { FAULTS_TOLD_MAX, toldFaults } from '../engines/prompts/repair.ts';
import type { FoundSpec } from '../specs/imports/find-spec.ts';
import { type ForeignPlan, foreignPlan } from '../specs/imports/foreign.ts';
import { type EditsToImport, type ImportedEdits, importEdits } from '../specs/imports/import-edits.ts';
import type { JobOptions, Workers } from '../system/workers.ts';
import { carried, type ToCarry } from './importing/carried.ts';
import { judge } from './judge.ts';
import { mend, type Patching } from './mend.ts';
import { consider, type Submission } from './orders/consider.ts';
import { makeOrder } from './orders/order-job.ts';
import type { PlanState } from './orders/plan-state.ts';
import { readPart, type ToRead } from './parts/read-part.ts';
import { applyPatches, type Changed, type Finished, type Lacks, lacksOf, stillOpen } from './review/apply-review.ts';
import { toReview } from './review/to-review.ts';
import { makeSample } from './sample.ts';
import { fieldsOf, stageNamed } from './stages/index.ts';

interface ToJudge {
  stage: JudgedName;
  answer: unknown;
  writes: Engine['writes'];
  given: Given;
}

interface ToMend extends Omit<ToJudge, 'answer'> {
  patching: Patching;
}

/** A patched answer and what the checks make of it, or why it cannot be patched so. */
export type Mended = { answer: unknown; judged: Judged } | { fault: string };

interface ToCheck {
  input: CoherenceInput;
  written: readonly JudgedName[];
}

/** As it crosses to a thread. */
interface ForeignSpec extends Omit<FoundSpec, 'texts'> {
  texts: [path: string, text: string][];
}

interface ToExport {
  format: ExportFormat;
  source: PlanToExport;
}

interface ToExportInPieces extends ToExport {
  item: string | undefined;
}

/** What runs in threads, by name: pure functions of JSON. */
export const JOBS = {
  outline: writeAndJudge,
  judge: judgeWhole,
  mend: mendAndJudge,
  check: ({ input, written }: ToCheck): Quality => checkCoherence(input, { written }),
  readPart,
  toReview,
  applyPatches,
  lacksOf,
  stillOpen,
  order: makeOrder,
  planPage,
  export: ({ format, source }: ToExport): ExportedFile[] => exportPlan(format, source),
  exportPiece: ({ format, source, item }: ToExportInPieces): ExportPiece =>
    exportPiece(exportPlan(format, source), item),
  importEdits,
  carried: carriedTexts,
  foreign: ({ texts, ...spec }: ForeignSpec): ForeignPlan | undefined =>
    foreignPlan({ ...spec, texts: new Map(texts) }),
  sample: ({ id }: { id: string }) => makeSample(id),
  consider: ({ state, submission }: { state: PlanState; submission: Submission }) => consider(state, submission),
};

/** What its author needs to mend a refused answer is found here too: that work grows with the answer. */
function judgeWhole({ stage: name, answer, writes, given }: ToJudge): Judged {
  const stage = stageNamed(name);
  const judged = judge(stage, answer, writes, given);
  if ('output' in judged) return judged;
  const { faults, places = [] } = judged;
  const told = { fields: fieldsOf(stage), faults: toldFaults(faults), places: places.slice(0, FAULTS_TOLD_MAX) };
  return { faults, part: partAtFault(answer, told) };
}

/** Operations of a patch that is tried without each of them. */
const TRIED_MAX = 12;

/**
 * In one job, so that the patched answer crosses to its judge only once. A patch that mends all faults and brings a new
 * one is taken without the operation that does, where that is one of a few.
 */
function mendAndJudge({ patching, ...work }: ToMend): Mended {
  const { operations } = patching;
  const whole = mendOnce({ ...work, patching });
  if ('fault' in whole || 'output' in whole.judged || operations.length > TRIED_MAX) return whole;
  const without = (at: number) => ({ ...work, patching: { ...patching, operations: operations.toSpliced(at, 1) } });
  for (let at = operations.length - 1; at >= 0 && operations.length > 1; at--) {
    const tried = mendOnce(without(at));
    if ('judged' in tried && 'output' in tried.judged) return tried;
  }
  return whole;
}

function mendOnce({ patching, ...work }: ToMend): Mended {
  const mended = mend(patching);
  return 'fault' in mended ? mended : { ...mended, judged: judgeWhole({ ...work, answer: mended.answer }) };
}

/** In one job, so that what an outline builds on crosses to a thread once. */
async function writeAndJudge(request: OutlineRequest): Promise<EngineAnswer> {
  // Its rules take long to load, and a model's answers need none of them.
  const { answerInOutline } = await import('../engines/outline/answer.ts');
  const { output, warnings } = answerInOutline(request);
  return { output: undefined, judged: judge(stageNamed(request.stage), output, 'stored', request), warnings };
}

/** Judges an answer in a thread. Rejects as `Workers.run` does. */
export const judgeIn = (workers: Workers, work: ToJudge, options: JobOptions): Promise<Judged> =>
  // The job of that name gives it.
  workers.run('judge', work, options) as Promise<Judged>;

/** Applies a patch to a refused answer in a thread, and judges the result as a whole. Rejects as `Workers.run` does. */
export const mendIn = (workers: Workers, work: ToMend, options: JobOptions): Promise<Mended> =>
  workers.run('mend', work, options) as Promise<Mended>;

/** Checks what exists in a thread. Rejects as `Workers.run` does. */
export const checkIn = (workers: Workers, work: ToCheck, options: JobOptions): Promise<Quality> =>
  workers.run('check', work, options) as Promise<Quality>;

/** Reads a part of a blueprint in a thread. Rejects as `Workers.run` does. */
export const readPartIn = (workers: Workers, work: ToRead, options: JobOptions): Promise<ReturnType<typeof readPart>> =>
  workers.run('readPart', work, options) as Promise<ReturnType<typeof readPart>>;

/** What a reviewer is asked and shown, found in a thread. Rejects as `Workers.run` does. */
export const toReviewIn = (
  workers: Workers,
  plan: Finished,
  options: JobOptions,
): Promise<ReturnType<typeof toReview>> =>
  workers.run('toReview', plan, options) as Promise<ReturnType<typeof toReview>>;

/** Applies the patches of one verdict in a thread. Rejects as `Workers.run` does. */
export const applyPatchesIn = (
  workers: Workers,
  work: Parameters<typeof applyPatches>[0],
  options: JobOptions,
): Promise<Changed | undefined> => workers.run('applyPatches', work, options) as Promise<Changed | undefined>;

/** What prompts lack, found in a thread. Rejects as `Workers.run` does. */
export const lacksIn = (
  workers: Workers,
  work: Parameters<typeof lacksOf>[0],
  options: JobOptions,
): Promise<Lacks | undefined> => workers.run('lacksOf', work, options) as Promise<Lacks | undefined>;

/** What a review leaves open, found in a thread. Rejects as `Workers.run` does. */
export const stillOpenIn = (
  workers: Workers,
  work: Parameters<typeof stillOpen>[0],
  options: JobOptions,
): Promise<Reviewed['open']> => workers.run('stillOpen', work, options) as Promise<Reviewed['open']>;

/** Writes the page of a plan in a thread. Rejects as `Workers.run` does. */
export const planPageIn = (workers: Workers, plan: PlanToShow, options: JobOptions): Promise<PlanPage> =>
  workers.run('planPage', plan, options) as Promise<PlanPage>;

/** Writes the files of a plan in a thread. Rejects as `Workers.run` does. */
export const exportIn = (workers: Workers, plan: ToExport, options: JobOptions): Promise<ExportedFile[]> =>
  workers.run('export', plan, options) as Promise<ExportedFile[]>;

/** Writes a piece of them in a thread. Rejects as `Workers.run` does. */
export const exportPieceIn = (workers: Workers, plan: ToExportInPieces, options: JobOptions): Promise<ExportPiece> =>
  workers.run('exportPiece', plan, options) as Promise<ExportPiece>;
/** Takes hand edits into a plan in a thread. Rejects as `Workers.run` does. */
export const importEditsIn = (workers: Workers, work: EditsToImport, options: JobOptions): Promise<ImportedEdits> =>
  workers.run('importEdits', work, options) as Promise<ImportedEdits>;

/** Each artefact’s words after edits by hand, as text; those that no words make are left out. */
function carriedTexts(work: ToCarry[]): { [Name in JudgedName]?: string } {
  const texts = work.map((one): [string, unknown] => [one.name, carried(one)]);
  return Object.fromEntries(texts.flatMap(([name, own]) => (own === undefined ? [] : [[name, JSON.stringify(own)]])));
}

/** Carries edits by hand into what authors wrote, in a thread. Rejects as `Workers.run` does. */
export const carriedIn = (
  workers: Workers,
  work: ToCarry[],
  options: JobOptions,
): Promise<ReturnType<typeof carriedTexts>> =>
  workers.run('carried', work, options) as Promise<ReturnType<typeof carriedTexts>>;

/** Makes a plan of a spec in a thread. Rejects as `Workers.run` does. */
export const foreignIn = (workers: Workers, spec: ForeignSpec, options: JobOptions): Promise<ForeignPlan | undefined> =>
  workers.run('foreign', spec, options) as Promise<ForeignPlan | undefined>;
