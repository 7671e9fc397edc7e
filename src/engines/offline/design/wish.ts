import type { Capability } from '../knowledge/schema.ts';
import type { Entity, Person, Use } from './design.ts';

/** A capability that somebody or something asks for, before it is bound to what it works on. */
export interface Wish {
  capability: Capability;
  /** Its name, where it comes into the plan with the heart of a known kind. */
  objectName?: string | undefined;
  object?: Entity | undefined;
  subject?: Person | undefined;
  because: Use['because'];
  need: Use['need'];
  verb?: string | undefined;
  /** The idea's own words for it. */
  says?: string | undefined;
}
