import { parentPort } from 'node:worker_threads';
import { readMail } from '../../../src/mail/inbound/read-mail.ts';
import { kindOf } from '../../../src/outreach/inbox/kind.ts';
import { readReply } from '../../../src/outreach/inbox/read-reply.ts';

// Run as a thread of its own, so that a mail that is never read to its end can be given up.
const OWN = { addresses: new Set<string>(), isOwnMessageId: () => false };
const RECEIVED_AT_MS = Date.UTC(2026, 10, 28);

parentPort?.on('message', async (source: string) => {
  const raw = Buffer.from(source);
  const start = performance.now();
  const mail = await readMail(raw);
  const kind = kindOf(mail, OWN, RECEIVED_AT_MS);
  if (kind.kind === 'reply') await readReply(mail, { receivedAtMs: RECEIVED_AT_MS });
  if (kind.kind === 'auto') await readReply(mail, { receivedAtMs: RECEIVED_AT_MS, automatic: kind.automatic });
  parentPort?.postMessage(performance.now() - start);
});
