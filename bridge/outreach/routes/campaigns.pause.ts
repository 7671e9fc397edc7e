import { pauseCampaign } from '../../../src/outreach/campaign-states.ts';
import { campaignSchema } from '../../../src/outreach/shapes/campaign.ts';
import { CAMPAIGN } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const pauseCampaignRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/campaigns/{id}/pause',
  operationId: 'pauseCampaign',
  tag: 'Campaigns',
  scope: 'campaigns:write',
  summary: 'Pause a campaign',
  description: 'Holds a campaign: nothing of it leaves until it is activated again. Leads stay where they are.',
  params: idIn('campaign', 'cam'),
  shape: dataOf(campaignSchema),
  example: { data: { ...CAMPAIGN, status: 'paused' } },
  statuses: { 200: 'The campaign, paused.' },
  errors: ['not_found', 'unprocessable'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await pauseCampaign(app, workspace.id, id) } }),
});
