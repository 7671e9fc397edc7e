import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ActionLimiter } from '../../src/limits/action-limiter.ts';
import { ACTION_WINDOWS } from '../../src/limits/actions.ts';
import { TestClock } from '../../src/system/clock.ts';
import { startNode } from '../helpers/processes.ts';
import { onEveryStore, temporaryFolder } from '../helpers/stores.ts';
import { ACTIONS, expectWindows, passes, START } from './action-windows.ts';

const PROCESSES = 4;

onEveryStore('the limits of every action', (kind) => {
  it.each(ACTIONS)('%s: each window lets its number through, and says when the next one passes', (action) =>
    expectWindows(kind, action));

  it('is one limit for four processes, and each workspace and action has its own', async () => {
    const url = await kind.freshUrl();
    const clockFile = join(temporaryFolder(), 'clock');
    await writeFile(clockFile, String(START));
    const args = ['test/limits/children/take.ts', url, clockFile, 'enrichment'];
    const fleet = Array.from({ length: PROCESSES }, () => startNode(args));
    for (const one of fleet) await one.line('ready');
    let now = START;
    const passed: number[] = [];
    for (const round of ['first', 'second']) {
      for (const one of fleet) one.child.stdin?.write(`25 ${round}\n`);
      const lines = await Promise.all(fleet.map((one) => one.line(new RegExp(`^${round} `))));
      passed.push(lines.reduce((sum, line) => sum + Number(line.split(' ')[1]), 0));
      now += ACTION_WINDOWS.minute;
      await writeFile(clockFile, String(now));
    }
    expect(passed).toEqual([30, 30]);
    const clock = new TestClock(now - 1);
    const here = new ActionLimiter({ store: await kind.open(url, clock), clock });
    expect(await passes(here, 'enrichment')).toBe(0);
    expect(await passes(here, 'discovery')).toBe(3);
    await here.take('ws_2', 'enrichment');
  });
});
