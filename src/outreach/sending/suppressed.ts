import type { SuppressionTable } from '../../store/outreach-tables.ts';
import type { Db, LeadRow } from './rows.ts';

/** Why nobody of this workspace may mail this lead, by its address or its domain; undefined when somebody may. */
export async function suppressionOf(
  db: Db,
  lead: Pick<LeadRow, 'workspace_id' | 'email_key' | 'domain'>,
): Promise<Pick<SuppressionTable, 'kind' | 'reason'> | undefined> {
  return (
    db
      .selectFrom('suppressions')
      .select(['kind', 'reason'])
      .where('workspace_id', '=', lead.workspace_id)
      .where((where) =>
        where.or([
          where.and([where('kind', '=', 'address'), where('value', '=', lead.email_key)]),
          where.and([where('kind', '=', 'domain'), where('value', '=', lead.domain)]),
        ]),
      )
      // The address says more than its domain.
      .orderBy('kind')
      .limit(1)
      .executeTakeFirst()
  );
}

/** What a lead becomes when its next step meets a suppression. */
export const statusOfSuppressed = ({ reason }: Pick<SuppressionTable, 'reason'>): 'bounced' | 'unsubscribed' =>
  reason === 'bounced' ? 'bounced' : 'unsubscribed';
