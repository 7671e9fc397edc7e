import type { Prospect } from '../../src/outreach/shapes/prospect.ts';
import { CREATED_AT } from './examples.ts';

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
