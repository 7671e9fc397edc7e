import type { Selectable } from 'kysely';
import type { EnrichmentTable } from '../../../store/inbox-tables.ts';
import { iso } from '../../row-values.ts';
import type { Enrichment } from '../../shapes/enrichment.ts';
import type { LookedUp } from './look-up.ts';

/** An enrichment as it is answered. */
export function toEnrichment(row: Selectable<EnrichmentTable>): Enrichment {
  // As `store-enrichment.ts` wrote it.
  const { findings, notes } = JSON.parse(row.findings) as LookedUp;
  return { id: row.id, leadId: row.lead_id, findings, notes, createdAt: iso(row.created_at) };
}
