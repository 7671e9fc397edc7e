import type { OutreachRoute } from './route.ts';
import { getMeRoute } from './routes/me.get.ts';

/** Every endpoint below `/api/v1/outreach`: one line a route, in the order the documents show them. */
export const OUTREACH_ROUTES: readonly OutreachRoute[] = [getMeRoute];
