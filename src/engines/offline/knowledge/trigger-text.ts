import { capabilities, domains } from './index.ts';
import { triggerLines } from './trigger-lines.ts';

/** The triggers of all packs; see trigger-lines.ts. The built product has them made, in a file beside the code. */
export const readTriggers = (): string => triggerLines([...domains, ...capabilities]);
