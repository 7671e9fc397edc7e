import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import { parseInput } from '../generation/parse.ts';
import type { Tx } from '../store/store.ts';
import { leadData } from '../webhooks/event-rows.ts';
import type { CampaignRow } from './campaign-view.ts';
import { noCampaign } from './campaigns.ts';
import { emailKey } from './email-key.ts';
import { newLeadRow } from './lead-columns.ts';
import { type LeadRow, toLead } from './lead-view.ts';
import { personKey } from './person-key.ts';
import { canBeId } from './row-values.ts';
import { holdSuppressions } from './sending/suppress.ts';
import { suppressionOf, suppressionsOf } from './sending/suppressed.ts';
import { type Lead, leadCreateSchema } from './shapes/lead.ts';

/**
 * Puts a person into a campaign, at step 1. The same person in the same campaign is the same lead, whichever spelling of
 * their address is given, and comes back as it is with `created` false, however many ask at once. Throws `invalid_request`, `not_found` for the campaign, and
 * `unprocessable` for an address that is none or is suppressed, and for a campaign that has ended.
 */
export async function createLead(
  app: App,
  workspaceId: string,
  input: unknown,
): Promise<{ data: Lead; created: boolean }> {
  const { campaignId, email, ...fields } = parseInput(leadCreateSchema, input);
  const address = emailKey(email);
  const row = newLeadRow(app, { workspaceId, campaignId, address, fields });
  return app.store.write(async (tx) => {
    await holdSuppressions(app, tx, workspaceId, [row.domain]);
    if (canBeId(campaignId)) await app.store.dialect.lockName(tx, `person:${campaignId}:${row.person_key}`);
    const standing = (canBeId(campaignId) ? await standingOf(tx, row) : undefined) ?? noCampaign();
    if (standing.leadId !== null) return { data: toLead(await leadOf(tx, row)), created: false };
    refuseEnded(standing);
    if (standing.suppressed !== null) await refuseSuppressed(tx, row);
    // Another request may have been first since: then nothing is inserted and theirs is the lead.
    const inserted = await tx
      .insertInto('leads')
      .values(row)
      .onConflict((conflict) => conflict.columns(['campaign_id', 'email_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) return { data: toLead(await leadOf(tx, row)), created: false };
    await app.events.record(tx, { workspaceId, type: 'lead.created', data: { lead: leadData(row) } });
    return { data: toLead(row), created: true };
  });
}

/** Throws `unprocessable` for a campaign that takes no leads any more. */
export function refuseEnded({ status }: Pick<CampaignRow, 'status'>): void {
  if (status !== 'archived' && status !== 'completed') return;
  const next = status === 'archived' ? 'use another campaign' : 'activate it again or use another campaign';
  throw new AppError('unprocessable', `The campaign is ${status} and takes no new leads; ${next}.`);
}

/** What decides about a new lead, in one look: its campaign, the lead that is there already, what suppresses it. */
const standingOf = (tx: Tx, lead: LeadRow) =>
  tx
    .selectFrom('campaigns')
    .select(({ selectFrom }) => [
      'status',
      selectFrom('leads')
        .select('leads.id')
        .where('leads.campaign_id', '=', lead.campaign_id)
        .where('leads.workspace_id', '=', lead.workspace_id)
        .where('leads.person_key', '=', lead.person_key)
        .limit(1)
        .as('leadId'),
      suppressionsOf(tx, { ...lead, person: personKey(lead.email_key) })
        .select('kind')
        .as('suppressed'),
    ])
    .where('id', '=', lead.campaign_id)
    .where('workspace_id', '=', lead.workspace_id)
    .executeTakeFirst();

async function refuseSuppressed(tx: Tx, lead: LeadRow): Promise<void> {
  const suppression = await suppressionOf(tx, lead);
  if (!suppression) return;
  const what = suppression.kind === 'address' ? 'address' : 'domain of the address';
  throw new AppError(
    'unprocessable',
    `The ${what} is suppressed in this workspace (${suppression.reason}), so nobody may mail it.`,
  );
}

const leadOf = (tx: Tx, { workspace_id, campaign_id, email_key, person_key }: LeadRow): Promise<LeadRow> =>
  tx
    .selectFrom('leads')
    .selectAll()
    .where('workspace_id', '=', workspace_id)
    .where('campaign_id', '=', campaign_id)
    .where('person_key', '=', person_key)
    // There may be two from before one person was one lead.
    .orderBy(({ eb }) => eb.case().when('email_key', '=', email_key).then(0).else(1).end())
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirstOrThrow();
