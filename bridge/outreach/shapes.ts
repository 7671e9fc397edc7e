import type * as z from 'zod';
import { campaignPageSchema, campaignSchema } from '../../src/outreach/shapes/campaign.ts';
import { mailboxSchema } from '../../src/outreach/shapes/mailbox.ts';
import { stepSchema } from '../../src/outreach/shapes/step.ts';
import { identitySchema, settingsSchema } from '../../src/outreach/shapes/workspace.ts';
import { removedSchema } from './things.ts';

/** Shapes of outreach that readers and generated clients know by name. */
export const OUTREACH_SHAPES: Record<string, z.ZodType> = {
  Identity: identitySchema,
  Removed: removedSchema,
  Campaign: campaignSchema,
  CampaignPage: campaignPageSchema,
  Step: stepSchema,
  Mailbox: mailboxSchema,
  OutreachSettings: settingsSchema,
};
