import { ImapFailure } from '../../../mail/imap/imap-failure.ts';
import type { FetchedMail } from '../../../mail/imap/imap-session.ts';
import { MAIL_BYTES_MAX } from '../../../mail/imap/open-imap.ts';
import { type PackedMail, packMail } from '../packed-mail.ts';
import { storeMail } from '../store-mail.ts';
import { BATCH_BYTES_MAX, type Batch } from './batch.ts';
import { type FolderCursor, moveCursor } from './folder-cursor.ts';
import { stillOurs } from './inbox-rows.ts';
import { keepPassedOver, type PassedOver, tellPassedOver } from './pass-over.ts';
import type { Reading } from './reading.ts';

interface Asked {
  cursor: FolderCursor;
  batch: Batch;
  /** What the server says of each mail. */
  sizes: ReadonlyMap<number, number>;
  /** Names the folder among the stumbles. */
  key: string;
  /** A mail that is kept as passed over once a later one is read. */
  hopeless: PassedOver | undefined;
}

interface Outcome {
  /** How many mails from the front of the batch are dealt with. */
  read: number;
  /** A mail that was longer than its server said; it is asked for again, alone. */
  longer?: { uid: number; sizeBytes: number };
}

interface Got {
  mail: PackedMail;
  receivedAtMs: number;
}

/**
 * Asks for a batch and stores what has come of it, up to the first mail that has not, together with how far that is. Throws
 * what broke it off, after storing what was whole.
 */
export async function readBatch(reading: Reading, asked: Asked): Promise<Outcome> {
  const { uids, bytes } = asked.batch;
  const giveBack = await reading.budget.take(bytes);
  try {
    const got = new Map<number, Got>();
    const ended = await collect(reading, asked, got);
    const stop = ended === undefined ? undefined : uids.findIndex((uid) => !got.has(uid));
    const read = stop === undefined || stop < 0 ? uids.length : stop;
    await store(reading, asked, uids.slice(0, read), got);
    const broke = uids[read];
    if (ended instanceof ImapFailure) {
      // Not when it was we who broke off.
      if (broke !== undefined && ended.fault !== 'stopping') reading.stumbles.note(asked.key, broke);
      throw ended;
    }
    return { read, ...(ended && read < uids.length ? { longer: ended } : {}) };
  } finally {
    giveBack();
  }
}

/** Fills `got`; answers with what ended it early, if anything did. */
async function collect(
  reading: Reading,
  { batch, sizes }: Asked,
  got: Map<number, Got>,
): Promise<ImapFailure | { uid: number; sizeBytes: number } | undefined> {
  try {
    for (const uids of [batch.uids, undefined]) {
      // What did not come the first time is gone, unless it comes when it is asked for again.
      const wanted = uids ?? batch.uids.filter((uid) => !got.has(uid));
      if (wanted.length === 0) continue;
      for await (const mail of reading.session.mails(wanted, batch.share)) {
        if (isLonger(batch, mail)) return { uid: mail.uid, sizeBytes: BATCH_BYTES_MAX + 1 };
        got.set(mail.uid, await pack(reading, batch, mail, sizes.get(mail.uid) ?? 0));
      }
    }
    return undefined;
  } catch (error) {
    if (error instanceof ImapFailure) return error;
    throw error;
  }
}

const isLonger = ({ share }: Batch, { raw }: FetchedMail): boolean =>
  share !== 'headers' && share.bytes === BATCH_BYTES_MAX + 1 && raw.byteLength >= share.bytes;

async function pack({ app }: Reading, batch: Batch, { raw, receivedAtMs }: FetchedMail, said: number): Promise<Got> {
  // Reading a mail only computes; others have their turn in between.
  await app.turns.next();
  const mail = await packMail(raw);
  const cut = batch.partial || raw.byteLength >= MAIL_BYTES_MAX;
  const told = cut ? { truncated: true, sizeBytes: Math.max(raw.byteLength, Math.min(said, 2 ** 31 - 1)) } : {};
  return { mail: { ...mail, ...told }, receivedAtMs: receivedAtMs ?? app.clock.now() };
}

async function store(reading: Reading, { cursor, key, hopeless }: Asked, uids: number[], got: Map<number, Got>) {
  const { app, inbox, stumbles } = reading;
  const last = uids.at(-1);
  if (last === undefined) return;
  const passed = hopeless !== undefined && hopeless.uid < last ? hopeless : undefined;
  const fresh = await app.store.write(async (tx) => {
    await stillOurs(tx, inbox, { read: true });
    let count = 0;
    for (const uid of uids) {
      const one = got.get(uid);
      if (!one) continue;
      const { isNew } = await storeMail(app, tx, { workspaceId: inbox.workspace_id, mailboxId: inbox.id, ...one });
      if (isNew) count++;
    }
    if (passed) await keepPassedOver(reading, tx, passed);
    await moveCursor(tx, cursor, last, app.clock.now());
    return count;
  });
  if (passed) tellPassedOver(reading, passed);
  for (let count = 0; count < fresh; count++) app.metrics.inbox('message');
  stumbles.passed(key, last);
}
