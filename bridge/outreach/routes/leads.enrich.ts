import { enrichLead } from '../../../src/outreach/actions/enrich/enrich-lead.ts';
import { enrichedSchema, enrichInput } from '../../../src/outreach/shapes/enrichment.ts';
import { ENRICHMENT } from '../example-prospects.ts';
import { defineOutreachRoute } from '../route.ts';
import { BODY_ERRORS, dataOf, idIn } from '../things.ts';

export const enrichLeadRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/leads/{id}/enrich',
  operationId: 'enrichLead',
  tag: 'Leads',
  scope: 'leads:write',
  reachesOut: true,
  summary: 'Find out about the company of a lead',
  description:
    'Asks the name service who takes the mail of the lead’s domain, and reads the home page of that domain: over TLS, as its robots.txt allows `planwright`, redirects within the company’s own domain alone, at most 512 KB and 10 seconds. Public mail providers are not read. What is found is kept beside the lead, each with its source, and changes nothing of it but, with `apply`, an empty `company`. What cannot be found out is told in `notes`. Limited for each workspace to 30 a minute, 200 an hour and 1,000 a day.',
  params: idIn('lead', 'lead'),
  body: {
    schema: enrichInput,
    examples: {
      look: { summary: 'Only look', value: {} },
      apply: { summary: 'Fill in an empty company', value: { apply: true } },
    },
    isOptional: true,
  },
  shape: dataOf(enrichedSchema),
  example: { data: { ...ENRICHMENT, applied: [] } },
  statuses: { 200: 'What was found out.' },
  errors: [...BODY_ERRORS, 'not_found'],
  handler: async ({ app, workspace, id, body, tellQuota, gone }) => ({
    body: { data: await enrichLead(app, workspace.id, id, { input: body, tellQuota, signal: gone }) },
  }),
});
