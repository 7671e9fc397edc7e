import { describe, expect, it } from 'vitest';
import { backoffMs } from '../../../../src/outreach/inbox/fetch/backoff.ts';
import { nextBatch } from '../../../../src/outreach/inbox/fetch/batch.ts';
import { ByteBudget } from '../../../../src/outreach/inbox/fetch/byte-budget.ts';
import { Stumbles } from '../../../../src/outreach/inbox/fetch/stumbles.ts';

const MIB = 1024 * 1024;
const uids = Array.from({ length: 100 }, (_, index) => index + 1);
const careless = () => 'none' as const;

describe('mails asked for together', () => {
  it('are at most 25, and no more than two megabytes', () => {
    expect(nextBatch(uids, () => 1_000, careless).uids).toHaveLength(25);
    expect(nextBatch(uids, () => MIB / 2, careless)).toMatchObject({ uids: [1, 2, 3, 4], bytes: 2 * MIB });
  });

  it('come alone when they are long, whole up to thirty megabytes and their beginning beyond', () => {
    const sizes = [1_000, 25 * MIB, 31 * MIB];
    const sizeOf = (uid: number) => sizes[uid - 1] ?? 0;
    expect(nextBatch([1, 2, 3], sizeOf, careless)).toMatchObject({ uids: [1], partial: false });
    expect(nextBatch([2, 3], sizeOf, careless)).toMatchObject({
      uids: [2],
      share: { bytes: 30 * MIB },
      partial: false,
    });
    expect(nextBatch([3], sizeOf, careless)).toMatchObject({ uids: [3], share: { bytes: MIB }, partial: true });
  });

  it('come alone and in part when connections have broken at them', () => {
    const stumbles = new Stumbles();
    const asked = () =>
      nextBatch(
        [1, 2, 3],
        () => 1_000,
        (uid) => stumbles.caution('folder', uid),
      );
    const shares: unknown[] = [];
    for (let time = 0; time < 5; time++) {
      shares.push(asked().share);
      stumbles.note('folder', 1);
    }
    expect(shares).toEqual([{ bytes: 2 * MIB + 1 }, { bytes: 2 * MIB + 1 }, { bytes: MIB }, { bytes: MIB }, 'headers']);
    stumbles.passed('folder', 1);
    expect(asked().uids).toEqual([1, 2, 3]);
  });
});

describe('room for mails in memory', () => {
  it('is given in the order of asking, and never to more than there is', async () => {
    const budget = new ByteBudget(10);
    const order: string[] = [];
    const first = await budget.take(8);
    const whole = budget.take(100).then((back) => {
      order.push('whole');
      return back;
    });
    const small = budget.take(1).then((back) => {
      order.push('small');
      return back;
    });
    first();
    first();
    (await whole)();
    (await small)();
    expect(order).toEqual(['whole', 'small']);
  });
});

it('waits five seconds after the first failure, then longer each time, never more than ten minutes', () => {
  expect([1, 2, 3, 6, 9, 100].map((failures) => backoffMs(failures, 1))).toEqual([
    5_000, 10_000, 20_000, 160_000, 600_000, 600_000,
  ]);
  expect(backoffMs(5, 0)).toBe(40_000);
  expect(backoffMs(0, 0)).toBe(5_000);
});
