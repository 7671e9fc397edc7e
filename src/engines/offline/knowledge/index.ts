import { booking } from './capabilities/booking.ts';
import { foodService } from './domains/food-service.ts';
import type { Capability, Domain } from './schema.ts';

/** All that the planner knows: one line a domain, one line a capability. Imported lazily, by `generate` alone. */
export const domains: Domain[] = [
  foodService, //
];

export const capabilities: Capability[] = [
  booking, //
];
