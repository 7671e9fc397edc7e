import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import { parseInput } from '../../generation/parse.ts';
import { mailboxRow } from '../mailbox-row.ts';
import { type Inbound, inboundQuery } from '../shapes/inbound.ts';
import { handleMail } from './handle-mail.ts';
import { OUTCOMES } from './outcomes.ts';
import { packMail } from './packed-mail.ts';
import { storeMail } from './store-mail.ts';

/**
 * Takes in a mail that was handed over, and does at once what it asks for. The same mail again changes nothing. Throws
 * `invalid_request` for an empty one, and `not_found` for the mailbox.
 */
export async function receiveMail(app: App, workspaceId: string, raw: Uint8Array, query: unknown): Promise<Inbound> {
  const { mailboxId = null } = parseInput(inboundQuery, query);
  if (mailboxId !== null) await mailboxRow(app.store.db, workspaceId, mailboxId);
  if (raw.byteLength === 0) throw new AppError('invalid_request', 'The body is empty; send the mail as it came.');
  const mail = await packMail(raw);
  const receivedAtMs = app.clock.now();
  const stored = await app.store.write((tx) => storeMail(app, tx, { workspaceId, mailboxId, mail, receivedAtMs }));
  const done = await handleMail(app, stored.id);
  return { ...stored, ...done, means: OUTCOMES[done.outcome] };
}
