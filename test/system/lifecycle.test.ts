import { expect, it } from 'vitest';
import { Lifecycle } from '../../src/system/lifecycle.ts';
import { Signals } from '../../src/system/signals.ts';

it('tells work to stop and waits until all of it has ended', async () => {
  const lifecycle = new Lifecycle();
  const ended: string[] = [];
  const until = (name: string) =>
    new Promise<void>((resolve) => {
      lifecycle.signal.addEventListener('abort', () => setImmediate(() => resolve(void ended.push(name))));
    });
  lifecycle.track(until('one'));
  lifecycle.track(until('two'));
  expect(lifecycle.stopping).toBe(false);
  await lifecycle.stop();
  expect([lifecycle.stopping, ended.sort()]).toEqual([true, ['one', 'two']]);
});

it('waits for work that other work begins while stopping, and minds no failure', async () => {
  const lifecycle = new Lifecycle();
  let last = false;
  const first = new Promise<void>((resolve) => lifecycle.signal.addEventListener('abort', () => resolve()));
  lifecycle.track(
    first.then(() => {
      lifecycle.track(
        new Promise((resolve) =>
          setImmediate(() => {
            last = true;
            resolve();
          }),
        ),
      );
      throw new Error('no matter');
    }),
  );
  await lifecycle.stop();
  expect(last).toBe(true);
  await lifecycle.stop();
});

it('rings whoever waits for an id, and nobody else, until they leave', () => {
  const signals = new Signals();
  const heard: string[] = [];
  const leave = signals.subscribe('run_1', () => heard.push('first'));
  signals.subscribe('run_1', () => heard.push('second'));
  signals.subscribe('run_2', () => heard.push('other'));
  signals.notify('run_1');
  leave();
  leave();
  signals.notify('run_1');
  signals.notify('run_3');
  expect(heard).toEqual(['first', 'second', 'second']);
  expect([signals.count('run_1'), signals.count('run_2'), signals.count('run_3')]).toEqual([1, 1, 0]);
});

it('rings everyone although one of them leaves on the way', () => {
  const signals = new Signals();
  const heard: string[] = [];
  const leave = signals.subscribe('run_1', () => {
    heard.push('leaver');
    leave();
  });
  signals.subscribe('run_1', () => heard.push('stayer'));
  signals.notify('run_1');
  expect(heard).toEqual(['leaver', 'stayer']);
});
