import { previewCampaign } from '../../../src/outreach/preview-campaign.ts';
import { campaignPreviewQuery, campaignPreviewSchema } from '../../../src/outreach/shapes/campaign-check.ts';
import { CAMPAIGN_PREVIEW } from '../example-looks.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const previewCampaignRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/campaigns/{id}/preview',
  operationId: 'previewCampaign',
  tag: 'Campaigns',
  scope: 'campaigns:read',
  summary: 'Show the mails of a campaign',
  description:
    'The sequence as one lead would have it, with every variable and choice filled in. Nothing is stored or sent.',
  params: idIn('campaign', 'cam'),
  query: campaignPreviewQuery,
  shape: dataOf(campaignPreviewSchema),
  example: { data: CAMPAIGN_PREVIEW },
  statuses: { 200: 'The sequence, written.' },
  errors: ['not_found'],
  handler: async ({ app, workspace, id, query }) => ({
    body: { data: await previewCampaign(app, workspace.id, id, query) },
  }),
});
