import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import { parseInput } from '../generation/parse.ts';
import type { CampaignRow } from './campaign-view.ts';
import { campaignRow } from './campaigns.ts';
import { senderOf, waitingLeads } from './check-campaign.ts';
import { leadRow } from './leads.ts';
import { mergeDataOf } from './sending/merge-data.ts';
import type { MergeData, MergeLead } from './sequence/merge-scope.ts';
import { renderStep } from './sequence/render.ts';
import { touchText } from './sequence/touch-text.ts';
import { getSettings } from './settings.ts';
import { type CampaignPreview, campaignPreviewQuery } from './shapes/campaign-check.ts';
import { CHANNELS } from './shapes/step.ts';
import type { StepRow } from './step-view.ts';
import { stepRows } from './steps.ts';

type StepPreview = CampaignPreview['steps'][number];

/** Whom a sequence without leads is shown for. */
const EXAMPLE: MergeLead = {
  id: 'lead_example',
  email: 'sam@example.com',
  firstName: 'Sam',
  lastName: 'Example',
  company: 'Example Ltd',
  role: 'Head of Examples',
  linkedinUrl: 'https://www.linkedin.com/in/example',
  fields: {},
};

/**
 * The sequence as one lead would have it: the lead asked for, else one that waits, else an example. Nothing is stored or
 * sent. Throws `invalid_request`, and `not_found` for the campaign or a lead that is not in it.
 */
export async function previewCampaign(
  app: App,
  workspaceId: string,
  id: string,
  query: unknown = {},
): Promise<CampaignPreview> {
  const { leadId } = parseInput(campaignPreviewQuery, query);
  const campaign = await campaignRow(app.store.db, workspaceId, id);
  const row =
    leadId === undefined ? (await waitingLeads(app, id, 1))[0] : await leadRow(app.store.db, workspaceId, leadId);
  if (row && row.campaign_id !== id) throw new AppError('not_found', 'There is no such lead in this campaign.');
  const mailbox = await senderOf(app, campaign.mailbox_id);
  const sender = { fromName: campaign.from_name, email: mailbox?.email ?? 'you@example.com' };
  const data = row ? mergeDataOf(row, campaign, mailbox) : { lead: EXAMPLE, campaign: { name: campaign.name } };
  const { postalAddress } = await getSettings(app, workspaceId);
  const footer = {
    postalAddress: postalAddress ?? '(your postal address)',
    unsubscribeUrl: `${app.config.publicUrl ?? 'https://planwright.example'}/unsubscribe/…`,
  };
  const steps: StepPreview[] = [];
  let thread: string | null = null;
  for (const step of await stepRows(app.store.db, id)) {
    const shown = previewStep(step, { campaign, thread, footer, data: { ...data, sender } });
    steps.push(shown);
    thread ??= shown.subject;
  }
  return { leadId: row?.id ?? null, steps };
}

function previewStep(
  step: StepRow,
  {
    campaign,
    thread,
    footer,
    data,
  }: {
    campaign: CampaignRow;
    thread: string | null;
    footer: { postalAddress: string; unsubscribeUrl: string };
    data: MergeData;
  },
): StepPreview {
  const shown = { stepId: step.id, position: step.position, kind: step.kind };
  const nothing = { subject: null, text: null, html: null, problem: null };
  try {
    if (step.kind === 'touch') {
      const channel = CHANNELS.find((one) => one === step.channel) ?? 'other';
      const text = touchText({
        step: { id: step.id, channel, note: step.note },
        pitch: campaign.pitch_context,
        ...data,
      });
      return { ...shown, ...nothing, text };
    }
    const mail = { id: step.id, subject: step.subject, body: step.body ?? '' };
    const { subject, text, html } = renderStep({ step: mail, footer, ...data });
    return { ...shown, subject: subject ?? (thread === null ? null : `Re: ${thread}`), text, html, problem: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...shown, ...nothing, problem: error.message };
  }
}
