import type { Selectable } from 'kysely';
import type { CampaignTable, LeadTable, MailboxTable, SendTable, StepTable } from '../../store/outreach-tables.ts';
import type { Store, Tx } from '../../store/store.ts';

export type CampaignRow = Selectable<CampaignTable>;
export type LeadRow = Selectable<LeadTable>;
export type MailboxRow = Selectable<MailboxTable>;
export type SendRow = Selectable<SendTable>;
export type StepRow = Selectable<StepTable>;

/** Where to read: outside a transaction, or inside the one that is open. */
export type Db = Store['db'] | Tx;

/** A row that no worker looks at any more, or not yet. */
export const IDLE = { due_at: null, lease_until: null, lease_owner: null } as const;

/** Lead statuses of whom the sequence goes on; every other one ends it, or holds it until a person says otherwise. */
export const RUNNING = ['queued', 'active'] as const;

export const isRunning = (lead: Pick<LeadRow, 'status'>): boolean => RUNNING.some((status) => status === lead.status);
