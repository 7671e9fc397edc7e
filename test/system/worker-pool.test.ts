import { describe, expect, it, onTestFinished } from 'vitest';
import { AppError } from '../../src/errors.ts';
import { type PoolOptions, workerPool } from '../../src/system/worker-pool.ts';
import { WorkerKilled, type Workers } from '../../src/system/workers.ts';

const file = new URL('../helpers/threads.ts', import.meta.url);

function open(options: Partial<PoolOptions> = {}): Workers {
  const workers = workerPool({ file, threads: 2, ...options });
  onTestFinished(() => workers.close());
  return workers;
}

const of = (owner: string, signal = new AbortController().signal) => ({ owner, signal });

describe('a pool of threads', () => {
  it('gives what a job gives', async () => {
    const data = { words: ['tide', '🦪'], count: 3, none: null };
    expect(await open().run('echo', data, of('a'))).toEqual(data);
  });

  it('gives the errors of a job as they were: those for callers with their code, others with their words', async () => {
    const workers = open();
    const refused = workers.run('refuse', null, of('a'));
    await expect(refused).rejects.toBeInstanceOf(AppError);
    await expect(refused).rejects.toMatchObject({ code: 'unprocessable', message: 'The text asks for nothing.' });
    await expect(workers.run('break', null, of('a'))).rejects.toThrow('x is not a function');
    await expect(workers.run('nothing', null, of('a'))).rejects.toThrow('there is no job nothing');
  });

  it.each([
    ['never returns', 'spin', null],
    ['never leaves a regular expression', 'match', `${'a'.repeat(60)}b`],
    ['ends its thread', 'exit', null],
    ['takes all memory', 'hoard', null],
  ])('ends a job that %s, and goes on', async (_what, job, data) => {
    const workers = open({ jobMs: 1_500, heapMb: 64 });
    await expect(workers.run(job, data, of('a'))).rejects.toBeInstanceOf(WorkerKilled);
    expect(await workers.run('echo', 'on', of('a'))).toBe('on');
  });

  it('answers other workspaces while the jobs of one never return', async () => {
    const workers = open({ jobMs: 60_000 });
    const endless = Array.from({ length: 5 }, () => workers.run('spin', null, of('noisy')).catch((error) => error));
    for (const owner of ['b', 'c', 'b']) expect(await workers.run('echo', owner, of(owner))).toBe(owner);
    await workers.close();
    for (const ended of await Promise.all(endless)) expect(ended).toBeInstanceOf(Error);
  });

  it('refuses what is too much of one workspace, and says what to do', async () => {
    const workers = open({ jobMs: 60_000, waitingMax: 1 });
    const running = workers.run('spin', null, of('a'));
    const waiting = workers.run('echo', 1, of('a'));
    const refused = workers.run('echo', 2, of('a'));
    for (const one of [running, waiting]) one.catch(() => undefined);
    await expect(refused).rejects.toMatchObject({
      code: 'engine_unavailable',
      message: expect.stringContaining('Try again'),
    });
    expect(await workers.run('echo', 3, of('b'))).toBe(3);
  });

  it('lets go of a caller that leaves, and does not begin what waited', async () => {
    const workers = open({ jobMs: 60_000 });
    const running = new AbortController();
    const waiting = new AbortController();
    const endless = workers.run('spin', null, of('a', running.signal));
    const queued = workers.run('spin', null, of('a', waiting.signal));
    waiting.abort(new Error('left the queue'));
    await expect(queued).rejects.toThrow('left the queue');
    running.abort(new Error('left'));
    await expect(endless).rejects.toThrow('left');
    await expect(workers.run('echo', 1, of('a', AbortSignal.abort(new Error('before'))))).rejects.toThrow('before');
  });

  it('ends its jobs when it is closed, and is closed twice without harm', async () => {
    const workers = open({ jobMs: 60_000 });
    const endless = workers.run('spin', null, of('a')).catch((error: unknown) => error);
    const queued = workers.run('echo', null, of('a')).catch((error: unknown) => error);
    await workers.run('echo', null, of('b'));
    await workers.close();
    expect(await endless).toBeInstanceOf(Error);
    expect(await queued).toBeInstanceOf(Error);
    await expect(workers.run('echo', null, of('a'))).rejects.toThrow();
    await workers.close();
  });

  it('that was never used starts and closes nothing', async () => {
    await open({ file: new URL('file:///nowhere.js') }).close();
  });
});
