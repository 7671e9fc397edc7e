import type { App } from '../../../app.ts';
import type { LeadRow } from '../../lead-view.ts';
import type { Enriched } from '../../shapes/enrichment.ts';
import { toEnrichment } from './enrichment-view.ts';
import type { LookedUp } from './look-up.ts';

const COMPANY_CHARS_MAX = 300;

/** Keeps what was found out about a lead. With `apply` a lead without a company gets the name that its page tells. */
export async function storeEnrichment(
  app: App,
  lead: Pick<LeadRow, 'id' | 'workspace_id'>,
  found: LookedUp,
  { apply }: { apply: boolean },
): Promise<Enriched> {
  const row = {
    id: app.ids.next('enrichment'),
    workspace_id: lead.workspace_id,
    lead_id: lead.id,
    findings: JSON.stringify(found),
    created_at: app.clock.now(),
  };
  const company = apply ? companyIn(found) : undefined;
  const isApplied = await app.store.write(async (tx) => {
    await tx.insertInto('enrichments').values(row).execute();
    if (company === undefined) return false;
    const filled = await tx
      .updateTable('leads')
      .set({ company, updated_at: app.clock.now() })
      .where('id', '=', lead.id)
      .where((where) => where.or([where('company', 'is', null), where('company', '=', '')]))
      .returning('id')
      .executeTakeFirst();
    return filled !== undefined;
  });
  return { ...toEnrichment(row), applied: isApplied ? ['company'] : [] };
}

/** What the page calls its company; a title says too much else. */
function companyIn({ findings }: LookedUp): string | undefined {
  const found = ['organizationName', 'siteName'].map((name) => findings.find((one) => one.name === name)?.value);
  return found
    .find((value) => value !== undefined)
    ?.slice(0, COMPANY_CHARS_MAX)
    .trim();
}
