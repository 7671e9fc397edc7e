import * as z from 'zod';
import { EXPORT_FORMATS } from '../../artifacts/exports/formats.ts';
import type { ExportPiece } from '../../artifacts/exports/pieces.ts';
import { PLAN_ARTIFACTS } from '../../plans/names.ts';

/** Whose files a plan is written as. */
export const exportFormatSchema = z
  .enum(EXPORT_FORMATS)
  .describe(
    'markdown: files to read; agents: the same, with a note for AGENTS.md, CLAUDE.md and Cursor; else the tool that is to read them.',
  );

export const planExportSchema = z
  .object({
    planId: z.string().describe('Id of the plan (plan_…).'),
    as: exportFormatSchema,
    stale: z
      .array(z.enum(PLAN_ARTIFACTS))
      .describe('Artefacts in it that were made from something that has changed since.'),
    files: z
      .array(
        z.object({
          path: z.string().describe('From the top of the repository, with forward slashes.'),
          text: z.string().describe('What it holds.'),
          block: z
            .literal(true)
            .optional()
            .describe(
              'Set where the text is a block of a file that holds more: put it between `<!-- planwright:plan:start -->` and `<!-- planwright:plan:end -->`, in place of such a block, else at the end.',
            ),
          head: z.string().optional().describe('What stands above the block in a file that is new.'),
          onlyWhere: z
            .string()
            .optional()
            .describe('A path of the repository: write the file only where it is there already.'),
        }),
      )
      .describe('The files, in the order in which they are read.'),
  })
  .describe('A plan as files.');

export type PlanExport = z.infer<typeof planExportSchema>;

/** A piece of it, as it is told over MCP. */
export type ExportPieceView = Omit<PlanExport, 'files'> & ExportPiece;
