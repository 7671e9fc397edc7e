import type { Thing } from '../knowledge/words/things.ts';
import { tradeOf } from '../knowledge/words/trades.ts';

/**
 * The first of several records that may be meant by a noun whose columns are of the trade that the text speaks of: an oyster
 * basket has no subscriber. Columns of other trades are left out; a record that is hardly anything else is not taken. None where
 * no record is left.
 */
export function inTrade(records: readonly Thing[], text: string): Thing | undefined {
  for (const { kind, fields } of records) {
    const kept = fields.filter((field) => tradeOf(field, text) !== 'foreign');
    if (kept.length * 2 > fields.length) return { kind, fields: kept };
  }
  return undefined;
}

/** So many columns of a trade that the text speaks of make a record the meant one, whatever the field is called. */
const SURELY = 2;

/** The record is of a trade that the text speaks of, by several columns. */
export const isOfTrade = ({ fields }: Thing, text: string): boolean =>
  fields.filter((field) => tradeOf(field, text) === 'meant').length >= SURELY &&
  !fields.some((field) => tradeOf(field, text) === 'foreign');
