import type { CapabilityFeature } from '../../knowledge/schema.ts';

/** What a clause asks for, put into the feature of a known kind that does the same. */
export interface Poured {
  key: string;
  feature: CapabilityFeature;
  instead: RegExp | undefined;
  /** Its endpoints that ask the same. */
  replaces?: RegExp | undefined;
  /** A sentence more for its description. */
  description: string | undefined;
}
