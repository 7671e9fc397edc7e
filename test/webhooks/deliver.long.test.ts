import { it } from 'vitest';
import { expectNotHeldUp } from './not-held-up.ts';

it('more deliveries than go out at once to a receiver that hangs hold nobody else up', () => expectNotHeldUp(45));
