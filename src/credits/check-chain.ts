import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { EMPTY_ROLL, enrolled, entryMac, firstHead, headAfter, type LedgerKey } from '../store/ledger-chain.ts';
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

/** Follows the entries of every workspace from the first to the head, and names the first that is wrong in each. */
export async function checkChain(tx: Tx, key: LedgerKey | undefined): Promise<ChainCheck> {
  const faults: string[] = [];
  const heads = createHash('sha256');
  let roll = EMPTY_ROLL;
  let workspaces = 0;
  for await (const account of accounts(tx)) {
    workspaces++;
    heads.update(JSON.stringify([account.id, account.ledger_seq, account.ledger_head]));
    faults.push(...(await accountFaults(tx, key, account)));
    if (key) roll = enrolled(key, roll, account.id);
  }
  faults.push(...(await strayFaults(tx)), ...(await rollFaults(tx, { key, roll, workspaces })));
  return { workspaces, heads: heads.digest('hex').slice(0, DIGEST_CHARS), faults };
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

/** The entries of a workspace, in their order. */
export async function* entriesOf(tx: Tx, workspaceId: string): AsyncGenerator<EntryRow> {
  for (let after: number | undefined; ; ) {
    let query = tx.selectFrom('entries').selectAll().where('workspace_id', '=', workspaceId).orderBy('seq');
    if (after !== undefined) query = query.where('seq', '>', after);
    const page = await query.limit(PAGE).execute();
    yield* page;
    after = page.at(-1)?.seq;
    if (page.length < PAGE) return;
  }
}

async function accountFaults(tx: Tx, key: LedgerKey | undefined, account: Account): Promise<string[]> {
  const { id, balance } = account;
  let wrong: string | undefined;
  let last: EntryRow | undefined;
  let sum = 0;
  let head = key && firstHead(key, id);
  for await (const entry of entriesOf(tx, id)) {
    sum += Number(entry.amount);
    if (wrong !== undefined) continue;
    wrong = entryFault(entry, { key, head, seq: (last?.seq ?? 0) + 1, sum });
    if (key) head = headAfter(key, id, entry.seq, entry.mac);
    last = entry;
  }
  wrong ??= endFault(account, last, head);
  const faults = wrong === undefined ? [] : [`${id}: ${wrong}`];
  return balance === sum ? faults : [...faults, `${id}: the balance is ${balance} but its entries sum to ${sum}.`];
}

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

function endFault(
  { ledger_seq, ledger_head }: Account,
  last: EntryRow | undefined,
  head: string | undefined,
): string | undefined {
  const seq = last?.seq ?? 0;
  if (ledger_seq > seq) return `entry ${seq + 1} is missing, and whatever came after it.`;
  if (ledger_seq === seq && (head === undefined || ledger_head === head)) return undefined;
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

async function rollFaults(
  tx: Tx,
  { key, roll, workspaces }: { key: LedgerKey | undefined; roll: string; workspaces: number },
): Promise<string[]> {
  if (!key) return workspaces > 0 ? ['The key that signs the ledger is gone: no entry can be proven.'] : [];
  const stored = await tx.selectFrom('ledger_key').select('roll').executeTakeFirst();
  return stored?.roll === roll ? [] : ['A workspace was removed or added by hand: the roll of workspaces is another.'];
}
