import type { Capability, CapabilityFeature } from '../../knowledge/schema.ts';
import type { Use } from '../design.ts';

/** Features of the known kind that lead to the same in another way, by key. */
export const leftBy = (sign: RegExp, { features }: Capability): string[] =>
  features.filter(({ name, act = '' }) => [act, ...name].some((phrase) => sign.test(phrase))).map(({ key }) => key);

/** The feature without tables that only those write whose place a clause takes, and with nothing to wait for of theirs. */
export function besideLeft(spec: CapabilityFeature, { capability, left = [] }: Use): CapabilityFeature {
  if (left.length === 0) return spec;
  const stays = capability.features.filter(({ key }) => !left.includes(key)).flatMap(({ writes }) => writes);
  const gone = new Set(
    capability.features
      .filter(({ key }) => left.includes(key))
      .flatMap(({ writes }) => writes)
      .filter((one) => !stays.includes(one)),
  );
  return {
    ...spec,
    reads: spec.reads.filter((one) => !gone.has(one)),
    after: spec.after?.filter((one) => !left.includes(one)),
  };
}
