import { createLead } from '../../../src/outreach/create-lead.ts';
import { leadCreatedSchema, leadCreateSchema } from '../../../src/outreach/shapes/lead.ts';
import { CAMPAIGN_ID, LEAD } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { BODY_ERRORS } from '../things.ts';

export const createLeadRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/leads',
  operationId: 'createLead',
  tag: 'Leads',
  scope: 'leads:write',
  summary: 'Put a person into a campaign',
  description:
    'Makes a lead, which enters the sequence at step 1 with one of the next looks of the scheduler. The same address in the same campaign is the same lead: posted again, it comes back as it is, so a retry is safe. A suppressed address is refused.',
  body: {
    schema: leadCreateSchema,
    examples: {
      person: {
        summary: 'A person and what the mails say of them',
        value: {
          campaignId: CAMPAIGN_ID,
          email: LEAD.email,
          firstName: LEAD.firstName,
          lastName: LEAD.lastName,
          company: LEAD.company,
          role: LEAD.role,
          linkedinUrl: LEAD.linkedinUrl,
          fields: LEAD.fields,
        },
      },
    },
  },
  shape: leadCreatedSchema,
  example: { data: LEAD, created: true },
  statuses: { 200: 'The lead that was there before, as it is.', 201: 'The new lead.' },
  errors: [...BODY_ERRORS, 'not_found', 'unprocessable'],
  handler: async ({ app, workspace, body }) => {
    const answer = await createLead(app, workspace.id, body);
    return { status: answer.created ? 201 : 200, body: answer };
  },
});
