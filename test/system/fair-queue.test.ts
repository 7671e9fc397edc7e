import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairQueue } from '../../src/system/fair-queue.ts';

const queueOf = (slots: number, ofOneMax = 100) => new FairQueue<string>({ slots, ofOneMax });

/** All jobs that may begin now. */
function taken(queue: FairQueue<string>): string[] {
  const jobs: string[] = [];
  for (let next = queue.take(); next !== undefined; next = queue.take()) jobs.push(next.job);
  return jobs;
}

describe('a fair queue', () => {
  it('leaves the last slot to others, however much one owner has waiting', () => {
    const queue = queueOf(3);
    for (const job of ['a1', 'a2', 'a3', 'a4']) queue.push({ owner: 'a', job });
    expect(taken(queue)).toEqual(['a1', 'a2']);
    queue.push({ owner: 'b', job: 'b1' });
    expect(taken(queue)).toEqual(['b1']);
    queue.release('b');
    expect(taken(queue)).toEqual([]);
    queue.release('a');
    expect(taken(queue)).toEqual(['a3']);
  });

  it('gives the only free slot of two to an owner that has none', () => {
    const queue = queueOf(2);
    queue.push({ owner: 'a', job: 'a1' });
    queue.push({ owner: 'a', job: 'a2' });
    expect(taken(queue)).toEqual(['a1']);
    queue.push({ owner: 'b', job: 'b1' });
    expect(taken(queue)).toEqual(['b1']);
  });

  it('lets owners take turns', () => {
    const queue = queueOf(10);
    for (const owner of ['a', 'a', 'a', 'b', 'c']) queue.push({ owner, job: owner });
    expect(taken(queue).slice(0, 3)).toEqual(['a', 'b', 'c']);
  });

  it('lets the groups of an owner take turns, and owners all the same', () => {
    const queue = queueOf(10);
    for (const job of ['r1', 'r2', 'r3']) queue.push({ owner: 'a', group: 'r', job });
    for (const job of ['s1', 's2']) queue.push({ owner: 'a', group: 's', job });
    queue.push({ owner: 'b', group: 'r', job: 'b1' });
    expect(taken(queue)).toEqual(['r1', 'b1', 's1', 'r2', 's2', 'r3']);
  });

  it('takes a job that had its slot in vain before the rest of its group, and after whose turn it is', () => {
    const queue = queueOf(1);
    for (const job of ['r1', 'r2']) queue.push({ owner: 'a', group: 'r', job });
    queue.push({ owner: 'b', job: 'b1' });
    expect(taken(queue)).toEqual(['r1']);
    queue.pushBack({ owner: 'a', group: 'r', job: 'r1' });
    const next = ['a', 'b', 'a'].map((owner) => {
      queue.release(owner);
      return taken(queue);
    });
    expect(next).toEqual([['b1'], ['r1'], ['r2']]);
  });

  it('takes no job while more slots are held than there are left, and all again when there are more', () => {
    const queue = queueOf(4);
    for (const job of ['1', '2', '3', '4', '5', '6']) queue.push({ owner: job, job });
    expect(taken(queue)).toEqual(['1', '2', '3', '4']);
    queue.resize(2);
    queue.release('1');
    queue.release('2');
    expect(taken(queue)).toEqual([]);
    queue.release('3');
    expect(taken(queue)).toEqual(['5']);
    queue.resize(4);
    expect(taken(queue)).toEqual(['6']);
  });

  it('refuses what one owner has too much of, and takes what another has', () => {
    const queue = queueOf(1, 2);
    expect(['1', '2', '3'].map((job) => queue.push({ owner: 'a', job }))).toEqual([true, true, false]);
    expect(queue.push({ owner: 'b', job: '1' })).toBe(true);
  });

  it('forgets a job that is no longer wanted, and only one that waits', () => {
    const queue = queueOf(2);
    for (const job of ['a1', 'a2', 'a3']) queue.push({ owner: 'a', job });
    expect(taken(queue)).toEqual(['a1']);
    expect(queue.remove({ owner: 'a', job: 'a2' })).toBe(true);
    expect(queue.remove({ owner: 'a', job: 'a1' })).toBe(false);
    queue.release('a');
    expect(taken(queue)).toEqual(['a3']);
  });

  it('loses no job, runs none twice, and never lets one owner hold all slots', () => {
    const events = fc.array(fc.tuple(fc.constantFrom('push', 'end', 'again'), fc.constantFrom('a', 'b', 'c')), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), events, (slots, order) => {
        const queue = queueOf(slots);
        const running: string[] = [];
        const done: string[] = [];
        let pushed = 0;
        const begin = () => {
          running.push(...taken(queue));
          expect(running.length).toBeLessThanOrEqual(slots);
          for (const owner of 'abc') expect(running.filter((job) => job[0] === owner).length).toBeLessThan(slots);
        };
        const groupOf = (job: string) => `${Number(job.slice(1)) % 2}`;
        const end = (owner: string, again = false) => {
          const at = running.findIndex((job) => job[0] === owner);
          if (at === -1) return;
          const [job = ''] = running.splice(at, 1);
          if (again) queue.pushBack({ owner, group: groupOf(job), job });
          else done.push(job);
          queue.release(owner);
          begin();
        };
        for (const [event, owner] of order) {
          if (event === 'push') {
            const job = `${owner}${++pushed}`;
            queue.push({ owner, group: groupOf(job), job });
            begin();
          } else end(owner, event === 'again');
        }
        while (running.length > 0) end(running[0]?.[0] ?? '');
        expect(new Set(done).size).toBe(pushed);
        expect(done).toHaveLength(pushed);
      }),
    );
  });
});
