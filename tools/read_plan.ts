import * as z from 'zod';
import { EXPORT_FORMATS } from '../src/artifacts/exports/formats.ts';
import { PIECE_CHARS_MAX } from '../src/artifacts/pieces/piece.ts';
import { AppError } from '../src/errors.ts';
import { planIdSchema } from '../src/generation/input.ts';
import { HOST_RULES } from '../src/generation/orders/host-rules.ts';
import { parseInput } from '../src/generation/parse.ts';
import { exportAnswer } from '../src/mcp/export-text.ts';
import { detailSchema, itemInput } from '../src/mcp/pieces.ts';
import type { McpTool } from '../src/mcp/tool.ts';
import { PLAN_ARTIFACTS } from '../src/plans/names.ts';
import { asSchema } from '../src/plans/shapes.ts';

const input = z.strictObject({
  plan: planIdSchema.describe('`meta.planId` of a generation.'),
  artifact: z
    .enum([...PLAN_ARTIFACTS, 'rules', 'context', 'warnings'])
    .optional()
    .describe(
      'Without it: what the plan has. rules: how to write it. context: idea, context. warnings: of its checks.',
    ),
  item: itemInput,
  version: z.number().int().min(1).optional().describe('Default: the current one.'),
  detail: detailSchema,
  as: z
    .enum([...asSchema.options, ...EXPORT_FORMATS])
    .optional()
    .describe('written: the shape that patches change. Else: export as files, in pieces.'),
});

export const readPlanTool: McpTool = {
  name: 'read_plan',
  title: 'Read a plan',
  description:
    'Use it to look up what is planned, such as a feature you are about to build, or to export it. Reads artefacts whole or an item at a time, and says which are stale. Free.',
  input,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  answersAtOnce: true,
  async call({ work }, args) {
    const { plan, artifact, item, version, detail, as } = parseInput(input, args);
    if (as !== undefined && as !== 'written') {
      if (artifact !== undefined || version !== undefined) throw new AppError('invalid_request', WHOLE_PLAN);
      const { data, meta } = await work.exportPiece({ planId: plan, as, item });
      return exportAnswer(data, meta);
    }
    if (artifact === 'warnings') {
      const { data: warnings, meta } = await work.planWarnings(plan);
      const text = warnings.length > 0 ? warnings.join('\n') : 'Its checks warn of nothing.';
      return { result: { status: 'succeeded', data: { warnings }, meta }, text: [text] };
    }
    if (artifact === 'rules' || artifact === 'context') {
      const { data, meta } = await work.readPlan(plan);
      const words = { idea: data.idea, context: data.context, openChanges: data.openChanges };
      const told = artifact === 'rules' ? { rules: HOST_RULES } : words;
      return {
        result: { status: 'succeeded', data: told, meta },
        text: [artifact === 'rules' ? HOST_RULES : JSON.stringify(words)],
      };
    }
    if (artifact === undefined) {
      if (item !== undefined || version !== undefined) throw new AppError('invalid_request', NO_ARTIFACT);
      const { data, meta } = await work.readPlan(plan);
      const stale = data.artifacts.filter((one) => one.stale.length > 0).map((one) => one.artifact);
      const told = stale.length > 0 ? `Stale: ${stale.join(', ')}. ` : '';
      const said = `${told}Read one with read_plan {"plan":"${plan}","artifact":"features"}.`;
      return { result: { status: 'succeeded', data, meta }, text: [said, JSON.stringify(data)] };
    }
    const asked = { planId: plan, artifact, item, version, full: detail === 'full', as };
    const {
      data: { isWhole, ...data },
      meta,
    } = await work.readArtifact(asked);
    const of = item === undefined ? artifact : `${item} of ${artifact}`;
    const what = data.version === 0 ? `${of}, a draft that is not accepted yet` : `${of}, version ${data.version}`;
    const stale = data.stale.length > 0 ? `; stale, since ${data.stale.join(', ')} changed` : '';
    const rest = isWhole ? '' : ` ${TOO_LONG}`;
    return {
      result: { status: 'succeeded', data, meta },
      text: [`${what} (${data.engine}${stale}).${rest}`, JSON.stringify(data.data)],
    };
  },
};

const WHOLE_PLAN = 'as: an export is of the current versions of a whole plan; leave out artifact and version.';
const NO_ARTIFACT = 'artifact: name the artefact that the item or version is of.';
const TOO_LONG = `It has more than ${PIECE_CHARS_MAX} characters, so these are the sizes of its parts: read one with item.`;
