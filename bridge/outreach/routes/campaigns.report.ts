import { campaignReport } from '../../../src/outreach/report/campaign-report.ts';
import { campaignReportSchema } from '../../../src/outreach/shapes/report.ts';
import { CAMPAIGN_REPORT } from '../example-report.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const reportCampaignRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/campaigns/{id}/report',
  operationId: 'reportCampaign',
  tag: 'Campaigns',
  scope: 'campaigns:read',
  summary: 'Say what a campaign has come to',
  description:
    'Mails sent, delivered and bounced, replies by class, leads by where they stand, and the rates: in all, by step, and by day of the campaign’s time zone. Delivered is what did not come back; nobody is tracked for more.',
  params: idIn('campaign', 'cam'),
  shape: dataOf(campaignReportSchema),
  example: { data: CAMPAIGN_REPORT },
  statuses: { 200: 'The report.' },
  errors: ['not_found'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await campaignReport(app, workspace.id, id) } }),
});
