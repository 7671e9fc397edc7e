import type { PlanwrightClient } from '../../client/client.ts';
import type { Clock } from '../../system/clock.ts';
import type { Ids } from '../../system/ids.ts';
import type { Log } from '../../system/log.ts';
import type { RemoteCalls } from './calls.ts';

/** What the parts of a remote backend share. */
export interface Remote {
  client: PlanwrightClient;
  clock: Clock;
  ids: Ids;
  log: Log;
  calls: RemoteCalls;
  /** Work that outlives the call that began it. */
  background: Set<Promise<unknown>>;
}
