import type { Dialect } from '../../store/dialect.ts';
import { oncePer, preparedOn } from '../../store/prepared.ts';
import { personKey } from '../person-key.ts';
import { type Db, isRunning, type LeadRow, type SendRow } from './rows.ts';
import { suppressionsOf } from './suppressed.ts';

// What a mail that is about to leave stands on, in one statement: this is asked twice a mail.

/** Of a mail: its lead, the campaign and mailbox that it leaves from, and whom one must not write to. */
interface Standing {
  lead: LeadRow['status'];
  campaign: string;
  mailbox: string;
  /** The reason of the suppression that speaks of the lead. */
  suppression: string | null;
}

type Asked = Pick<SendRow, 'lead_id' | 'mailbox_id'> & Pick<LeadRow, 'workspace_id' | 'email_key' | 'domain'>;

/** Whether nothing has been said since that stops the mail. */
export const isWanted = (standing: Standing | undefined): boolean =>
  standing !== undefined &&
  isRunning({ status: standing.lead }) &&
  standing.campaign === 'active' &&
  standing.mailbox === 'active' &&
  standing.suppression === null;

/** When mails may leave, and by whose days the caps are counted. */
export interface Hours {
  campaign_zone: string;
  mailbox_zone: string;
  sending_window: string;
}

/** How a mail stands now, for a transaction that keeps its campaign and mailbox as they are. */
export async function keptStanding(dialect: Dialect, tx: Db, asked: Asked): Promise<(Standing & Hours) | undefined> {
  const { lead_id, mailbox_id, workspace_id, email_key, domain } = asked;
  const [standing] = await kept(dialect)(
    tx,
    lead_id,
    mailbox_id,
    workspace_id,
    email_key,
    personKey(email_key),
    domain,
  );
  return standing;
}

/** How a mail stands now, and its own row as far as that says whose it is. */
export async function standingSend(db: Db, sendId: string, { workspace_id, email_key, domain }: Asked) {
  const [send] = await standing(db, sendId, workspace_id, email_key, personKey(email_key), domain);
  return send;
}

const suppressing = (db: Db, lead: Pick<LeadRow, 'workspace_id' | 'email_key' | 'domain'> & { person: string }) =>
  suppressionsOf(db, lead).select('reason').as('suppression');

const kept = oncePer((dialect: Dialect) =>
  preparedOn(
    (
      db: Db,
      leadId: string,
      mailboxId: string,
      workspace_id: string,
      email_key: string,
      person: string,
      domain: string,
    ) =>
      dialect.keep(
        db
          .selectFrom('leads')
          .innerJoin('campaigns', 'campaigns.id', 'leads.campaign_id')
          .innerJoin('mailboxes', (join) => join.on('mailboxes.id', '=', mailboxId))
          .where('leads.id', '=', leadId)
          .select(['leads.status as lead', 'campaigns.status as campaign', 'mailboxes.status as mailbox'])
          .select(['campaigns.time_zone as campaign_zone', 'mailboxes.time_zone as mailbox_zone', 'sending_window'])
          .select(suppressing(db, { workspace_id, email_key, person, domain })),
        ['campaigns', 'mailboxes'],
      ),
  ),
);

const standing = preparedOn(
  (db: Db, sendId: string, workspace_id: string, email_key: string, person: string, domain: string) =>
    db
      .selectFrom('sends')
      .innerJoin('leads', 'leads.id', 'sends.lead_id')
      .innerJoin('campaigns', 'campaigns.id', 'sends.campaign_id')
      .innerJoin('mailboxes', 'mailboxes.id', 'sends.mailbox_id')
      .where('sends.id', '=', sendId)
      .select(['sends.status', 'sends.lease_owner', 'sends.lease_until', 'sends.data_begun_at'])
      .select(['leads.status as lead', 'campaigns.status as campaign', 'mailboxes.status as mailbox'])
      .select(suppressing(db, { workspace_id, email_key, person, domain })),
);
