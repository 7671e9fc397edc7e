import { updateSettings } from '../../../src/outreach/settings.ts';
import { settingsSchema, settingsUpdateSchema } from '../../../src/outreach/shapes/workspace.ts';
import { SETTINGS } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { BODY_ERRORS, dataOf } from '../things.ts';

export const updateSettingsRoute = defineOutreachRoute({
  method: 'PATCH',
  path: '/outreach/settings',
  operationId: 'updateOutreachSettings',
  tag: 'Settings',
  scope: 'campaigns:write',
  summary: 'Set the postal address',
  description:
    'Sets the postal address that every mail of the workspace carries. Without it no campaign can be active.',
  body: {
    schema: settingsUpdateSchema,
    examples: { address: { summary: 'An address', value: { postalAddress: SETTINGS.postalAddress } } },
  },
  shape: dataOf(settingsSchema),
  example: { data: SETTINGS },
  statuses: { 200: 'The settings as they are now.' },
  errors: [...BODY_ERRORS],
  handler: async ({ app, workspace, body }) => ({ body: { data: await updateSettings(app, workspace.id, body) } }),
});
