import type { Given } from '../artifacts/authored/form.ts';
import { checkCoherence } from '../artifacts/coherence/index.ts';
import type { CoherenceInput } from '../artifacts/coherence/rule.ts';
import type { Judged, JudgedName, Quality } from '../artifacts/quality.ts';
import type { Engine, EngineAnswer } from '../engines/engine.ts';
import type { OutlineRequest } from '../engines/outline/answer.ts';
import type { JobOptions, Workers } from '../system/workers.ts';
import { judge } from './judge.ts';
import { stageNamed } from './stages/index.ts';

interface ToJudge {
  stage: JudgedName;
  answer: unknown;
  writes: Engine['writes'];
  given: Given;
}

interface ToCheck {
  input: CoherenceInput;
  written: readonly JudgedName[];
}

/** What runs in threads, by name: pure functions of JSON. */
export const JOBS = {
  outline: writeAndJudge,
  judge: ({ stage, answer, writes, given }: ToJudge): Judged => judge(stageNamed(stage), answer, writes, given),
  check: ({ input, written }: ToCheck): Quality => checkCoherence(input, { written }),
};

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

/** Checks what exists in a thread. Rejects as `Workers.run` does. */
export const checkIn = (workers: Workers, work: ToCheck, options: JobOptions): Promise<Quality> =>
  workers.run('check', work, options) as Promise<Quality>;
