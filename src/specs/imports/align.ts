/** Beyond so many cells, what has no line of its own to hold on to is not compared. */
const CELLS_MAX = 1_000_000;

/** For each place of the first list the place of its partner in the second, or -1. Partners are equal and in order. */
export function align(left: readonly string[], right: readonly string[]): Int32Array {
  const partners = new Int32Array(left.length).fill(-1);
  const waiting: Gap[] = [{ from: 0, to: left.length, at: 0, end: right.length }];
  for (let gap = waiting.pop(); gap !== undefined; gap = waiting.pop()) {
    const inner = trimmed(left, right, gap, partners);
    if (inner.from === inner.to || inner.at === inner.end) continue;
    const anchors = anchorsIn(left, right, inner);
    if (anchors.length === 0) {
      if ((inner.to - inner.from) * (inner.end - inner.at) <= CELLS_MAX) longest(left, right, inner, partners);
      continue;
    }
    let [from, at] = [inner.from, inner.at];
    for (const [one, other] of anchors) {
      partners[one] = other;
      waiting.push({ from, to: one, at, end: other });
      [from, at] = [one + 1, other + 1];
    }
    waiting.push({ from, to: inner.to, at, end: inner.end });
  }
  return partners;
}

interface Gap {
  from: number;
  to: number;
  at: number;
  end: number;
}

function trimmed(left: readonly string[], right: readonly string[], gap: Gap, partners: Int32Array): Gap {
  let { from, to, at, end } = gap;
  while (from < to && at < end && left[from] === right[at]) partners[from++] = at++;
  while (from < to && at < end && left[to - 1] === right[end - 1]) partners[--to] = --end;
  return { from, to, at, end };
}

/** Lines that stand once on both sides, as many as keep their order. */
function anchorsIn(left: readonly string[], right: readonly string[], { from, to, at, end }: Gap): [number, number][] {
  const count = new Map<string, { left: number[]; right: number[] }>();
  const add = (side: 'left' | 'right', line: string, place: number) => {
    const known = count.get(line) ?? { left: [], right: [] };
    known[side].push(place);
    count.set(line, known);
  };
  for (let one = from; one < to; one++) add('left', left[one] ?? '', one);
  for (let one = at; one < end; one++) add('right', right[one] ?? '', one);
  const once = [...count.values()].flatMap(({ left: own, right: other }): [number, number][] =>
    own.length === 1 && other.length === 1 ? [[own[0] ?? 0, other[0] ?? 0]] : [],
  );
  return rising(once.toSorted(([one], [other]) => one - other));
}

/** The longest part of some pairs whose second places rise. */
function rising(pairs: readonly [number, number][]): [number, number][] {
  const tails: number[] = [];
  const before: number[] = [];
  for (const [index, [, place]] of pairs.entries()) {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[tails[middle] ?? 0]?.[1] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    before[index] = low === 0 ? -1 : (tails[low - 1] ?? -1);
    tails[low] = index;
  }
  const found: [number, number][] = [];
  for (let index = tails.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) {
    const pair = pairs[index];
    if (pair) found.push(pair);
  }
  return found.reverse();
}

/** The longest common part of a gap, by the table of all pairs. */
function longest(left: readonly string[], right: readonly string[], gap: Gap, partners: Int32Array): void {
  const { from, to, at, end } = gap;
  const width = end - at + 1;
  const lengths = new Int32Array((to - from + 1) * width);
  const cell = (one: number, other: number) => lengths[(one - from) * width + (other - at)] ?? 0;
  for (let one = to - 1; one >= from; one--) {
    for (let other = end - 1; other >= at; other--) {
      const isSame = left[one] === right[other];
      const length = isSame ? cell(one + 1, other + 1) + 1 : Math.max(cell(one + 1, other), cell(one, other + 1));
      lengths[(one - from) * width + (other - at)] = length;
    }
  }
  for (let [one, other] = [from, at]; one < to && other < end; ) {
    if (left[one] === right[other]) partners[one++] = other++;
    else if (cell(one + 1, other) >= cell(one, other + 1)) one++;
    else other++;
  }
}
