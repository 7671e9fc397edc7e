import { dependencyCycle } from './dependency-cycle.ts';
import { duplicateId } from './duplicate-id.ts';
import { figuresDiffer } from './figures-differ.ts';
import { missingFile } from './missing-file.ts';
import { noCriterion } from './no-criterion.ts';
import { notCarried } from './not-carried.ts';
import type { Rule } from './rule.ts';
import { unknownReference } from './unknown-reference.ts';
import { unreadable } from './unreadable.ts';

/** Every rule, in the order in which it is documented. */
export const RULES: readonly Rule[] = [
  notCarried,
  unknownReference,
  duplicateId,
  dependencyCycle,
  noCriterion,
  missingFile,
  figuresDiffer,
  unreadable,
];
