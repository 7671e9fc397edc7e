import type { Architecture } from '../artifacts/architecture.ts';
import type { PartialArtifacts } from '../artifacts/artifacts.ts';
import type { Brief } from '../artifacts/brief.ts';
import type { Feature, Features } from '../artifacts/features.ts';
import { type GenerationInput, SUPPLIED_NAMES } from './input.ts';

/**
 * Our copy of the artefacts that a caller supplied: features without an id get one by their position, and ids of demands
 * that the brief does not have are dropped, since they are another brief's.
 */
export function suppliedArtifacts(input: GenerationInput, brief: Brief): PartialArtifacts {
  const given = SUPPLIED_NAMES.filter((name) => typeof input[name] === 'object').map((name) => [name, input[name]]);
  const { architecture, features, ...rest }: PartialArtifacts = Object.fromEntries(given);
  const known = new Set(brief.demands.map(({ id }) => id));
  return {
    ...rest,
    ...(architecture ? { architecture: ofBrief(architecture, known) } : {}),
    ...(features ? { features: featuresOfBrief(features, known) } : {}),
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

function featuresOfBrief(written: Features, known: ReadonlySet<string>): Features {
  const taken = new Set(written.features.map(({ id }) => id));
  const features = written.features.map((feature, at): Feature => {
    const { id = freeId(at, taken), criteria } = feature;
    return {
      ...feature,
      id,
      ...citing(feature, known),
      ...(criteria ? { criteria: criteria.map((one) => ({ ...one, ...citing(one, known) })) } : {}),
    };
  });
  return { ...written, features };
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
