import { Adam } from './adam.ts';

/** What is learned from: for each example what speaks, and how much. */
export interface Example {
  keys: number[];
  amounts: number[];
  /** For each label: 1 right, 0 wrong, NaN not told. */
  labels: Float32Array;
  /** For each label some numbers of its own, whose worth is one for all labels. */
  own: Float32Array[];
}

/** Log odds of a label: bias + Σ amount × weight[key] + Σ own × worth. */
export interface Model {
  labels: number;
  /** Row by row: one of `labels` weights for each key. */
  weights: Float32Array;
  bias: Float32Array;
  worth: Float32Array;
}

const RATE = 0.03;
const BATCH = 512;

/**
 * Fits one logistic regression a label over shared examples, all weights at once: Adam on batches, with a step towards zero
 * after each (proximal L1), so that few weights remain. Deterministic: a batch takes every n-th example.
 */
export function regress(examples: readonly Example[], keys: number, { lasso = 1.5e-4, rounds = 8 } = {}): Model {
  const labels = examples[0]?.labels.length ?? 0;
  const worths = examples[0]?.own.length ?? 0;
  const model: Model = {
    labels,
    weights: new Float32Array(keys * labels),
    bias: firstBias(examples, labels),
    worth: new Float32Array(worths),
  };
  const parts = [model.weights, model.bias, model.worth].map((values) => new Adam(values));
  const batches = Math.max(1, Math.round(examples.length / BATCH));
  const steps = rounds * batches;
  for (let step = 1; step <= steps; step += 1) {
    const batch = examples.filter((_, at) => (at + Math.floor(step / batches)) % batches === step % batches);
    const slopes = slopesOf(batch, model);
    const rate = RATE * Math.min(1, (2 * (steps - step)) / steps + 0.02);
    parts.forEach((part, at) => {
      part.step(slopes[at] ?? new Float32Array(), rate, step, at === 0 ? lasso : 0);
    });
  }
  return model;
}

/** Log odds of every label for one example. */
export function scores({ weights, bias, worth, labels }: Model, { keys, amounts, own }: Example): Float32Array {
  const sums = bias.slice();
  keys.forEach((key, at) => {
    const amount = amounts[at] ?? 0;
    for (let label = 0; label < labels; label += 1)
      sums[label] = (sums[label] ?? 0) + amount * (weights[key * labels + label] ?? 0);
  });
  own.forEach((values, at) => {
    for (let label = 0; label < labels; label += 1)
      sums[label] = (sums[label] ?? 0) + (worth[at] ?? 0) * (values[label] ?? 0);
  });
  return sums;
}

function firstBias(examples: readonly Example[], labels: number): Float32Array {
  return Float32Array.from({ length: labels }, (_, label) => {
    const right = examples.filter((example) => example.labels[label] === 1).length;
    return Math.log(right / examples.length + 1e-4);
  });
}

function slopesOf(examples: readonly Example[], model: Model): [Float32Array, Float32Array, Float32Array] {
  const { labels } = model;
  const weights = new Float32Array(model.weights.length);
  const bias = new Float32Array(labels);
  const worth = new Float32Array(model.worth.length);
  for (const example of examples) {
    const wrong = scores(model, example);
    for (let label = 0; label < labels; label += 1) {
      const told = example.labels[label] ?? Number.NaN;
      wrong[label] = Number.isNaN(told) ? 0 : (1 / (1 + Math.exp(-(wrong[label] ?? 0))) - told) / examples.length;
      bias[label] = (bias[label] ?? 0) + (wrong[label] ?? 0);
    }
    example.keys.forEach((key, at) => {
      const amount = example.amounts[at] ?? 0;
      for (let label = 0; label < labels; label += 1)
        weights[key * labels + label] = (weights[key * labels + label] ?? 0) + amount * (wrong[label] ?? 0);
    });
    example.own.forEach((values, at) => {
      for (let label = 0; label < labels; label += 1)
        worth[at] = (worth[at] ?? 0) + (values[label] ?? 0) * (wrong[label] ?? 0);
    });
  }
  return [weights, bias, worth];
}
