import { updateCampaign } from '../../../src/outreach/campaigns.ts';
import { campaignSchema, campaignUpdateSchema } from '../../../src/outreach/shapes/campaign.ts';
import { CAMPAIGN } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { BODY_ERRORS, dataOf, idIn } from '../things.ts';

export const updateCampaignRoute = defineOutreachRoute({
  method: 'PATCH',
  path: '/outreach/campaigns/{id}',
  operationId: 'updateCampaign',
  tag: 'Campaigns',
  scope: 'campaigns:write',
  summary: 'Change a campaign',
  description:
    'Changes what is sent and leaves the rest; mails that have left stay as they are. An archived campaign cannot be changed.',
  params: idIn('campaign', 'cam'),
  body: { schema: campaignUpdateSchema, examples: { cap: { summary: 'Another daily cap', value: { dailyCap: 80 } } } },
  shape: dataOf(campaignSchema),
  example: { data: { ...CAMPAIGN, dailyCap: 80 } },
  statuses: { 200: 'The campaign as it is now.' },
  errors: [...BODY_ERRORS, 'not_found', 'unprocessable'],
  handler: async ({ app, workspace, id, body }) => ({
    body: { data: await updateCampaign(app, workspace.id, id, body) },
  }),
});
