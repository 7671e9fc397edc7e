import { Lines } from '../../src/engines/lines.ts';
import type { Clock } from '../../src/system/clock.ts';
import { randomIds } from '../../src/system/ids.ts';
import { silentLog } from '../../src/system/log.ts';

/** Lines to a vendor as a process has them. */
export const linesOn = (clock: Clock, max = 8): Lines => new Lines({ max, clock, ids: randomIds, log: silentLog });
