import type { AutopilotRun } from '../../src/outreach/shapes/autopilot.ts';
import type { CampaignReport } from '../../src/outreach/shapes/report.ts';
import { PROSPECT } from './example-prospects.ts';
import { CAMPAIGN_ID, LEAD_ID, REPLY, STEP_ID } from './examples.ts';

const NO_REPLIES = { interested: 0, meeting_request: 0, objection: 0, not_interested: 0, unsubscribe_request: 0 };
const NONE_ELSE = { auto_reply: 0, wrong_person: 0, referral: 0, other: 0, unclassified: 0 };

/** What the documents show of a campaign's report. */
export const CAMPAIGN_REPORT: CampaignReport = {
  campaignId: CAMPAIGN_ID,
  timeZone: 'Europe/London',
  at: '2026-11-21T09:30:00.000Z',
  mails: {
    ...{ sent: 84, delivered: 82, bounced: 2, softBounced: 0 },
    ...{ failed: 0, unknown: 0, waiting: 1, answers: 2 },
  },
  replies: {
    replied: 5,
    people: 5,
    byClass: { ...NO_REPLIES, ...NONE_ELSE, interested: 2, question: 2, not_interested: 1, out_of_office: 1 },
  },
  leads: {
    ...{ total: 120, queued: 36, active: 76, paused: 0 },
    ...{ replied: 5, bounced: 2, unsubscribed: 1, completed: 0, failed: 0 },
  },
  rates: { delivered: 0.9762, bounced: 0.0238, replied: 0.0595, unsubscribed: 0.0119 },
  steps: [
    {
      ...{ stepId: STEP_ID, position: 1, kind: 'email' },
      ...{ sent: 84, delivered: 82, bounced: 2, softBounced: 0, replied: 5, unsubscribed: 1 },
    },
  ],
  days: [
    {
      day: '2026-11-20',
      ...{ sent: 84, delivered: 82, bounced: 2, softBounced: 0, replied: 5, unsubscribed: 1, completed: 0 },
    },
  ],
};

/** What the documents show of an autopilot run. */
export const AUTOPILOT_RUN: AutopilotRun = {
  id: 'apr_5e2c8a1f7b3d4906c8e0a2f4b6d8e013',
  campaignId: CAMPAIGN_ID,
  status: 'done',
  dryRun: false,
  report: {
    ...{ considered: 1840, queued: 1, enriched: 0, drafted: 1 },
    did: [
      {
        action: 'queue',
        who: PROSPECT.email,
        prospectId: PROSPECT.id,
        leadId: LEAD_ID,
        ...{ replyId: null, draftId: null },
        why: 'Fits 95 of 100. The role “Geschäftsführerin” means the same as “Owner”.',
      },
      {
        action: 'draft',
        who: REPLY.fromAddress,
        prospectId: null,
        leadId: LEAD_ID,
        replyId: REPLY.id,
        draftId: 'dft_1c9e7a5b3d2f4860b2c4d6e8f0a1b325',
        why: 'It needs an answer (question) and has no draft.',
      },
    ],
    leftOut: [
      {
        action: 'queue',
        count: 12,
        ...{ prospectId: null, leadId: null, replyId: null },
        why: 'Suppressed: nobody may mail them.',
      },
    ],
  },
  createdAt: '2026-11-21T09:30:00.000Z',
};
