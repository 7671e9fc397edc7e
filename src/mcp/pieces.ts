import * as z from 'zod';
import { itemSchema } from '../plans/shapes.ts';

/** Which piece of an artefact is wanted. */
export const itemInput = itemSchema
  .optional()
  .describe('A piece: id or name of an item (F3), a section (dataModel) or a path (F3/edgeCases).');

/** Whether what is too long for a client comes as the sizes of its parts. */
export const detailSchema = z
  .enum(['summary', 'full'])
  .optional()
  .describe('summary (default): sizes where it is long. full: all of it.');
