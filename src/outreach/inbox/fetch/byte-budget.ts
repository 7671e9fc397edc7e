/** Room for bytes that are in memory at once, shared by all that asks for it, in the order in which it asks. */
export class ByteBudget {
  #free: number;
  readonly #whole: number;
  #waiting: { bytes: number; begin: () => void }[] = [];

  constructor(bytes: number) {
    this.#free = bytes;
    this.#whole = bytes;
  }

  /** Resolves when there is room; what it answers with gives the room back. More than there is at all counts as all. */
  async take(bytes: number): Promise<() => void> {
    const wanted = Math.min(bytes, this.#whole);
    if (this.#waiting.length > 0 || wanted > this.#free) {
      await new Promise<void>((begin) => this.#waiting.push({ bytes: wanted, begin }));
    } else this.#free -= wanted;
    let given = false;
    return () => {
      if (given) return;
      given = true;
      this.#giveBack(wanted);
    };
  }

  #giveBack(bytes: number): void {
    this.#free += bytes;
    for (let next = this.#waiting[0]; next && next.bytes <= this.#free; next = this.#waiting[0]) {
      this.#free -= next.bytes;
      this.#waiting.shift();
      next.begin();
    }
  }
}
