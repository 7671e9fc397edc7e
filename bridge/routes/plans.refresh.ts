import * as z from 'zod';
import { revisionRoute } from '../revision-route.ts';

export const refreshPlanRoute = revisionRoute({
  name: 'refresh',
  operationId: 'refreshPlan',
  summary: 'Bring a plan up to date',
  says: 'Has the service’s model bring up to date what was made from older versions.',
  body: {
    schema: z.strictObject({}),
    isOptional: true,
    examples: { refresh: { summary: 'All that is stale', value: {} } },
  },
});
