import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileClock, systemClock, TestClock } from '../../src/system/clock.ts';
import { temporaryFolder } from '../helpers/stores.ts';

const aborted = AbortSignal.abort();

describe('the test clock', () => {
  it('stands still until it is moved, and wakes sleepers in the order of their times', async () => {
    const clock = new TestClock(1_000);
    const woken: string[] = [];
    const sleeps = [
      clock.sleep(30).then(() => woken.push('late')),
      clock.sleep(10).then(() => woken.push('early')),
      clock.sleep(31).then(() => woken.push('later')),
    ];
    clock.advance(9);
    await Promise.resolve();
    expect(woken).toEqual([]);
    clock.advance(21);
    await Promise.all(sleeps.slice(0, 2));
    expect([clock.now(), woken]).toEqual([1_030, ['early', 'late']]);
    clock.advance(1);
    await sleeps[2];
    expect(woken).toEqual(['early', 'late', 'later']);
  });

  it('lets a sleeper go when its signal aborts, and at once when there is nothing to wait for', async () => {
    const clock = new TestClock();
    const controller = new AbortController();
    const sleep = clock.sleep(1_000, controller.signal);
    controller.abort();
    await sleep;
    await clock.sleep(1_000, aborted);
    await clock.sleep(0);
    expect(clock.now()).toBe(Date.UTC(2026, 0, 15, 12));
  });
});

describe('the file clock', () => {
  it('follows its file, and stays where it was while the file is gone or holds no number', () => {
    const path = join(temporaryFolder(), 'clock');
    const clock = fileClock(path);
    expect(clock.now()).toBe(0);
    writeFileSync(path, '1000\n');
    expect(clock.now()).toBe(1_000);
    for (const nonsense of ['', 'soon', '-5']) {
      writeFileSync(path, nonsense);
      expect(clock.now()).toBe(1_000);
    }
    rmSync(path);
    expect(clock.now()).toBe(1_000);
    writeFileSync(path, '2000');
    expect(clock.now()).toBe(2_000);
  });

  it('wakes a sleeper when the file has moved far enough', async () => {
    const path = join(temporaryFolder(), 'clock');
    writeFileSync(path, '1000');
    const clock = fileClock(path);
    let awake = false;
    const sleep = clock.sleep(500).then(() => {
      awake = true;
    });
    const shorter = clock.sleep(499);
    writeFileSync(path, '1499');
    await shorter;
    expect(awake).toBe(false);
    writeFileSync(path, '1500');
    await sleep;
    await clock.sleep(1_000, aborted);
  });
});

describe('the machine’s clock', () => {
  it('tells the time and sleeps for it, or until the signal aborts', async () => {
    const before = Date.now();
    await systemClock.sleep(5);
    expect(systemClock.now()).toBeGreaterThanOrEqual(before + 4);
    const controller = new AbortController();
    const sleep = systemClock.sleep(60_000, controller.signal);
    controller.abort();
    await sleep;
    await systemClock.sleep(60_000, aborted);
  });
});

describe('a clock that jumps ahead', () => {
  it('takes no lease for lapsed until its owner has had time to extend it, nor for ever', () => {
    const clock = new TestClock(1_000_000);
    const lease = clock.now() + 10_000;
    clock.jump(3_600_000);
    expect([clock.now() > lease, clock.leaseTime() > lease]).toEqual([true, false]);
    clock.jump(86_400_000);
    expect(clock.leaseTime()).toBe(1_000_000);
    clock.advance(9_000);
    expect(clock.leaseTime()).toBe(1_009_000);
    clock.advance(6_000);
    expect(clock.leaseTime()).toBe(clock.now());
  });

  it('measures durations without the jump', () => {
    const clock = new TestClock();
    const began = clock.elapsed();
    clock.jump(-3_600_000);
    clock.advance(5);
    expect(clock.elapsed() - began).toBe(5);
  });

  it('is the file’s, where what has passed is told beside the time', async () => {
    const path = join(temporaryFolder(), 'clock');
    writeFileSync(path, '1000000 500');
    const clock = fileClock(path);
    writeFileSync(path, '4600000 600');
    expect([clock.now(), clock.elapsed(), clock.leaseTime()]).toEqual([4_600_000, 600, 1_000_100]);
  });
});
