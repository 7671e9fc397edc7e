// What a thread loads: `src/system/worker-pool.ts` starts it.
import { yieldToOthers } from '../system/low-priority.ts';
import { type JobOutcome, perform } from '../system/workers.ts';
import { JOBS } from './jobs.ts';

yieldToOthers();

export const work = ({ job, data }: { job: string; data: unknown }): Promise<JobOutcome> => perform(JOBS, job, data);
