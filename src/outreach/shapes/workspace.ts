import * as z from 'zod';
import { id, lines, timestamp } from './fields.ts';

export const workspaceSchema = z.object({
  id: id('ws', 'Id of the workspace.'),
  name: z.string().describe('Its name.'),
  createdAt: timestamp('When it was made.'),
});

/** What `GET /outreach/me` answers. */
export const identitySchema = z.object({
  workspace: workspaceSchema.describe('The workspace that the key speaks for.'),
  key: z
    .object({
      prefix: z.string().meta({ description: 'How the key begins; the secret part is never returned.' }),
      scopes: z.array(z.string()).describe('What the key may do.'),
    })
    .describe('The key that was used.'),
});
export type Identity = z.output<typeof identitySchema>;

export const settingsSchema = z.object({
  postalAddress: z
    .string()
    .nullable()
    .describe('The sender’s postal address, which every mail carries; null until set.'),
  updatedAt: timestamp('When it was changed last.').nullable(),
});
export type Settings = z.output<typeof settingsSchema>;

const POSTAL_ADDRESS_CHARS_MAX = 500;

export const settingsUpdateSchema = z.strictObject({
  postalAddress: lines(POSTAL_ADDRESS_CHARS_MAX, 'The sender’s postal address: the law asks for it in every mail.').min(
    1,
  ),
});
