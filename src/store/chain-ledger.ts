import { sql } from 'kysely';
import type { Dialect } from './dialect.ts';
import { entryMac, firstHead, headAfter, type LedgerKey, rollOf } from './ledger-chain.ts';
import type { Tx } from './store.ts';
import type { EntryRow } from './tables.ts';

/** Rows that are read, and signed, at once. */
const AT_ONCE = 500;

/**
 * Numbers and signs every entry that is there, in its order, and makes heads and roll from them: what was written before
 * is taken as it stands. The guards are off meanwhile, in this transaction alone.
 */
export async function chainLedger(tx: Tx, dialect: Dialect, key: LedgerKey): Promise<void> {
  await dialect.unguardLedger(tx);
  await number(tx, dialect);
  const ids: string[] = [];
  for (let after = ''; ; ) {
    const page = tx.selectFrom('workspaces').select('id').where('id', '>', after).orderBy('id').limit(AT_ONCE);
    const workspaces = await page.execute();
    for (const { id } of workspaces) {
      await signWorkspace(tx, key, id);
      ids.push(id);
    }
    const last = workspaces.at(-1);
    if (workspaces.length < AT_ONCE || !last) break;
    after = last.id;
  }
  await tx
    .updateTable('ledger_key')
    .set({ roll: rollOf(key, ids) })
    .execute();
  await dialect.guardLedger(tx);
}

/** 1, 2, 3 … in the order of writing, with the balance after each. */
async function number(tx: Tx, dialect: Dialect): Promise<void> {
  const written = sql.ref(dialect.name === 'sqlite' ? 'rowid' : 'id');
  await sql`DROP INDEX IF EXISTS entries_in_order`.execute(tx);
  await sql`UPDATE entries SET seq = made.seq, balance_after = made.balance FROM (
    SELECT id, ROW_NUMBER() OVER so_far AS seq, CAST(SUM(amount) OVER so_far AS bigint) AS balance FROM entries
    WINDOW so_far AS (PARTITION BY workspace_id ORDER BY seq, created_at, ${written}
      ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)
    ) AS made WHERE made.id = entries.id`.execute(tx);
  await indexOrder(tx);
}

/** No two entries of a workspace have one number. */
export async function indexOrder(tx: Tx): Promise<void> {
  await tx.schema.createIndex('entries_in_order').unique().on('entries').columns(['workspace_id', 'seq']).execute();
}

async function signWorkspace(tx: Tx, key: LedgerKey, workspaceId: string): Promise<void> {
  let head = firstHead(key, workspaceId);
  let last: EntryRow | undefined;
  for (;;) {
    const entries = await tx
      .selectFrom('entries')
      .selectAll()
      .where('workspace_id', '=', workspaceId)
      .where('seq', '>', last?.seq ?? 0)
      .orderBy('seq')
      .limit(AT_ONCE)
      .execute();
    const signed: [string, string][] = [];
    for (const entry of entries) {
      const mac = entryMac(key, head, entry);
      head = headAfter(key, workspaceId, entry.seq, mac);
      signed.push([entry.id, mac]);
      last = entry;
    }
    if (signed.length > 0) await putSigned(tx, signed);
    if (entries.length < AT_ONCE) break;
  }
  await tx
    .updateTable('workspaces')
    .set({ ledger_head: head, ledger_seq: last?.seq ?? 0 })
    .where('id', '=', workspaceId)
    .execute();
}

/** Both databases call the columns of VALUES column1 and column2. */
async function putSigned(tx: Tx, signed: readonly [string, string][]): Promise<void> {
  const rows = sql.join(signed.map(([id, mac]) => sql`(${id}, ${mac})`));
  await sql`UPDATE entries SET mac = made.column2 FROM (VALUES ${rows}) AS made WHERE entries.id = made.column1`.execute(
    tx,
  );
}
