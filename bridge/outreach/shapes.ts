import type * as z from 'zod';
import { identitySchema } from '../../src/outreach/shapes/workspace.ts';

/** Shapes of outreach that readers and generated clients know by name. */
export const OUTREACH_SHAPES: Record<string, z.ZodType> = {
  Identity: identitySchema,
};
