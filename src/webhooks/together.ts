/**
 * Writes many small results in few transactions: while one write is under way the next results gather, and go
 * together. Each caller waits for the write that has its own.
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
      .catch(() => undefined)
      .then(() => {
        const items = this.#gathered;
        this.#gathered = [];
        this.#next = undefined;
        return this.#write(items);
      });
    this.#last = write;
    return write;
  }
}
