import { getSettings } from '../../../src/outreach/settings.ts';
import { settingsSchema } from '../../../src/outreach/shapes/workspace.ts';
import { SETTINGS } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf } from '../things.ts';

export const getSettingsRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/settings',
  operationId: 'getOutreachSettings',
  tag: 'Settings',
  scope: 'campaigns:read',
  summary: 'Read what all mails have in common',
  description: 'The postal address that every mail of the workspace carries.',
  shape: dataOf(settingsSchema),
  example: { data: SETTINGS },
  statuses: { 200: 'The settings.' },
  errors: [],
  handler: async ({ app, workspace }) => ({ body: { data: await getSettings(app, workspace.id) } }),
});
