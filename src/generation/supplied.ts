import type { Architecture } from '../artifacts/architecture.ts';
import type { PartialArtifacts } from '../artifacts/artifacts.ts';
import type { Brief } from '../artifacts/brief.ts';
import type { Feature, Features } from '../artifacts/features.ts';
import type { Research } from '../artifacts/research.ts';
import { isFound, type PlanDemand, withFound } from '../artifacts/with-found.ts';
import { type GenerationInput, SUPPLIED_NAMES } from './input.ts';

/**
 * Our copy of the artefacts that a caller supplied: features get ids of their own by their position where they have none,
 * and demands that neither the brief nor the supplied research has are dropped, since they are another brief's.
 */
export function suppliedArtifacts(input: GenerationInput, brief: Brief): PartialArtifacts {
  const given = SUPPLIED_NAMES.filter((name) => typeof input[name] === 'object').map((name) => [name, input[name]]);
  const supplied: PartialArtifacts = Object.fromEntries(given);
  return citingOnly(withFound(brief, supplied.research).demands, supplied);
}

/** The artefacts without what they say of any demand: the same id means something else in another brief. */
export const withoutDemands = (artifacts: PartialArtifacts): PartialArtifacts => citingOnly([], artifacts);

/** What tests a guard that goes with its demand tests it no more. */
function citingOnly(
  demands: readonly PlanDemand[],
  { research, architecture, features, ...rest }: PartialArtifacts,
): PartialArtifacts {
  const known = new Set(demands.map(({ id }) => id));
  const gone = new Set(architecture?.guards?.filter(({ demand }) => !known.has(demand)).map(({ id }) => id));
  return {
    ...rest,
    ...(research ? { research: ofDemands(research, new Set(demands.filter(isFound).map(({ id }) => id))) } : {}),
    ...(architecture ? { architecture: ofBrief(architecture, known) } : {}),
    ...(features ? { features: featuresOfBrief(features, known, gone) } : {}),
  };
}

function ofDemands({ demands, ...research }: Research, known: ReadonlySet<string>): Research {
  const left = demands?.filter(({ id }) => known.has(id)) ?? [];
  return left.length > 0 ? { ...research, demands: left } : research;
}

function ofBrief(architecture: Architecture, known: ReadonlySet<string>): Architecture {
  const { guards, decisions } = architecture;
  return {
    ...architecture,
    ...(guards ? { guards: guards.filter(({ demand }) => known.has(demand)) } : {}),
    ...(decisions ? { decisions: decisions.map((one) => ({ ...one, ...citing(one, known) })) } : {}),
  };
}

function featuresOfBrief(written: Features, known: ReadonlySet<string>, gone: ReadonlySet<string>): Features {
  const taken = new Set<string | undefined>();
  const isSound = ({ id }: Feature) => id !== undefined && /^F[1-9]\d*$/.test(id) && !taken.has(id) && taken.add(id);
  // Of two with one id, the first keeps it.
  const sound = new Set(written.features.filter(isSound));
  const features = written.features.map((feature, at): Feature => {
    const { criteria } = feature;
    const id = sound.has(feature) ? feature.id : freeId(at, taken);
    return {
      ...feature,
      id,
      ...citing(feature, known),
      ...(criteria ? { criteria: criteria.map((one) => criterionOf(one, known, gone)) } : {}),
    };
  });
  return { ...written, features };
}

type Criterion = NonNullable<Feature['criteria']>[number];

function criterionOf({ guard, ...one }: Criterion, known: ReadonlySet<string>, gone: ReadonlySet<string>): Criterion {
  return { ...one, ...citing(one, known), ...(guard === undefined || gone.has(guard) ? {} : { guard }) };
}

/** `F3` for the third feature, unless another one has that id. */
function freeId(at: number, taken: Set<string | undefined>): string {
  let number = at + 1;
  while (taken.has(`F${number}`)) number++;
  taken.add(`F${number}`);
  return `F${number}`;
}

const citing = ({ demands }: { demands?: string[] | undefined }, known: ReadonlySet<string>) =>
  demands ? { demands: demands.filter((id) => known.has(id)) } : {};
