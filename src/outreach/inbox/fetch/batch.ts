import type { Share } from '../../../mail/imap/imap-session.ts';
import { MAIL_BYTES_MAX } from '../../../mail/imap/open-imap.ts';
import type { Caution } from './stumbles.ts';

/** Mails asked for at once, and stored in one transaction. */
const MAILS_MAX = 25;
/** Bytes of them together, as the server says; a mail that is longer comes alone. */
export const BATCH_BYTES_MAX = 2 * 1024 * 1024;
/** Bytes that are read of a mail which is too long to be read whole. */
const BEGINNING_BYTES = 1024 * 1024;
/** What a mail is reckoned at, however short it is. */
const MAIL_BYTES_MIN = 16 * 1024;

export interface Batch {
  uids: number[];
  share: Share;
  /** Bytes it may have in memory. */
  bytes: number;
  /** True when less than the whole of its one mail is asked for. */
  partial: boolean;
}

/** The next mails to ask for together, from the front of those that are left (at least one). */
export function nextBatch(
  left: readonly number[],
  sizeOf: (uid: number) => number,
  cautionOf: (uid: number) => Caution,
): Batch {
  const uids: number[] = [];
  let bytes = 0;
  for (const uid of left) {
    const size = Math.max(sizeOf(uid), MAIL_BYTES_MIN);
    if (size > BATCH_BYTES_MAX || cautionOf(uid) !== 'none') {
      if (uids.length === 0) return alone(uid, size, cautionOf(uid));
      break;
    }
    if (uids.length === MAILS_MAX || bytes + size > BATCH_BYTES_MAX) break;
    uids.push(uid);
    bytes += size;
  }
  // A byte more than any of them has: that one is longer than its server said.
  return { uids, share: { bytes: BATCH_BYTES_MAX + 1 }, bytes, partial: false };
}

function alone(uid: number, size: number, caution: Caution): Batch {
  if (caution === 'headers') return { uids: [uid], share: 'headers', bytes: BEGINNING_BYTES, partial: true };
  if (caution === 'beginning' || size > MAIL_BYTES_MAX) {
    return { uids: [uid], share: { bytes: BEGINNING_BYTES }, bytes: BEGINNING_BYTES, partial: true };
  }
  return { uids: [uid], share: { bytes: MAIL_BYTES_MAX }, bytes: size, partial: false };
}
