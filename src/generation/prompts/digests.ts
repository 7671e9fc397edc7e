import type { Architecture } from '../../artifacts/architecture.ts';
import type { Features } from '../../artifacts/features.ts';
import type { Research } from '../../artifacts/research.ts';

// What later stages build on. What is left out here is compared with nothing and would only cost tokens. Lists keep all
// their items and names are never shortened, because later artefacts must name every one of them.

/** All of it. */
export const whole = <Artifact>(artifact: Artifact): Artifact => artifact;

/** Whom the product is for, what they use and pay, what could go wrong; without sizes and trends. */
export function researchDigest({ summary, audience, competitors, risks, unitEconomics, recommendation }: Research) {
  return {
    summary,
    audience,
    competitors: competitors.map(({ name, gap }) => ({ name, gap })),
    risks,
    unitEconomics: { model: unitEconomics.model },
    recommendation,
  };
}

/** Parts, stack, entities, boundaries and cost; without calls, reasons and scale. */
export function architectureDigest(architecture: Architecture) {
  const { summary, nodes, techStack, dataModel, securityBoundaries, estimatedMonthlyCost } = architecture;
  return {
    summary,
    nodes,
    techStack: techStack.map(({ category, choice }) => ({ category, choice })),
    dataModel,
    securityBoundaries: securityBoundaries.map(({ name, protects }) => ({ name, protects })),
    estimatedMonthlyCost,
  };
}

/** What a feature is, how urgent and how large; without stories, criteria and endpoints. */
export function featuresDigest({ summary, features }: Features) {
  return {
    summary,
    features: features.map(({ name, priority, description, dataImpact, estimatedEffort }) => ({
      name,
      priority,
      description,
      dataImpact,
      estimatedEffort,
    })),
  };
}
