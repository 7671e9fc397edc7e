const [MEAN, SPREAD] = [0.9, 0.99];

/**
 * Numbers that are learned, and what is remembered of their slopes. After each step they are drawn towards zero (proximal L1),
 * so that few remain.
 *
 * Kingma and Ba, "Adam: A Method for Stochastic Optimization", https://arxiv.org/abs/1412.6980.
 */
export class Adam {
  readonly #values: Float32Array;
  readonly #mean: Float32Array;
  readonly #spread: Float32Array;

  constructor(values: Float32Array) {
    this.#values = values;
    this.#mean = new Float32Array(values.length);
    this.#spread = new Float32Array(values.length);
  }

  step(slopes: Float32Array, rate: number, count: number, lasso: number): void {
    for (let at = 0; at < slopes.length; at += 1) {
      const slope = slopes[at] ?? 0;
      const mean = MEAN * (this.#mean[at] ?? 0) + (1 - MEAN) * slope;
      const spread = SPREAD * (this.#spread[at] ?? 0) + (1 - SPREAD) * slope * slope;
      [this.#mean[at], this.#spread[at]] = [mean, spread];
      const size = rate / (Math.sqrt(spread / (1 - SPREAD ** count)) + 1e-6);
      const moved = (this.#values[at] ?? 0) - (size * mean) / (1 - MEAN ** count);
      this.#values[at] = Math.sign(moved) * Math.max(Math.abs(moved) - lasso * size, 0);
    }
  }
}
