import type { SuppressionTable } from '../../store/outreach-tables.ts';
import type { Db, LeadRow } from './rows.ts';

/** Why nobody of this workspace may mail this lead, by its address or its domain; undefined when somebody may. */
export async function suppressionOf(
  db: Db,
  lead: Pick<LeadRow, 'workspace_id' | 'email_key' | 'domain'>,
): Promise<Pick<SuppressionTable, 'kind' | 'reason'> | undefined> {
  return suppressionsOf(db, lead).select(['kind', 'reason']).executeTakeFirst();
}

/** The suppression that speaks of a lead, if there is one. The address's says more than the domain's. */
export const suppressionsOf = (db: Db, lead: Pick<LeadRow, 'workspace_id' | 'email_key' | 'domain'>) =>
  db
    .selectFrom('suppressions')
    .where('suppressions.workspace_id', '=', lead.workspace_id)
    .where((where) =>
      where.or([
        where.and([where('kind', '=', 'address'), where('value', '=', lead.email_key)]),
        where.and([where('kind', '=', 'domain'), where('value', '=', lead.domain)]),
      ]),
    )
    .orderBy('kind')
    .limit(1);

/** What a lead becomes when its next step meets a suppression. */
export const statusOfSuppressed = ({ reason }: Pick<SuppressionTable, 'reason'>): 'bounced' | 'unsubscribed' =>
  reason === 'bounced' ? 'bounced' : 'unsubscribed';
