import * as z from 'zod';
import { asciiDomain } from '../../mail/address.ts';
import { countriesIn } from '../actions/discovery/countries.ts';
import { line } from './fields.ts';

const ITEMS_MAX = 50;

const some = (item: z.ZodType<string>, says: string) => z.array(item).max(ITEMS_MAX).describe(says);

const domain = z
  .string()
  .max(254)
  .transform((text) => asciiDomain(text.trim().replace(/^@/, '')) ?? '')
  .refine((found) => found !== '', { error: 'Write a domain such as example.com.' });

const country = line(100, 'A country').refine((text) => countriesIn(text).size > 0, {
  error: 'Name a country, such as Germany, Deutschland or DE.',
});

/** An ideal customer profile: whom one looks for. What is left out does not matter; what is there is weighed. */
export const icpSchema = z
  .strictObject({
    roles: some(
      line(200, 'A role'),
      'Roles such as `CTO` or `Head of Sales`: synonyms, other languages and forms count too.',
    ),
    companies: some(line(200, 'A company'), 'Names of companies; their legal form does not matter.'),
    industries: some(line(200, 'An industry'), 'Branches of trade, such as `dental` or `Software`.'),
    countries: some(
      country,
      'Countries, by name in any of 25 languages or by code; who says to be elsewhere is left out.',
    ),
    keywords: some(line(200, 'A keyword'), 'Words to find in anything known of a prospect, in any form.'),
    domains: z.array(domain).max(ITEMS_MAX).describe('Domains of companies looked for, with those below them.'),
    excludeDomains: z.array(domain).max(ITEMS_MAX).describe('Domains that are left out, with those below them.'),
  })
  .partial()
  .refine((icp) => Object.entries(icp).some(([name, items]) => name !== 'excludeDomains' && (items?.length ?? 0) > 0), {
    error: 'must name at least one of roles, companies, industries, countries, keywords and domains',
  });
export type Icp = z.output<typeof icpSchema>;

const shown = (says: string) => z.array(z.string()).optional().describe(says);

/** An ideal customer profile as it is answered. */
export const icpShownSchema = z.object({
  roles: shown('Roles.'),
  companies: shown('Companies.'),
  industries: shown('Branches of trade.'),
  countries: shown('Countries.'),
  keywords: shown('Words.'),
  domains: shown('Domains looked for.'),
  excludeDomains: shown('Domains left out.'),
});
