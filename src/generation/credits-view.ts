import * as z from 'zod';
import { TIER_NAMES, TIERS } from '../accounts/tiers.ts';
import type { App } from '../app.ts';
import type { Caller } from './caller.ts';

export const creditsSchema = z
  .object({
    workspaceId: z.string().describe('Id of the workspace.'),
    workspaceName: z.string().describe('Its name.'),
    credits: z.number().int().describe('Balance in credits.'),
    plan: z.enum(TIER_NAMES).describe('Plan of the workspace.'),
    planLabel: z.string().describe("The plan's name for people."),
    creditsPerCycle: z.number().int().describe('Allowance of the plan in each calendar month (UTC).'),
  })
  .describe('Balance and plan.');

/** Balance and tier of the caller's workspace; costs nothing. */
export async function getCredits(app: App, caller: Caller): Promise<z.infer<typeof creditsSchema>> {
  const { balance } = await app.ledger.balance(caller.workspace.id);
  const { id, name, tier } = caller.workspace;
  const { label, creditsPerCycle } = TIERS[tier];
  return { workspaceId: id, workspaceName: name, credits: balance, plan: tier, planLabel: label, creditsPerCycle };
}
