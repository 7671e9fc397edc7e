import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { architectureSchema } from '../../src/artifacts/architecture.ts';
import { briefSchema } from '../../src/artifacts/brief.ts';
import { featuresSchema } from '../../src/artifacts/features.ts';
import { phasesSchema } from '../../src/artifacts/phases.ts';
import { promptPackSchema } from '../../src/artifacts/prompt-pack.ts';
import { researchSchema } from '../../src/artifacts/research.ts';
import { answersFor, brief, ideaOf } from '../helpers/answers/answers.ts';

const PLANS = new URL('./plans/', import.meta.url);
/** Nothing else is developed or tested on these seeds. */
const FIRST_SEED = 5000;
/** How many plans are drawn from seeds; those in the folder come on top. */
export const SEEDS = 92;

const soundPlanSchema = z.object({
  name: z.string().min(1),
  idea: z.string().min(1),
  context: z.string().optional(),
  brief: briefSchema,
  artifacts: z.object({
    research: researchSchema.optional(),
    architecture: architectureSchema,
    features: featuresSchema,
    phases: phasesSchema,
    promptPack: promptPackSchema,
  }),
});

/** A plan that the rules must accept: what was asked, and every artefact. */
export type SoundPlan = z.infer<typeof soundPlanSchema>;

/** The plans that people wrote, in the order of their file names. */
export function writtenPlans(): SoundPlan[] {
  const files = readdirSync(PLANS).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => readPlan(file));
}

function readPlan(file: string): SoundPlan {
  const parsed = soundPlanSchema.safeParse(JSON.parse(readFileSync(new URL(file, PLANS), 'utf8')));
  if (!parsed.success) throw new Error(`plans/${file} has the wrong shape: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Plans drawn from seeds: closed by construction. */
export const drawnPlans = (count = SEEDS): SoundPlan[] =>
  Array.from({ length: count }, (_, at) => {
    const seed = FIRST_SEED + at;
    // Parsing copies every list. Drawn answers share some, and a change in one place would change the others too.
    return soundPlanSchema.parse({
      name: `seed ${seed}`,
      idea: ideaOf(seed),
      brief: brief(seed),
      artifacts: answersFor(seed),
    });
  });
