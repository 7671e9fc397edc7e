import { createInterface } from 'node:readline';
import { AppError } from '../../../src/errors.ts';
import { ActionLimiter } from '../../../src/limits/action-limiter.ts';
import type { LimitedAction } from '../../../src/limits/actions.ts';
import { openStore } from '../../../src/store/open.ts';
import { fileClock } from '../../../src/system/clock.ts';

// Asks for an action so many times at once, whenever a line says how often; the time is that of a file.
const [url = '', clockFile = '', action = ''] = process.argv.slice(2);
const clock = fileClock(clockFile);
const store = await openStore(url, clock);
const limiter = new ActionLimiter({ store, clock });
process.stdout.write('ready\n');
for await (const line of createInterface(process.stdin)) {
  const asked = Array.from({ length: Number(line.split(' ')[0]) }, async () => {
    try {
      // The parent names one of the five.
      await limiter.take('ws_1', action as LimitedAction);
      return 'took';
    } catch (error) {
      return error instanceof AppError ? error.code : String(error);
    }
  });
  const answers = await Promise.all(asked);
  process.stdout.write(
    `${line.split(' ')[1]} ${answers.filter((one) => one === 'took').length} ${new Set(answers).size}\n`,
  );
}
await store.close();
