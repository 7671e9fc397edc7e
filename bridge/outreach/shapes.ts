import type * as z from 'zod';
import { autopilotRunPageSchema, autopilotRunSchema } from '../../src/outreach/shapes/autopilot.ts';
import { campaignPageSchema, campaignSchema } from '../../src/outreach/shapes/campaign.ts';
import { campaignCheckSchema, campaignPreviewSchema } from '../../src/outreach/shapes/campaign-check.ts';
import { deliveryDetailSchema, deliveryPageSchema, deliverySchema } from '../../src/outreach/shapes/delivery.ts';
import { discoverySchema } from '../../src/outreach/shapes/discovery.ts';
import { draftSchema } from '../../src/outreach/shapes/draft.ts';
import { endpointSchema, endpointWithSecretSchema } from '../../src/outreach/shapes/endpoint.ts';
import { enrichmentSchema } from '../../src/outreach/shapes/enrichment.ts';
import { campaignExplanationSchema, leadExplanationSchema } from '../../src/outreach/shapes/explain.ts';
import {
  inboundSchema,
  keptMailDetailSchema,
  keptMailPageSchema,
  keptMailSchema,
} from '../../src/outreach/shapes/inbound.ts';
import { leadCreatedSchema, leadDetailSchema, leadPageSchema, leadSchema } from '../../src/outreach/shapes/lead.ts';
import { importReportSchema } from '../../src/outreach/shapes/lead-import.ts';
import { mailboxSchema } from '../../src/outreach/shapes/mailbox.ts';
import { mailboxTestSchema } from '../../src/outreach/shapes/mailbox-test.ts';
import { prospectImportReportSchema, prospectPageSchema, prospectSchema } from '../../src/outreach/shapes/prospect.ts';
import { replyDetailSchema, replyPageSchema, replySchema } from '../../src/outreach/shapes/reply.ts';
import { campaignReportSchema } from '../../src/outreach/shapes/report.ts';
import { sendDetailSchema, sendPageSchema, sendSchema } from '../../src/outreach/shapes/send.ts';
import { stepSchema } from '../../src/outreach/shapes/step.ts';
import {
  suppressionBulkReportSchema,
  suppressionPageSchema,
  suppressionSchema,
  suppressionUndoReportSchema,
} from '../../src/outreach/shapes/suppression.ts';
import { touchDetailSchema, touchPageSchema, touchSchema } from '../../src/outreach/shapes/touch.ts';
import { identitySchema, settingsSchema } from '../../src/outreach/shapes/workspace.ts';
import { removedSchema } from './things.ts';

/** Shapes of outreach that readers and generated clients know by name. */
export const OUTREACH_SHAPES: Record<string, z.ZodType> = {
  Identity: identitySchema,
  Campaign: campaignSchema,
  CampaignPage: campaignPageSchema,
  CampaignCheck: campaignCheckSchema,
  CampaignPreview: campaignPreviewSchema,
  CampaignReport: campaignReportSchema,
  AutopilotRun: autopilotRunSchema,
  AutopilotRunPage: autopilotRunPageSchema,
  CampaignExplanation: campaignExplanationSchema,
  Step: stepSchema,
  Lead: leadSchema,
  LeadDetail: leadDetailSchema,
  LeadCreated: leadCreatedSchema,
  LeadPage: leadPageSchema,
  LeadExplanation: leadExplanationSchema,
  ImportReport: importReportSchema,
  Prospect: prospectSchema,
  ProspectPage: prospectPageSchema,
  ProspectImportReport: prospectImportReportSchema,
  Enrichment: enrichmentSchema,
  Discovery: discoverySchema,
  Send: sendSchema,
  SendDetail: sendDetailSchema,
  SendPage: sendPageSchema,
  Reply: replySchema,
  ReplyDetail: replyDetailSchema,
  ReplyPage: replyPageSchema,
  InboundMail: inboundSchema,
  KeptMail: keptMailSchema,
  KeptMailDetail: keptMailDetailSchema,
  KeptMailPage: keptMailPageSchema,
  Draft: draftSchema,
  Touch: touchSchema,
  TouchDetail: touchDetailSchema,
  TouchPage: touchPageSchema,
  Suppression: suppressionSchema,
  SuppressionPage: suppressionPageSchema,
  SuppressionReport: suppressionBulkReportSchema,
  SuppressionUndoReport: suppressionUndoReportSchema,
  Webhook: endpointSchema,
  WebhookWithSecret: endpointWithSecretSchema,
  Delivery: deliverySchema,
  DeliveryDetail: deliveryDetailSchema,
  DeliveryPage: deliveryPageSchema,
  Mailbox: mailboxSchema,
  MailboxTest: mailboxTestSchema,
  OutreachSettings: settingsSchema,
  Removed: removedSchema,
};
