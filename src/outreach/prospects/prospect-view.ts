import type { Selectable } from 'kysely';
import type { ProspectTable } from '../../store/inbox-tables.ts';
import { mergeFields } from '../lead-view.ts';
import { iso } from '../row-values.ts';
import type { Prospect } from '../shapes/prospect.ts';

export type ProspectRow = Selectable<ProspectTable>;

/** A prospect as it is answered. */
export const toProspect = (row: ProspectRow): Prospect => ({
  id: row.id,
  email: row.email,
  domain: row.domain,
  firstName: row.first_name,
  lastName: row.last_name,
  company: row.company,
  role: row.role,
  linkedinUrl: row.linkedin_url,
  fields: mergeFields(row),
  createdAt: iso(row.created_at),
});
