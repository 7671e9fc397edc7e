import type { OutreachRoute } from './route.ts';
import { createMailboxRoute } from './routes/mailboxes.create.ts';
import { getMailboxRoute } from './routes/mailboxes.get.ts';
import { listMailboxesRoute } from './routes/mailboxes.list.ts';
import { removeMailboxRoute } from './routes/mailboxes.remove.ts';
import { updateMailboxRoute } from './routes/mailboxes.update.ts';
import { getMeRoute } from './routes/me.get.ts';
import { getSettingsRoute } from './routes/settings.get.ts';
import { updateSettingsRoute } from './routes/settings.update.ts';

/** Every endpoint below `/api/v1/outreach`: one line a route, in the order the documents show them. */
export const OUTREACH_ROUTES: readonly OutreachRoute[] = [
  getMeRoute,
  listMailboxesRoute,
  createMailboxRoute,
  getMailboxRoute,
  updateMailboxRoute,
  removeMailboxRoute,
  getSettingsRoute,
  updateSettingsRoute,
];
