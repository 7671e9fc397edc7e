import type { ImapFlow } from 'imapflow';

/** Numbers kept of an answer, whatever a server lists, before the lowest of them are taken. */
const KEPT_MAX = 20_000;
const UID_MAX = 2 ** 32 - 1;

/** Part of imapflow that its types leave out: a command with its own reader of untagged answers. */
interface Raw {
  exec(
    command: string,
    attributes: { type: string; value: string }[],
    options: { untagged: Record<string, (answer: { attributes?: { value?: unknown }[] }) => Promise<void>> },
  ): Promise<{ next(): void }>;
}

/**
 * The lowest numbers above `after`, in order, of mails in the open folder that came since the day of `sinceMs`. imapflow's
 * own search keeps whatever a server lists, and a server may list sixteen million mails in thirty characters.
 */
export async function searchUids(
  client: ImapFlow,
  { after, sinceMs, limit }: { after: number; sinceMs: number; limit: number },
): Promise<number[]> {
  const found = new Lowest(after, limit);
  // The version is fixed in package.json, and the tests search real and scripted servers.
  const { next } = await (client as unknown as Raw).exec(
    'UID SEARCH',
    [
      { type: 'ATOM', value: 'UID' },
      { type: 'SEQUENCE', value: `${after + 1}:*` },
      { type: 'ATOM', value: 'SINCE' },
      { type: 'ATOM', value: imapDate(sinceMs) },
    ],
    { untagged: { SEARCH: async ({ attributes = [] }) => found.add(attributes.map(({ value }) => Number(value))) } },
  );
  next();
  return found.inOrder();
}

class Lowest {
  readonly #after: number;
  readonly #limit: number;
  #kept = new Set<number>();

  constructor(after: number, limit: number) {
    this.#after = after;
    this.#limit = limit;
  }

  add(uids: number[]): void {
    for (const uid of uids) {
      // `n:*` names the last mail even when its number is lower.
      if (!Number.isInteger(uid) || uid <= this.#after || uid > UID_MAX) continue;
      this.#kept.add(uid);
      if (this.#kept.size >= KEPT_MAX) this.#kept = new Set(this.inOrder());
    }
  }

  inOrder(): number[] {
    return [...this.#kept].sort((a, b) => a - b).slice(0, this.#limit);
  }
}

/** A day as IMAP writes it, such as 5-Jan-2026. */
function imapDate(ms: number): string {
  const date = new Date(ms);
  const month = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][
    date.getUTCMonth()
  ];
  return `${date.getUTCDate()}-${month}-${date.getUTCFullYear()}`;
}
