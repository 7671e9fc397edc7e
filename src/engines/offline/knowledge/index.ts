import { booking } from './capabilities/booking.ts';
import { messaging } from './capabilities/messaging.ts';
import { notifications } from './capabilities/notifications.ts';
import { payments } from './capabilities/payments.ts';
import { reports } from './capabilities/reports.ts';
import { education } from './domains/education.ts';
import { fitnessWellness } from './domains/fitness-wellness.ts';
import { foodService } from './domains/food-service.ts';
import { healthClinic } from './domains/health-clinic.ts';
import { homeServices } from './domains/home-services.ts';
import type { Capability, Domain } from './schema.ts';

/** All that the planner knows: one line a domain, one line a capability. Imported lazily, by `generate` alone. */
export const domains: Domain[] = [
  education, //
  fitnessWellness,
  foodService,
  healthClinic,
  homeServices,
];

export const capabilities: Capability[] = [
  booking, //
  messaging,
  notifications,
  payments,
  reports,
];
