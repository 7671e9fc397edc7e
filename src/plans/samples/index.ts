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
    id: 'plan_b30f2ed3d7f6d91b75c3f41d4a9b473d',
    load: () => import('./key-board.json', { with: { type: 'json' } }),
  },
  {
    id: 'plan_ad950a7ec771a5f81b05f71701c1229d',
    load: () => import('./groomers.json', { with: { type: 'json' } }),
  },
  {
    id: 'plan_922c3ab54c6a26138640deb2ebd88070',
    load: () => import('./status-pages.json', { with: { type: 'json' } }),
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
