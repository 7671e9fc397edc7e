import { discover } from '../../../src/outreach/actions/discovery/discover.ts';
import { discoveryInput, discoverySchema } from '../../../src/outreach/shapes/discovery.ts';
import { PROSPECT } from '../example-prospects.ts';
import { CAMPAIGN_ID } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { BODY_ERRORS } from '../things.ts';

export const discoverRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/discovery',
  operationId: 'discover',
  tag: 'Prospects',
  scope: 'leads:write',
  summary: 'Find the prospects who fit best',
  description:
    'Scores the prospects of the workspace by a profile, or by a campaign: its `icp`, else the words of its pitch. Each comes with its score and with reasons that name the field and the word. Nobody who is suppressed, and nobody who is a lead of any campaign of the workspace, whichever campaign is named. With `add: true` they become leads of the campaign. The newest 250,000 prospects are looked through. Limited for each workspace to 3 a minute, 15 an hour and 50 a day.',
  body: {
    schema: discoveryInput,
    examples: {
      profile: {
        summary: 'By a profile',
        value: {
          icp: { roles: ['Owner', 'CEO'], industries: ['Pet grooming'], countries: ['Germany', 'Austria'] },
          limit: 10,
        },
      },
      campaign: { summary: 'By a campaign, and into it', value: { campaignId: CAMPAIGN_ID, minScore: 60, add: true } },
    },
  },
  shape: discoverySchema,
  example: {
    data: [
      {
        ...PROSPECT,
        score: 95,
        reasons: [
          'The role “Geschäftsführerin” means the same as “CEO”.',
          'The field industry “Pet grooming” names the industry “Pet grooming”.',
          'The field country “Germany” is in Germany.',
        ],
        leadId: null,
      },
    ],
    considered: 1840,
    added: 0,
    leftOut: { suppressed: 12, present: 120, excluded: 940, noMatch: 767, belowScore: 0, beyondLimit: 0 },
  },
  statuses: { 200: 'Who fits.' },
  errors: [...BODY_ERRORS, 'not_found', 'unprocessable'],
  handler: async ({ app, workspace, body, tellQuota }) => ({
    body: await discover(app, workspace.id, body, tellQuota),
  }),
});
