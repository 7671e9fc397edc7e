import { setImmediate as nextTurn } from 'node:timers/promises';

/** Turns of the event loop in which results gather before they are written, and how many are enough. */
const TURNS = 10;
const ENOUGH = 32;

/**
 * Writes many small results in few transactions: results gather for a moment, and while another write is under way. Each
 * caller waits for the write that has its own.
 */
export class Together<Item> {
  #write: (items: Item[]) => Promise<void>;
  #gathered: Item[] = [];
  #next: Promise<void> | undefined;
  #last: Promise<void> = Promise.resolve();

  constructor(write: (items: Item[]) => Promise<void>) {
    this.#write = write;
  }

  add(item: Item): Promise<void> {
    this.#gathered.push(item);
    this.#next ??= this.#after(this.#last);
    return this.#next;
  }

  #after(before: Promise<void>): Promise<void> {
    const write = before
      // Whose write failed was told.
      .catch(() => undefined)
      .then(() => this.#gather())
      .then((items) => this.#write(items));
    this.#last = write;
    return write;
  }

  /** A store that answers within the turn would otherwise be given one result at a time. */
  async #gather(): Promise<Item[]> {
    for (let turn = 0; turn < TURNS && this.#gathered.length < ENOUGH; turn++) await nextTurn();
    const items = this.#gathered;
    this.#gathered = [];
    this.#next = undefined;
    return items;
  }
}
