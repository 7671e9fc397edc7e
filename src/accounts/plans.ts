import { AppError } from '../errors.ts';

/** Plans from small to large. Allowances are credits a calendar month (UTC); signup credits are the free plan's alone. */
export const PLANS = {
  free: { label: 'Free', rank: 0, creditsPerCycle: 0, signupCredits: 100 },
  starter: { label: 'Starter', rank: 1, creditsPerCycle: 1_500, signupCredits: 0 },
  pro: { label: 'Pro', rank: 2, creditsPerCycle: 2_500, signupCredits: 0 },
  team: { label: 'Team', rank: 3, creditsPerCycle: 6_000, signupCredits: 0 },
} as const;

export type Plan = keyof typeof PLANS;

// The keys of a literal table are exactly the plans.
export const PLAN_NAMES = Object.keys(PLANS) as [Plan, ...Plan[]];

/** The plan of that name. Throws AppError `invalid_request` that lists the names. */
export function parsePlan(name: string): Plan {
  const plan = PLAN_NAMES.find((one) => one === name);
  if (!plan) throw new AppError('invalid_request', `There is no plan "${name}"; use one of ${PLAN_NAMES.join(', ')}.`);
  return plan;
}

/** Throws AppError `plan_required` when the plan is smaller than the one needed. */
export function requirePlan(has: Plan, needed: Plan, what: string): void {
  if (PLANS[has].rank >= PLANS[needed].rank) return;
  throw new AppError(
    'plan_required',
    `${what} needs the ${PLANS[needed].label} plan or above; this workspace is on ${PLANS[has].label}. Upgrade the workspace's plan.`,
  );
}
