import { activateCampaign } from '../../../src/outreach/campaign-states.ts';
import { campaignSchema } from '../../../src/outreach/shapes/campaign.ts';
import { CAMPAIGN } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const activateCampaignRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/campaigns/{id}/activate',
  operationId: 'activateCampaign',
  tag: 'Campaigns',
  scope: 'campaigns:write',
  summary: 'Start a campaign, or let it go on',
  description:
    'Starts a campaign, or sets a paused or completed one going again. It needs a step, a mailbox that works, the postal address of the workspace, and a public https address of this service for the unsubscribe links: what is missing is named.',
  params: idIn('campaign', 'cam'),
  shape: dataOf(campaignSchema),
  example: { data: CAMPAIGN },
  statuses: { 200: 'The campaign, active.' },
  errors: ['not_found', 'unprocessable'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await activateCampaign(app, workspace.id, id) } }),
});
