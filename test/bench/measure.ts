export interface Side {
  label: string;
  /** One measurement, in the comparison's unit. */
  run(): Promise<number>;
}

export interface Measured {
  name: string;
  unit: string;
  ours: { label: string; median: number; p90: number };
  peer: { label: string; median: number; p90: number };
  /** Ours divided by the peer's. */
  ratio: number;
  reach: string;
}

const WARM_UP_ROUNDS = 2;

/** Measures both sides in turn, in one run on one machine, so that what disturbs one disturbs the other. */
export async function compare(comparison: {
  name: string;
  unit: string;
  rounds: number;
  ours: Side;
  peer: Side;
  reach: string;
}): Promise<Measured> {
  const { ours, peer, rounds, ...rest } = comparison;
  const taken = { ours: [] as number[], peer: [] as number[] };
  for (let round = 0; round < rounds + WARM_UP_ROUNDS; round++) {
    const [a, b] = [await ours.run(), await peer.run()];
    if (round < WARM_UP_ROUNDS) continue;
    taken.ours.push(a);
    taken.peer.push(b);
  }
  const { reach, ...named } = rest;
  const sides = {
    ours: { label: ours.label, median: quantile(taken.ours, 0.5), p90: quantile(taken.ours, 0.9) },
    peer: { label: peer.label, median: quantile(taken.peer, 0.5), p90: quantile(taken.peer, 0.9) },
  };
  return { ...named, ...sides, ratio: sides.ours.median / sides.peer.median, reach };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
