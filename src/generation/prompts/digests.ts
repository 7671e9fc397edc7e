import type { Architecture } from '../../artifacts/architecture.ts';
import { existingTold } from '../../artifacts/digest/existing.ts';
import type { Features } from '../../artifacts/features.ts';
import type { Phases } from '../../artifacts/phases.ts';
import { withoutCitations } from '../../artifacts/reading/citations.ts';
import type { Research } from '../../artifacts/research.ts';
import type { WholeBrief } from '../../artifacts/with-found.ts';

// What later stages build on. What is left out here is compared with nothing and would only cost tokens. Lists keep all
// their items and names are never shortened, because later artefacts must name every one of them.

/** What is asked for, in testable words; the verbatim ones stand in idea and context. */
export function briefDigest({
  product,
  setting,
  size,
  hours,
  people,
  demands,
  assumptions,
  questions,
  nonGoals,
  existing,
}: WholeBrief) {
  const { own, repository } = existingTold(existing);
  return {
    ...{ product, setting, size, hours, people },
    demands: demands.map(({ quote: _, sources: __, ...demand }) => demand),
    assumptions: assumptions.map(({ text }) => text),
    answers: questions.map(({ text, default: answer }) => ({ question: text, answer })),
    ...{ nonGoals, existing: own, ...(repository.length > 0 ? { repository } : {}) },
  };
}

/**
 * Whom the product is for, what they use and pay, what could go wrong; without sizes and trends, and without the numbers
 * of sources, which other parts do not list.
 */
export function researchDigest({ summary, audience, competitors, risks, unitEconomics, recommendation }: Research) {
  return {
    summary: withoutCitations(summary),
    audience: audience.map(({ segment, painPoints, willingness }) => ({
      segment: withoutCitations(segment),
      painPoints: painPoints.map(withoutCitations),
      willingness: withoutCitations(willingness),
    })),
    competitors: competitors.map(({ name, gap }) => ({ name: withoutCitations(name), gap: withoutCitations(gap) })),
    risks: risks.map(withoutCitations),
    unitEconomics: { model: withoutCitations(unitEconomics.model) },
    recommendation: withoutCitations(recommendation),
  };
}

/** All that features and prompts refer to; without calls between nodes, reasons, scale and what follows from the fields. */
export function architectureDigest(architecture: Architecture) {
  const { summary, nodes, techStack, dataModel, guards, settings, decisions } = architecture;
  return {
    summary,
    nodes,
    techStack: techStack.map(({ category, choice }) => ({ category, choice })),
    dataModel: dataModel.map(({ relationships: _, ...entity }) => entity),
    guards,
    settings,
    decisions: decisions?.map(({ decision }) => decision),
  };
}

/** What a feature is, how urgent and how large, what it needs and gives; without stories and texts of criteria. */
export function featuresDigest({ summary, features, testData }: Features) {
  return {
    summary,
    features: features.map(({ id, name, priority, description, demands, enables, hours, ...feature }) => ({
      ...{ id, name, priority, description, demands, enables, hours },
      operations: feature.apiSurface.map(({ method, path, reads, writes }) => ({
        ...{ operation: `${method} ${path}`, reads, writes },
      })),
      shows: [...new Set(feature.screens?.flatMap(({ shows }) => shows))],
      uses: [...new Set(feature.criteria?.flatMap(({ uses }) => uses))],
    })),
    testData,
  };
}

/** All that a prompt may build: every feature as it is written once. */
export function buildable({ features, ...rest }: Features) {
  return {
    ...rest,
    features: features.map(({ acceptanceCriteria, criteria, dataImpact: _, ...feature }) => ({
      ...feature,
      criteria: acceptanceCriteria.map((text, at) => ({ id: `${feature.id}.${at + 1}`, text, ...criteria?.[at] })),
    })),
  };
}

/** When each feature is due, and who uses it from when on. */
export function phasesDigest({ phases }: Phases) {
  return phases.map(({ name, duration, features, users }) => ({ name, duration, features, users }));
}
