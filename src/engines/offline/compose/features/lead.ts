import { isMechanism } from '../../design/mechanisms/build.ts';
import type { Near } from '../../design/nearness.ts';
import type { Draft } from './draft.ts';

/** The sentence that the product is for, built from inside. */
const BUILT_AS_SAID = 9;
/** A clause that several features share leads to none of them for certain. */
const SHARED = 0.5;

/**
 * How early a feature comes among those that could be built next: what the idea speaks of most clearly is seen first, although all of
 * them are must-haves. "Which family can take a kitten this evening" does not wait for contracts.
 */
export function leadOf({ use, spec }: Draft, near: Near | undefined): number {
  if (isMechanism(use.capability) || use.poured?.some(({ key }) => key === spec.key)) return BUILT_AS_SAID;
  if (!near) return 0;
  return near.alone > 0 ? near.alone + near.named : near.pointed * SHARED;
}
