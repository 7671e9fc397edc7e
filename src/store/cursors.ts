import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../errors.ts';
import { sha256 } from '../system/secret.ts';

/** Where a page ended: lists run from new to old, and the id orders what came in one millisecond. */
export interface Cursor {
  createdAt: number;
  id: string;
}

const SHAPE = /^(\d{1,15})\.([a-z]{1,10}_[0-9a-zA-Z_-]{1,64})\./;
const CHECK_CHARS = 8;

/** The cursor as callers carry it, with a check sum that tells whether it came whole. */
export function writeCursor({ createdAt, id }: Cursor): string {
  const place = `${createdAt}.${id}`;
  return Buffer.from(`${place}.${sha256(place).slice(0, CHECK_CHARS)}`).toString('base64url');
}

/** Reads what `writeCursor` wrote. Throws AppError `invalid_request` for anything else. */
export function readCursor(text: string): Cursor {
  const [, createdAt, id] = SHAPE.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? [];
  const cursor = createdAt !== undefined && id !== undefined ? { createdAt: Number(createdAt), id } : undefined;
  if (!cursor || writeCursor(cursor) !== text) {
    throw new AppError(
      'invalid_request',
      'cursor is none that a list answered; send `nextCursor` as it came, or none.',
    );
  }
  return cursor;
}

/** Rows older than the cursor, as one comparison that an index over (…, created_at, id) answers. */
export const olderThan = (cursor: Cursor): RawBuilder<boolean> =>
  sql<boolean>`(created_at, id) < (${cursor.createdAt}, ${cursor.id})`;
