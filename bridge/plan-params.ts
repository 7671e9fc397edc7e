import * as z from 'zod';
import { wholeQuery } from '../src/artifacts/whole-query.ts';
import { PLAN_ARTIFACTS } from '../src/plans/names.ts';

const VERSION_MAX = 1_000_000;

/** The path parameter of every endpoint of a plan. */
export const planParams = z.object({ id: z.string().describe('Id of the plan, as `meta.planId` told it (plan_…).') });

/** The path parameters of every endpoint of an artefact. */
export const planArtifactParams = planParams.extend({
  artifact: z.enum(PLAN_ARTIFACTS).describe(`Name of the artefact: ${PLAN_ARTIFACTS.join(', ')}.`),
});

/** A version in a query string. */
export const versionQuery = (says: string) => wholeQuery(1, VERSION_MAX).describe(says);
