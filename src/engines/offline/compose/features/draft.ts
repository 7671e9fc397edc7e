import type { Feature } from '../../../../artifacts/features.ts';
import { type Entity, isOption, type Use } from '../../design/design.ts';
import type { CapabilityFeature } from '../../knowledge/schema.ts';

/** A feature with what later stages need to know of it. */
export interface Draft {
  feature: Feature;
  use: Use;
  spec: CapabilityFeature;
  reads: Entity[];
  writes: Entity[];
  points: number;
  /** A short list of one more thing, composed from its fields. */
  isRegister: boolean;
}

/** The first feature of its capability, without which the others make no sense; a register is one too. */
export const isHeart = ({ use, spec, isRegister }: Draft) => isRegister || spec.key === use.capability.features[0]?.key;

/** Stands in the plan as an option for later: nothing is built for it, and no time is counted. */
export function isOffered({ name, priority }: Feature, drafts: ReadonlyMap<string, Draft>): boolean {
  const draft = drafts.get(name);
  return draft !== undefined && priority === 'P3' && isOption(draft.use);
}

/** "booking/change": which feature of the knowledge it was written from. */
export const sourceOf = ({ use, spec }: Pick<Draft, 'use' | 'spec'>) => `${use.capability.id}/${spec.key}`;
