import { AppError } from '../errors.ts';
import type { Store, Tx } from '../store/store.ts';
import type { EntryRow } from '../store/tables.ts';
import { type ChainCheck, checkChain, entriesOf, nameOf } from './check-chain.ts';
import type { Ledger } from './ledger.ts';

/** Entries looked up at once. */
const PAGE = 500;

/** What a backup proves of today's ledger. */
export interface BackupCheck {
  /** Stands for the ledger of the backup; undefined when it is from before the chain. */
  heads: string | undefined;
  entries: number;
  /** Whether a new chain was begun since. */
  rechained: boolean;
  faults: string[];
}

/**
 * Proves that every entry of a backup still is there as it was; with a chain in both, which the check of today's follows,
 * that today's entries begin with the backup's. A chain that was begun anew since is a fault unless it is accepted. Names the first that differs in each workspace. `read` gives the backup as
 * it is, never brought up to date.
 */
export async function checkBackup(
  { store, ledger }: { store: Store; ledger: Ledger },
  read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  { acceptRechained = false }: { acceptRechained?: boolean } = {},
): Promise<BackupCheck> {
  return read((backup) =>
    store.snapshot(async (today) => {
      const migrations = await migrationsOf(backup);
      const chained = migrations.has('ledger-chain');
      const keyThen = chained ? await ledger.chain.storedKey(backup) : undefined;
      const keyNow = await ledger.chain.storedKey(today);
      const own: ChainCheck | undefined = chained
        ? await checkChain(backup, keyThen, { firstForm: !migrations.has('ledger-proof') })
        : undefined;
      const rechained = chained && keyThen?.id !== keyNow?.id;
      // A new chain signs the same entries with another key.
      const unsigned = rechained ? (['mac'] as const) : [];
      const result: BackupCheck = { heads: own?.heads, entries: 0, rechained, faults: [] };
      if (rechained && !acceptRechained) result.faults.push(RECHAINED);
      result.faults.push(...(own?.faults ?? []).map((fault) => `The backup itself: ${fault}`));
      for await (const { id } of workspacesOf(backup)) {
        const entries = chained ? entriesOf(backup, id) : unchainedEntriesOf(backup, id);
        const { count, fault } = await compare(today, entries, unsigned);
        result.entries += count;
        const isThere = await today.selectFrom('workspaces').select('id').where('id', '=', id).executeTakeFirst();
        if (!isThere) result.faults.push(`${id}: the workspace of the backup is not there today.`);
        if (fault) result.faults.push(`${id}: ${fault}`);
      }
      return result;
    }),
  );
}

const RECHAINED =
  'The ledger is signed with another key than in the backup: what was entered since the backup was signed anew, as it was then. If you ran `credits rechain` since, add --rechained.';

async function migrationsOf(backup: Tx): Promise<Set<string>> {
  try {
    const rows = await backup.selectFrom('schema_migrations').select('name').execute();
    return new Set(rows.map(({ name }) => name));
  } catch (cause) {
    throw new AppError('invalid_request', 'This is no backup of Planwright; name one that `planwright backup` wrote.', {
      cause,
    });
  }
}

async function* workspacesOf(backup: Tx): AsyncGenerator<{ id: string }> {
  for (let after = ''; ; ) {
    const page = backup.selectFrom('workspaces').select('id').where('id', '>', after).orderBy('id').limit(PAGE);
    const workspaces = await page.execute();
    yield* workspaces;
    after = workspaces.at(-1)?.id ?? after;
    if (workspaces.length < PAGE) return;
  }
}

/** Entries from before they were numbered, in an order that pages can follow. */
async function* unchainedEntriesOf(
  backup: Tx,
  workspaceId: string,
): AsyncGenerator<Partial<EntryRow> & { id: string }> {
  for (let last: { id: string; created_at: number } | undefined; ; ) {
    const after = last;
    const page = await backup
      .selectFrom('entries')
      .selectAll()
      .where('workspace_id', '=', workspaceId)
      .$if(after !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('created_at', 'id'), '>', tuple(after?.created_at ?? 0, after?.id ?? '')),
        ),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(PAGE)
      .execute();
    yield* page;
    last = page.at(-1);
    if (page.length < PAGE) return;
  }
}

async function compare(
  today: Tx,
  entries: AsyncIterable<Partial<EntryRow> & { id: string }>,
  unsigned: readonly (keyof EntryRow)[],
): Promise<{ count: number; fault?: string }> {
  let count = 0;
  for await (const page of paged(entries)) {
    const ids = page.map(({ id }) => id);
    const found = await today.selectFrom('entries').selectAll().where('id', 'in', ids).execute();
    const byId = new Map(found.map((entry) => [entry.id, entry]));
    for (const then of page) {
      count++;
      const fault = difference(then, byId.get(then.id), unsigned);
      if (fault) return { count, fault };
    }
  }
  return { count };
}

function difference(
  then: Partial<EntryRow> & { id: string },
  now: EntryRow | undefined,
  unsigned: readonly (keyof EntryRow)[],
): string | undefined {
  const name = then.seq === undefined ? `entry ${then.id} (${then.amount} credits)` : nameOf(then as EntryRow);
  if (!now) return `${name} of the backup is not there today.`;
  // The columns that the backup has.
  const columns = (Object.keys(then) as (keyof EntryRow)[]).filter((column) => !unsigned.includes(column));
  const changed = columns.filter((column) => then[column] !== now[column]);
  if (changed.length === 0) return undefined;
  const how = changed.map((column) => `${column} was ${then[column]} and is ${now[column]}`).join(', ');
  return `${name} of the backup is another today: ${how}.`;
}

async function* paged<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let page: T[] = [];
  for await (const item of items) {
    page.push(item);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
