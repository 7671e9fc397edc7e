import type { Artifacts } from '../../src/artifacts/artifacts.ts';
import type { Design } from '../../src/engines/offline/design/design.ts';
import { makeDesign } from '../../src/engines/offline/design/make-design.ts';
import { capabilities, domains } from '../../src/engines/offline/knowledge/index.ts';
import { products } from '../../src/engines/offline/knowledge/products.ts';
import { understand } from '../../src/engines/offline/understand/understand.ts';
import { verbBook } from '../../src/engines/offline/understand/verbs.ts';
import { STAGES as PROMPTED } from '../../src/generation/stages/index.ts';
import { blueprint, faults, STAGES } from '../engines/offline/blueprint.ts';
import type { ScoredIdea } from './ideas/idea.ts';

/** What the planner made of one idea, and what is wrong with it by the product's own checks. */
export interface Planned {
  given: ScoredIdea;
  artifacts: Artifacts;
  /** What it decided before it wrote. */
  design: Design;
  /** Faults of shape and coherence; none in a sound plan. */
  faults: string[];
}

const verbs = verbBook(capabilities.flatMap((capability) => capability.verbs));

/** Plans one idea with the offline planner, all five stages. */
export async function plan(given: ScoredIdea): Promise<Planned> {
  const { idea, context } = given;
  const artifacts = await blueprint(idea, context);
  const wrong = STAGES.flatMap((stage) => {
    const { schema, lacks } = PROMPTED[stage];
    const parsed = schema.safeParse(artifacts[stage]);
    // Each stage's own schema parses its own artefact.
    return parsed.success ? lacks(parsed.data as never).map(String) : [`${stage}: ${parsed.error.message}`];
  });
  const design = makeDesign(understand(idea, context, verbs), { domains, capabilities, products });
  return { given, artifacts, design, faults: [...wrong, ...faults(idea, context, artifacts)] };
}
