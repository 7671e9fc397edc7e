import { createInterface } from 'node:readline';
import { Workspaces } from '../../../src/accounts/workspaces.ts';
import { Ledger } from '../../../src/credits/ledger.ts';
import { openStore } from '../../../src/store/open.ts';
import { systemClock } from '../../../src/system/clock.ts';
import { randomIds } from '../../../src/system/ids.ts';
import { Sealer } from '../../../src/system/seal.ts';

// A first start, as a process makes it, at the moment the test says.
const parts = { store: await openStore(process.argv[2] ?? '', systemClock), clock: systemClock, ids: randomIds };
const sealer = new Sealer({ ids: randomIds, secretKeys: ['one secret key for both'], keyFile: undefined });
const ledger = new Ledger({ ...parts, sealer });
process.stdout.write('ready\n');
for await (const _go of createInterface(process.stdin)) break;
try {
  const { id } = await new Workspaces({ ...parts, ledger }).ensureLocal(500);
  const { balance } = await ledger.balance(id);
  process.stdout.write(`made ${id} ${balance}\n`);
} catch (error) {
  process.stdout.write(`failed ${error}\n`);
}
await parts.store.close();
process.exit(0);
