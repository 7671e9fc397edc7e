// Finished plans that ship with the product. Every workspace can read them and build from them; none can change them.
import { must } from '../../system/must.ts';
import type { SampleFile } from './sample-file.ts';

interface Sample {
  id: string;
  /** Its file, read late: no start of a process waits for it. */
  load(): Promise<{ default: unknown }>;
}

/** Every sample, in the order in which they are listed: a line and a file each. */
export const SAMPLES: readonly Sample[] = [
  {
    id: 'plan_bd28a336825875c69df82e77a7e0a159',
    load: () => import('./placeholder.json', { with: { type: 'json' } }),
  },
];

/** Whether a plan is a sample. Loads none. */
export const isSample = (planId: string): boolean => SAMPLES.some(({ id }) => id === planId);

/** The file of a sample. */
export async function readSample(planId: string): Promise<SampleFile> {
  const { load } = must(SAMPLES.find(({ id }) => id === planId));
  // A test reads each file by its schema.
  return (await load()).default as SampleFile;
}
