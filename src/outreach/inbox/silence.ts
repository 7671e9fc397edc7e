import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import { readEmailKey } from '../email-key.ts';
import type { LeadRow, SendRow } from '../sending/rows.ts';
import { lockSuppressions, suppress } from '../sending/suppress.ts';
import { unsubscribeLead } from '../sending/unsubscribe.ts';

export interface Silencing {
  workspaceId: string;
  /** The lead who is known to have asked; null when nobody is. */
  lead: LeadRow | null;
  sendId: SendRow['id'] | null;
  /** Who wrote it: a colleague of the lead's, perhaps, or somebody nobody knows. Empty when the mail names nobody. */
  fromAddress: string;
}

/**
 * Somebody asked for no more mail: neither the lead nor the address it was asked from gets any more of the workspace. No
 * lead may be locked before in the transaction. The second time changes nothing.
 */
export async function silence(app: App, tx: Tx, { workspaceId, lead, sendId, fromAddress }: Silencing): Promise<void> {
  const sender = readEmailKey(fromAddress);
  const domains = [lead?.domain, sender?.domain].filter((domain) => domain !== undefined);
  await lockSuppressions(app, tx, workspaceId, domains);
  if (lead) await unsubscribeLead(app, tx, { lead, by: 'reply', sendId });
  if (!sender || sender.key === lead?.email_key) return;
  const how = { by: 'reply', sendId: lead ? sendId : null } as const;
  await suppress(app, tx, { workspaceId, kind: 'address', value: sender.key, reason: 'unsubscribed', how });
}
