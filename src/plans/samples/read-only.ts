import { AppError } from '../../errors.ts';

/** What a change of a sample is refused with, through every door. */
export const isReadOnly = (planId: string): AppError =>
  new AppError(
    'conflict',
    `${planId} is a sample: every workspace can read it and build from it, and none can change it. To make a plan of your own, call plan_next or generate_blueprint with your idea, or run \`planwright generate blueprint "…"\`. Nothing was changed or charged.`,
  );
