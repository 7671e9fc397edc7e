import { checkCampaign } from '../../../src/outreach/check-campaign.ts';
import { campaignCheckSchema } from '../../../src/outreach/shapes/campaign-check.ts';
import { CAMPAIGN_CHECK } from '../example-looks.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const checkCampaignRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/campaigns/{id}/check',
  operationId: 'checkCampaign',
  tag: 'Campaigns',
  scope: 'campaigns:read',
  summary: 'Say what stands in the way of a campaign',
  description:
    'What activation would ask for, and what the steps ask for that leads lack, by step and variable. Nothing is changed.',
  params: idIn('campaign', 'cam'),
  shape: dataOf(campaignCheckSchema),
  example: { data: CAMPAIGN_CHECK },
  statuses: { 200: 'The check.' },
  errors: ['not_found'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await checkCampaign(app, workspace.id, id) } }),
});
