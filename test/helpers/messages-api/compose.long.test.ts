import { it } from 'vitest';
import { expectCoherent } from './compose-all.ts';

it('the answers of a stand-in are coherent for every idea', () => expectCoherent(1));
