import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import { type DkimRecord, dkimRecord } from '../mail/dkim.ts';
import { checkImap } from '../mail/imap/check-imap.ts';
import { ImapFailure, imapSentence } from '../mail/imap/imap-failure.ts';
import type { SendOutcome } from '../mail/outcome.ts';
import { NO_HOOKS, testMail } from '../mail/test-mail.ts';
import { imapAccessOf } from './inbox/fetch/read-inbox.ts';
import { mailboxRow } from './mailbox-row.ts';
import type { MailboxRow } from './mailbox-view.ts';
import { releaseMailbox } from './sending/hold-mailbox.ts';
import { accessOf, dkimKeyOf } from './sending/message-of.ts';
import type { MailboxTest, TestMail } from './shapes/mailbox-test.ts';

/**
 * Tries a mailbox as a mail would, without sending one: connects, changes to TLS and logs in; whether its DKIM key can
 * sign; and whether its replies can be read. One that could send is held no more. Throws `not_found`. No transaction is
 * open while the server thinks.
 */
export async function testMailbox(
  app: App,
  workspaceId: string,
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<MailboxTest> {
  const row = await mailboxRow(app.store.db, workspaceId, id);
  const [sending, inbox] = await Promise.all([testSending(app, row, signal), testReading(app, row, signal)]);
  if (sending.ok) await app.store.write((tx) => releaseMailbox(app, tx, id));
  return { ...sending, ok: sending.ok && inbox?.ok !== false, inbox };
}

async function testSending(
  app: App,
  row: MailboxRow,
  signal: AbortSignal,
): Promise<Pick<MailboxTest, 'ok' | 'phase' | 'reason' | 'dkimRecord'>> {
  const dkim = readDkim(app, row);
  if (typeof dkim === 'string') return { ok: false, phase: 'dkim', reason: dkim, dkimRecord: null };
  const check = await app.checkSmtp({ access: accessOf(app, row), signal: until(app, signal), clock: app.clock });
  if (check.ok) return { ok: true, phase: null, reason: null, dkimRecord: dkim };
  return { ok: false, phase: check.phase, reason: check.reason, dkimRecord: dkim };
}

async function testReading(app: App, row: MailboxRow, signal: AbortSignal): Promise<MailboxTest['inbox']> {
  if (row.imap_host === null || app.demoMail) return null;
  const { clock, mailTargets: targets } = app;
  try {
    const check = await checkImap({ access: imapAccessOf(app, row), signal: until(app, signal), clock, targets });
    if (check.ok) return { ok: true, phase: null, reason: null, folders: check.folders };
    return { ok: false, phase: check.phase, reason: check.reason, folders: [] };
  } catch (error) {
    if (!(error instanceof ImapFailure)) throw error;
    return { ok: false, phase: error.phase, reason: imapSentence(error.fault), folders: [] };
  }
}

/** Sends a mail from the mailbox to itself; one that is taken ends a hold. Throws `not_found`, and `unprocessable` when it cannot be written. */
export async function sendTestMail(
  app: App,
  workspaceId: string,
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<TestMail> {
  const row = await mailboxRow(app.store.db, workspaceId, id);
  const dkim = dkimKeyOf(app, row);
  const { ids, clock } = app;
  const message = testMail(
    { name: row.name, address: row.email, ...(dkim ? { dkim } : {}) },
    { ids, date: clock.now() },
  );
  const access = accessOf(app, row);
  const outcome = await app.sendMail({ access, message, hooks: NO_HOOKS, signal: until(app, signal), clock });
  // No hook of ours stops it.
  if (outcome.kind === 'stopped') throw new AppError('internal', 'The test mail was stopped.');
  if (outcome.kind === 'sent') await app.store.write((tx) => releaseMailbox(app, tx, id));
  return { status: statusOf(outcome), to: message.to, reason: 'reason' in outcome ? outcome.reason : null };
}

/** A test's answer says what became of the mail, in the words it always had. */
function statusOf(outcome: Exclude<SendOutcome, { kind: 'stopped' }>): TestMail['status'] {
  if (outcome.kind !== 'refused') return outcome.kind;
  if (outcome.verdict === 'recipient-gone') return 'bounced';
  return outcome.code < 500 ? 'later' : 'failed';
}

/** The record its key needs, null without a key, or why the key cannot sign. */
function readDkim(app: App, row: Parameters<typeof dkimKeyOf>[1]): DkimRecord | string | null {
  try {
    const key = dkimKeyOf(app, row);
    return key ? dkimRecord(key) : null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

const until = (app: App, signal: AbortSignal): AbortSignal => AbortSignal.any([signal, app.lifecycle.signal]);
