import type { Selectable } from 'kysely';
import type { LeadTable } from '../store/outreach-tables.ts';
import { iso, isoOrNull } from './row-values.ts';
import type { Lead } from './shapes/lead.ts';

export type LeadRow = Selectable<LeadTable>;

/** A lead as it is answered. */
export const toLead = (row: LeadRow): Lead => ({
  id: row.id,
  campaignId: row.campaign_id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  company: row.company,
  role: row.role,
  linkedinUrl: row.linkedin_url,
  fields: mergeFields(row),
  status: row.status,
  pausedReason: row.paused_reason,
  stepPosition: row.step_position,
  nextStepAt: isoOrNull(row.due_at),
  createdAt: iso(row.created_at),
  updatedAt: iso(row.updated_at),
});

/** Its further merge fields. */
export function mergeFields(row: Pick<LeadRow, 'fields'>): Record<string, string> {
  // As `lead-columns.ts` wrote it.
  return JSON.parse(row.fields) as Record<string, string>;
}
