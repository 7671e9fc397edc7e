import type { Architecture } from '../artifacts/architecture.ts';
import type { PartialArtifacts } from '../artifacts/artifacts.ts';
import type { Brief } from '../artifacts/brief.ts';
import type { Feature, Features } from '../artifacts/features.ts';
import { type GenerationInput, SUPPLIED_NAMES } from './input.ts';

/**
 * Our copy of the artefacts that a caller supplied: features get ids of their own by their position where they have none,
 * and ids of demands that the brief does not have are dropped, since they are another brief's.
 */
export function suppliedArtifacts(input: GenerationInput, brief: Brief): PartialArtifacts {
  const given = SUPPLIED_NAMES.filter((name) => typeof input[name] === 'object').map((name) => [name, input[name]]);
  const known = new Set(brief.demands.map(({ id }) => id));
  return citingOnly(known, Object.fromEntries(given));
}

/** The artefacts without what they say of any demand: the same id means something else in another brief. */
export const withoutDemands = (artifacts: PartialArtifacts): PartialArtifacts => citingOnly(new Set(), artifacts);

/** What tests a guard that goes with its demand tests it no more. */
function citingOnly(
  known: ReadonlySet<string>,
  { architecture, features, ...rest }: PartialArtifacts,
): PartialArtifacts {
  const gone = new Set(architecture?.guards?.filter(({ demand }) => !known.has(demand)).map(({ id }) => id));
  return {
    ...rest,
    ...(architecture ? { architecture: ofBrief(architecture, known) } : {}),
    ...(features ? { features: featuresOfBrief(features, known, gone) } : {}),
  };
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
