import { explainCampaign } from '../../../src/outreach/sending/explain-campaign.ts';
import { campaignExplanationSchema } from '../../../src/outreach/shapes/explain.ts';
import { CAMPAIGN_EXPLANATION } from '../example-looks.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const explainCampaignRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/campaigns/{id}/explain',
  operationId: 'explainCampaign',
  tag: 'Campaigns',
  scope: 'campaigns:read',
  summary: 'Say why nothing of a campaign goes out',
  description:
    'The first rule that holds the campaign back, in words, and until when; what its caps have left today; and how many of its leads are due.',
  params: idIn('campaign', 'cam'),
  shape: dataOf(campaignExplanationSchema),
  example: { data: CAMPAIGN_EXPLANATION },
  statuses: { 200: 'The explanation.' },
  errors: ['not_found'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await explainCampaign(app, workspace.id, id) } }),
});
