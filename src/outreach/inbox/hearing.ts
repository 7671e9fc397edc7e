import type { Selectable } from 'kysely';
import type { App } from '../../app.ts';
import type { InboundMail } from '../../mail/inbound/inbound-mail.ts';
import { readMail } from '../../mail/inbound/read-mail.ts';
import type { InboundTable } from '../../store/inbox-tables.ts';
import { settingsRow } from '../settings.ts';
import type { Verdict } from './classify-reply.ts';
import { correctionOf, isCommon } from './corrections.ts';
import { kindOf, type MailKind } from './kind.ts';
import type { Place } from './match.ts';
import { ownBoxes } from './own-mail.ts';
import { unpackMail } from './packed-mail.ts';
import { type ReplyReading, readReply } from './read-reply.ts';

export type InboundRow = Selectable<InboundTable>;

/** A reply, read and judged as far as this process can without a model. */
export interface HeardReply extends Omit<ReplyReading, 'classified'> {
  verdict: Verdict;
  /** Whether a model is to be asked before the verdict stands. */
  isOpen: boolean;
}

/** A mail that was read, with what was found out before anything is written. */
export interface Hearing {
  mail: InboundMail;
  kind: MailKind;
  place: Place;
  /** Addresses of the workspace's mailboxes, in lower case. */
  own: ReadonlySet<string>;
  /** Of replies and automatic answers. */
  reply: HeardReply | null;
}

/** Reads a stored mail, outside of any transaction: it may be a megabyte of anything. */
export async function hear(app: App, row: InboundRow): Promise<Hearing> {
  const mail = await readMail(await unpackMail(row));
  const { workspace_id: workspaceId, received_at: receivedAtMs } = row;
  const { db } = app.store;
  const own = await ownBoxes(db, { workspaceId, mailboxId: row.mailbox_id }, mail);
  const kind = kindOf(mail, own, receivedAtMs);
  const place = { workspaceId, mailboxId: own.mailboxId, receivedAtMs };
  const isReply = kind.kind === 'reply' || kind.kind === 'auto';
  const reply = isReply ? await hearReply(app, mail, kind, place) : null;
  return { mail, kind, place, own: own.addresses, reply };
}

async function hearReply(app: App, mail: InboundMail, kind: MailKind, place: Place): Promise<HeardReply> {
  const { workspaceId, receivedAtMs } = place;
  const settings = await settingsRow(app.store.db, workspaceId);
  const { classified, ...reading } = await readReply(mail, {
    receivedAtMs,
    postalAddress: settings?.postal_address ?? '',
    ...(kind.kind === 'auto' ? { automatic: kind.automatic } : {}),
  });
  const { via: by, ...said } = classified;
  const verdict = { ...said, by };
  // Where there are no words, there is nothing that a model, or what was said of other words, could add.
  if (kind.kind === 'auto' || reading.content !== 'text') return { ...reading, verdict, isOpen: false };
  const isOptOut = verdict.classification === 'unsubscribe_request';
  const corrected = await correctedVerdict(app, workspaceId, reading.words);
  // Nearly the same words, or a "Stop" that a person once took for something else, are not enough to go on writing to
  // somebody who wants no more.
  const isHeld = isOptOut && !(corrected?.same && !isCommon(reading.words));
  if (corrected && !isHeld) return { ...reading, verdict: corrected.verdict, isOpen: false };
  return { ...reading, verdict, isOpen: app.writer !== undefined && by === 'offline' && !isOptOut };
}

async function correctedVerdict(
  app: App,
  workspaceId: string,
  words: string,
): Promise<{ verdict: Verdict; same: boolean } | undefined> {
  const { classifyOffline } = await import('./classify/classify-offline.ts');
  const classify = (text: string) => classifyOffline({ subject: '', text }).classification;
  const corrected = await correctionOf(app.store.db, workspaceId, { words, classify });
  if (!corrected) return undefined;
  const { classification, same } = corrected;
  const reason = `A person said so of a reply of ${same ? 'the same' : 'nearly the same'} words.`;
  const certainty = same ? 'sure' : 'uncertain';
  return { same, verdict: { classification, confidence: same ? 0.95 : 0.85, certainty, reason, by: 'correction' } };
}
