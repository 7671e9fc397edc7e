import { asking } from './asking.ts';
import { finding } from './finding.ts';
import { making } from './making.ts';
import { noting } from './noting.ts';
import type { Mechanism } from './schema.ts';
import { sending } from './sending.ts';

export { type Output, outputs } from './outputs.ts';
export { parts } from './parts.ts';
export type { Mechanism } from './schema.ts';

/** How what ideas ask for works inside, told by the shape of the sentence that asks. The first that fits a clause has it. */
export const mechanisms: readonly Mechanism[] = [noting, making, asking, finding, sending].flat();
