import type { Enrichment } from '../../src/outreach/shapes/enrichment.ts';
import type { Prospect } from '../../src/outreach/shapes/prospect.ts';
import { CREATED_AT, LEAD_ID } from './examples.ts';

// What the documents show of people whom a campaign may be for one day.

export const PROSPECT_ID = 'prs_9c3e5a7d1f2b4860a4d6c8e0f1b3a527';

export const PROSPECT: Prospect = {
  id: PROSPECT_ID,
  email: 'lena@hundesalon-krause.example',
  domain: 'hundesalon-krause.example',
  firstName: 'Lena',
  lastName: 'Krause',
  company: 'Hundesalon Krause GmbH',
  role: 'Geschäftsführerin',
  linkedinUrl: null,
  fields: { industry: 'Pet grooming', country: 'Germany' },
  createdAt: CREATED_AT,
};

const HOME = 'https://www.pawfect.example/';

export const ENRICHMENT: Enrichment = {
  id: 'enr_7b1d3f5a9c2e4680b4d6f8a0c2e4f617',
  leadId: LEAD_ID,
  findings: [
    {
      name: 'mailHost',
      value: 'Google Workspace (aspmx.l.google.com)',
      source: 'dns:MX:pawfect.example',
      foundAt: '2026-11-20T09:30:00.000Z',
    },
    { name: 'organizationName', value: 'Pawfect Ltd', source: HOME, foundAt: '2026-11-20T09:30:00.000Z' },
    { name: 'title', value: 'Pawfect: dog grooming in Bristol', source: HOME, foundAt: '2026-11-20T09:30:00.000Z' },
  ],
  notes: [],
  createdAt: '2026-11-20T09:30:00.000Z',
};
