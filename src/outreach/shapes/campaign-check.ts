import * as z from 'zod';
import { idInput } from './fields.ts';
import { STEP_KINDS } from './step.ts';

const some = {
  stepId: z.string().describe('The step at fault.'),
  leads: z.int().describe('How many of the leads looked at.'),
  leadIds: z.array(z.string()).describe('Some of them.'),
};

/** What stands in the way of a campaign, before it is activated or after. */
export const campaignCheckSchema = z.object({
  ready: z.boolean().describe('Whether it can be active, and every lead looked at has what the steps ask for.'),
  missing: z.array(z.string()).describe('What an active campaign needs and this one lacks.'),
  leadsChecked: z.int().describe('Leads that each step was written for: at most 1000 that wait.'),
  variables: z
    .array(
      z.object({
        ...some,
        variable: z.string().nullable().describe('What the template asks for, such as `firstName`.'),
      }),
    )
    .describe('What leads lack; give the template a default, or the lead a value.'),
  problems: z
    .array(z.object({ ...some, problem: z.string().describe('What is wrong, in words.') }))
    .describe('Any other reason why a step cannot be written.'),
});
export type CampaignCheck = z.output<typeof campaignCheckSchema>;

export const campaignPreviewQuery = z.strictObject({
  leadId: idInput(
    'Written for this lead of the campaign; for one that waits, or an example, when left out.',
  ).optional(),
});

/** The sequence as one lead would have it. */
export const campaignPreviewSchema = z.object({
  leadId: z.string().nullable().describe('The lead it is written for; null: an example.'),
  steps: z
    .array(
      z.object({
        stepId: z.string().describe('The step.'),
        position: z.int().describe('Place in the sequence.'),
        kind: z.enum(STEP_KINDS).describe('`email` or `touch`.'),
        subject: z.string().nullable().describe('Of a mail: its subject, `Re:` when it answers the thread.'),
        text: z.string().nullable().describe('The plain text with its footer, or what the touch says.'),
        html: z.string().nullable().describe('Of a mail: the HTML part.'),
        problem: z.string().nullable().describe('Why it cannot be written for this lead.'),
      }),
    )
    .describe('In their order.'),
});
export type CampaignPreview = z.output<typeof campaignPreviewSchema>;
