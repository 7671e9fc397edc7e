import type * as z from 'zod';
import { mailboxSchema } from '../../src/outreach/shapes/mailbox.ts';
import { identitySchema, settingsSchema } from '../../src/outreach/shapes/workspace.ts';

/** Shapes of outreach that readers and generated clients know by name. */
export const OUTREACH_SHAPES: Record<string, z.ZodType> = {
  Identity: identitySchema,
  Mailbox: mailboxSchema,
  OutreachSettings: settingsSchema,
};
