import { listCampaigns } from '../../../src/outreach/campaigns.ts';
import { campaignListQuery, campaignPageSchema } from '../../../src/outreach/shapes/campaign.ts';
import { CAMPAIGN } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';

export const listCampaignsRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/campaigns',
  operationId: 'listCampaigns',
  tag: 'Campaigns',
  scope: 'campaigns:read',
  summary: 'List campaigns',
  description:
    'The campaigns of the workspace with their counts, newest first. They come whole unless `limit` or `cursor` asks for a page.',
  query: campaignListQuery,
  shape: campaignPageSchema,
  example: { data: [CAMPAIGN], nextCursor: null, hasMore: false },
  statuses: { 200: 'The campaigns.' },
  errors: [],
  handler: async ({ app, workspace, query }) => ({ body: await listCampaigns(app, workspace.id, query) }),
});
