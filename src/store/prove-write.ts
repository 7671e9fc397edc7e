import { randomInt } from 'node:crypto';
import type { Tx } from './tables.ts';

const INT4 = 2 ** 31;

/** Writes a row that means nothing and removes it: the commit needs locks and a disk like any other, and leaves nothing. */
export async function proveWrite(tx: Tx): Promise<void> {
  // Below every version, and another one for each process: nobody waits for somebody else's proof.
  const version = -randomInt(1, INT4);
  await tx.insertInto('schema_migrations').values({ version, name: 'proof of a write', applied_at: 0 }).execute();
  await tx.deleteFrom('schema_migrations').where('version', '=', version).execute();
}
