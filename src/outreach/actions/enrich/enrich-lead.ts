import type { App } from '../../../app.ts';
import { parseInput } from '../../../generation/parse.ts';
import type { ActionQuota } from '../../../limits/actions.ts';
import { leadRow } from '../../leads.ts';
import { type Enriched, enrichInput } from '../../shapes/enrichment.ts';
import { lookUpDomain } from './look-up.ts';
import { storeEnrichment } from './store-enrichment.ts';

/**
 * Finds out what the name service and the company's own home page tell of a lead's company, and keeps it beside the
 * lead with its sources. What a stranger's server does is a note, not an error. Throws `invalid_request`, `not_found`
 * and `rate_limited`.
 */
export async function enrichLead(
  app: App,
  workspaceId: string,
  id: string,
  {
    input,
    tellQuota,
    signal,
  }: { input?: unknown; tellQuota?: (quota: ActionQuota) => void; signal?: AbortSignal } = {},
): Promise<Enriched> {
  const { apply } = parseInput(enrichInput, input ?? {});
  const lead = await leadRow(app.store.db, workspaceId, id);
  await app.actionLimiter.take(workspaceId, 'enrichment', tellQuota);
  // No transaction is open while strangers are asked.
  return storeEnrichment(app, lead, await lookUpDomain(app, lead.domain, signal), { apply });
}
