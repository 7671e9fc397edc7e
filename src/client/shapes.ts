import * as z from 'zod';
import { architectureSchema } from '../artifacts/architecture.ts';
import { blueprintSchema } from '../artifacts/blueprint.ts';
import { featuresSchema } from '../artifacts/features.ts';
import { phasesSchema } from '../artifacts/phases.ts';
import { promptPackSchema } from '../artifacts/prompt-pack.ts';
import { researchSchema } from '../artifacts/research.ts';
import { clean } from '../artifacts/text.ts';
import { creditsSchema } from '../generation/credits-view.ts';
import { metaSchema } from '../generation/envelope.ts';
import { type CalledInput, RUN_ID_PATTERN } from '../generation/input.ts';
import { progressSchema } from '../generation/progress/shapes.ts';
import { isErrorCode, RUN_STATUSES, runMetaSchema, stageViewSchema } from '../generation/run-view.ts';

/** What each tool makes: the shape of the `data` of its answer. */
const TOOL_DATA = {
  generate_research: researchSchema,
  generate_architecture: architectureSchema,
  generate_features: featuresSchema,
  generate_phases: phasesSchema,
  generate_prompt_pack: promptPackSchema,
  generate_blueprint: blueprintSchema,
};

export type ToolName = keyof typeof TOOL_DATA;
export type ToolData = { [Name in ToolName]: z.infer<(typeof TOOL_DATA)[Name]> };

export const isToolName = (name: string): name is ToolName => Object.hasOwn(TOOL_DATA, name);

/**
 * True when the required fields of a tool's `data` are there. It goes no deeper: what was paid for is not withheld because a newer
 * service words one of its parts in another way.
 */
export const isDataOf = <Name extends ToolName>(tool: Name, data: object): data is ToolData[Name] =>
  Object.entries<z.ZodType>(TOOL_DATA[tool].shape).every(
    ([field, schema]) => field in data || schema.safeParse(undefined).success,
  );

/**
 * What a tool is called with: an idea, or a plan in its place. An artefact is the `data` of an earlier answer or the id of
 * its run.
 */
export type ToolInput = CalledInput & ({ idea: string } | { plan: string });

const TEXT_CHARS_MAX = 2_000;
const NAME_CHARS_MAX = 100;
const STAGES_MAX = 100;
const WARNINGS_MAX = 50;

// A service newer than this client may say more: what is not known passes, and what is shown to people is kept short.
const short = (charsMax: number) => z.string().transform((text) => clean(text).slice(0, charsMax));
const name = short(NAME_CHARS_MAX);

export const runIdSchema = z.string().regex(RUN_ID_PATTERN);

const { quality, usage, brief } = runMetaSchema.shape;

/** `meta`: the contract's fields must be there; what is told beyond them is left out when it is not as expected. */
const answerMetaSchema = z.looseObject({
  ...metaSchema.pick({ creditsCharged: true, creditsRemaining: true, durationMs: true }).shape,
  tool: name,
  requestId: name,
  runId: runIdSchema.optional().catch(undefined),
  engine: name.optional().catch(undefined),
  model: name.nullish().catch(undefined),
  quality: quality.optional().catch(undefined),
  usage: usage.optional().catch(undefined),
  warnings: z.array(short(TEXT_CHARS_MAX)).max(WARNINGS_MAX).optional().catch(undefined),
  brief: brief.catch(undefined),
  planId: name.optional().catch(undefined),
});

const runStateSchema = z.looseObject({
  runId: runIdSchema,
  tool: name,
  status: z.enum(RUN_STATUSES),
  stages: z
    .array(
      z.looseObject({
        ...stageViewSchema.shape,
        name,
        headline: short(TEXT_CHARS_MAX).nullable(),
      }),
    )
    .max(STAGES_MAX),
  // An older service tells none.
  progress: progressSchema.nullish().catch(undefined),
  result: z.looseObject({}).nullable(),
  creditsCharged: z.number().int().min(0),
  error: z
    .looseObject({
      code: z.string().transform((code) => (isErrorCode(code) ? code : ('internal' as const))),
      message: short(TEXT_CHARS_MAX),
    })
    .nullable(),
});

/** How a run stands. `result` is what its tool makes, once it succeeded. */
export type RunState = z.infer<typeof runStateSchema>;
export type AnswerMeta = z.infer<typeof answerMetaSchema>;

export const runEventSchema = runStateSchema;
export const runAnswerSchema = z.looseObject({ data: runStateSchema, meta: answerMetaSchema });
export const creditsAnswerSchema = z.looseObject({
  data: z.looseObject({ ...creditsSchema.shape, workspaceName: name, planLabel: name }),
  meta: answerMetaSchema,
});
export const acceptedAnswerSchema = z.looseObject({
  data: z.looseObject({ runId: runIdSchema, status: z.literal('running') }),
  meta: answerMetaSchema,
});
export const madeAnswerSchema = z.looseObject({ data: z.looseObject({}), meta: answerMetaSchema });
export const errorAnswerSchema = z.looseObject({
  error: z.looseObject({ code: z.string(), message: short(TEXT_CHARS_MAX) }),
});

export type CreditsAnswer = z.infer<typeof creditsAnswerSchema>;
export type RunAnswer = z.infer<typeof runAnswerSchema>;
