/** What is measured: several figures may come from one measurement. */
export interface Metric {
  /** The figure's name in what a side's run answers. */
  name: string;
  unit: string;
  better: 'higher' | 'lower';
  /** What is to be reached, in words; left out where nothing is. */
  reach?: string;
}

/** One of those compared: the first is ours, the others are what it is held against. */
export interface Side {
  label: string;
  /** One measurement: a figure for each metric, by its name. */
  run(): Promise<Record<string, number>>;
}

export interface Figures {
  label: string;
  median: number;
  /** Nine rounds of ten were at least as good as this. */
  p90: number;
  rounds: number[];
}

export interface Measured extends Metric {
  /** The comparison's name and the metric's; the same from version to version. */
  name: string;
  /** What was done, in words. */
  title: string;
  ours: Figures;
  /** Ours divided by theirs, median by median. */
  peers: (Figures & { ratio: number })[];
}

export interface Comparison {
  name: string;
  title: string;
  metrics: readonly Metric[];
  rounds: number;
  /** Rounds before those that count. */
  warmUps: number;
  sides: readonly [Side, ...Side[]];
}

/**
 * Measures all sides in turn, in one run on one machine, so that what disturbs one disturbs the others. Each round
 * begins with another side, so that none always runs in the wake of the same one.
 */
export async function compare({ name, title, metrics, rounds, warmUps, sides }: Comparison): Promise<Measured[]> {
  const taken = new Map(sides.map((side) => [side, [] as Record<string, number>[]]));
  for (let round = 0; round < rounds + warmUps; round++) {
    for (let turn = 0; turn < sides.length; turn++) {
      const side = sides[(round + turn) % sides.length];
      const figures = await side?.run();
      if (side && figures && round >= warmUps) taken.get(side)?.push(figures);
    }
  }
  const [ours, ...peers] = sides;
  return metrics.map((metric) => {
    const figuresOf = (side: Side) =>
      summary(
        side.label,
        (taken.get(side) ?? []).map((one) => one[metric.name] ?? Number.NaN),
        metric.better,
      );
    const own = figuresOf(ours);
    const others = peers.map(figuresOf).map((peer) => ({ ...peer, ratio: own.median / peer.median }));
    return { ...metric, name: `${name}.${metric.name}`, title, ours: own, peers: others };
  });
}

/** Median and p90 of the rounds. */
export function summary(label: string, rounds: number[], better: Metric['better']): Figures {
  return { label, median: quantile(rounds, 0.5), p90: quantile(rounds, better === 'lower' ? 0.9 : 0.1), rounds };
}

/** The value below which the given share of the values lies; always one of them, never one in between. */
export function quantile(values: readonly number[] | Float64Array, share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
