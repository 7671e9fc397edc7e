import { expect, it } from 'vitest';
import { onEveryStore } from '../../helpers/stores.ts';
import { runChaos } from './chaos.ts';

onEveryStore('twenty-four leads of three steps', (kind) => {
  it('come to their ends, each step at most once, whatever dies and whoever says stop', async () => {
    const report = await runChaos(kind, { seed: 1, leads: 24 });
    expect(report.deaths).toBeGreaterThan(0);
    expect(report.stops).toBeGreaterThan(0);
    expect(report.statuses.completed).toBeGreaterThan(0);
  }, 120_000);
});
