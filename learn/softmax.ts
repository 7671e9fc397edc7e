import { Adam } from './adam.ts';

/** What is learned from: for one text what speaks, and which of the classes it is. */
export interface Sample {
  keys: number[];
  amounts: number[];
  /** For each class but the last some numbers of its own, one after the other, whose worth is one for all classes. */
  own: Float32Array;
  /** For each class how right it is; together 1. */
  right: Float32Array;
}

/** Score of a class: bias + Σ amount × weight[key] + Σ own × worth. */
export interface Scores {
  classes: number;
  /** Row by row: one of `classes` weights for each key. */
  weights: Float32Array;
  bias: Float32Array;
  worth: Float32Array;
}

const RATE = 0.03;
const BATCH = 128;

/**
 * Fits one softmax regression, all weights at once: Adam on batches with a step towards zero after each (proximal L1), stopped
 * early. Deterministic: a batch takes every n-th sample, another n-th in each round. The last class starts as likely as `none` says.
 */
export function fitSoftmax(
  samples: readonly Sample[],
  keys: number,
  worths: number,
  { lasso = 2e-5, rounds = 8, none = 5 } = {},
): Scores {
  const classes = samples[0]?.right.length ?? 0;
  const model: Scores = {
    classes,
    weights: new Float32Array(keys * classes),
    bias: new Float32Array(classes),
    worth: new Float32Array(worths),
  };
  model.bias[classes - 1] = none;
  const parts = [model.weights, model.bias, model.worth].map((values) => new Adam(values));
  const batches = Math.max(1, Math.round(samples.length / BATCH));
  const steps = rounds * batches;
  for (let step = 1; step <= steps; step += 1) {
    const [round, part] = [Math.floor((step - 1) / batches), (step - 1) % batches];
    const batch = samples.filter((_, at) => (at + round * Math.floor(at / batches)) % batches === part);
    const slopes = slopesOf(batch, model);
    const rate = RATE * Math.min(1, (2 * (steps - step)) / steps + 0.02);
    parts.forEach((one, at) => {
      one.step(slopes[at] ?? new Float32Array(), rate, step, at === 0 ? lasso : 0);
    });
  }
  return model;
}

/** How probable each class is for one sample. */
export function shares({ weights, bias, worth, classes }: Scores, { keys, amounts, own }: Sample): Float32Array {
  const sums = bias.slice();
  keys.forEach((key, at) => {
    const amount = amounts[at] ?? 0;
    for (let one = 0; one < classes; one += 1)
      sums[one] = (sums[one] ?? 0) + amount * (weights[key * classes + one] ?? 0);
  });
  own.forEach((value, at) => {
    const one = Math.floor(at / worth.length);
    sums[one] = (sums[one] ?? 0) + value * (worth[at % worth.length] ?? 0);
  });
  const most = sums.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const grown = sums.map((sum) => Math.exp(sum - most));
  const all = grown.reduce((sum, one) => sum + one, 0);
  return grown.map((one) => one / all);
}

function slopesOf(batch: readonly Sample[], model: Scores): [Float32Array, Float32Array, Float32Array] {
  const { classes } = model;
  const [weights, bias, worth] = [model.weights, model.bias, model.worth].map(({ length }) => new Float32Array(length));
  if (!weights || !bias || !worth) throw new Error('a model has three parts');
  for (const sample of batch) {
    const wrong = shares(model, sample).map((share, one) => (share - (sample.right[one] ?? 0)) / batch.length);
    wrong.forEach((value, one) => {
      bias[one] = (bias[one] ?? 0) + value;
    });
    sample.keys.forEach((key, at) => {
      const amount = sample.amounts[at] ?? 0;
      for (let one = 0; one < classes; one += 1)
        weights[key * classes + one] = (weights[key * classes + one] ?? 0) + amount * (wrong[one] ?? 0);
    });
    sample.own.forEach((value, at) => {
      const one = at % worth.length;
      worth[one] = (worth[one] ?? 0) + value * (wrong[Math.floor(at / worth.length)] ?? 0);
    });
  }
  return [weights, bias, worth];
}
