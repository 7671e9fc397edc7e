import { describe, it } from 'vitest';
import { EXPORT_FORMATS } from '../../../src/artifacts/exports/formats.ts';
import { exportPlan } from '../../../src/artifacts/exports/index.ts';
import { expectPieces } from './in-pieces.ts';
import { twentyPlans } from './twenty-plans.ts';

const plans = await twentyPlans();

describe.each(EXPORT_FORMATS)('an export as %s in pieces', (format) => {
  it.each(plans)('of $name is its files when they are joined, and no answer is cut', (plan) => {
    expectPieces(exportPlan(format, plan));
  });
});
