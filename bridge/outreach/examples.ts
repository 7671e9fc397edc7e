import type { Campaign } from '../../src/outreach/shapes/campaign.ts';
import type { Mailbox } from '../../src/outreach/shapes/mailbox.ts';
import type { Step } from '../../src/outreach/shapes/step.ts';
import type { Settings } from '../../src/outreach/shapes/workspace.ts';

// What the documents show. Ids, times and names are the same throughout, so that one example explains another.

export const CREATED_AT = '2026-11-20T09:00:00.000Z';
export const CAMPAIGN_ID = 'cam_0f3c8b1de5a24c7790b6f2d1c4e8a955';
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
  smtp: { host: 'smtp.northwind.example', port: 587, security: 'starttls', user: 'grace', hasPassword: true },
  imap: null,
  dkim: { domain: 'northwind.example', selector: 'planwright' },
  returnPath: 'none',
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
