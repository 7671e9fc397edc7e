import type { OutreachRoute } from './route.ts';
import { activateCampaignRoute } from './routes/campaigns.activate.ts';
import { archiveCampaignRoute } from './routes/campaigns.archive.ts';
import { createCampaignRoute } from './routes/campaigns.create.ts';
import { getCampaignRoute } from './routes/campaigns.get.ts';
import { listCampaignsRoute } from './routes/campaigns.list.ts';
import { pauseCampaignRoute } from './routes/campaigns.pause.ts';
import { updateCampaignRoute } from './routes/campaigns.update.ts';
import { createMailboxRoute } from './routes/mailboxes.create.ts';
import { getMailboxRoute } from './routes/mailboxes.get.ts';
import { listMailboxesRoute } from './routes/mailboxes.list.ts';
import { removeMailboxRoute } from './routes/mailboxes.remove.ts';
import { updateMailboxRoute } from './routes/mailboxes.update.ts';
import { getMeRoute } from './routes/me.get.ts';
import { getSettingsRoute } from './routes/settings.get.ts';
import { updateSettingsRoute } from './routes/settings.update.ts';
import { addStepRoute } from './routes/steps.add.ts';
import { listStepsRoute } from './routes/steps.list.ts';
import { removeStepRoute } from './routes/steps.remove.ts';
import { updateStepRoute } from './routes/steps.update.ts';

/** Every endpoint below `/api/v1/outreach`: one line a route, in the order the documents show them. */
export const OUTREACH_ROUTES: readonly OutreachRoute[] = [
  getMeRoute,
  listCampaignsRoute,
  createCampaignRoute,
  getCampaignRoute,
  updateCampaignRoute,
  activateCampaignRoute,
  pauseCampaignRoute,
  archiveCampaignRoute,
  listStepsRoute,
  addStepRoute,
  updateStepRoute,
  removeStepRoute,
  listMailboxesRoute,
  createMailboxRoute,
  getMailboxRoute,
  updateMailboxRoute,
  removeMailboxRoute,
  getSettingsRoute,
  updateSettingsRoute,
];
