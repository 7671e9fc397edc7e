import type { Mailbox } from '../../src/outreach/shapes/mailbox.ts';
import type { Settings } from '../../src/outreach/shapes/workspace.ts';

// What the documents show. Ids, times and names are the same throughout, so that one example explains another.

export const CREATED_AT = '2026-11-20T09:00:00.000Z';
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
