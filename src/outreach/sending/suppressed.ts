import type { SuppressionTable } from '../../store/outreach-tables.ts';
import { preparedOn } from '../../store/prepared.ts';
import { personKey } from '../person-key.ts';
import type { Db, LeadRow } from './rows.ts';

/** Why nobody of this workspace may mail this lead, by its address or its domain; undefined when somebody may. */
export async function suppressionOf(
  db: Db,
  lead: Pick<LeadRow, 'workspace_id' | 'email_key' | 'domain'>,
): Promise<Pick<SuppressionTable, 'kind' | 'reason'> | undefined> {
  const { workspace_id, email_key, domain } = lead;
  const [suppression] = await spokenOf(db, workspace_id, email_key, personKey(email_key), domain);
  return suppression;
}

const spokenOf = preparedOn((db: Db, workspace_id: string, email_key: string, person: string, domain: string) =>
  suppressionsOf(db, { workspace_id, email_key, person, domain }).select(['kind', 'reason']),
);

/** The suppression that speaks of a lead, if there is one. The address's says more than the domain's. */
export const suppressionsOf = (
  db: Db,
  lead: Pick<LeadRow, 'workspace_id' | 'email_key' | 'domain'> & { person: string },
) =>
  db
    .selectFrom('suppressions')
    .where('suppressions.workspace_id', '=', lead.workspace_id)
    // No address is a domain, so these six pairs are three. Written as two with an OR, they cost SQLite a sort besides.
    .where('kind', 'in', ['address', 'domain'])
    .where('value', 'in', [lead.email_key, lead.person, lead.domain])
    .orderBy('kind')
    .limit(1);

/** What a lead becomes when its next step meets a suppression. */
export const statusOfSuppressed = ({ reason }: Pick<SuppressionTable, 'reason'>): 'bounced' | 'unsubscribed' =>
  reason === 'bounced' ? 'bounced' : 'unsubscribed';
