import * as z from 'zod';
import { id, line, lines, timestamp } from './fields.ts';

export const STEP_KINDS = ['email', 'touch'] as const;
export const CHANNELS = ['linkedin', 'x', 'phone', 'other'] as const;
export const STEPS_MAX = 30;
const WAIT_DAYS_MAX = 365;

const fields = {
  kind: z.enum(STEP_KINDS).describe('`email` is sent; `touch` is written for a person to post.'),
  channel: z.enum(CHANNELS).nullable().describe('Of a touch: where it is posted.'),
  waitDays: z
    .int()
    .min(0)
    .max(WAIT_DAYS_MAX)
    .describe('Days after the step before it, or after the start; added to `waitHours`.'),
  waitHours: z
    .int()
    .min(0)
    .max(WAIT_DAYS_MAX * 24)
    .describe('Hours after the step before it, or after the start.'),
  subject: line(500, 'Liquid with spintax. A follow-up without one answers the mail before it.').nullable(),
  body: lines(20_000, 'Text of the mail, Liquid with spintax such as `{Hi|Hello} {{ firstName }}`.').nullable(),
  note: lines(2_000, 'Of a touch: what it should say.').nullable(),
  position: z.int().min(1).max(STEPS_MAX).describe('Place in the sequence, 1 is the first; at the end when left out.'),
};

const partial = z.strictObject(fields).partial();

export const stepCreateSchema = partial.extend({ kind: fields.kind.default('email') }).superRefine((step, context) => {
  const fault = faultOf(step);
  if (fault) context.addIssue({ code: 'custom', ...fault });
});
export type StepCreate = z.output<typeof stepCreateSchema>;

/** `position` moves it; the kind stays what it is. */
export const stepUpdateSchema = partial.omit({ kind: true });

/** What a step of its kind lacks or has too much; undefined when it is whole. */
export function faultOf(step: {
  kind: (typeof STEP_KINDS)[number];
  channel?: string | null | undefined;
  subject?: string | null | undefined;
  body?: string | null | undefined;
  note?: string | null | undefined;
}): { path: string[]; message: string } | undefined {
  if (step.kind === 'email') {
    if (!step.body) return { path: ['body'], message: 'is required for an email step' };
    if (step.channel) return { path: ['channel'], message: 'is for touch steps only' };
    return step.note ? { path: ['note'], message: 'is for touch steps only' } : undefined;
  }
  if (!step.channel) return { path: ['channel'], message: `is required for a touch step: ${CHANNELS.join(', ')}` };
  if (step.subject) return { path: ['subject'], message: 'is for email steps only' };
  return step.body ? { path: ['body'], message: 'is for email steps only; a touch has a note' } : undefined;
}

export const stepSchema = z.object({
  id: id('step', 'Id of the step.'),
  campaignId: z.string().describe('The campaign it belongs to.'),
  position: z.int().describe('Place in the sequence, 1 is the first.'),
  kind: z.enum(STEP_KINDS).describe('`email` or `touch`.'),
  channel: z.enum(CHANNELS).nullable().describe('Of a touch: where it is posted.'),
  waitHours: z.int().describe('Hours after the step before it, or after the start for the first.'),
  subject: z.string().nullable().describe('Template of the subject; null answers the thread.'),
  body: z.string().nullable().describe('Template of the text.'),
  note: z.string().nullable().describe('Of a touch: what it should say.'),
  createdAt: timestamp('When it was made.'),
  updatedAt: timestamp('When it was changed last.'),
});
export type Step = z.output<typeof stepSchema>;
