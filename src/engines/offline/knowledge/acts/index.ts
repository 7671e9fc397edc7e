import { lazy } from '../../language/lazy.ts';
import { deciding } from './deciding.ts';
import { figuring } from './figuring.ts';
import { finding } from './finding.ts';
import { general } from './general.ts';
import { making } from './making.ts';
import { moving } from './moving.ts';
import { operating } from './operating.ts';
import type { ActKind } from './schema.ts';

export { carryOut, partOf } from './general.ts';
export type { ActKind } from './schema.ts';

/** Every kind of act that the planner can build where no capability knows it. */
export const actKinds: readonly ActKind[] = [finding, figuring, making, moving, deciding, operating, general].flat();

const byVerb = lazy(() => new Map(actKinds.flatMap((kind) => kind.verbs.map((verb) => [verb, kind] as const))));

/** What a verb in its base form means in a program, if any kind has it. */
export const actKindOf = (verb: string): ActKind | undefined => byVerb().get(verb);
