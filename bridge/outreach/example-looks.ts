import { HOLDS } from '../../src/outreach/sequence/holds.ts';
import type { CampaignCheck, CampaignPreview } from '../../src/outreach/shapes/campaign-check.ts';
import type { CampaignExplanation, LeadExplanation } from '../../src/outreach/shapes/explain.ts';
import { CAMPAIGN_ID, LEAD_ID, STEP_ID } from './examples.ts';

// What the documents show of answers that explain, check and preview.

export const CAMPAIGN_EXPLANATION: CampaignExplanation = {
  campaignId: CAMPAIGN_ID,
  code: 'window_closed',
  reason: HOLDS.window_closed,
  until: '2026-11-23T09:00:00.000Z',
  day: '2026-11-21',
  today: { campaign: { reserved: 12, cap: 40 }, mailbox: { reserved: 12, cap: 15 } },
  leads: { due: 5, waiting: 88, underWay: 0 },
};

export const LEAD_EXPLANATION: LeadExplanation = {
  leadId: LEAD_ID,
  status: 'active',
  code: 'window_closed',
  reason: HOLDS.window_closed,
  until: '2026-11-23T09:00:00.000Z',
  nextStep: { stepId: 'step_c8e1d2f40b7a49568e3d1c9f5a2b6e07', position: 2, dueAt: '2026-11-21T09:12:00.000Z' },
};

export const CAMPAIGN_CHECK: CampaignCheck = {
  ready: false,
  missing: ['the workspace’s postal address, which the law asks for in every mail'],
  leadsChecked: 120,
  variables: [{ stepId: STEP_ID, variable: 'company', leads: 3, leadIds: [LEAD_ID] }],
  problems: [],
};

export const CAMPAIGN_PREVIEW: CampaignPreview = {
  leadId: LEAD_ID,
  steps: [
    {
      stepId: STEP_ID,
      position: 1,
      kind: 'email',
      subject: 'No-shows at Pawfect Ltd',
      text: 'Hello Sam,\n\nhow many bookings a week do you lose to no-shows?\n\nNorthwind Ltd, …\nUnsubscribe: https://…\n',
      html: '<p>Hello Sam,</p>…',
      problem: null,
    },
  ],
};
