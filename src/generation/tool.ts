import type * as z from 'zod';
import type { Tier } from '../accounts/tiers.ts';
import type { ArtifactName, PartialArtifacts } from '../artifacts/artifacts.ts';

/** What can be generated: data that `generate` works by and that all doors show. */
export interface GenerationTool {
  /** Its name in MCP and in `meta.tool`. */
  name: string;
  title: string;
  /** For the model that chooses a tool: what it makes, when to use it. */
  description: string;
  /** Credits. */
  price: number;
  /** The smallest tier that has it. */
  tier: Tier;
  /** Made of the fields in input.ts, so that it parses to GenerationInput; other fields are refused. */
  input: z.ZodObject;
  /** The shape of `data`. */
  output: z.ZodType;
  /** What it makes, in the order it is shown. */
  stages: readonly ArtifactName[];
  /** Milliseconds for all stages together, at their usual time; each stage alone is bounded in any case. */
  deadlineMs?: number;
  /** Puts `data` together from what the stages made. */
  assemble(made: { idea: string; artifacts: PartialArtifacts; finishedAt: number }): unknown;
}
