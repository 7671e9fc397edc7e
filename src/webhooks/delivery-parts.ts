import type { Selectable } from 'kysely';
import type { DeliveryTable, EndpointTable } from '../store/outreach-tables.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import type { GuardedHttp } from '../system/guarded-http.ts';
import type { Ids } from '../system/ids.ts';
import type { Lifecycle } from '../system/lifecycle.ts';
import type { Log } from '../system/log.ts';
import type { Metrics } from '../system/metrics.ts';
import type { Sealer } from '../system/seal.ts';
import type { Answer } from './outcome.ts';

/** What delivering needs of the App. */
export interface DeliveryParts {
  store: Store;
  clock: Clock;
  ids: Ids;
  log: Log;
  metrics: Metrics;
  sealer: Sealer;
  http: GuardedHttp;
  lifecycle: Lifecycle;
}

export type DeliveryRow = Selectable<DeliveryTable>;
export type EndpointRow = Selectable<EndpointTable>;

/** An attempt that ended with an answer, or with a network that gave none. */
export interface Attempt {
  row: DeliveryRow;
  answer: Answer;
  startedAt: number;
  durationMs: number;
}
