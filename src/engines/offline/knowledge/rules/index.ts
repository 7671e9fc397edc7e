import { ageLimit } from './age-limit.ts';
import { closedArea } from './closed-area.ts';
import { dutyAlarm } from './duty-alarm.ts';
import { fixedDeposit } from './fixed-deposit.ts';
import { insideTheHouse } from './inside-the-house.ts';
import { lotPerUse } from './lot-per-use.ts';
import { ownRows } from './own-rows.ts';
import type { RuleConcept } from './schema.ts';
import { unpaidPeriods } from './unpaid-periods.ts';
import { vendorsOnly } from './vendors-only.ts';
import { withdrawnConsent } from './withdrawn-consent.ts';

/** The rules that houses lay down again and again: one line each. The first that fits a sentence comes first in the plan. */
export const rules: readonly RuleConcept[] = [
  ageLimit, //
  withdrawnConsent,
  closedArea,
  unpaidPeriods,
  dutyAlarm,
  lotPerUse,
  fixedDeposit,
  ownRows,
  insideTheHouse,
  vendorsOnly,
];
