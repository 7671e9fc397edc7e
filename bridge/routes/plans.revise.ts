import * as z from 'zod';
import { changeSchema } from '../../src/generation/orders/shapes.ts';
import { revisionRoute } from '../revision-route.ts';

export const revisePlanRoute = revisionRoute({
  name: 'revise',
  operationId: 'revisePlan',
  summary: 'Change a plan',
  says: 'Has the service’s model take up a change in the brief, then bring up to date all that rests on it.',
  body: {
    schema: z.strictObject({ change: changeSchema }),
    examples: { change: { summary: 'A change', value: { change: 'Prices stand in Swedish crowns.' } } },
  },
});
