import { claimDue } from '../store/due.ts';
import { dueOwners } from '../store/due-owners.ts';
import { attemptDelivery, type Target, targetOf } from './attempt.ts';
import type { Attempt, DeliveryParts, DeliveryRow, EndpointRow } from './delivery-parts.ts';
import { giveBack, giveUp, putOff, setAside } from './set-aside.ts';
import { settleAttempts } from './settle.ts';
import { Together } from './together.ts';

// Deliveries go out at least once: a crash between sending and marking sends the same bytes under the same id again, as
// the same attempt. While a lease lives nobody else sends it.

/** Longer than an attempt can take. */
const LEASE_MS = 60_000;
/** Deliveries of an endpoint claimed at once. */
const CHUNK = 32;
/** An endpoint that has more than so many under way is given no more: at most 40, with a chunk on top. */
const BUSY_ABOVE = 8;
/** Deliveries under way in a process: room for several endpoints that hang. */
const UNDER_WAY_MAX = 256;
/** Claims without an end after which a delivery is taken to be what its processes died of. */
const CLAIMS_MAX = 20;

/** The deliveries that are under way in one process. */
export class Deliverer {
  #parts: DeliveryParts;
  #settling: Together<Attempt>;
  /** Requests that have no answer yet, by endpoint. */
  #asking = new Map<string, number>();
  /** Deliveries of which nothing is written yet. */
  #underWay = 0;
  #waiting: (() => void)[] = [];
  #hasRoom = false;
  /** The endpoint that had its turn last: those behind it come first. */
  #after = '';

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
    this.#settling = new Together((attempts) => settleAttempts(parts, attempts));
  }

  get isIdle(): boolean {
    return this.#underWay === 0;
  }

  /** Whether more may be taken up than when it was looked last, or nothing is under way any more. */
  get hasRoom(): boolean {
    return this.#hasRoom;
  }

  /** Resolves when there is room. */
  async room(): Promise<void> {
    if (!this.#hasRoom) await this.#woken();
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    while (!this.isIdle) await this.#woken();
  }

  /** Takes up what is due, a chunk an endpoint, and does not wait for its end. An endpoint that is busy is passed over. */
  async take(): Promise<number> {
    this.#hasRoom = false;
    const turns = Math.floor((UNDER_WAY_MAX - this.#underWay) / CHUNK);
    if (turns === 0) return 0;
    const { store, clock, ids } = this.#parts;
    const claim = { clock, leaseMs: LEASE_MS, owner: ids.next('lease'), limit: CHUNK, durability: 'relaxed' } as const;
    const due = await dueOwners(store.db, 'deliveries', clock);
    const rows = await Promise.all(
      this.#inTurn(due, turns).map((id) => claimDue(store, 'deliveries', { ...claim, only: { endpoint_id: id } })),
    );
    return this.#takeUp(rows.flat());
  }

  #inTurn(due: readonly string[], count: number): string[] {
    const free = due.filter((id) => (this.#asking.get(id) ?? 0) <= BUSY_ABOVE);
    const behind = free.findIndex((id) => id > this.#after);
    const turn = [...free.slice(Math.max(0, behind)), ...free.slice(0, Math.max(0, behind))].slice(0, count);
    this.#after = turn.at(-1) ?? '';
    return turn;
  }

  async #takeUp(rows: readonly DeliveryRow[]): Promise<number> {
    const byEndpoint = Map.groupBy(rows, (row) => row.endpoint_id);
    const endpoints = byEndpoint.size > 0 ? await this.#endpoints([...byEndpoint.keys()]) : [];
    for (const [id, deliveries] of byEndpoint) {
      const endpoint = endpoints.find((one) => one.id === id);
      this.#startAll(endpoint, deliveries);
    }
    return rows.length;
  }

  #endpoints(ids: string[]): Promise<EndpointRow[]> {
    return this.#parts.store.db.selectFrom('endpoints').selectAll().where('id', 'in', ids).execute();
  }

  #startAll(endpoint: EndpointRow | undefined, rows: readonly DeliveryRow[]): void {
    const isActive = endpoint?.status === 'active';
    const target = isActive ? this.#targetOf(endpoint) : undefined;
    for (const row of rows) {
      if (row.attempts > CLAIMS_MAX) this.#start(row, giveUp(this.#parts, row));
      else if (!isActive) this.#start(row, setAside(this.#parts, row));
      else if (!target) this.#start(row, putOff(this.#parts, row));
      else this.#start(row, this.#deliver(row, target));
    }
  }

  #targetOf(endpoint: EndpointRow): Target | undefined {
    try {
      return targetOf(this.#parts, endpoint);
    } catch (error) {
      this.#parts.log.error({ error, endpointId: endpoint.id }, 'a webhook cannot be signed for here');
      return undefined;
    }
  }

  #start(row: DeliveryRow, work: Promise<void>): void {
    this.#underWay++;
    const written = work.catch((error: unknown) => {
      // Its lease lapses, and it is taken up again.
      this.#parts.log.error({ error, deliveryId: row.id }, 'what came of a delivery could not be written');
    });
    void written.finally(() => {
      this.#underWay--;
      if (this.isIdle || this.#underWay === UNDER_WAY_MAX - CHUNK) this.#wake();
    });
  }

  async #deliver(row: DeliveryRow, target: Target): Promise<void> {
    const attempt = await this.#attempt(row, target);
    if (attempt) await this.#settling.add(attempt);
    else await giveBack(this.#parts, row);
  }

  /** Undefined when the process stops before the end. */
  async #attempt(row: DeliveryRow, target: Target): Promise<Attempt | undefined> {
    const { lifecycle, log } = this.#parts;
    const endpointId = row.endpoint_id;
    this.#asking.set(endpointId, (this.#asking.get(endpointId) ?? 0) + 1);
    try {
      const attempt = await attemptDelivery(this.#parts, row, target);
      const number = row.attempts_made + 1;
      log.debug({ deliveryId: row.id, endpointId, attempt: number, ...attempt.answer }, 'a delivery was attempted');
      return attempt;
    } catch (error) {
      if (lifecycle.stopping) return undefined;
      throw error;
    } finally {
      this.#answered(endpointId);
    }
  }

  #answered(endpointId: string): void {
    const left = (this.#asking.get(endpointId) ?? 1) - 1;
    if (left > 0) this.#asking.set(endpointId, left);
    else this.#asking.delete(endpointId);
    if (left === BUSY_ABOVE) this.#wake();
  }

  #woken(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #wake(): void {
    this.#hasRoom = true;
    for (const wake of this.#waiting.splice(0)) wake();
  }
}
