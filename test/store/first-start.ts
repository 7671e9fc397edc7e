import { expect } from 'vitest';
import { MIGRATIONS } from '../../src/store/migrate.ts';
import type { Store } from '../../src/store/store.ts';
import { startNode } from '../helpers/processes.ts';
import type { StoreKind } from '../helpers/stores.ts';

const PROCESSES = 4;

export const applied = async (store: Store) =>
  (await store.db.selectFrom('schema_migrations').select('version').orderBy('version').execute()).map(
    (row) => row.version,
  );

/** Several processes open the same new database at once; in each round another one. */
export async function startAtOnce(kind: StoreKind, { rounds }: { rounds: number }): Promise<void> {
  const processes = Array.from({ length: PROCESSES }, () => startNode(['test/store/children/open.ts']));
  for (const one of processes) await one.line('ready');
  for (let round = 0; round < rounds; round++) {
    const url = await kind.emptyUrl();
    for (const one of processes) one.child.stdin?.write(`${url}\n`);
    await Promise.all(processes.map((one) => one.line(new RegExp(`(opened|failed) ${url}`))));
    expect(await applied(await kind.open(url))).toEqual(MIGRATIONS.map((one) => one.version));
  }
  for (const one of processes) expect(one.stdout()).not.toMatch(/^failed/m);
}
