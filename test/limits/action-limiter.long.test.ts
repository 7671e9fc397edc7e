import { it } from 'vitest';
import { onEveryStore } from '../helpers/stores.ts';
import { ACTIONS, expectWindows } from './action-windows.ts';

onEveryStore('the limits of every action', (kind) => {
  it.each(ACTIONS)('%s: each window lets its number through, and says when the next one passes', (action) =>
    expectWindows(kind, action));
});
