/** How a mail that connections break at is tried: like any other, its beginning alone, its headers alone, or no more. */
export type Caution = 'none' | 'beginning' | 'headers' | 'hopeless';

const BEGINNING_AFTER = 2;
const HEADERS_AFTER = 4;
const HOPELESS_AFTER = 8;

/**
 * Remembers, for each folder, the mail at which reading broke off, and how often in a row. A mail that a server cannot give
 * must not keep the others from being read; one that was only unlucky must not be lost.
 */
export class Stumbles {
  #at = new Map<string, { uid: number; count: number }>();

  /** Reading has broken off at this mail. */
  note(folder: string, uid: number): void {
    const { uid: before, count } = this.#at.get(folder) ?? { uid, count: 0 };
    this.#at.set(folder, { uid, count: before === uid ? count + 1 : 1 });
  }

  /** Reading has come past all the mails up to this one. */
  passed(folder: string, uid: number): void {
    if ((this.#at.get(folder)?.uid ?? Number.POSITIVE_INFINITY) <= uid) this.#at.delete(folder);
  }

  caution(folder: string, uid: number): Caution {
    const at = this.#at.get(folder);
    if (at?.uid !== uid || at.count < BEGINNING_AFTER) return 'none';
    if (at.count >= HOPELESS_AFTER) return 'hopeless';
    return at.count >= HEADERS_AFTER ? 'headers' : 'beginning';
  }
}
