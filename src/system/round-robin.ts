/** Lists that take turns: each time the first of the next list. Within a list, first come, first served. */
export class RoundRobin<Item> {
  /** No list is empty; the one whose turn is next comes first. */
  readonly #lists = new Map<string, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(name: string, item: Item): void {
    this.#listOf(name).push(item);
    this.#size++;
  }

  /** Puts an item before all others of its list. */
  unshift(name: string, item: Item): void {
    this.#listOf(name).unshift(item);
    this.#size++;
  }

  /** Takes the item whose turn it is. */
  next(): Item | undefined {
    for (const [name, list] of this.#lists) {
      const item = list.shift();
      // Behind the others, for its next item.
      this.#lists.delete(name);
      if (list.length > 0) this.#lists.set(name, list);
      this.#size--;
      return item;
    }
  }

  /** Removes an item that is still there; false where it is not. */
  remove(name: string, item: Item): boolean {
    const list = this.#lists.get(name) ?? [];
    const at = list.indexOf(item);
    if (at === -1) return false;
    list.splice(at, 1);
    if (list.length === 0) this.#lists.delete(name);
    this.#size--;
    return true;
  }

  #listOf(name: string): Item[] {
    const list = this.#lists.get(name) ?? [];
    this.#lists.set(name, list);
    return list;
  }
}
