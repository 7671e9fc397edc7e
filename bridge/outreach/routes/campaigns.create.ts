import { createCampaign } from '../../../src/outreach/campaigns.ts';
import { campaignCreateSchema, campaignSchema } from '../../../src/outreach/shapes/campaign.ts';
import { CAMPAIGN, MAILBOX_ID } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { BODY_ERRORS, dataOf } from '../things.ts';

export const createCampaignRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/campaigns',
  operationId: 'createCampaign',
  tag: 'Campaigns',
  scope: 'campaigns:write',
  summary: 'Make a campaign',
  description:
    'Makes a campaign as a draft: add steps and leads, then activate it. `dailyCap` counts in days of its time zone, over all steps.',
  body: {
    schema: campaignCreateSchema,
    examples: {
      small: { summary: 'With the usual window', value: { name: CAMPAIGN.name, fromName: CAMPAIGN.fromName } },
      whole: {
        summary: 'With everything that can be said',
        value: {
          name: CAMPAIGN.name,
          fromName: CAMPAIGN.fromName,
          pitchContext: CAMPAIGN.pitchContext,
          dailyCap: 40,
          mailboxId: MAILBOX_ID,
          timeZone: 'Europe/London',
          sendingWindow: CAMPAIGN.sendingWindow,
          icp: CAMPAIGN.icp,
          stopForCompany: true,
        },
      },
    },
  },
  shape: dataOf(campaignSchema),
  example: { data: { ...CAMPAIGN, status: 'draft', activatedAt: null } },
  statuses: { 201: 'The campaign.' },
  errors: [...BODY_ERRORS, 'not_found', 'unprocessable'],
  handler: async ({ app, workspace, body }) => ({ body: { data: await createCampaign(app, workspace.id, body) } }),
});
