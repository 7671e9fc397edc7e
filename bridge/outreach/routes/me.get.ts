import { getIdentity } from '../../../src/outreach/identity.ts';
import { identitySchema } from '../../../src/outreach/shapes/workspace.ts';
import { defineOutreachRoute } from '../route.ts';

export const getMeRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/me',
  operationId: 'getMe',
  tag: 'Identity',
  scope: 'none',
  summary: 'Read whose key this is',
  description: 'The workspace that the key belongs to, and what the key may do. It needs no scope.',
  shape: identitySchema,
  example: {
    workspace: { id: 'ws_0f3c2b7a9d1e4c5f8a6b3d2e1f0c9b8a', name: 'Northwind', createdAt: '2026-01-15T12:00:00.000Z' },
    key: { prefix: 'pw_live_4Fq8ZtB1', scopes: ['campaigns:read', 'leads:read', 'leads:write'] },
  },
  statuses: { 200: 'Workspace and key.' },
  errors: [],
  handler: async ({ app, workspace, key }) => ({ body: await getIdentity(app, { workspace, key }) }),
});
