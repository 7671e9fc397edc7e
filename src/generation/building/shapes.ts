import * as z from 'zod';
import { clean } from '../../artifacts/text.ts';
import { planIdSchema } from '../input.ts';

const NOTE_CHARS_MAX = 2_000;
export const EVIDENCE_BYTES_MAX = 20_000;
/** The prompts of a pack and its setup, with some room. */
const DONE_AT_ONCE_MAX = 30;
const PROMPT_CHARS_MAX = 300;
const VERSION_MAX = 1_000_000;

const said = () => z.string().overwrite(clean);
const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

const evidenceSchema = z
  .strictObject({
    files: z.array(said()).optional().describe('Files that were made or changed.'),
    command: said().optional().describe('The command that checked it.'),
    exitCode: z.number().int().optional().describe('What the command exited with.'),
    commit: said().optional().describe('The commit that holds it.'),
  })
  .refine((evidence) => bytesOf(evidence) <= EVIDENCE_BYTES_MAX, {
    error: ({ input }) => `must be at most ${EVIDENCE_BYTES_MAX} bytes of JSON (this one has ${bytesOf(input)})`,
  })
  .describe('What shows that it is built: at most 20 kB.');

/** Prompts that were built. */
export const doneSchema = z
  .array(
    z.strictObject({
      prompt: said().min(1).max(PROMPT_CHARS_MAX).describe('Id of the prompt, as it was handed out: setup, P3.'),
      note: said().max(NOTE_CHARS_MAX).optional().describe('What was built, in a few words.'),
      evidence: evidenceSchema.optional(),
      version: z
        .number()
        .int()
        .min(1)
        .max(VERSION_MAX)
        .optional()
        .describe('The version of the prompt that was built, as it was handed out. Default: the current one.'),
    }),
  )
  .max(DONE_AT_ONCE_MAX)
  .describe('Prompts that are built.');

export const nextPromptInput = z.strictObject({
  plan: planIdSchema.describe('Id of the plan.'),
  done: doneSchema.optional(),
});

const prompt = z.string().describe('Id of the prompt: setup, P3.');
const name = z.string().describe('Its name.');
const version = z.number().int().describe('The version of the prompt pack that it was built from.');
const builtShape = {
  prompt,
  name,
  status: z.enum(['claimed', 'proven']).describe('claimed: its builder says so. proven: a check has seen it.'),
  version,
  note: z.string().describe('What its builder noted, cut after 200 characters.'),
  doneAt: z.iso.datetime().describe('When it was marked done. ISO 8601, UTC.'),
  exitCode: z
    .number()
    .int()
    .optional()
    .describe('What its command exited with, as it was told last; absent unless the command failed.'),
};

/** How far a plan is built, and the prompt that is next. */
export const nextPromptSchema = z
  .object({
    planId: z.string().describe('Id of the plan.'),
    version: z.number().int().describe('Version of the prompt pack.'),
    writtenBy: z.string().describe('The model or engine that wrote it.'),
    stale: z.array(z.string()).describe('What the pack was made from that has another current version since.'),
    openChanges: z.array(z.string()).describe('What was asked to change and is not taken up yet, in its own words.'),
    marked: z
      .array(
        z.object({
          prompt,
          stored: z.boolean().describe('False where the same was said before.'),
          warnings: z
            .array(z.string())
            .optional()
            .describe('What speaks against it: its command failed, or it waits for prompts that are not done.'),
        }),
      )
      .describe('What this call marked done.'),
    prompt: z
      .object({
        id: prompt,
        name,
        prompt: z.string().describe('The whole prompt.'),
        expectedOutput: z.string().optional().describe('What there should be once it is done.'),
      })
      .optional()
      .describe('The prompt to build next; absent once all are done.'),
    done: z.array(z.object(builtShape)).describe('Prompts that are done.'),
    changed: z.array(z.object(builtShape)).describe('Prompts that have changed since they were done: open again.'),
    open: z.array(z.object({ prompt, name })).describe('Prompts that can be built now, the next one first.'),
    blocked: z
      .array(z.object({ prompt, name, by: z.array(z.string()).describe('Ids of the prompts that it waits for.') }))
      .describe('Prompts that wait for others.'),
  })
  .describe('How far a plan is built, and its next prompt.');

export type Evidence = z.output<typeof evidenceSchema>;
export type Done = z.output<typeof doneSchema>;
export type BuildView = z.infer<typeof nextPromptSchema>;
