import { ERRORS, type ErrorCode } from '../../../src/errors.ts';

/** What became of the calls, and whatever should not have. */
export class Tally {
  #counts = new Map<string, number>();
  #chargesTold = new Map<string, number>();
  readonly faults: string[] = [];

  count(door: string, outcome: string): void {
    const name = `${door}: ${outcome}`;
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** Something that breaks a promise. */
  fault(words: string): void {
    this.faults.push(words);
  }

  /** An error that a caller met: its code must be in the table, with its own status where there is one. */
  error(door: string, code: unknown, status?: number): void {
    this.count(door, String(code));
    const known = ERRORS[code as ErrorCode];
    if (!known) this.fault(`${door}: an answer ${status ?? ''} with the code ${String(code)}`);
    else if (status !== undefined && status !== known.status) this.fault(`${door}: ${String(code)} with ${status}`);
    // Nothing here should fail on our side.
    if (code === 'internal') this.fault(`${door}: internal`);
  }

  /** Notes that an answer told of a charge for this run. */
  charged(runId: string): void {
    this.#chargesTold.set(runId, (this.#chargesTold.get(runId) ?? 0) + 1);
  }

  get chargesTold(): ReadonlyMap<string, number> {
    return this.#chargesTold;
  }

  get total(): number {
    return [...this.#counts.values()].reduce((sum, one) => sum + one, 0);
  }

  summary(): string {
    return [...this.#counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, count]) => `${name} ${count}`)
      .join(' · ');
  }
}
