import { checkCoherence } from '../../artifacts/coherence/index.ts';
import { planOf } from '../../artifacts/coherence/plan/plan.ts';
import { ARTIFACT_NAMES } from '../../artifacts/quality.ts';
import { type ToJudge, toJudge } from '../../artifacts/review/to-judge.ts';
import type { Finished } from './apply-review.ts';
import { planShown } from './shown.ts';

/** What a reviewer is asked, and what of the plan he is shown. Pure. */
export function toReview({ idea, context, brief, ...plan }: Finished): { questions: ToJudge[]; shown: object } {
  const input = { idea, context, brief, artifacts: plan.artifacts };
  const { warnings } = checkCoherence(input, { written: ARTIFACT_NAMES });
  return { questions: toJudge(planOf(input), warnings), shown: planShown(plan) };
}
