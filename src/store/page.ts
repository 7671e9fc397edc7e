import { writeCursor } from './cursors.ts';

/** A page of a list, as it is answered. */
export interface Page<Item> {
  data: Item[];
  nextCursor: string | null;
  hasMore: boolean;
}

/** Makes a page of rows that were read one more than its limit, so that it knows whether there is another. */
export function toPage<Row extends { id: string; created_at: number }, Item>(
  rows: readonly Row[],
  limit: number,
  view: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit;
  const nextCursor = hasMore && last ? writeCursor({ createdAt: last.created_at, id: last.id }) : null;
  return { data: shown.map((row) => view(row)), nextCursor, hasMore };
}

/** What is answered when no row can match. */
export const EMPTY_PAGE: Page<never> = { data: [], nextCursor: null, hasMore: false };
