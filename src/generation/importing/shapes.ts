import * as z from 'zod';
import { PLAN_ARTIFACTS } from '../../plans/names.ts';
import { IMPORT_FORMATS } from '../../specs/imports/reading.ts';
import type { BodyLimit } from '../../system/json-body.ts';

/** Files of an import, and characters of all their texts. */
export const FILES_MAX = 500;
export const IMPORT_CHARS_MAX = 4_000_000;
/** Of a request with them. */
export const IMPORT_LIMIT: BodyLimit = { bytes: 16 * 1024 * 1024, advice: 'send only the files of the spec' };
/** Of a path, in an error. */
const PATH_CHARS = 200;

/** Paths are taken as they are written: one file has one. */
function faultOf(path: string, other: string | undefined): string | undefined {
  const shown = `“${path.slice(0, PATH_CHARS).toWellFormed()}”`;
  if (/^\/|\\|(?:^|\/)(?:\.{0,2})(?:\/|$)/.test(path))
    return `must be written without \`//\`, \`./\`, \`../\` and backslashes, from the top of the repository: ${shown}`;
  if (other === path) return `is the path of another file too: ${shown}`;
  return other === undefined ? undefined : `differs from another path only in its letters' case: ${shown}`;
}

export const importFormatSchema = z
  .enum(IMPORT_FORMATS)
  .describe('Whose files they are; needed only where there are specs of several.');

export const filesToImportSchema = z
  .array(
    z.object({
      path: z.string().min(1).max(1_000).describe('From the top of the repository, with forward slashes.'),
      text: z.string().describe('What it holds.'),
    }),
  )
  .min(1)
  .max(FILES_MAX)
  .superRefine((files, context) => {
    const known = new Map<string, string>();
    for (const [at, { path }] of files.entries()) {
      const message = faultOf(path, known.get(path.toLowerCase()));
      if (message !== undefined) context.addIssue({ code: 'custom', path: [at, 'path'], message });
      known.set(path.toLowerCase(), path);
    }
  })
  .describe('The files of one spec, as an export wrote them and people changed them.');

const placeShape = {
  file: z.string().describe('Its path in the folder of the spec.'),
  line: z.number().int().describe('Line in it, from 1.'),
};

const changeSchema = z.object({
  artifact: z.enum(PLAN_ARTIFACTS).describe('The artefact that it is in.'),
  change: z.enum(['changed', 'added', 'removed', 'reordered']).describe('What was done.'),
  item: z.string().describe('What it is about, by its id or name: F1.2, P3 checks.'),
  was: z.string().optional().describe('What it said before, as far as it is told.'),
  is: z.string().optional().describe('What it says now, as far as it is told.'),
  places: z.array(z.object(placeShape)).describe('Where it was read.'),
});

export const planImportSchema = z
  .object({
    status: z
      .enum(['imported', 'unchanged', 'refused', 'preview', 'opened'])
      .describe(
        'refused: nothing was imported, see lost and conflicts. opened: the spec has become a plan of its own.',
      ),
    planId: z.string().optional().describe('Id of the plan (plan_…); absent where none was opened.'),
    as: importFormatSchema.describe('Whose files they were.'),
    changes: z.array(changeSchema).describe('What the edits change in the plan.'),
    lost: z
      .array(
        z.object({
          ...placeShape,
          text: z.string().describe('What stands there, or stood there.'),
          isGone: z.boolean().describe('True for a line that was removed.'),
          why: z.string().describe('Why the plan cannot take it.'),
        }),
      )
      .describe('Edits that have no place in the plan.'),
    conflicts: z
      .array(
        z.object({
          ...placeShape,
          item: z.string().describe('What was changed twice.'),
          why: z.string().describe('Both sides.'),
        }),
      )
      .describe('Edits of what has changed in the plan since it was exported.'),
    versions: z
      .array(
        z.object({
          artifact: z.enum(PLAN_ARTIFACTS).describe('The artefact.'),
          version: z.number().int().describe('Its new version.'),
        }),
      )
      .describe('Versions that are new.'),
    stale: z.array(z.enum(PLAN_ARTIFACTS)).describe('Artefacts that were made from something that has changed since.'),
    notes: z.array(z.string()).describe('What else there is to know.'),
  })
  .describe('What an import of files comes to.');

export type PlanImport = z.infer<typeof planImportSchema>;

/** What a request to import has. */
export const importShape = {
  files: filesToImportSchema,
  as: importFormatSchema.optional(),
  dryRun: z.boolean().optional().describe('Tells what would be imported, and changes nothing.'),
  partial: z.boolean().optional().describe('Leaves edits that have no place in the plan, and imports the rest.'),
};
