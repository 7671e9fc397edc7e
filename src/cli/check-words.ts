import type { CampaignCheck } from '../outreach/shapes/campaign-check.ts';

/** What stands in the way of a campaign, a line each. */
export function checkWords({ ready, missing, leadsChecked, variables, problems }: CampaignCheck): string {
  const looked = leadsChecked === 1 ? '1 waiting lead was looked at' : `${leadsChecked} waiting leads were looked at`;
  if (ready) return `Nothing stands in its way; ${looked}.`;
  return [
    ...missing.map((what) => `Missing: ${what}.`),
    ...variables.map(
      ({ stepId, variable, leads }) =>
        `${stepId} asks for ${variable ?? 'a value'}, which ${lacking(leads)}. Fill it in, or give the template a default.`,
    ),
    ...problems.map(({ stepId, problem, leads }) => `${stepId}, for ${leads} of the leads: ${problem}`),
    `${looked.charAt(0).toUpperCase()}${looked.slice(1)}.`,
  ].join('\n');
}

const lacking = (leads: number): string => (leads === 1 ? '1 lead lacks' : `${leads} leads lack`);
