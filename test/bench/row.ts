import type { Measured } from './measure.ts';

/** How long a row takes: `full` for figures to rely on, `quick` for a first look, `smoke` to see that it runs at all. */
export type Effort = 'full' | 'quick' | 'smoke';

export interface Bench {
  /** The built bin. */
  planwright: string;
  effort: Effort;
  /** For what a reader must know beside the figures; told at once. */
  say(line: string): void;
}

/** One row of the table: what it is called with `--only`, and how it is measured. */
export interface Row {
  name: string;
  run(bench: Bench): Promise<Measured[]>;
}
