import { AppError } from '../errors.ts';

/** Tiers from small to large. Allowances are credits a calendar month (UTC); signup credits are the free tier's alone. */
export const TIERS = {
  free: { label: 'Free', rank: 0, creditsPerCycle: 0, signupCredits: 100 },
  starter: { label: 'Starter', rank: 1, creditsPerCycle: 1_500, signupCredits: 0 },
  pro: { label: 'Pro', rank: 2, creditsPerCycle: 2_500, signupCredits: 0 },
  team: { label: 'Team', rank: 3, creditsPerCycle: 6_000, signupCredits: 0 },
} as const;

export type Tier = keyof typeof TIERS;

// The keys of a literal table are exactly the tiers.
export const TIER_NAMES = Object.keys(TIERS) as [Tier, ...Tier[]];

/** The tier of that name. Throws AppError `invalid_request` that lists the names. */
export function parseTier(name: string): Tier {
  const tier = TIER_NAMES.find((one) => one === name);
  if (!tier) throw new AppError('invalid_request', `There is no plan "${name}"; use one of ${TIER_NAMES.join(', ')}.`);
  return tier;
}

/** Throws AppError `plan_required` when the tier is smaller than the one needed. */
export function requireTier(has: Tier, needed: Tier, what: string): void {
  if (TIERS[has].rank >= TIERS[needed].rank) return;
  throw new AppError(
    'plan_required',
    `${what} needs the ${TIERS[needed].label} plan or above; this workspace is on ${TIERS[has].label}. Upgrade the workspace's plan.`,
  );
}
