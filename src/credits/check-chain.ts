import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { entryMac, firstFormOfRoll, firstHead, headAfter, type LedgerKey, rollOf } from '../store/ledger-chain.ts';
import type { Tx } from '../store/store.ts';
import type { EntryRow, WorkspaceRow } from '../store/tables.ts';

/** Rows in memory at once, however long a ledger is. */
const PAGE = 1_000;
const DIGEST_CHARS = 20;

export interface ChainCheck {
  workspaces: number;
  /** Stands for all heads: the same again means the same ledger. */
  heads: string;
  faults: string[];
}

type Account = Pick<WorkspaceRow, 'id' | 'balance' | 'ledger_seq' | 'ledger_head'>;

/**
 * Follows the entries of every workspace from the first to the head, and names the first that is wrong in each. A backup
 * of the first version that signed has the roll of workspaces in its `firstForm`.
 */
export async function checkChain(
  tx: Tx,
  key: LedgerKey | undefined,
  { firstForm = false }: { firstForm?: boolean } = {},
): Promise<ChainCheck> {
  const faults: string[] = [];
  const heads = createHash('sha256');
  const ids: string[] = [];
  for await (const account of accounts(tx)) {
    ids.push(account.id);
    heads.update(JSON.stringify([account.id, account.ledger_seq, account.ledger_head]));
    faults.push(...(await accountFaults(tx, key, account)));
  }
  const roll = key && (firstForm ? firstFormOfRoll(key, ids) : rollOf(key, ids));
  faults.push(...(await strayFaults(tx)), ...(await rollFaults(tx, roll, ids.length)));
  return { workspaces: ids.length, heads: heads.digest('hex').slice(0, DIGEST_CHARS), faults };
}

async function* accounts(tx: Tx): AsyncGenerator<Account> {
  for (let after: string | undefined; ; ) {
    let query = tx.selectFrom('workspaces').select(['id', 'balance', 'ledger_seq', 'ledger_head']).orderBy('id');
    if (after !== undefined) query = query.where('id', '>', after);
    const page = await query.limit(PAGE).execute();
    yield* page;
    after = page.at(-1)?.id;
    if (page.length < PAGE) return;
  }
}

/** The entries of a workspace, in their order. Two with one number come one after the other. */
export async function* entriesOf(tx: Tx, workspaceId: string): AsyncGenerator<EntryRow> {
  for (let last: EntryRow | undefined; ; ) {
    const after = last;
    const page = await tx
      .selectFrom('entries')
      .selectAll()
      .where('workspace_id', '=', workspaceId)
      .$if(after !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('seq', 'id'), '>', tuple(after?.seq ?? 0, after?.id ?? '')),
        ),
      )
      .orderBy('seq')
      .orderBy('id')
      .limit(PAGE)
      .execute();
    yield* page;
    last = page.at(-1);
    if (page.length < PAGE) return;
  }
}

async function accountFaults(tx: Tx, key: LedgerKey | undefined, account: Account): Promise<string[]> {
  const { id, balance } = account;
  const faults: string[] = [];
  let wrong: string | undefined;
  let last: EntryRow | undefined;
  let [count, sum] = [0, 0];
  let head = key && firstHead(key, id);
  for await (const entry of entriesOf(tx, id)) {
    count++;
    sum += Number(entry.amount);
    if (wrong !== undefined) continue;
    wrong = entryFault(entry, { key, head, seq: (last?.seq ?? 0) + 1, sum });
    // Bytes that are no text read as this character.
    if (wrong === undefined && JSON.stringify(entry).includes('\ufffd')) wrong = await bytesFault(tx, entry);
    if (key) head = headAfter(key, id, entry.seq, entry.mac);
    last = entry;
  }
  wrong ??= endFault(account, last, head);
  if (wrong !== undefined) faults.push(`${id}: ${wrong}`);
  if (balance !== sum) faults.push(`${id}: the balance is ${shown(balance)} but its entries sum to ${sum}.`);
  const there = await countEntries(tx, id);
  if (there !== count) faults.push(`${id}: ${there} entries are there, but only ${count} follow one another.`);
  return faults;
}

/** No way of paging hides a row from a count. */
async function countEntries(tx: Tx, workspaceId: string): Promise<number> {
  const rows = tx.selectFrom('entries').where('workspace_id', '=', workspaceId);
  const { count } = await rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

/** A number as a number: SQLite can be made to keep a text that looks like one. */
const shown = (value: unknown): string => (typeof value === 'number' ? String(value) : `the ${typeof value} ${value}`);

interface Expected {
  key: LedgerKey | undefined;
  /** Undefined without a key: then only order and sums are looked at. */
  head: string | undefined;
  seq: number;
  sum: number;
}

function entryFault(entry: EntryRow, { key, head, seq, sum }: Expected): string | undefined {
  if (entry.seq > seq) return `entry ${seq} is missing; the next one there is ${nameOf(entry)}.`;
  if (entry.seq !== seq || (key && entry.mac !== entryMac(key, head ?? '', entry))) {
    return `${nameOf(entry)} is not what was written there.`;
  }
  // Signed, but after a balance that somebody had changed.
  return entry.balance_after === sum
    ? undefined
    : `${nameOf(entry)} was written after a balance that its entries did not make.`;
}

async function bytesFault(tx: Tx, { id, reason, once_key }: EntryRow): Promise<string | undefined> {
  const same = tx.selectFrom('entries').select('seq').where('id', '=', id);
  const found = await same.where('reason', '=', reason).where('once_key', '=', once_key).executeTakeFirst();
  return found ? undefined : `entry ${id} has bytes that are no text, and were not written there.`;
}

function endFault(
  { ledger_seq, ledger_head }: Account,
  last: EntryRow | undefined,
  head: string | undefined,
): string | undefined {
  const seq = last?.seq ?? 0;
  if (ledger_seq > seq) return `entry ${seq + 1} is missing, and whatever came after it.`;
  if (head === undefined || ledger_head === head) {
    return ledger_seq === seq
      ? undefined
      : `the last entry is said to be ${shown(ledger_seq)}, but it is entry ${seq}.`;
  }
  const where = last ? `after ${nameOf(last)}, the last one there` : 'of a workspace without entries';
  return `the head is not the one ${where}: entry ${seq + 1} is missing, or the head was changed.`;
}

/** As a person finds it: its number, its id, and what it moves. */
export const nameOf = ({ seq, id, amount }: Pick<EntryRow, 'seq' | 'id' | 'amount'>): string =>
  `entry ${seq} (${id}, ${amount} credits)`;

/** Entries that no walk through the workspaces meets. */
async function strayFaults(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ workspace_id: string; entries: number; first: number }>`
    SELECT workspace_id, COUNT(*) AS entries, MIN(seq) AS first FROM entries
    WHERE NOT EXISTS (SELECT 1 FROM workspaces WHERE workspaces.id = entries.workspace_id)
    GROUP BY workspace_id ORDER BY workspace_id LIMIT ${PAGE}`.execute(tx);
  return rows.map(
    ({ workspace_id, entries, first }) =>
      `${workspace_id}: there is no such workspace, but ${entries} entries of it, from entry ${first} on.`,
  );
}

async function rollFaults(tx: Tx, roll: string | undefined, workspaces: number): Promise<string[]> {
  const faults: string[] = [];
  const there = await tx
    .selectFrom('workspaces')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .execute();
  if (Number(there[0]?.count) !== workspaces) faults.push('There are two workspaces with one id, or one without.');
  if (roll === undefined) {
    return workspaces > 0 ? [...faults, 'The key that signs the ledger is gone: no entry can be proven.'] : faults;
  }
  const stored = await tx.selectFrom('ledger_key').select('roll').execute();
  if (stored.length > 1) faults.push('There are several keys of the ledger: somebody added one.');
  if (stored[0]?.roll === roll) return faults;
  return [...faults, 'A workspace was removed or added by hand: the roll of workspaces is another.'];
}
