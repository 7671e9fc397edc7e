import { OUTCOMES } from '../../src/outreach/inbox/outcomes.ts';
import type { Campaign } from '../../src/outreach/shapes/campaign.ts';
import type { Draft } from '../../src/outreach/shapes/draft.ts';
import type { KeptMail } from '../../src/outreach/shapes/inbound.ts';
import type { Lead, LeadDetail } from '../../src/outreach/shapes/lead.ts';
import type { Mailbox } from '../../src/outreach/shapes/mailbox.ts';
import type { Reply } from '../../src/outreach/shapes/reply.ts';
import type { Send } from '../../src/outreach/shapes/send.ts';
import type { Step } from '../../src/outreach/shapes/step.ts';
import type { Suppression } from '../../src/outreach/shapes/suppression.ts';
import type { Touch, TouchDetail } from '../../src/outreach/shapes/touch.ts';
import type { Settings } from '../../src/outreach/shapes/workspace.ts';

// What the documents show. Ids, times and names are the same throughout, so that one example explains another.

export const CREATED_AT = '2026-11-20T09:00:00.000Z';
export const CAMPAIGN_ID = 'cam_0f3c8b1de5a24c7790b6f2d1c4e8a955';
export const LEAD_ID = 'lead_a47d0e9b3c6f4182b5e7d9c1f8a30624';
export const STEP_ID = 'step_51b2c9e07f6d4a1e8c3b9d2f6a0e7c14';
export const MAILBOX_ID = 'mbx_7c1d9e4b2a6f4c0d8b3e5f1a9c7d2e60';

export const SETTINGS: Settings = {
  postalAddress: 'Northwind Ltd, 12 Harbour Street, Bristol BS1 4RW, United Kingdom',
  updatedAt: CREATED_AT,
};

export const MAILBOX: Mailbox = {
  id: MAILBOX_ID,
  email: 'grace@northwind.example',
  name: 'Grace Hopper',
  status: 'active',
  statusReason: null,
  hold: null,
  smtp: { host: 'smtp.northwind.example', port: 587, security: 'starttls', user: 'grace', hasPassword: true },
  imap: null,
  folders: [],
  inbox: null,
  dkim: { domain: 'northwind.example', selector: 'planwright' },
  returnPath: 'none',
  timeZone: 'Europe/London',
  dailyCap: 200,
  gapSeconds: 60,
  ramp: { start: 10, step: 5 },
  firstSentAt: null,
  createdAt: CREATED_AT,
  updatedAt: CREATED_AT,
};

export const CAMPAIGN: Campaign = {
  id: CAMPAIGN_ID,
  name: 'Groomers in Bristol',
  status: 'active',
  pausedReason: null,
  fromName: 'Grace from Northwind',
  pitchContext: 'A booking app for dog groomers: deposits end no-shows. For groomers who work alone.',
  dailyCap: 40,
  mailboxId: MAILBOX_ID,
  timeZone: 'Europe/London',
  sendingWindow: { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' },
  icp: { roles: ['Owner'], industries: ['Pet grooming'], countries: ['United Kingdom'] },
  stopForCompany: true,
  _count: { leads: 120, sends: 84, steps: 3, replies: 6 },
  activatedAt: CREATED_AT,
  createdAt: CREATED_AT,
  updatedAt: CREATED_AT,
};

export const STEP: Step = {
  id: STEP_ID,
  campaignId: CAMPAIGN_ID,
  position: 1,
  kind: 'email',
  channel: null,
  waitHours: 0,
  subject: 'No-shows at {{ company }}',
  body: '{Hi|Hello} {{ firstName }},\n\nhow many bookings a week do you lose to no-shows?',
  note: null,
  createdAt: CREATED_AT,
  updatedAt: CREATED_AT,
};

export const LEAD: Lead = {
  id: LEAD_ID,
  campaignId: CAMPAIGN_ID,
  email: 'sam@example.com',
  firstName: 'Sam',
  lastName: 'Okafor',
  company: 'Pawfect Ltd',
  role: 'Owner',
  linkedinUrl: 'https://www.linkedin.com/in/sam-okafor-example',
  fields: { city: 'Bristol' },
  status: 'active',
  pausedReason: null,
  stepPosition: 1,
  nextStepAt: '2026-11-25T10:12:00.000Z',
  createdAt: CREATED_AT,
  updatedAt: CREATED_AT,
};

export const SEND: Send = {
  id: 'snd_2e9b6d4f1a8c4705b3d9e6f2a1c8b470',
  campaignId: CAMPAIGN_ID,
  leadId: LEAD_ID,
  stepId: STEP_ID,
  replyId: null,
  mailboxId: MAILBOX_ID,
  status: 'sent',
  reason: null,
  verdict: null,
  recipient: LEAD.email,
  subject: 'No-shows at Pawfect Ltd',
  serverId: null,
  messageId: '<snd_2e9b6d4f1a8c4705b3d9e6f2a1c8b470@northwind.example>',
  attempts: 1,
  nextAttemptAt: null,
  sentAt: '2026-11-20T10:12:00.000Z',
  bouncedAt: null,
  createdAt: CREATED_AT,
  updatedAt: '2026-11-20T10:12:00.000Z',
};

export const REPLY: Reply = {
  id: 'rep_8d4c1b7e9f2a4c63a5d0e7b6f3c9812a',
  campaignId: CAMPAIGN_ID,
  leadId: LEAD_ID,
  sendId: SEND.id,
  mailboxId: MAILBOX_ID,
  messageId: '<CAF3b71@mail.example.com>',
  fromAddress: LEAD.email,
  fromName: 'Sam Okafor',
  answerTo: LEAD.email,
  subject: 'Re: No-shows at Pawfect Ltd',
  bodyText: 'About six a week. What does it cost?',
  classification: 'question',
  confidence: 0.93,
  certainty: 'sure',
  content: 'text',
  privacyRequest: false,
  candidates: [],
  successor: null,
  classificationReason: 'Asks what it costs.',
  classifiedBy: 'model',
  correctedFrom: null,
  needsAction: true,
  answeredAt: null,
  doneAt: null,
  receivedAt: '2026-11-21T08:03:00.000Z',
  createdAt: '2026-11-21T08:03:10.000Z',
  updatedAt: '2026-11-21T08:03:12.000Z',
};

export const KEPT_MAIL: KeptMail = {
  id: 'inm_4e7a1c9b2d8f4603a5c1e9d7b6f0283a',
  status: 'done',
  kind: 'reply',
  outcome: 'replied',
  means: OUTCOMES.replied,
  fromAddress: LEAD.email,
  subject: REPLY.subject,
  messageId: REPLY.messageId,
  mailboxId: MAILBOX_ID,
  leadId: LEAD_ID,
  sendId: SEND.id,
  replyId: REPLY.id,
  sizeBytes: 4_310,
  attempts: 1,
  receivedAt: REPLY.receivedAt,
  createdAt: REPLY.createdAt,
};

export const DRAFT: Draft = {
  id: 'dft_4b7e1a9c3d6f4825a0c8e5f7d2b91364',
  replyId: REPLY.id,
  status: 'draft',
  subject: 'Re: No-shows at Pawfect Ltd',
  bodyText:
    'Hi Sam,\n\nThank you for your question.\n\n[[your answer to: “What does it cost?”]]\n\nIf anything else is unclear, just write back.\n\nBest regards,\nGrace from Northwind',
  gaps: ['your answer to: “What does it cost?”'],
  writtenBy: 'offline',
  sendId: null,
  createdAt: '2026-11-21T09:30:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
};

export const ANSWER_SEND: Send = {
  ...SEND,
  id: 'snd_9d3c5e7a1b4f4826a8d0f2c6e4b71935',
  stepId: null,
  replyId: REPLY.id,
  status: 'queued',
  subject: DRAFT.subject,
  messageId: '<snd_9d3c5e7a1b4f4826a8d0f2c6e4b71935@northwind.example>',
  attempts: 0,
  nextAttemptAt: '2026-11-21T09:40:00.000Z',
  sentAt: null,
  createdAt: '2026-11-21T09:40:00.000Z',
  updatedAt: '2026-11-21T09:40:00.000Z',
};

export const TOUCH: Touch = {
  id: 'tch_6a1f9c3d7e5b4280c4d1e8f7a2b9063d',
  campaignId: CAMPAIGN_ID,
  leadId: LEAD_ID,
  stepId: 'step_c8e1d2f40b7a49568e3d1c9f5a2b6e07',
  channel: 'linkedin',
  bodyText: 'Hi Sam, how do bookings work at Pawfect today?',
  status: 'queued',
  createdAt: CREATED_AT,
  sentAt: null,
};

export const TOUCH_DETAIL: TouchDetail = {
  ...TOUCH,
  bodyText: 'Hello Sam, how do bookings work at Pawfect today?',
  versions: [
    { version: 1, bodyText: TOUCH.bodyText, writtenBy: 'sequence', createdAt: CREATED_AT },
    {
      version: 2,
      bodyText: 'Hello Sam, how do bookings work at Pawfect today?',
      writtenBy: 'offline',
      createdAt: '2026-11-21T09:30:00.000Z',
    },
  ],
};

/** Its detail shows what hangs together: the mail that went out and what came back. */
export const LEAD_DETAIL: LeadDetail = {
  ...LEAD,
  status: 'replied',
  nextStepAt: null,
  step: { position: 1, total: 3, nextStepId: null, nextStepAt: null },
  sends: [SEND],
  replies: [REPLY],
  touches: [],
  enrichments: [],
};

export const SUPPRESSION: Suppression = {
  id: 'sup_3f7e2d9c1b8a4650d7c4e1f9b6a20853',
  kind: 'address',
  value: 'no.more@example.com',
  reason: 'manual',
  verdict: null,
  reply: null,
  createdAt: CREATED_AT,
};
