import * as z from 'zod';
import { clean } from '../../artifacts/text.ts';
import { wholeQuery } from '../../artifacts/whole-query.ts';
import { TURNING } from '../../mail/header-text.ts';

// What the shapes are made of. Text that may end in a header or a table is one line; the rest keeps its line breaks.

export const PAGE_ITEMS_MAX = 200;
export const PAGE_ITEMS_DEFAULT = 50;
const CURSOR_CHARS_MAX = 200;
const ID_CHARS_MAX = 100;

/** One line of text: trimmed, without CR, LF or other control characters, 1 to `max` characters. */
export const line = (max: number, says: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !/\p{Cc}|[\u2028\u2029]/u.test(text) && text.isWellFormed(), {
      error: 'must be one line of text without control characters',
    })
    .describe(says);

/** A name that mail comes from: one line, in any script, that cannot pass for another. */
export const senderName = (max: number, says: string) =>
  line(max, says).refine((text) => !TURNING.test(text), {
    error: 'must be one line of text without control characters',
  });

/** Text of several lines; what cannot be shown is taken out. */
export const lines = (max: number, says: string) => z.string().overwrite(clean).max(max).describe(says);

/** The id of a thing, as a caller sends it: whether it is there is another question. */
export const idInput = (says: string) => z.string().min(1).max(ID_CHARS_MAX).describe(says);

/** The id of a thing, as it is answered. */
export const id = (prefix: string, says: string) =>
  z.string().meta({ description: says, examples: [`${prefix}_0f3c8b1de5a24c7790b6f2d1c4e8a955`] });

/** A time as it is answered. */
export const timestamp = (says: string) =>
  z.iso.datetime().meta({ description: `${says} ISO 8601, UTC.`, examples: ['2026-11-21T09:30:00.000Z'] });

/** A time that is asked for; a day alone is its midnight in UTC. */
export const timeInput = (says: string) =>
  z
    .string()
    .max(40)
    .refine((text) => [z.iso.datetime(), z.iso.date()].some((form) => form.safeParse(text).success), {
      error: 'must be a time such as 2026-11-21T09:30:00Z, or a day such as 2026-11-21',
    })
    .meta({ description: `${says} ISO 8601, UTC; a day alone is its beginning.`, examples: ['2026-11-21'] });

/** What every list accepts beside its filters. */
export const pageQuery = {
  cursor: z.string().max(CURSOR_CHARS_MAX).optional().describe('`nextCursor` of the page before; none for the first.'),
  limit: wholeQuery(1, PAGE_ITEMS_MAX).prefault(PAGE_ITEMS_DEFAULT).describe(`Items a page, 1 to ${PAGE_ITEMS_MAX}.`),
};

/** Yes or no in a query string. */
export const flagQuery = (says: string) =>
  z
    .enum(['true', 'false'])
    .transform((flag) => flag === 'true')
    .optional()
    .describe(says);

/** A page of a list, as it is answered. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    data: z.array(item).describe('The items, newest first.'),
    nextCursor: z.string().nullable().describe('Send it as `cursor` for the next page; null at the end.'),
    hasMore: z.boolean().describe('Whether there is a next page.'),
  });
