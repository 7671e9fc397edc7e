import { claimDue } from '../store/due.ts';
import { attemptDelivery } from './attempt.ts';
import type { Attempt, DeliveryParts, DeliveryRow, EndpointRow } from './delivery-parts.ts';
import { giveBack, giveUp, putOff, setAside } from './set-aside.ts';
import { settleAttempts } from './settle.ts';
import { Together } from './together.ts';

// Deliveries go out at least once: a crash between sending and marking sends the same bytes under the same id again, as
// the same attempt. While a lease lives nobody else sends it.

const TICK_MS = 1_000;
/** Longer than an attempt can take. */
const LEASE_MS = 60_000;
/** Deliveries claimed at once, and how many an endpoint may have under way when it is given more. */
const CHUNK = 16;
/** Deliveries under way in a process: room for many endpoints that hang. */
const UNDER_WAY_MAX = 256;
/** Claims without an end after which a delivery is taken to be what its processes died of. */
const CLAIMS_MAX = 20;

/** Sends what is due now, whatever becomes of it, and answers how many deliveries were taken up. */
export async function deliverOnce(parts: DeliveryParts): Promise<number> {
  const deliverer = new Deliverer(parts);
  try {
    for (let taken = 0; ; ) {
      const more = await deliverer.take();
      taken += more;
      if (more === 0 && deliverer.isIdle) return taken;
      if (more === 0) await deliverer.room();
    }
  } finally {
    await deliverer.idle();
  }
}

/** Sends what is due from now on until the process stops. */
export function startDeliveries(parts: DeliveryParts): void {
  parts.lifecycle.track(deliverUntilStopped(parts));
}

async function deliverUntilStopped(parts: DeliveryParts): Promise<void> {
  const { lifecycle, clock, log } = parts;
  const deliverer = new Deliverer(parts);
  while (!lifecycle.stopping) {
    let taken = 0;
    try {
      // What is taken up now would only be put down again.
      if (!lifecycle.draining) taken = await deliverer.take();
    } catch (error) {
      log.error({ error }, 'looking for due deliveries failed; it is tried again');
    }
    if (taken > 0) continue;
    const roomMade = new AbortController();
    const tick = clock.sleep(TICK_MS, AbortSignal.any([lifecycle.signal, roomMade.signal]));
    await (deliverer.isIdle ? tick : Promise.race([tick, deliverer.room()]));
    roomMade.abort();
  }
  await deliverer.idle();
}

/** The deliveries that are under way in this process. */
class Deliverer {
  #parts: DeliveryParts;
  #settling: Together<Attempt>;
  #underWay = new Map<string, number>();
  #count = 0;
  #waiting: (() => void)[] = [];

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
    this.#settling = new Together((attempts) => settleAttempts(parts, attempts));
  }

  get isIdle(): boolean {
    return this.#count === 0;
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    while (!this.isIdle) await this.room();
  }

  /** Resolves when an endpoint may be given more, or nothing is under way. */
  room(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Takes up what is due, a chunk at most, and does not wait for its end. An endpoint that is busy is passed over. */
  async take(): Promise<number> {
    if (this.#count + CHUNK > UNDER_WAY_MAX) return 0;
    const { store, clock, ids } = this.#parts;
    const busy = [...this.#underWay].filter(([, count]) => count > CHUNK).map(([id]) => id);
    const rows = await claimDue(store, 'deliveries', {
      now: clock.now(),
      leaseMs: LEASE_MS,
      owner: ids.next('lease'),
      limit: CHUNK,
      except: { endpoint_id: busy },
    });
    if (rows.length === 0) return 0;
    const endpoints = await this.#endpointsOf(rows);
    for (const row of rows) this.#start(row, endpoints.get(row.endpoint_id));
    return rows.length;
  }

  async #endpointsOf(rows: readonly DeliveryRow[]): Promise<Map<string, EndpointRow>> {
    const ids = [...new Set(rows.map((row) => row.endpoint_id))];
    const found = await this.#parts.store.db.selectFrom('endpoints').selectAll().where('id', 'in', ids).execute();
    return new Map(found.map((endpoint) => [endpoint.id, endpoint]));
  }

  #start(row: DeliveryRow, endpoint: EndpointRow | undefined): void {
    this.#count++;
    this.#underWay.set(row.endpoint_id, (this.#underWay.get(row.endpoint_id) ?? 0) + 1);
    void this.#deliver(row, endpoint)
      .catch((error: unknown) => {
        // Its lease lapses, and it is sent again.
        this.#parts.log.error({ error, deliveryId: row.id }, 'what came of a delivery could not be written');
      })
      .finally(() => this.#end(row));
  }

  #end({ endpoint_id }: DeliveryRow): void {
    this.#count--;
    const left = (this.#underWay.get(endpoint_id) ?? 1) - 1;
    if (left > 0) this.#underWay.set(endpoint_id, left);
    else this.#underWay.delete(endpoint_id);
    const isRoom = left === CHUNK || this.#count === UNDER_WAY_MAX - CHUNK || this.isIdle;
    if (!isRoom) return;
    for (const wake of this.#waiting.splice(0)) wake();
  }

  async #deliver(row: DeliveryRow, endpoint: EndpointRow | undefined): Promise<void> {
    if (row.attempts > CLAIMS_MAX) return giveUp(this.#parts, row);
    if (endpoint?.status !== 'active') return setAside(this.#parts, row);
    const attempt = await this.#attempt(row, endpoint);
    if (attempt) await this.#settling.add(attempt);
  }

  async #attempt(row: DeliveryRow, endpoint: EndpointRow): Promise<Attempt | undefined> {
    const { lifecycle, log } = this.#parts;
    try {
      const attempt = await attemptDelivery(this.#parts, row, endpoint);
      const { answer, durationMs } = attempt;
      const of = { deliveryId: row.id, endpointId: endpoint.id, attempt: row.attempts_made + 1, durationMs };
      log.debug({ ...of, ...answer }, 'a delivery was attempted');
      return attempt;
    } catch (error) {
      if (lifecycle.stopping) await giveBack(this.#parts, row);
      else {
        log.error({ error, deliveryId: row.id, endpointId: endpoint.id }, 'a delivery could not be attempted here');
        await putOff(this.#parts, row);
      }
      return undefined;
    }
  }
}
