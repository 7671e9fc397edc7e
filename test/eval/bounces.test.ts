import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bounceBars, evaluateBounces, ordinaryBars } from './bounces.ts';
import { reached } from './figure.ts';

const FOLDER = fileURLToPath(new URL('./bounces', import.meta.url));

describe('the reading of bounces, measured', () => {
  it('reaches every bar on the reports of the project, which fifty kinds of server word', async () => {
    const counted = await evaluateBounces(FOLDER);

    expect(counted.mails).toBeGreaterThanOrEqual(50);
    expect(bounceBars(counted).filter((figure) => !reached(figure))).toEqual([]);
  });

  it('takes none of 660 ordinary mails for a bounce, though they speak of bounces, quote them and enclose them', async () => {
    const [figure] = await ordinaryBars();

    expect(figure).toMatchObject({ value: 0, of: '0 of 660 mails' });
  });

  it('counts a miss as a miss', () => {
    const counted = {
      mails: 100,
      told: 98,
      hardFound: 9,
      hardMissed: 1,
      hardWrong: 1,
      withOriginal: 0,
      originalFound: 0,
    };

    const bars = bounceBars({ ...counted, faults: [] });

    expect(bars.map(reached)).toEqual([false, false, false, true]);
  });
});
