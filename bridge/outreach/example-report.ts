import type { CampaignReport } from '../../src/outreach/shapes/report.ts';
import { CAMPAIGN_ID, STEP_ID } from './examples.ts';

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
