import type { App } from '../../../app.ts';
import { AppError } from '../../../errors.ts';
import { parseInput } from '../../../generation/parse.ts';
import type { ActionQuota } from '../../../limits/actions.ts';
import type { CampaignRow } from '../../campaign-view.ts';
import { icpOf } from '../../campaign-view.ts';
import { campaignRow } from '../../campaigns.ts';
import { refuseEnded } from '../../create-lead.ts';
import { readEmailKey } from '../../email-key.ts';
import { importBatch } from '../../import-batch.ts';
import type { ImportRow } from '../../import-row.ts';
import { mergeFields } from '../../lead-view.ts';
import { toProspect } from '../../prospects/prospect-view.ts';
import { type Discovery, discoveryInput } from '../../shapes/discovery.ts';
import type { Icp } from '../../shapes/icp.ts';
import { type Found, lookThrough } from './look-through.ts';
import { type Target, targetOf, targetOfPitch } from './target.ts';

/**
 * Finds among the prospects of a workspace who fits best, with reasons: nobody who is suppressed or is a lead of any of
 * its campaigns. With `add` they become leads of the campaign. The same question of the same prospects has the same
 * answer. Throws `invalid_request`, `not_found` for the campaign, `unprocessable` for one that has ended or says nothing
 * of whom it is for, and `rate_limited`.
 */
export async function discover(
  app: App,
  workspaceId: string,
  input: unknown,
  tellQuota?: (quota: ActionQuota) => void,
): Promise<Discovery> {
  const asked = parseInput(discoveryInput, input);
  const campaign =
    asked.campaignId === undefined ? undefined : await campaignRow(app.store.db, workspaceId, asked.campaignId);
  if (campaign && asked.add) refuseEnded(campaign);
  const target = targetFor(campaign, asked.icp);
  await app.actionLimiter.take(workspaceId, 'discovery', tellQuota);
  const { found, considered, leftOut } = await lookThrough(app, workspaceId, { ...asked, target });
  const outcomes = campaign && asked.add ? await addLeads(app, campaign, found) : undefined;
  const data: Discovery['data'] = [];
  for (const { row, score, reasons } of found) {
    const { leadId = null, lost } = outcomes?.get(row.id) ?? {};
    // Somebody came first since they were looked at.
    if (lost) leftOut[lost]++;
    else data.push({ ...toProspect(row), score, reasons, leadId });
  }
  return { data, considered, added: outcomes ? data.length : 0, leftOut };
}

/** Whom a campaign is for. Throws `unprocessable` when nothing says so. */
export function targetFor(campaign: CampaignRow | undefined, icp?: Icp): Target {
  const given = icp ?? (campaign && icpOf(campaign));
  const target = given ? targetOf(given) : targetOfPitch(campaign?.pitch_context ?? '');
  if (target) return target;
  throw new AppError(
    'unprocessable',
    'The campaign does not say whom it is for: give it an icp or a pitchContext, or send an icp.',
  );
}

/** The lead that was made of a prospect, or why none was after all. */
export type Added = { leadId: string; lost?: never } | { leadId?: never; lost: 'suppressed' | 'present' };

/**
 * Puts those found into a campaign, each with its event, but for who was suppressed or became a lead of any campaign
 * since they were looked at. Answers what became of each, by the prospect's id.
 */
export async function addLeads(
  app: App,
  campaign: CampaignRow,
  found: readonly Found[],
): Promise<ReadonlyMap<string, Added>> {
  const into = { workspaceId: campaign.workspace_id, campaignId: campaign.id, strangersOnly: true } as const;
  const outcomes = await importBatch(app, into, found.map(leadOf), new Map());
  return new Map(
    found.map(({ row }, index): [string, Added] => {
      const { outcome, leadId } = outcomes[index] ?? {};
      if (outcome === 'created' && leadId !== undefined) return [row.id, { leadId }];
      return [row.id, { lost: outcome === 'existing' ? 'present' : 'suppressed' }];
    }),
  );
}

function leadOf({ row }: Found): ImportRow {
  const address = readEmailKey(row.email);
  if (!address) return { fault: 'The address is none that mail can go to.' };
  const fields = {
    firstName: row.first_name,
    lastName: row.last_name,
    company: row.company,
    role: row.role,
    linkedinUrl: row.linkedin_url,
    fields: mergeFields(row),
  };
  return { address, fields };
}
