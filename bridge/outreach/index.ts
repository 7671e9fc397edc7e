import type { OutreachRoute } from './route.ts';
import { runAutopilotRoute } from './routes/autopilot.run.ts';
import { listAutopilotRunsRoute } from './routes/autopilot.runs.ts';
import { activateCampaignRoute } from './routes/campaigns.activate.ts';
import { archiveCampaignRoute } from './routes/campaigns.archive.ts';
import { checkCampaignRoute } from './routes/campaigns.check.ts';
import { createCampaignRoute } from './routes/campaigns.create.ts';
import { explainCampaignRoute } from './routes/campaigns.explain.ts';
import { getCampaignRoute } from './routes/campaigns.get.ts';
import { listCampaignsRoute } from './routes/campaigns.list.ts';
import { pauseCampaignRoute } from './routes/campaigns.pause.ts';
import { previewCampaignRoute } from './routes/campaigns.preview.ts';
import { reportCampaignRoute } from './routes/campaigns.report.ts';
import { updateCampaignRoute } from './routes/campaigns.update.ts';
import { getDeliveryRoute } from './routes/deliveries.get.ts';
import { listDeliveriesRoute } from './routes/deliveries.list.ts';
import { redeliverRoute } from './routes/deliveries.redeliver.ts';
import { discoverRoute } from './routes/discovery.run.ts';
import { removeDraftRoute } from './routes/drafts.remove.ts';
import { sendDraftRoute } from './routes/drafts.send.ts';
import { updateDraftRoute } from './routes/drafts.update.ts';
import { getKeptMailRoute } from './routes/inbound.get.ts';
import { listKeptMailsRoute } from './routes/inbound.list.ts';
import { receiveMailRoute } from './routes/inbound.receive.ts';
import { retryKeptMailRoute } from './routes/inbound.retry.ts';
import { createLeadRoute } from './routes/leads.create.ts';
import { enrichLeadRoute } from './routes/leads.enrich.ts';
import { explainLeadRoute } from './routes/leads.explain.ts';
import { getLeadRoute } from './routes/leads.get.ts';
import { importLeadsRoute } from './routes/leads.import.ts';
import { listLeadsRoute } from './routes/leads.list.ts';
import { pauseLeadRoute } from './routes/leads.pause.ts';
import { resumeLeadRoute } from './routes/leads.resume.ts';
import { sendNextRoute } from './routes/leads.send-next.ts';
import { updateLeadRoute } from './routes/leads.update.ts';
import { testMailboxRoute } from './routes/mailboxes.check.ts';
import { createMailboxRoute } from './routes/mailboxes.create.ts';
import { getMailboxRoute } from './routes/mailboxes.get.ts';
import { listMailboxesRoute } from './routes/mailboxes.list.ts';
import { removeMailboxRoute } from './routes/mailboxes.remove.ts';
import { sendTestMailRoute } from './routes/mailboxes.test-mail.ts';
import { updateMailboxRoute } from './routes/mailboxes.update.ts';
import { getMeRoute } from './routes/me.get.ts';
import { importProspectsRoute } from './routes/prospects.import.ts';
import { listProspectsRoute } from './routes/prospects.list.ts';
import { removeProspectRoute } from './routes/prospects.remove.ts';
import { markReplyDoneRoute } from './routes/replies.done.ts';
import { draftReplyRoute } from './routes/replies.draft.ts';
import { getReplyRoute } from './routes/replies.get.ts';
import { listRepliesRoute } from './routes/replies.list.ts';
import { updateReplyRoute } from './routes/replies.update.ts';
import { getSendRoute } from './routes/sends.get.ts';
import { listSendsRoute } from './routes/sends.list.ts';
import { getSettingsRoute } from './routes/settings.get.ts';
import { updateSettingsRoute } from './routes/settings.update.ts';
import { addStepRoute } from './routes/steps.add.ts';
import { listStepsRoute } from './routes/steps.list.ts';
import { removeStepRoute } from './routes/steps.remove.ts';
import { updateStepRoute } from './routes/steps.update.ts';
import { addSuppressionRoute } from './routes/suppressions.add.ts';
import { importSuppressionsRoute } from './routes/suppressions.import.ts';
import { listSuppressionsRoute } from './routes/suppressions.list.ts';
import { removeSuppressionRoute } from './routes/suppressions.remove.ts';
import { undoSuppressionsRoute } from './routes/suppressions.undo.ts';
import { getTouchRoute } from './routes/touches.get.ts';
import { listTouchesRoute } from './routes/touches.list.ts';
import { regenerateTouchRoute } from './routes/touches.regenerate.ts';
import { markTouchSentRoute } from './routes/touches.sent.ts';
import { createWebhookRoute } from './routes/webhooks.create.ts';
import { getWebhookRoute } from './routes/webhooks.get.ts';
import { listWebhooksRoute } from './routes/webhooks.list.ts';
import { removeWebhookRoute } from './routes/webhooks.remove.ts';
import { rotateWebhookSecretRoute } from './routes/webhooks.rotate.ts';
import { testWebhookRoute } from './routes/webhooks.test-event.ts';
import { updateWebhookRoute } from './routes/webhooks.update.ts';

/** Every endpoint below `/api/v1/outreach`: one line a route, in the order the documents show them. */
export const OUTREACH_ROUTES: readonly OutreachRoute[] = [
  getMeRoute,
  listCampaignsRoute,
  createCampaignRoute,
  getCampaignRoute,
  updateCampaignRoute,
  checkCampaignRoute,
  previewCampaignRoute,
  activateCampaignRoute,
  pauseCampaignRoute,
  archiveCampaignRoute,
  explainCampaignRoute,
  reportCampaignRoute,
  runAutopilotRoute,
  listAutopilotRunsRoute,
  listStepsRoute,
  addStepRoute,
  updateStepRoute,
  removeStepRoute,
  listLeadsRoute,
  createLeadRoute,
  importLeadsRoute,
  getLeadRoute,
  updateLeadRoute,
  pauseLeadRoute,
  resumeLeadRoute,
  explainLeadRoute,
  enrichLeadRoute,
  sendNextRoute,
  listProspectsRoute,
  importProspectsRoute,
  removeProspectRoute,
  discoverRoute,
  listSendsRoute,
  getSendRoute,
  receiveMailRoute,
  listKeptMailsRoute,
  getKeptMailRoute,
  retryKeptMailRoute,
  listRepliesRoute,
  getReplyRoute,
  updateReplyRoute,
  markReplyDoneRoute,
  draftReplyRoute,
  updateDraftRoute,
  sendDraftRoute,
  removeDraftRoute,
  listTouchesRoute,
  getTouchRoute,
  regenerateTouchRoute,
  markTouchSentRoute,
  listSuppressionsRoute,
  addSuppressionRoute,
  importSuppressionsRoute,
  undoSuppressionsRoute,
  removeSuppressionRoute,
  listWebhooksRoute,
  createWebhookRoute,
  getWebhookRoute,
  updateWebhookRoute,
  removeWebhookRoute,
  rotateWebhookSecretRoute,
  testWebhookRoute,
  listDeliveriesRoute,
  getDeliveryRoute,
  redeliverRoute,
  listMailboxesRoute,
  createMailboxRoute,
  getMailboxRoute,
  updateMailboxRoute,
  removeMailboxRoute,
  testMailboxRoute,
  sendTestMailRoute,
  getSettingsRoute,
  updateSettingsRoute,
];
