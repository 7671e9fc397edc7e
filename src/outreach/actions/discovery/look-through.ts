import type { App } from '../../../app.ts';
import { olderThan } from '../../../store/cursors.ts';
import type { ProspectRow } from '../../prospects/prospect-view.ts';
import type { LeftOut } from '../../shapes/discovery.ts';
import { suppressedAmong } from '../../suppressed-among.ts';
import { personOf } from './person.ts';
import { newReader } from './reader.ts';
import { type Score, scoreOf } from './score.ts';
import type { Target } from './target.ts';

const ROWS_AT_ONCE = 500;
/** The newest are looked through, so that one question has a bound whatever was imported. */
export const PROSPECTS_READ_MAX = 250_000;

export interface Found extends Score {
  row: ProspectRow;
}

export interface Looked {
  /** Best first; of those alike the newest, and of those taken in together by their address. */
  found: Found[];
  considered: number;
  leftOut: LeftOut;
}

/**
 * Scores the prospects of a workspace, page by page and the best kept, so that memory stays small; others get their
 * turn in between. Nobody who is suppressed or is a lead of any of its campaigns.
 */
export async function lookThrough(
  app: App,
  workspaceId: string,
  { target, limit, minScore }: { target: Target; limit: number; minScore: number },
): Promise<Looked> {
  const reader = newReader();
  const best = new Best(limit);
  const leftOut: LeftOut = { suppressed: 0, present: 0, excluded: 0, noMatch: 0, belowScore: 0, beyondLimit: 0 };
  const weigh = (row: ProspectRow) => {
    const score = scoreOf(personOf(row, reader), target, reader);
    if (score === 'excluded') leftOut.excluded++;
    else if (score === undefined) leftOut.noMatch++;
    else if (score.score < minScore) leftOut.belowScore++;
    else leftOut.beyondLimit += best.offer({ row, ...score });
  };
  let considered = 0;
  for (let after: ProspectRow | undefined; considered < PROSPECTS_READ_MAX; ) {
    const rows = await pageOf(app, workspaceId, after).execute();
    const [suppressed, present] = await Promise.all([
      suppressedAmong(app.store.db, workspaceId, rows),
      presentAmong(app, workspaceId, rows),
    ]);
    for (const row of rows) {
      if (suppressed.has(row.email_key)) leftOut.suppressed++;
      else if (present.has(row.email_key)) leftOut.present++;
      else weigh(row);
    }
    considered += rows.length;
    after = rows.at(-1);
    if (rows.length < ROWS_AT_ONCE) break;
    await app.turns.next();
  }
  return { found: best.found, considered, leftOut };
}

/** Prospects from new to old. */
const pageOf = ({ store: { db } }: Pick<App, 'store'>, workspaceId: string, after: ProspectRow | undefined) => {
  const rows = db
    .selectFrom('prospects')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ROWS_AT_ONCE);
  return after ? rows.where(olderThan({ createdAt: after.created_at, id: after.id })) : rows;
};

async function presentAmong(app: App, workspaceId: string, rows: readonly ProspectRow[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const keys = rows.map(({ email_key }) => email_key);
  const found = await app.store.db
    .selectFrom('leads')
    .select('email_key')
    .where('workspace_id', '=', workspaceId)
    .where('email_key', 'in', keys)
    .execute();
  return new Set(found.map(({ email_key }) => email_key));
}

/** The best so many of those offered, in their order. */
class Best {
  readonly found: Found[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** How many were left out for it: itself or the last one. */
  offer(one: Found): number {
    const at = this.found.findLastIndex((other) => !isBefore(one, other)) + 1;
    if (at >= this.#limit) return 1;
    this.found.splice(at, 0, one);
    return this.found.splice(this.#limit).length;
  }
}

/** Ids say nothing of a person: by them the same people, taken in once more, would come in another order. */
function isBefore({ score, row }: Found, other: Found): boolean {
  if (score !== other.score) return score > other.score;
  if (row.created_at !== other.row.created_at) return row.created_at > other.row.created_at;
  return row.email_key < other.row.email_key;
}
