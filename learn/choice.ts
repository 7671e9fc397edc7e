/** Candidates, each with the signs that speak for it by number and amount. */
export interface Choice {
  signs: [sign: number, amount: number][][];
  /** The right one, or -1 where it is none of them. */
  right: number;
  /** For each whether it is right as well. */
  fits: boolean[];
}

/** `one`: weights by which the right candidate wins over the others; `each`: by which every one is judged alone. */
export type Aim = 'one' | 'each';

const ROUNDS = 12;
const BATCH = 64;
const RATE = 0.03;
/** Pulls weights towards zero (L2): found by `npm run learn -- --check`. */
const DECAY = 3e-4;
const [MEAN, SPREAD] = [0.9, 0.99];

/**
 * Fits weights of signs: a softmax over the candidates of each choice, or one logistic regression over all. Adam with L2,
 * deterministic. Adam: see regress.ts.
 */
export function fitChoices(choices: readonly Choice[], signs: number, aim: Aim, rounds = ROUNDS): Float64Array {
  const weights = new Float64Array(signs);
  const [mean, spread] = [new Float64Array(signs), new Float64Array(signs)];
  let step = 0;
  for (let round = 0; round < rounds; round += 1)
    for (let at = 0; at < choices.length; at += BATCH) {
      const batch = choices.slice(at, at + BATCH);
      const slope = new Float64Array(signs);
      for (const choice of batch) (aim === 'one' ? slopeOfOne : slopeOfEach)(choice, weights, slope);
      step += 1;
      const rate = RATE * (1 - round / rounds) + 0.002;
      for (let one = 0; one < signs; one += 1) {
        const own = (slope[one] ?? 0) / batch.length + DECAY * (weights[one] ?? 0);
        mean[one] = MEAN * (mean[one] ?? 0) + (1 - MEAN) * own;
        spread[one] = SPREAD * (spread[one] ?? 0) + (1 - SPREAD) * own * own;
        const [m, v] = [(mean[one] ?? 0) / (1 - MEAN ** step), (spread[one] ?? 0) / (1 - SPREAD ** step)];
        weights[one] = (weights[one] ?? 0) - (rate * m) / (Math.sqrt(v) + 1e-8);
      }
    }
  return weights;
}

/** What the signs of a candidate add up to. */
export const scoreOf = (signs: Choice['signs'][number], weights: Float64Array): number =>
  signs.reduce((sum, [sign, amount]) => sum + amount * (weights[sign] ?? 0), 0);

function slopeOfOne({ signs, right }: Choice, weights: Float64Array, slope: Float64Array): void {
  if (right < 0) return;
  const scores = signs.map((one) => scoreOf(one, weights));
  const top = Math.max(...scores);
  const powers = scores.map((one) => Math.exp(one - top));
  const sum = powers.reduce((a, b) => a + b, 0);
  signs.forEach((one, at) => {
    add(slope, one, (powers[at] ?? 0) / sum - (at === right ? 1 : 0));
  });
}

/** So much less counts one candidate among many than one choice. */
const SHARE = 0.25;

function slopeOfEach({ signs, fits }: Choice, weights: Float64Array, slope: Float64Array): void {
  signs.forEach((one, at) => {
    add(slope, one, SHARE * (1 / (1 + Math.exp(-scoreOf(one, weights))) - (fits[at] ? 1 : 0)));
  });
}

function add(slope: Float64Array, signs: Choice['signs'][number], off: number): void {
  for (const [sign, amount] of signs) slope[sign] = (slope[sign] ?? 0) + off * amount;
}
