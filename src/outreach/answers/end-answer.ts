import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import { sendData } from '../../webhooks/event-rows.ts';
import { giveBackCaps, NO_PLACE } from '../sending/caps.ts';
import { updateSend } from '../sending/held-send.ts';
import { IDLE, type SendRow } from '../sending/rows.ts';

/**
 * Ends an answer that no server took, and makes its draft one again, so that a person may send it another time: that is
 * another mail. `cancelled` is what must not leave, `failed` what could not; only that is told by an event.
 */
export async function endAnswer(
  app: App,
  tx: Tx,
  send: SendRow,
  {
    status,
    reason,
    keepCaps = false,
    verdict = null,
  }: { status: 'failed' | 'cancelled'; reason: string; keepCaps?: boolean } & Partial<Pick<SendRow, 'verdict'>>,
): Promise<SendRow> {
  if (!keepCaps) await giveBackCaps(tx, send);
  const place = keepCaps ? {} : NO_PLACE;
  const ended = await updateSend(app, tx, send, { ...IDLE, ...place, status, error: reason, verdict, draft_id: null });
  await tx
    .updateTable('drafts')
    .set({ status: 'draft', updated_at: app.clock.now() })
    .where('id', '=', send.draft_id ?? '')
    .where('send_id', '=', send.id)
    .execute();
  if (status === 'cancelled') return ended;
  const data = { send: sendData(ended), reason };
  await app.events.record(tx, { workspaceId: send.workspace_id, type: 'send.failed', data });
  return ended;
}
