import { archiveCampaign } from '../../../src/outreach/campaign-states.ts';
import { campaignSchema } from '../../../src/outreach/shapes/campaign.ts';
import { CAMPAIGN } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const archiveCampaignRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/campaigns/{id}/archive',
  operationId: 'archiveCampaign',
  tag: 'Campaigns',
  scope: 'campaigns:write',
  summary: 'End a campaign for good',
  description: 'Nothing of it leaves any more; its leads and what they were sent stay to be read.',
  params: idIn('campaign', 'cam'),
  shape: dataOf(campaignSchema),
  example: { data: { ...CAMPAIGN, status: 'archived' } },
  statuses: { 200: 'The campaign, archived.' },
  errors: ['not_found'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await archiveCampaign(app, workspace.id, id) } }),
});
