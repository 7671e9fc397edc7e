import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type { App } from '../../../../src/app.ts';
import { handleMail } from '../../../../src/outreach/inbox/handle-mail.ts';
import type { InboundOutcome } from '../../../../src/outreach/inbox/outcomes.ts';
import { packMail } from '../../../../src/outreach/inbox/packed-mail.ts';
import { storeMail } from '../../../../src/outreach/inbox/store-mail.ts';
import type { ReplyTable, SendTable } from '../../../../src/store/outreach-tables.ts';
import type { World } from '../../sending/world.ts';

type Send = Selectable<SendTable>;

export interface Letter {
  from?: string;
  to?: string;
  subject?: string;
  id?: string | null;
  date?: string | null;
  headers?: readonly string[];
  text?: string;
}

let letters = 0;

/** The source of a mail, as a person's program writes it. */
export function letter(parts: Letter = {}): Buffer {
  const { from = 'Eve <eve@corp.example>', to = 'Ada <ada@acme.example>', subject = 'Re: For you' } = parts;
  const { id = `<letter-${++letters}@corp.example>`, date = 'Sat, 10 Jan 2026 09:00:00 +0000' } = parts;
  const headers = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    ...(id === null ? [] : [`Message-ID: ${id}`]),
    ...(date === null ? [] : [`Date: ${date}`]),
    ...(parts.headers ?? []),
    'Content-Type: text/plain; charset=utf-8',
  ];
  return Buffer.from(`${headers.join('\r\n')}\r\n\r\n${(parts.text ?? 'Yes, tell me more.').replaceAll('\n', '\r\n')}`);
}

/** The header of an answer to one of our mails. */
export const answering = (send: Pick<Send, 'message_id'>): readonly string[] => [
  `In-Reply-To: ${send.message_id}`,
  `References: ${send.message_id}`,
];

/** A report in the form of RFC 3464 that one of our mails came back. */
export function bounceOf({
  recipient,
  messageId,
  to = 'ada@acme.example',
  status = '5.1.1',
  said = 'smtp; 550 5.1.1 User unknown',
  action = 'failed',
  from = 'MAILER-DAEMON@mx.corp.example',
}: {
  recipient: string;
  messageId: string | null;
  to?: string;
  status?: string;
  said?: string;
  action?: string;
  from?: string;
}): Buffer {
  const original =
    messageId === null
      ? []
      : ['', '--b', 'Content-Type: text/rfc822-headers', '', `Message-ID: ${messageId}`, 'From: ada@acme.example'];
  const lines = [
    'Return-Path: <>',
    `From: ${from}`,
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <bounce-${++letters}@mx.corp.example>`,
    'Date: Sat, 10 Jan 2026 09:00:00 +0000',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Your mail could not be delivered.',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.corp.example',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: ${said}`,
    ...original,
    '',
    '--b--',
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}

/** A provider's report that a reader pressed "spam" (ARF). */
export function complaintOf({ messageId, type = 'abuse' }: { messageId: string; type?: string }): Buffer {
  const lines = [
    'From: feedback@provider.example',
    'To: ada@acme.example',
    'Subject: Complaint',
    `Message-ID: <arf-${++letters}@provider.example>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'This is an abuse report.',
    '--b',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'User-Agent: Provider/1.0',
    'Version: 1',
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: ${messageId}`,
    'From: ada@acme.example',
    'Subject: For you',
    '',
    'Step 1',
    '--b--',
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}

export interface Arrived extends InboundOutcome {
  id: string;
  isNew: boolean;
}

/** Stores and handles a mail as a door does; where it is not said where it was read, it was posted. */
export async function receive(
  here: Pick<World, 'workspaceId' | 'app'>,
  raw: Uint8Array,
  { app = here.app, mailboxId = null, ageMs = 0 }: { app?: App; mailboxId?: string | null; ageMs?: number } = {},
): Promise<Arrived> {
  const stored = await keep(here, raw, { app, mailboxId, ageMs });
  return { ...stored, ...(await handleMail(app, stored.id)) };
}

/** Stores a mail, which waits from then on. */
export async function keep(
  here: Pick<World, 'workspaceId' | 'app'>,
  raw: Uint8Array,
  { app = here.app, mailboxId = null, ageMs = 0 }: { app?: App; mailboxId?: string | null; ageMs?: number } = {},
): Promise<{ id: string; isNew: boolean }> {
  const { workspaceId } = here;
  const mail = await packMail(raw);
  const receivedAtMs = app.clock.now() - ageMs;
  return app.store.write((tx) => storeMail(app, tx, { workspaceId, mailboxId, mail, receivedAtMs }));
}

/** The replies of the workspace, oldest first. */
export async function repliesOf({ app, workspaceId }: World): Promise<Selectable<ReplyTable>[]> {
  await nextTurn();
  const query = app.store.db.selectFrom('replies').selectAll().where('workspace_id', '=', workspaceId);
  return query.orderBy('created_at').orderBy('id').execute();
}

/** Suppressed values of all workspaces with their reasons, in the order of the values. */
export async function suppressionsOf({ app }: World): Promise<string[]> {
  await nextTurn();
  const rows = await app.store.db.selectFrom('suppressions').selectAll().orderBy('value').execute();
  return rows.map(({ value, reason }) => `${value} ${reason}`);
}

/** How often each event was told. */
export async function eventCounts({ app }: World): Promise<Record<string, number>> {
  await nextTurn();
  const rows = await app.store.db.selectFrom('events').select('type').execute();
  const counts: Record<string, number> = {};
  for (const { type } of rows) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

/** A campaign of so many steps whose first mail went to Eve, and that mail. */
export async function mailed(
  here: World,
  { steps = 2, name = 'eve', set = {} }: { steps?: number; name?: string; set?: Record<string, unknown> } = {},
): Promise<{ leadId: string; campaignId: string; send: Send }> {
  const campaignId = await here.campaign({ steps, set });
  const leadId = await here.lead(campaignId, name);
  await here.first.work();
  const [send] = await here.sends({ leadId });
  if (send?.status !== 'sent') throw new Error('The first mail was sent.');
  return { leadId, campaignId, send };
}
