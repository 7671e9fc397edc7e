import type { ArtifactName, Artifacts, PartialArtifacts } from '../../artifacts/artifacts.ts';
import { composeArchitecture } from './compose/architecture/architecture.ts';
import { composeFeatures } from './compose/features/features.ts';
import { composePhases } from './compose/phases/phases.ts';
import { composePromptPack } from './compose/prompts/prompt-pack.ts';
import { composeResearch } from './compose/research/research.ts';
import { adoptArchitecture, adoptResearch } from './design/adopt.ts';
import { makeDesign } from './design/make-design.ts';
import { capabilities, domains } from './knowledge/index.ts';
import { products } from './knowledge/products.ts';
import { type Understanding, understand } from './understand/understand.ts';
import { type VerbBook, verbBook } from './understand/verbs.ts';

let verbs: VerbBook | undefined;

/**
 * Composes one artefact. What stands upstream is used; what is missing is composed here by the same rules, so that a stage
 * asked alone agrees with the stages before it. Pure but for the list of verbs, which is made once, and the last reading.
 */
export function compose(
  stage: ArtifactName,
  idea: string,
  context: string | undefined,
  upstream: PartialArtifacts,
): Artifacts[ArtifactName] {
  const own = makeDesign(read(idea, context), { domains, capabilities, products });
  if (stage === 'research') return composeResearch(own);
  const design = adoptResearch(own, upstream.research);
  if (stage === 'architecture') return composeArchitecture(design);
  const architecture = upstream.architecture ?? composeArchitecture(design);
  const fitted = adoptArchitecture(design, architecture);
  if (stage === 'features') return composeFeatures(fitted);
  const features = upstream.features ?? composeFeatures(fitted);
  return stage === 'phases' ? composePhases(fitted, features) : composePromptPack(fitted, architecture, features);
}

let last: { idea: string; context: string | undefined; read: Understanding } | undefined;

/** What idea and context say. The stages of one blueprint ask one after the other: the last answer is kept. */
function read(idea: string, context: string | undefined): Understanding {
  if (last?.idea === idea && last.context === context) return last.read;
  verbs ??= verbBook(capabilities.flatMap((capability) => capability.verbs));
  last = { idea, context, read: understand(idea, context, verbs) };
  return last.read;
}
