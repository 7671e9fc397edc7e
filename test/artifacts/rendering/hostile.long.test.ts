import { it } from 'vitest';
import { expectLinearTime } from './linear-time.ts';

it('text of a plan takes time that grows with its length only', () => expectLinearTime(50));
