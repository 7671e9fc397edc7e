import type { App } from '../../app.ts';
import { claimLeads, openCampaigns, type Round, releaseLeads } from './claim-leads.ts';
import type { LeadRow } from './rows.ts';
import type { CampaignFacts } from './rules.ts';
import { startLead } from './start-lead.ts';

/**
 * One look for leads whose next step is due, over all campaigns that may send now: each begins a few, so that none waits
 * for the crowd of another. Answers with how many leads went on.
 */
export async function tick(app: App, round: Round): Promise<number> {
  let begun = 0;
  for (const facts of await openCampaigns(app, round)) {
    if (app.lifecycle.draining) break;
    begun += await beginLeads(app, facts);
  }
  return begun;
}

async function beginLeads(app: App, facts: CampaignFacts): Promise<number> {
  const claimed = await claimLeads(app, facts);
  let begun = 0;
  for (const [index, lead] of claimed.entries()) {
    const started = await startOne(app, lead);
    if (started === 'begun') begun += 1;
    if (started !== 'blocked') continue;
    await releaseLeads(app, claimed.slice(index + 1));
    break;
  }
  return begun;
}

/** A lead that cannot be begun, for a reason nobody thought of, keeps its lease for a while and holds up no other. */
async function startOne(app: App, lead: LeadRow): Promise<'begun' | 'blocked' | 'lost'> {
  try {
    const started = await startLead(app, lead);
    return started === 'blocked' || started === 'lost' ? started : 'begun';
  } catch (error) {
    app.log.error({ leadId: lead.id, error }, 'the next step of a lead could not be begun; it is tried again');
    return 'lost';
  }
}
