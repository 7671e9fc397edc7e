import { updateDraft } from '../../../src/outreach/answers/drafts.ts';
import { draftSchema, draftUpdateSchema } from '../../../src/outreach/shapes/draft.ts';
import { DRAFT } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { BODY_ERRORS, dataOf, idIn } from '../things.ts';

export const updateDraftRoute = defineOutreachRoute({
  method: 'PATCH',
  path: '/outreach/drafts/{id}',
  operationId: 'updateDraft',
  tag: 'Replies',
  scope: 'replies:write',
  summary: 'Change a draft',
  description: 'Changes its text or subject and leaves the other. One that was sent stays as it is.',
  params: idIn('draft', 'dft'),
  body: {
    schema: draftUpdateSchema,
    examples: {
      text: { summary: 'The gap filled', value: { text: 'Hi Sam,\n\n19 pounds a month.\n\nBest regards,\nGrace' } },
    },
  },
  shape: dataOf(draftSchema),
  example: { data: { ...DRAFT, bodyText: 'Hi Sam,\n\n19 pounds a month.\n\nBest regards,\nGrace', gaps: [] } },
  statuses: { 200: 'The draft as it is now.' },
  errors: [...BODY_ERRORS, 'not_found', 'unprocessable'],
  handler: async ({ app, workspace, id, body }) => ({ body: { data: await updateDraft(app, workspace.id, id, body) } }),
});
