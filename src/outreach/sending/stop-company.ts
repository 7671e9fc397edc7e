import type { App } from '../../app.ts';
import { isPublicProvider } from '../../mail/public-provider.ts';
import type { Tx } from '../../store/store.ts';
import { type LeadRow, RUNNING } from './rows.ts';
import { pauseLeads } from './stop-leads.ts';

/** Leads of one company that one reply holds; what is beyond it is no company. */
const COLLEAGUES_MAX = 1_000;

/**
 * Holds the other leads of a company in a campaign that wants it so (`stop_for_company`): those with the same domain,
 * which a public mail provider's is not. They are paused with a reason, until a person lets them go on. Answers them.
 */
export async function stopCompany(
  app: App,
  tx: Tx,
  lead: Pick<LeadRow, 'id' | 'campaign_id' | 'domain'>,
): Promise<LeadRow[]> {
  if (isPublicProvider(lead.domain)) return [];
  const campaign = await tx
    .selectFrom('campaigns')
    .select('stop_for_company')
    .where('id', '=', lead.campaign_id)
    .executeTakeFirstOrThrow();
  if (campaign.stop_for_company === 0) return [];
  const colleagues = await tx
    .selectFrom('leads')
    .select('id')
    .where('campaign_id', '=', lead.campaign_id)
    .where('domain', '=', lead.domain)
    .where('status', 'in', RUNNING)
    .where('id', '!=', lead.id)
    .orderBy('id')
    .limit(COLLEAGUES_MAX)
    .execute();
  return pauseLeads(
    app,
    tx,
    colleagues.map(({ id }) => id),
    'company_replied',
  );
}
