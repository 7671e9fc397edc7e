import { AppError } from '../../src/errors.ts';
import { type JobOutcome, perform } from '../../src/system/workers.ts';

// What the threads of a pool under test load.

const held: unknown[] = [];

const JOBS = {
  echo: (data: unknown) => data,
  refuse: () => {
    throw new AppError('unprocessable', 'The text asks for nothing.');
  },
  break: () => {
    throw new TypeError('x is not a function');
  },
  spin: () => {
    for (;;) held.length = 0;
  },
  match: (text: string) => /^(a+)+$/.test(text),
  exit: () => process.exit(1),
  hoard: () => {
    for (;;) held.push(new Array(1_000_000).fill(Math.random()));
  },
};

export const work = ({ job, data }: { job: string; data: unknown }): Promise<JobOutcome> => perform(JOBS, job, data);
