import { nameKey } from './names.ts';
import { splitCapitals, wordKey, wordKeys, wordsOf } from './words.ts';

// A longer name is looked for by its first words only: finding stays linear in the text, whatever the names are.
const NAME_WORDS_MAX = 24;

interface TrieNode {
  next: Map<string, TrieNode>;
  keys: Set<string>;
}

export interface NameFinder {
  /** Keys (`nameKey`) of the names that the text mentions. Where names overlap, the longest one counts. */
  find(text: string): Set<string>;
  /** The same, in a text whose words were read already (`wordKeys`). */
  findAmong(keys: readonly string[]): Set<string>;
  /** False for a name without a letter or digit: it cannot be looked for, so nothing may depend on finding it. */
  canFind(name: string): boolean;
}

/**
 * Finds names in running text: as whole words, in any case, singular or plural, `OrderItem`, "order items" and
 * `order_item` alike. Time is linear in the names and in the text.
 */
export function nameFinder(names: Iterable<string>): NameFinder {
  const root: TrieNode = { next: new Map(), keys: new Set() };
  const findable = new Set<string>();
  for (const name of names) {
    const key = nameKey(name);
    for (const spelling of spellings(name)) {
      add(root, spelling, key);
      findable.add(key);
    }
  }
  return {
    find: (text) => scan(root, wordKeys(text)),
    findAmong: (keys) => scan(root, keys),
    canFind: (name) => findable.has(nameKey(name)),
  };
}

/** The ways a name may stand in a text, each as word keys. */
function spellings(name: string): string[][] {
  const asWritten = wordsOf(name);
  const parts = wordsOf(splitCapitals(name));
  // A remark in brackets is seldom repeated: "API (Hono)" is also called "API".
  const withoutRemark = wordsOf(name.replace(/\([^()]*\)/g, ' '));
  const joined = parts.length > 1 && parts.length <= 4 ? [parts.join('')] : [];
  return [asWritten, parts, withoutRemark, joined]
    .filter((words) => words.length > 0)
    .map((words) => words.slice(0, NAME_WORDS_MAX).map(wordKey));
}

function add(root: TrieNode, words: readonly string[], key: string): void {
  let node = root;
  for (const word of words) {
    const next = node.next.get(word) ?? { next: new Map(), keys: new Set() };
    node.next.set(word, next);
    node = next;
  }
  node.keys.add(key);
}

function scan(root: TrieNode, words: readonly string[]): Set<string> {
  // One spelling may be that of many names, and stand in the text many times: each is told once.
  const reached = new Set<ReadonlySet<string>>();
  for (let start = 0; start < words.length; ) {
    const { keys, length } = longestAt(root, words, start);
    reached.add(keys);
    start += Math.max(1, length);
  }
  return new Set([...reached].flatMap((keys) => [...keys]));
}

const NO_KEYS: ReadonlySet<string> = new Set();

function longestAt(
  root: TrieNode,
  words: readonly string[],
  start: number,
): { keys: ReadonlySet<string>; length: number } {
  let node: TrieNode | undefined = root;
  let best: { keys: ReadonlySet<string>; length: number } = { keys: NO_KEYS, length: 0 };
  for (let length = 1; start + length <= words.length; length++) {
    node = node.next.get(words[start + length - 1] ?? '');
    if (node === undefined) break;
    if (node.keys.size > 0) best = { keys: node.keys, length };
  }
  return best;
}
