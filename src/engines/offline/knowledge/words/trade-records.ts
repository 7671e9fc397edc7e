import { lazy } from '../../language/lazy.ts';
import type { Kind } from '../schema.ts';
import type { Thing } from './things.ts';

/**
 * What one trade notes of a thing whose noun means something else to most others: "row" of an oyster farm. Taken only where the
 * text has words of that trade; see trades.ts for the columns by which it is known. "kind: noun noun | column: type; …"
 */
const RECORDS = `
item: basket tray cage | number: text; row: text; sizeClass: text; pieces: integer; hungOn: date; turnedOn: date; lost: integer; status: in the water | ashore | lifted | lost
place: row line longline trestle | number: integer; zone: text; baskets: integer; hungOn: date; turnedOn: date; gradedOn: date; workEveryDays: integer; workDueOn: date; lost: integer; shellMm: integer
place: zone area lease | name: text; boundary: list of text; authority: text; closedBecause: text; closedFrom: datetime; closedUntil: datetime; openAgainSince: datetime; notice: file; status: open | closed; shellMm: integer
document: card quote | text: text; speaker: text; quotedSecond: decimal; shownAs: square | upright; picture: file; approvedBy: reference; status: proposed | approved | published
item: chapter | title: text; recording: reference; startsAtSecond: decimal; endsAtSecond: decimal; summary: text; image: file; status: proposed | approved
item: copy | number: integer; editionSize: integer; catalogueNumber: text; pressedFor: text; sleeve: text; status: reserved | packed | sent | returned`;

const rows = lazy(
  () =>
    new Map(
      RECORDS.trim()
        .split('\n')
        .flatMap((row) => {
          const [head = '', fields = ''] = row.split(' | ', 1).concat(row.slice(row.indexOf(' | ') + 3));
          const [kind = '', nouns = ''] = head.split(': ');
          // The table is ours: the contract test reads every row.
          const record = { kind: kind as Kind, fields: fields.split('; ') };
          return nouns.split(' ').map((noun) => [noun, record] as const);
        }),
    ),
);

/** The record of such a noun in its trade. */
export const tradeRecord = (noun: string): Thing | undefined => rows().get(noun);

/** Every noun of the table. */
export const nounsOfTrades = (): string[] => [...rows().keys()];
