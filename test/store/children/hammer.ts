import { createInterface } from 'node:readline';
import { openStore } from '../../../src/store/open.ts';
import { systemClock } from '../../../src/system/clock.ts';

// Reads a number and writes it one larger, so many times, in write transactions that another process also makes.
const [url, times] = process.argv.slice(2);
const store = await openStore(url ?? '', systemClock);
process.stdout.write('ready\n');
for await (const _go of createInterface(process.stdin)) break;

for (let time = 0; time < Number(times); time++) {
  try {
    await store.write(async (tx) => {
      const counter = tx.selectFrom('limit_hits').select('total').where('bucket', '=', 'counter');
      const { total } = await store.dialect.lock(counter).executeTakeFirstOrThrow();
      await tx
        .updateTable('limit_hits')
        .set({ total: total + 1 })
        .where('bucket', '=', 'counter')
        .execute();
    });
  } catch (error) {
    process.stdout.write(`failed ${error}\n`);
  }
  process.stdout.write(`wrote ${time + 1}\n`);
}
await store.close();
process.exit(0);
