import { createInterface } from 'node:readline';
import { operatorWords } from '../../../src/store/faults.ts';
import { openStore } from '../../../src/store/open.ts';
import { systemClock } from '../../../src/system/clock.ts';

// Opens the database that each line of stdin names, closes it, and says how that went.
process.stdout.write('ready\n');
for await (const url of createInterface(process.stdin)) {
  try {
    await (await openStore(url, systemClock)).close();
    process.stdout.write(`opened ${url}\n`);
  } catch (error) {
    process.stdout.write(
      `failed ${url} ${error instanceof Error ? `${error.name}: ${operatorWords(error)}` : error}\n`,
    );
  }
}
