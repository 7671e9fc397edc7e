import { getCampaign } from '../../../src/outreach/campaigns.ts';
import { campaignSchema } from '../../../src/outreach/shapes/campaign.ts';
import { CAMPAIGN } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const getCampaignRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/campaigns/{id}',
  operationId: 'getCampaign',
  tag: 'Campaigns',
  scope: 'campaigns:read',
  summary: 'Read a campaign',
  description: 'One campaign with its counts.',
  params: idIn('campaign', 'cam'),
  shape: dataOf(campaignSchema),
  example: { data: CAMPAIGN },
  statuses: { 200: 'The campaign.' },
  errors: ['not_found'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await getCampaign(app, workspace.id, id) } }),
});
