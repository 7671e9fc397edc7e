import * as z from 'zod';
import { idInput } from './fields.ts';
import { icpSchema } from './icp.ts';
import { prospectSchema } from './prospect.ts';

export const DISCOVERY_MAX = 100;
const DISCOVERY_DEFAULT = 25;

export const discoveryInput = z
  .strictObject({
    icp: icpSchema.optional().describe('Whom one looks for; without it the campaign says so.'),
    campaignId: idInput(
      'The campaign one looks for: by its `icp`, or else by the words of its `pitchContext`; an `icp` given here goes first.',
    ).optional(),
    limit: z.int().min(1).max(DISCOVERY_MAX).default(DISCOVERY_DEFAULT).describe(`How many, at most ${DISCOVERY_MAX}.`),
    minScore: z.int().min(1).max(100).default(1).describe('Nobody who fits less.'),
    add: z.boolean().default(false).describe('`true`: put them into the campaign as leads, at step 1.'),
  })
  .refine(({ icp, campaignId }) => icp !== undefined || campaignId !== undefined, {
    error: 'must have an icp or a campaignId',
  })
  .refine(({ add, campaignId }) => !add || campaignId !== undefined, {
    path: ['campaignId'],
    error: 'is needed with `add`: it says where to',
  });

const count = (says: string) => z.int().min(0).describe(says);

export const discoverySchema = z.object({
  data: z
    .array(
      prospectSchema.extend({
        score: z.int().min(1).max(100).describe('How much of what was asked for was found, 1 to 100.'),
        reasons: z.array(z.string()).describe('What was found, the weightiest first: the field and the word.'),
        leadId: z.string().nullable().describe('The lead that was made of it; null when none was.'),
      }),
    )
    .describe('Who fits, best first; of those who fit alike, the newest first.'),
  considered: count('Prospects looked at.'),
  added: count('Leads made.'),
  leftOut: z
    .object({
      suppressed: count('Whom nobody may mail.'),
      present: count('Who is a lead of any campaign of the workspace already.'),
      excluded: count('Of an excluded domain, or in another country.'),
      noMatch: count('Of whom nothing fits.'),
      belowScore: count('Who fits less than `minScore`.'),
      beyondLimit: count('Who fits, but others fit better.'),
    })
    .describe('Who was looked at and is not in the list, and why.'),
});
export type Discovery = z.output<typeof discoverySchema>;
export type Discovered = Discovery['data'][number];
export type LeftOut = Discovery['leftOut'];
