import { it } from 'vitest';
import { onEveryStore } from '../helpers/stores.ts';
import { startAtOnce } from './first-start.ts';

onEveryStore('migration', (kind) => {
  it('happens once when several processes start for the first time at once', () =>
    // A new file costs little, and the race for one is rare: many rounds.
    startAtOnce(kind, { rounds: kind.name === 'sqlite' ? 30 : 4 }));
});
