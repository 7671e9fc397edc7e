import * as z from 'zod';
import { id, line, lines, timestamp } from './fields.ts';

export const DRAFT_STATUSES = ['draft', 'sent'] as const;
export const DRAFT_CHARS_MAX = 20_000;

export const draftSchema = z.object({
  id: id('dft', 'Id of the draft.'),
  replyId: z.string().describe('The reply it answers.'),
  status: z
    .enum(DRAFT_STATUSES)
    .describe('`sent` once it was handed over; a mail that then fails makes it a `draft` again.'),
  subject: z.string().describe('Subject of the answer.'),
  bodyText: z.string().describe('Its text, as it would leave, but for the address and the link below every mail.'),
  gaps: z
    .array(z.string())
    .describe('What nobody but you knows, each marked as `[[…]]` in the text. It is not sent while there is one.'),
  writtenBy: z
    .string()
    .describe('`person`, `offline` for the composer that ships with the product, or the model’s vendor.'),
  sendId: z.string().nullable().describe('The mail that carries it, or that last failed to.'),
  createdAt: timestamp('When it was written.'),
  updatedAt: timestamp('When it was changed last.'),
});
export type Draft = z.output<typeof draftSchema>;

const text = lines(DRAFT_CHARS_MAX, 'Your own text. Without it one is written for you.').refine((said) => said !== '', {
  error: 'must say something',
});
const subject = line(500, 'Subject; unless given, that of the reply.');

export const draftCreateSchema = z.strictObject({ text: text.optional(), subject: subject.optional() });

export const draftUpdateSchema = z
  .strictObject({ text: text.describe('The text from now on.').optional(), subject: subject.optional() })
  .refine(({ text: said, subject: called }) => said !== undefined || called !== undefined, {
    error: 'must say what to change: text or subject',
  });
