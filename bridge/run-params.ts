import * as z from 'zod';

/** The path parameter of every endpoint of a run. */
export const runParams = z.object({ id: z.string().describe('Id of the run, as a generation answered it (run_…).') });
